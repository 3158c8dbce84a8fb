/// Performs the effects of the ``RefreshMachine``.
extension RefreshComponent {
  /// Nil outside a scroll view.
  final var moment: Moment? {
    unretainedList?.use {
      Moment(
        now: $0.timeline.now, turn: $0.timeline.turn, dragID: $0.scrollState.dragID,
        isDragging: $0.scrollState.isDragging,
        distance: pull(in: $0).distance(of: $0.scrollState.pulledOffset), threshold: pullThreshold)
    }
  }

  /// Every event that may change ``ignoresCoveredMoves`` is sent by this function.
  @discardableResult
  final func updateMachine<Result>(_ send: (inout RefreshMachine) -> Result) -> Result {
    func sendAndAsk(_ machine: inout RefreshMachine) -> (Result, Bool) {
      (send(&machine), machine.ignoresCoveredMoves)
    }
    let result: Result
    let ignored = ignoresCoveredMoves
    (result, ignoresCoveredMoves) = sendAndAsk(&machine)
    if ignoresCoveredMoves != ignored { quietOffsetsMayChange() }
    return result
  }

  /// Sent as an event only if it may change ``ignoresCoveredMoves``; most moves of a pull do not.
  @inline(__always)
  final func setPercent(_ percent: Double) {
    if percent == 0 || ignoresCoveredMoves {
      updateMachine { $0.setPercent(percent) }
    } else {
      machine.setPercent(percent)
    }
  }

  /// For the component's own decisions. Blocks run after every override has observed the change.
  final func transition(to new: RefreshState, because cause: RefreshCause) {
    change {
      machine.willSet(new, because: cause)
      state = new
      machine.didSet()
    }
  }

  final func showFirstState() {
    if updateMachine({ $0.willShowFirstState() }) { state = .idle }
  }

  final func change(_ body: () -> Void) {
    machine.beginChange()
    body()
    machine.endChange()
    runDeferred()
  }

  /// Outside a change, ``runDeferred()`` runs `work`.
  final func afterChange(_ work: @escaping () -> Void) {
    machine.add(Job(work))
  }

  final func runDeferred() {
    while let job = machine.nextJob() { job() }
  }

  // MARK: A change of state

  /// If an observer makes another change, that change takes over the rest: see ``ChangeProgress``.
  final func perform(_ effects: Effects) {
    for call in effects.dropped {
      guard let completion = call.endCompletion else { continue }
      effects.hasAttempt ? blocks.addToEnd(completion) : runInNextTurn(completion)
    }
    if effects.needsTurn { listTimeline?.async(for: self) { _ in } }
    guard let change = effects.change else { return }
    wasAtEndWhenHidden = false
    refreshingDidChange(from: change.old.isRefreshing, to: change.new.isRefreshing)
    let dropped = effects.endsAttempt ? blocks.takeBegin() : []
    defer { extendLifetime(dropped) }
    self.change {
      let latest = machine.changes.latest
      performBeforeObservers(effects)
      if effects.isPublished { publish(change, effects.cause, latest) }
      guard latest == machine.changes.latest else { return }
      performStep(of: latest)
      guard latest == machine.changes.latest else { return }
      stateDidChange(from: change.old)
    }
  }

  private func refreshingDidChange(from old: Bool, to new: Bool) {
    guard old != new else { return }
    if new {
      loader?.loadDidBegin(self)
    } else {
      unretainedList?.use { $0.waitingArrivalsMayLoad() }
    }
  }

  final func performBeforeObservers(_ effects: Effects) {
    if effects.endsAttempt { action?.cancel() }
    if state == .willRefresh { setNeedsLayoutPass() }
    if effects.startsTimeout { scheduleTimeout() }
    if effects.cutsClosingShort {
      didClose()
      runEndBlocksAfterChange()
    }
    if let announcement = effects.announcement { announce(announcement) }
  }

  private func publish(
    _ change: Change<RefreshState>, _ cause: RefreshCause, _ latest: Generation
  ) {
    subscriptions.countDelivery()
    callClient(.state(change), because: cause) {
      subscriptions.state.send(change) { latest == machine.changes.latest }
    }
  }

  /// Also performs the begin or the end of a change that this one has replaced.
  private func performStep(of latest: Generation) {
    markListUpToDate()
    guard latest == machine.changes.latest else { return }
    let step = machine.changes.step
    if step == .begun {
      showForRefresh()
      guard latest == machine.changes.latest, state == .refreshing else { return }
    }
    machine.clearStep()
    switch step {
    case .none: break
    case .begun: openNow()
    case .ended:
      // An observer may have ended the refresh before it was shown and the level was left.
      secondLevel?.leave()
      closeNow()
    }
  }

  /// Also called while the refresh waits for a window. The inset of a replaced refresh is released,
  /// unless this refresh reserves an inset itself.
  private func showForRefresh() {
    machine.willOpen(reservingInset: mayReserveInset)
    secondLevel?.leave(keepsInset: machine.reservesInset && state == .refreshing)
    if fadesWithPull { alpha = 1 }
    if machine.traits.isPulled, !machine.reservesInset || state != .refreshing {
      setReservedInset(0)
    }
    if pullingPercent != 1 { pullingPercent = 1 }
  }

  private func scheduleTimeout() {
    guard let limit = refreshingTimeout else { return }
    let generation = machine.generation
    listTimeline?.after(limit, for: self) {
      if let id = $0.machine.reachTimeLimit(of: limit, in: generation) { $0.schedule(id) }
    }
  }

  // MARK: Opening

