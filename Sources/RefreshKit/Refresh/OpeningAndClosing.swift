/// Performs the effects of the ``RefreshMachine``.
extension RefreshComponent {
  /// The time, the turn and the pull of the present moment, for the machine; nil without a list.
  final var moment: Moment? {
    unretainedList?.use {
      Moment(now: $0.timeline.now, turn: $0.timeline.turn, move: pullMove(in: $0))
    }
  }

  /// Sends an event to the machine, and performs its effects. A callback may send a second event
  /// while the effects of the first one are performed. If the second event does not change the
  /// state, the first call of `send` performs its effects, too.
  ///
  /// An event may drop objects of the app. They are released after the effects have been performed.
  @discardableResult
  final func send<Result>(_ event: (inout RefreshMachine) -> Result) -> Result {
    let old = (machine, blocks)
    defer { extendLifetime(old) }
    let isNested = machine.isPerforming
    let result = event(&machine)
    if !isNested || machine.isToBePublished {
      change { while let effect = machine.takeEffect() { perform(effect) } }
    }
    #if UIKIT
      stateMayHaveChanged(from: old.0.state)
    #endif
    return result
  }

  private func perform(_ effect: RefreshMachine.Effect) {
    switch effect {
    case .runLater(let jobs, let withEnd):
      for job in jobs { withEnd ? blocks.end.append(job) : runInNextTurn(job) }
    case .requestTurn: listTimeline?.async(for: self) { _ in }
    case .noteLoadBegin: loader?.loadDidBegin()
    case .waitForWindow: setNeedsLayoutPass()
    case .startTimeLimit: startTimeLimit()
    case .cutClosingShort:
      didClose()
      runEndBlocksAfterChange()
    case .letArrivalsLoad: unretainedList?.use { $0.waitingArrivalsMayLoad() }
    case .cancelWork:
      _ = exchange(&blocks.begin, with: [])
      action?.cancel()
    case .announceBegin:
      announce { [self] in spokenTitle(for: .refreshing).map(Feedback.announcement) }
    case .announceEnd(let result):
      logFailure(in: result)
      announce { [self] in spokenText(for: result).map(Feedback.announcement) }
    case .publish(let change, let cause): publish(change, because: cause)
    case .markListUpToDate(let refresh): listDidUpdate(refresh)
    case .present: present()
    case .open: openNow()
    case .close: closeNow()
    case .showResult(let duration, let cause): showResult(for: duration, because: cause)
    case .show(let old):
      stateDidChange(from: old)
      updateShownResult()
    }
  }

  /// Wraps `work` so that it does nothing if the generation of the machine has advanced before it
  /// is called, for example because the refresh has ended.
  private func step(_ work: @escaping (RefreshComponent) -> Void) -> (RefreshComponent) -> Void {
    let generation = machine.generation
    return { if $0.machine.generation == generation { work($0) } }
  }

  /// Sets the state for the component itself, not for the app. Deferred work runs only after all
  /// overrides of ``RefreshComponent/state`` have seen the change.
  final func transition(
    to new: RefreshState, because cause: RefreshCause, endingBy end: WaitingCall.End? = nil
  ) {
    change {
      machine.willSet(Transition(to: new, because: cause, endingBy: end))
      state = new
      machine.didSet()
    }
  }

  final func showFirstState() {
    if machine.willShowFirstState() { state = .idle }
  }

  /// Runs `body` as a change. Work that is added by ``afterChange(_:)`` meanwhile runs when the
  /// outermost change has ended.
  final func change(_ body: () -> Void) {
    blocks.changeDepth += 1
    body()
    blocks.changeDepth -= 1
    runDeferred()
  }

  /// Runs `work` after the outermost change; at once if there is no change.
  final func afterChange(_ work: @escaping () -> Void) {
    blocks.afterChange.append(Job(work))
    runDeferred()
  }

  private func runDeferred() {
    while let job = blocks.takeAfterChange() { job() }
  }

