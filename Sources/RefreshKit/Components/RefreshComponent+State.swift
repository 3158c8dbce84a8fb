/// How a change of state goes through the levels: first the number of the refresh, then those who
/// observe, then what the kit does, then the subclass's own observer, and the app's callbacks last.
extension RefreshComponent {
  /// Hears of every effective change of state, as the base takes it and before anything acts on it.
  ///
  /// - Returns: The subscription, which lasts for as long as it is kept.
  public final func observeState(
    _ handler: @escaping (Change<RefreshState>) -> Void
  ) -> ObservationToken {
    stateObservers.add(handler)
  }

  /// The percent, within what an alpha can be.
  final var shownPercent: Double { pullingPercent.clamped(to: 0...1) }

  /// Has overrides of ``state`` see the first idle as a change from pulling, which no other part of
  /// the kit takes part in; not where ``prepare()`` has set a state.
  final func showFirstState() {
    guard stateChanges.count == 0 else { return }
    _state = .pulling
    stateChanges.isFirst = true
    state = .idle
  }

  /// Sets the state by the component's own decision; the callbacks wait until every subclass has
  /// observed it.
  final func transition(to new: RefreshState) {
    makeChange {
      stateChanges.ownState = new
      state = new
      stateChanges.ownState = nil
    }
  }

  /// What the base's observer does.
  final func stateWasSet(from old: RefreshState) {
    if stateChanges.isFirst {
      stateChanges.isFirst = false
      if state == .idle { return }
    }
    if stateChanges.isSilent, stateChanges.ownState != state {
      _state = old
      return
    }
    if stateChanges.ownState != state { dropRequests() }
    stateChanges.ownState = nil
    if state == .noMoreData { noMoreDataCount += 1 }
    guard state != old else { return }
    makeChange { carryOut(from: old) }
  }

  private func carryOut(from old: RefreshState) {
    stateChanges.count += 1
    let change = stateChanges.count
    let step = takeUp(from: old)
    if step != .none { stateChanges.step = step }
    planFeedback(for: step, from: old)
    if !stateChanges.isSilent { publish(Change(old: old, new: state)) }
    guard change == stateChanges.count else { return }
    carryOutStep(of: change)
    guard change == stateChanges.count else { return }
    stateDidChange(from: old)
  }

  /// Opens or closes, where the change, or one that it replaced, began or ended a refresh. Each part
  /// may call the app, which may make another change: that one continues from there.
  private func carryOutStep(of change: Int) {
    if let success = stateChanges.success {
      stateChanges.success = nil
      listIsUpToDate(success)
      guard change == stateChanges.count else { return }
    }
    let step = stateChanges.step
    if step == .begun {
      makeReady()
      guard change == stateChanges.count, state == .refreshing else { return }
    }
    stateChanges.step = .none
    switch step {
    case .none: break
    case .begun: if host != nil { open() }
    case .ended: host == nil ? restDetached() : close()
    }
  }

  /// Comes into sight for a refresh, also for one that waits, and releases what a refresh that it
  /// replaces has reserved, unless it opens itself.
  private func makeReady() {
    opensView = mayOpenView
    if fadesWithPull { alpha = 1 }
    if followsPull, !opensView || state != .refreshing { reserveInset(0) }
    if pullingPercent != 1 { pullingPercent = 1 }
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
    let result = stateChanges.ownResult
    stateChanges.ownResult = nil
    if state != .pulling { pullRule.settle() }
    if step == .begun || state == .noMoreData || (state == .pulling && forgetsFailureWhenPulled) {
      showsFailure = false
    }
    if state == .willRefresh { setNeedsLayoutPass() }
    if step == .ended {
      action?.cancel()
      extendingLifetime(beginCompletions) { beginCompletions = [] }
    }
    guard let view = host?.use({ $0.snapshot }) else { return step }
    switch step {
    case .none:
      break
    case .begun:
      if !old.isRefreshing { pullRule.begin(in: view) }
      if state == .refreshing { startClock() }
      if owesEnd {
        closingWillEnd()
        afterChange { [self] in tellEnd() }
      }
    case .ended:
      keep(result ?? (state == .noMoreData ? .noMoreData : .success))
      if lastResult?.isSuccess == true { stateChanges.success = result ?? .success }
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
    lastResult = result.isSuccess && !cycle.hasCalledBack ? .cancelled : result
    showsFailure = result.isFailure && state == .idle
  }

  /// Runs `work` once the present change is over.
  final func afterChange(_ work: @escaping () -> Void) {
    stateChanges.left.append(Job(work))
  }

  private func runAfterChange() {
    while stateChanges.depth == 0, !stateChanges.left.isEmpty { stateChanges.left.removeFirst()() }
  }

  /// Makes a change by parts of the kit, and runs afterwards what was left for that.
  final func makeChange(_ body: () -> Void) {
    stateChanges.depth += 1
    body()
    stateChanges.depth -= 1
    runAfterChange()
  }

  // MARK: Callbacks

  /// Runs the refreshing callback of refresh `number`, unless that is over or has had it.
  final func callBack(_ number: Int) {
    guard cycle.isCurrent(number), cycle.phase == .opening else { return }
    turnCycle { $0.run() }
    executeRefreshingCallback()
  }

  /// Runs the app's blocks and the action, as long as the refresh is not ended meanwhile.
  final func runCallbacks() {
    let number = cycle.number
    refreshingBlock?()
    guard cycle.isCurrent(number) else { return }
    refreshingAction?()
    guard cycle.isCurrent(number) else { return }
    action?.start(for: self)
    guard cycle.isCurrent(number) else { return }
    beginRefreshingCompletionBlock?()
    for completion in exchange(&beginCompletions, with: []) { completion() }
  }

  /// Tells the end that is still to be told, if there is one: now, or after the change that is under
  /// way.
  final func finishClosing() {
    guard cycle.phase == .closing else { return }
    closingWillEnd()
    closingIsOver()
  }

  /// Calls the app's blocks of an end: now, or after the change that is under way.
  final func closingIsOver() {
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
}