  final func openNow() {
    guard let scrollView else { return }
    let generation = machine.generation
    let duration = fastAnimationDuration
    if machine.reservesInset { leaveOtherLevels(in: scrollView) }
    guard machine.generation == generation else { return }
    switch open(in: scrollView) {
    case .notShown: break
    case .atOnce: afterChange { [self] in finishOpening(of: generation) }
    case .animated:
      scrollView.timeline.after(duration, for: self) { $0.finishOpening(of: generation) }
    }
  }

  private func finishOpening(of generation: Generation) {
    guard machine.generation == generation, machine.isOpening else { return }
    didOpen()
    guard machine.generation == generation, machine.openingDidEnd() else { return }
    executeRefreshingCallback()
  }

  /// Until one of them ends the refresh. The completions of calls count as one.
  final func runCallbacks() {
    let generation = machine.generation
    callClient(.callback(.refreshing)) {
      refreshingBlock?()
      guard machine.generation == generation else { return }
      targetAction?()
      guard machine.generation == generation else { return }
      action?.start(for: self)
    }
    guard machine.generation == generation else { return }
    callClient(.callback(.began)) {
      beginRefreshingCompletionBlock?()
      guard machine.generation == generation else { return }
      for completion in blocks.takeBegin() { completion() }
    }
  }

  // MARK: The result

  final func showResult(_ effects: Effects, because cause: RefreshCause) {
    let dropped = blocks.takeBegin()
    defer { extendLifetime(dropped) }
    change {
      let generation = machine.generation
      loader?.loadDidEnd(self)
      performBeforeObservers(effects)
      guard generation == machine.generation else { return }
      markListUpToDate()
      guard generation == machine.generation else { return }
      resultDidShow()
      listTimeline?.after(resultDisplayDuration, for: self) {
        guard $0.machine.generation == generation, $0.isShowingResult else { return }
        $0.transition(to: .idle, because: cause)
      }
    }
  }

  private func markListUpToDate() {
    if let success = machine.takeSuccess() { listDidUpdate(success) }
  }

  // MARK: Closing

  private func closeNow() {
    guard let scrollView else { return finishClosingWhileDetached() }
    let generation = machine.generation
    switch close(in: scrollView) {
    case .notShown:
      machine.closingDidEnd()
      callClient("a completion of a call") { runEndCompletions() }
    case .atOnce:
      afterChange { [self] in if generation == machine.generation { finishClosing() } }
    case .animated:
      afterChange { [self] in
        guard machine.generation == generation else { return }
        scrollView.animate(slowAnimationDuration, for: self) {
          callClient(.callback(.endAnimationBegan)) { endRefreshingAnimationBeginAction?() }
        } completion: {
          if generation == $0.machine.generation { $0.finishClosing() }
        }
      }
    }
  }

  /// - Parameter isCutShort: Whether a refresh is about to begin, which sets the percent itself.
  final func finishClosing(isCutShort: Bool = false) {
    guard machine.isClosing else { return }
    let generation = machine.generation
    didClose()
    if !isCutShort {
      if machine.traits.isPulled { setPercentAfterClosing() }
      guard machine.generation == generation else { return }
    }
    machine.closingDidEnd()
    runEndBlocksAfterChange()
    runDeferred()
  }

  private func runEndBlocksAfterChange() {
    afterChange { [self] in
      callClient(.callback(.ended)) {
        endRefreshingCompletionBlock?()
        runEndCompletions()
      }
    }
  }

  private func runEndCompletions() {
    for completion in blocks.takeEnd() { completion() }
  }

  /// There is no timeline for a closing, and no block runs.
  private func finishClosingWhileDetached() {
    machine.closingDidEnd()
    extendingLifetime(blocks.takeEnd()) {}
    if machine.traits.isPulled, pullingPercent != 0 { pullingPercent = 0 }
  }

  // MARK: The inset, and the animations of a pulled component

  final func reserveInsetAndMove(in scrollView: ScrollView) {
    guard machine.reservesInset else { return }
    let pull = pull(in: scrollView)
    let generation = machine.generation
    func reserve() {
      let inset = pull.openReservedInset(for: openLength, in: scrollView.geometry)
      setReservedInset(inset, in: scrollView)
    }
    reserve()
    // A move of the content into its range adjusts the inset, which is then reserved again.
    if generation == machine.generation, machine.reservesInset { reserve() }
    scrollView.setOffset(pull.openOffset(by: openLength), along: edge.axis)
  }

  final func openAnimated(in scrollView: ScrollView) -> Opening {
    scrollView.animate(fastAnimationDuration) {
      reserveInsetAndMove(in: scrollView)
      followOffset()
    }
    return .animated
  }

  final func closeAnimated(in scrollView: ScrollView) -> Closing {
    scrollView.animate(slowAnimationDuration) {
      releaseInset(in: scrollView)
      followOffset()
    }
    return .animated
  }

  final func releaseInset(in scrollView: ScrollView) {
    if fadesWithPull { alpha = 0 }
    setReservedInset(0, in: scrollView)
  }

  /// To the percent of the offset during a pull or a drag newer than the refresh; 0 otherwise.
  final func setPercentAfterClosing() {
    guard let unretainedList else { return }
    let isPulling = state == .pulling && !machine.isPullingSetByClient
    let percent = unretainedList.use {
      let isPulled =
        isPulling || machine.pull.isNewer($0.scrollState) && isInteractive && !showsSecondLevel
      return isPulled ? pull(in: $0).percent(at: max(0, pullDistance), of: pullThreshold) : 0
    }
    pullingPercent = percent
  }
}

/// The time at which the refreshing callback runs.
enum Opening {
  /// Never, because the component neither is pulled nor has a loader.
  case notShown
  /// After the change of state.
  case atOnce
  case animated
}

/// The time at which the blocks of an end run.
enum Closing {
  /// At once, and only the completions of the calls.
  case notShown
  /// After the change of state.
  case atOnce
  case animated
}