  private func publish(_ change: Change<RefreshState>, because cause: RefreshCause) {
    wasAtEndWhenHidden = false
    if change.old == .idle, change.new == .pulling, unretainedList != nil { announce { .tick } }
    subscriptions.deliveryCount += 1
    client(.state(change), because: cause) {
      subscriptions.state.send(change) { machine.isPerforming }
    }
  }

  /// Shows that a refresh has begun. Releases the inset of an earlier refresh that this one
  /// replaces, unless this refresh reserves an inset itself.
  private func present() {
    let generation = machine.generation
    machine.willPresent(reservingInset: mayReserveInset)
    let keepsInset = machine.reservesInset && machine.state == .refreshing
    secondLevel?.leave(keepsInset: keepsInset)
    if machine.traits.isPulled, !keepsInset { reserveInset(0) }
    guard machine.generation == generation else { return }
    if fadesWithPull { alpha = 1 }
    if machine.percent != 1 { pullingPercent = 1 }
  }

  private func startTimeLimit() {
    guard let limit = refreshingTimeout else { return }
    let failure = RefreshResult.failure(RefreshTimeout(limit: limit))
    listTimeline?.after(
      limit, for: self,
      step {
        $0.enqueue(
          .end(WaitingCall.End(result: failure, byTimeout: true)), for: $0.machine.generation)
      })
  }

  // MARK: Opening

  private func openNow() {
    guard let scrollView else { return }
    machine.willOpen()
    endAtOpening = edge.isLeading ? nil : scrollView.geometry.rest(at: edge)
    waitsForTop = mustWaitForTop(in: scrollView)
    let (generation, duration) = (machine.generation, settings.fastAnimationDuration)
    let finish = step { $0.finishOpening() }
    if machine.reservesInset { leaveOtherLevels(in: scrollView) }
    guard machine.generation == generation else { return }
    switch open(in: scrollView) {
    case .never: break
    case .atOnce: afterChange { [self] in finish(self) }
    case .animated: scrollView.timeline.after(duration, for: self, finish)
    }
  }

  private func finishOpening() {
    let generation = machine.generation
    didOpen()
    guard machine.generation == generation, machine.openingDidEnd() else { return }
    contentMayRestAtTop()
    executeRefreshingCallback()
  }

  /// Calls the callbacks of a refresh until one of them ends the refresh. Whether it has ended is
  /// checked after each callback, but not between the completions.
  final func runCallbacks() {
    let generation = machine.generation
    client(.callback(.refreshing)) {
      refreshingBlock?()
      guard machine.generation == generation else { return }
      warnIfBlockDoesNotEnd()
      callTarget()
      guard machine.generation == generation else { return }
      action?.start(for: self)
    }
    guard machine.generation == generation else { return }
    client(.callback(.began)) {
      beginRefreshingCompletionBlock?()
      guard machine.generation == generation else { return }
      for completion in exchange(&blocks.begin, with: []) { completion() }
    }
  }

  // MARK: The result

  private func showResult(for duration: Double, because cause: RefreshCause) {
    let close = step { $0.transition(to: .idle, because: cause) }
    loader?.loadDidEnd()
    resultDidShow()
    listTimeline?.after(duration, for: self, close)
    resultDidShowForPager?()
    updateShownResult()
  }

  /// Calls ``shownResultDidChange(_:)`` if the component now shows another result than before, or
  /// none any more. A failure stays shown while the component closes.
  final func updateShownResult() {
    let showsFailure = machine.state == .idle && machine.showsFailure
    let showsResult = machine.phase == .showingResult || showsFailure
    let number = showsResult ? machine.resultNumber : nil
    guard number != shownResultNumber else { return }
    shownResultNumber = number
    shownResultDidChange(showsResult ? storedResult : nil)
  }

  // MARK: Closing

  private func closeNow() {
    waitsForTop = false
    // `present()` closes the second level. If an observer has ended the refresh before `present()`
    // was called, the second level is closed here.
    secondLevel?.leave()
    guard let scrollView else { return finishClosingWhileDetached() }
    let finish = step { $0.finishClosing() }
    let animate = step { component in
      scrollView.animate(component.slowAnimationDuration, for: component) {
        component.client(.callback(.endAnimationBegan)) {
          component.endRefreshingAnimationBeginAction?()
        }
      } completion: {
        finish($0)
      }
    }
    switch close(in: scrollView) {
    case .never:
      machine.closingDidEnd()
      afterChange { [self] in client(.view(self)) { runEndCompletions() } }
    case .atOnce: afterChange { [self] in finish(self) }
    case .animated: afterChange { [self] in animate(self) }
    }
  }

