/// How a change of state goes through the levels: first the number of the refresh, then those who
/// observe, then what the kit does, then the subclass's own observer, and the app's callbacks last.
extension RefreshComponent {
  /// Hears of every effective change of state, as the base takes it and before anything acts on it.
  ///
  /// - Returns: The subscription, which lasts for as long as it is kept.
  public final func observeState(
    _ handler: @escaping (Change<RefreshState>) -> Void
  ) -> Observation {
    stateObservers.add(handler)
  }

  /// The percent, within what an alpha can be.
  final var shownPercent: Double { pullingPercent.asShare }

  /// Sets the state by the component's own decision; the callbacks wait until every subclass has
  /// observed it.
  final func transition(to new: RefreshState) {
    changeDepth += 1
    stateInTransition = new
    state = new
    stateInTransition = nil
    changeDepth -= 1
    runAfterChange()
  }

  /// What the base's observer does.
  final func stateWasSet(from old: RefreshState) {
    if stateInTransition != state { dropRequests() }
    stateInTransition = nil
    if state == .noMoreData { noMoreDataCount += 1 }
    guard state != old else { return }
    changeDepth += 1
    carryOut(from: old)
    changeDepth -= 1
    runAfterChange()
  }

  private func carryOut(from old: RefreshState) {
    changeCount += 1
    let change = changeCount
    let step = takeUp(from: old)
    if step != .none { pendingStep = step }
    planFeedback(for: step, from: old)
    if !isSilent { publish(Change(old: old, new: state)) }
    guard change == changeCount else { return }
    carryOutStep()
    guard change == changeCount else { return }
    stateDidChange(from: old)
  }

  /// Opens or closes, where the change, or one that it replaced, began or ended a refresh.
  private func carryOutStep() {
    let step = pendingStep
    if step == .begun { makeReady() }
    guard step != .begun || state == .refreshing else { return }
    pendingStep = .none
    switch step {
    case .none:
      break
    case .begun:
      open()
    case .ended:
      isSilent ? returnLoan() : close()
    }
  }

  /// Comes into sight for a refresh, also for one that waits, and gives back what a refresh that it
  /// replaces has borrowed, unless it opens itself.
  private func makeReady() {
    if fadesWithPull { alpha = 1 }
    if followsPull, !opensView || state != .refreshing { lend(0) }
  }

  private func publish(_ change: Change<RefreshState>) {
    #if !hasFeature(Embedded)
      followers.send(change.new)
    #endif
    stateObservers.send(change)
  }

  /// Turns a copy of the cycle, so that nobody is in the middle of reading it.
  @discardableResult
  final func turnCycle<Result>(_ turn: (inout RefreshCycle) -> Result) -> Result {
    var next = cycle
    let result = turn(&next)
    cycle = next
    return result
  }

  /// Counts the refresh, and says what the change means for it.
  private func takeUp(from old: RefreshState) -> RefreshCycle.Step {
    let owesEnd = cycle.phase == .closing
    let step = turnCycle { $0.move(from: old, to: state) }
    let result = resultInTransition
    resultInTransition = nil
    if state != .pulling { pullRule.settle() }
    if step == .begun || state == .noMoreData || (state == .pulling && forgetsFailureWhenPulled) {
      showsFailure = false
    }
    if state == .willRefresh { setNeedsDisplay() }
    if step == .ended {
      action?.cancel()
      keeping(beginCompletions) { beginCompletions = [] }
    }
    guard let view = host?.use({ $0.snapshot }) else { return step }
    switch step {
    case .none:
      break
    case .begun:
      if !old.isRefreshing { pullRule.begin(in: view) }
      if state == .refreshing { startClock() }
      opensView = mayOpenView
      if owesEnd {
        closingWillEnd()
        afterChange { [self] in tellEnd() }
      }
    case .ended:
      keep(result ?? (state == .noMoreData ? .noMoreData : .success))
      pullRule.end(at: pullDistance, length: pullLength, in: view)
    }
    return step
  }

  /// A refresh has begun in a window: its limits count from now on.
  final func startClock() {
    guard let timeline = listTimeline else { return }
    refreshingSince = timeline.now
    guard let limit = refreshingTimeout else { return }
    let number = cycle.number
    timeline.after(limit, for: self) {
      guard $0.cycle.isCurrent(number), $0.isRefreshing else { return }
      $0.endRefreshing(with: .failure(RefreshTimeout(limit: limit)))
    }
  }

  /// Keeps how the refresh came out. One that was ended before its callback has learned nothing.
  private func keep(_ result: RefreshResult) {
    lastResult = (result.isSuccess && !cycle.hasCalledBack) || isSilent ? .cancelled : result
    showsFailure = result.isFailure && state == .idle && !isSilent
  }

  /// Runs `work` once the present change is over.
  final func afterChange(_ work: @escaping () -> Void) {
    leftForAfterChange.append(Work(work))
  }

  private func runAfterChange() {
    while changeDepth == 0, !leftForAfterChange.isEmpty { leftForAfterChange.removeFirst()() }
  }

  // MARK: Callbacks

  /// Runs the refreshing callback of refresh `number`, unless that is over or has had it.
  final func callBack(_ number: Int) {
    guard cycle.isCurrent(number), cycle.phase == .opening else { return }
    turnCycle { $0.run() }
    executeRefreshingCallback()
  }

  /// Tells the end that is still to be told, if there is one: now, or after the change that is under
  /// way.
  final func finishClosing() {
    guard cycle.phase == .closing else { return }
    closingWillEnd()
    turnCycle { $0.rest() }
    afterChange { [self] in tellEnd() }
    runAfterChange()
  }

  private func tellEnd() {
    endRefreshingCompletionBlock?()
    runEndCompletions()
  }

  final func runEndCompletions() {
    for completion in exchange(&endCompletions, with: []) { completion() }
  }

  /// Ends a refresh outside a scroll view, where there is no time to close in and nobody is told.
  final func restDetached() {
    turnCycle { $0.rest() }
    keeping(endCompletions) { endCompletions = [] }
    if followsPull, pullingPercent != 0 { pullingPercent = 0 }
  }

  /// Ends whatever is going on without telling anybody: the component leaves its scroll view. What
  /// is dropped goes last: the app's blocks may hold what begins anew as it goes.
  final func endSilently() {
    let dropped = (requests, leftForAfterChange, nextTurn, beginCompletions, endCompletions)
    keeping(dropped) {
      (requests, leftForAfterChange, nextTurn) = ([], [], [])
      isSilent = true
      if isRefreshing || state == .pulling { transition(to: .idle) }
      isSilent = false
      pendingStep = .none
      attachmentCount += 1
      pullRule = PullRule()
      beginCompletions = []
      restDetached()
      if pullingPercent != 0 { pullingPercent = 0 }
    }
  }
}