  /// - Parameter isCutShort: Whether the closing is cut short by the begin of another refresh,
  ///   which sets the percent itself.
  final func finishClosing(isCutShort: Bool = false) {
    guard machine.phase == .closing else { return }
    let generation = machine.generation
    didClose()
    guard machine.generation == generation else { return }
    if !isCutShort, machine.traits.isPulled { setPercentAfterClosing() }
    guard machine.generation == generation else { return }
    let showedFailure = machine.showsFailure
    machine.closingDidEnd()
    let forgetsFailure = showedFailure && !machine.showsFailure
    if forgetsFailure { showFailureInTitle() }
    runEndBlocksAfterChange()
    if forgetsFailure { updateShownResult() }
  }

  private func runEndBlocksAfterChange() {
    afterChange { [self] in
      client(.callback(.ended)) {
        endRefreshingCompletionBlock?()
        runEndCompletions()
      }
    }
  }

  private func runEndCompletions() {
    let (awaiters, result) = (exchange(&blocks.awaiters, with: []), storedResult ?? .cancelled)
    for completion in exchange(&blocks.end, with: []) { completion() }
    for awaiter in awaiters { awaiter.didClose(with: result) }
  }

  /// Without a list there is no closing animation, and the blocks of the end do not run.
  private func finishClosingWhileDetached() {
    machine.closingDidEnd()
    _ = exchange(&blocks.end, with: [])
    if machine.traits.isPulled, machine.percent != 0, !machine.isDetaching { pullingPercent = 0 }
  }

  // MARK: The inset, and the animations of a pulled component

  /// Reserves an inset at ``edge``, which replaces the one that was reserved before; 0 releases it.
  /// It takes effect at once, in addition to the app's inset and the reserved insets of other
  /// components.
  ///
  /// While the component is detached, and if the amount is not finite, nothing happens.
  ///
  /// - Parameter amount: The length of the inset, in points.
  public final func reserveInset(_ amount: Double) {
    if let scrollView { setReservedInset(amount, in: scrollView) }
  }

  /// Reserves an inset of `amount` points at ``edge``. Does nothing if an observer has meanwhile
  /// moved the component into another scroll view.
  final func setReservedInset(_ amount: Double, in scrollView: ScrollView) {
    guard amount != reservedInset, amount.isFinite, scrollView.has(self) else { return }
    _reservedInset = amount
    scrollView.reservedInsetsDidChange()
  }

  /// Makes changes in an animation, and calls `completion` at its end, unless the component is
  /// released before. Without a list, both are called at once.
  final func animate(
    _ duration: Double, _ changes: () -> Void, completion: ((RefreshComponent) -> Void)? = nil
  ) {
    guard let list = unretainedList?.takeUnretainedValue() else {
      changes()
      completion?(self)
      return
    }
    list.animate(duration, changes)
    if let completion { list.timeline.after(duration, for: self, completion) }
  }

  final func reserveInsetAndMove(in scrollView: ScrollView) {
    guard machine.reservesInset, !waitsForTop else { return }
    let pull = pull(in: scrollView)
    let generation = machine.generation
    // Reserving the inset may move the content to an offset at which it can rest. After such a
    // move, a header reduces the inset to the length of the header's visible part. So the inset is
    // reserved twice, unless the first reservation has led to another refresh.
    for _ in 1...2 where generation == machine.generation && machine.reservesInset {
      let inset = pull.openReservedInset(for: openLength, in: scrollView.geometry)
      setReservedInset(inset, in: scrollView)
    }
    // If the class begins under the finger, content that is being dragged stays under the finger.
    // After the release, content that is beyond the open component returns to it.
    if machine.traits.beginsUnderFinger, scrollView.isDragging { return }
    scrollView.setOffset(pull.openOffset(by: openLength), along: edge.axis)
  }

  final func openAnimated(in scrollView: ScrollView) -> Timing {
    scrollView.animate(settings.fastAnimationDuration) {
      reserveInsetAndMove(in: scrollView)
      followOffset()
    }
    return .animated
  }

  /// Opens a refreshing component again after the content was scrolled away from it. Does nothing
  /// in other states.
  package final func openAgain() {
    guard machine.phase == .running, machine.reservesInset, reservedInset == 0, let scrollView
    else { return }
    waitsForTop = false
    _ = openAnimated(in: scrollView)
  }

  final func closeAnimated(in scrollView: ScrollView) -> Timing {
    let end = endOfPage(in: scrollView)
    scrollView.animate(settings.slowAnimationDuration) {
      releaseInset(in: scrollView)
      if let end, scrollView.has(self) {
        let pages = scrollView.physics.pagePositions(along: edge.axis)
        scrollView.setOffset(pages.target(from: end, velocity: 0), along: edge.axis)
      }
      followOffset()
    }
    return .animated
  }

  /// Returns ``endAtOpening`` if the closing must move the content from there to a page; otherwise
  /// nil. The move is needed if the list has pages, and the content rests in the inset that is
  /// about to be released. Without the move, the content would rest between two pages.
  private func endOfPage(in list: ScrollView) -> Double? {
    guard let end = exchange(&endAtOpening, with: nil), list.isPagingEnabled, list.isAtRest else {
      return nil
    }
    let distance = list.scrollState.offset[edge.axis] - end
    return distance > 0 && distance <= reservedInset + 1e-6 ? end : nil
  }

  final func releaseInset(in scrollView: ScrollView) {
    if fadesWithPull { alpha = 0 }
    setReservedInset(0, in: scrollView)
  }

  /// Sets the percent when the closing has finished. The percent follows the present offset if a
  /// pull has set the state to pulling. It also follows the offset if a drag that is newer than the
  /// refresh, or the deceleration of such a drag, moves the content, unless the component is not
  /// interactive or shows its second level. Otherwise the percent becomes 0.
  final func setPercentAfterClosing() {
    guard let unretainedList else { return }
    let isPulling = machine.state == .pulling && !machine.isPullingSetByClient
    let percent = unretainedList.use {
      let followsOffset =
        isPulling || machine.pull.isNewer($0.scrollState) && isInteractive && !showsSecondLevel
      return followsOffset ? pull(in: $0).percent(at: max(0, pullDistance), of: pullThreshold) : 0
    }
    pullingPercent = percent
  }
}

/// The moment at which the refreshing callback runs, or at which the blocks of an end run.
enum Timing {
  /// For a component that cannot be pulled and does not load at the end of the content. The
  /// refreshing callback and the blocks of the component do not run. The completions of ends run
  /// after the change of the state. The completions of begins do not run.
  case never
  /// After the change of state.
  case atOnce
  case animated
}

/// The completions of the app's calls, and work that waits until a change has ended. Each of them
/// runs once.
struct WaitingBlocks {
  /// Completions that run after the refreshing callback.
  var begin: [Job] = []
  /// Completions that run when the closing has finished.
  var end: [Job] = []
  var nextTurn: [Job] = []
  /// Callers that get the result when the closing has finished.
  var awaiters: [AwaitedRefresh] = []
  /// Work that runs after the outermost change.
  var afterChange: [Job] = []
  /// The number of nested changes in progress.
  var changeDepth = 0

  mutating func takeNextTurn() -> Job? { nextTurn.isEmpty ? nil : nextTurn.removeFirst() }

  /// Takes the next job that waits for the end of a change; nil while a change is in progress, and
  /// if no job waits.
  mutating func takeAfterChange() -> Job? {
    changeDepth == 0 && !afterChange.isEmpty ? afterChange.removeFirst() : nil
  }

  /// Drops all blocks. The caller must retain them until this function returns.
  mutating func dropAll() {
    let changeDepth = changeDepth
    self = WaitingBlocks()
    self.changeDepth = changeDepth
  }
}
