/// The only place where events of the ``RefreshMachine`` reach views, time and client code.
extension RefreshComponent {
  /// What an event finds around the component; nil outside a scroll view.
  final var surroundings: Surroundings? {
    host?.use {
      Surroundings(
        now: $0.timeline.now, dragID: $0._snapshot.dragID, isDragging: $0._snapshot.isDragging,
        distance: pull(in: $0).distance(of: $0._snapshot.pulledOffset), length: pullLength)
    }
  }

  /// Sends an event to the machine. All that change the state or the pull are sent by this.
  @discardableResult
  final func event<Result>(_ send: (inout RefreshMachine) -> Result) -> Result {
    func sendAndAsk(_ machine: inout RefreshMachine) -> (Result, Bool) {
      (send(&machine), machine.ignoresCoveredMoves)
    }
    let result: Result
    let ignored = ignoresCoveredMoves
    (result, ignoresCoveredMoves) = sendAndAsk(&machine)
    if ignoresCoveredMoves != ignored { quietOffsetsMayChange() }
    return result
  }

  /// Sets the percent. Nothing else follows from most moves of a pull: only at rest a component ignores moves of
  /// content that covers it.
  @inline(__always)
  final func setPercent(_ percent: Double) {
    if percent == 0 || ignoresCoveredMoves {
      event { $0.setPercent(percent) }
    } else {
      machine.setPercent(percent)
    }
  }

  /// Sets the state by the component's own decision; blocks wait until every override has observed it.
  final func transition(to new: RefreshState, because cause: RefreshCause) {
    change {
      machine.willSet(new, because: cause)
      state = new
      machine.didSet()
    }
  }

  /// Shows overrides of ``state`` the first idle.
  final func showFirstState() {
    if event({ $0.showFirstState() }) { state = .idle }
  }

  /// Makes a change, and runs afterwards what was deferred to its end.
  final func change(_ body: () -> Void) {
    machine.beginChange()
    body()
    machine.endChange()
    runDeferred()
  }

  /// Runs `work` after the outermost change that is under way. Without one, ``runDeferred()`` runs it.
  final func afterChange(_ work: @escaping () -> Void) {
    machine.add(Job(work))
  }

  /// Runs what was deferred, unless a change is under way.
  final func runDeferred() {
    while let job = machine.nextJob() { job() }
  }

  // MARK: A change of state

  /// Does what a set of the state asks for.
  ///
  /// Each part may call observers or overrides, which may make another change: that one continues from
  /// there, and this one stops.
  final func perform(_ effects: Effects) {
    for request in effects.dropped {
      guard let completion = request.endCompletion else { continue }
      effects.hasAttempt ? blocks.addToEnd(completion) : runInNextTurn(completion)
    }
    guard let change = effects.change else { return }
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

  /// Does what is done before the observers of a change are notified.
  final func performBeforeObservers(_ effects: Effects) {
    if effects.endsAttempt { action?.cancel() }
    if state == .willRefresh { setNeedsLayoutPass() }
    if effects.startsClock { scheduleTimeout() }
    if effects.cutsClosingShort {
      didClose()
      runEndBlocksAfterChange()
    }
    if let announcement = effects.announcement { announce(announcement) }
  }

  private func publish(
    _ change: Change<RefreshState>, _ cause: RefreshCause, _ latest: Generation
  ) {
    if TimelineObserver.isInUse {
      componentObserver?.stateDidChange(self, change, cause)
    }
    readers.stateDidChange(to: change.new)
    callClient(.state(change)) {
      readers.state.send(change) { latest == machine.changes.latest }
    }
  }

  /// Opens or closes, where the change, or one that it replaced, began or ended a refresh.
  private func performStep(of latest: Generation) {
    markListUpToDate()
    guard latest == machine.changes.latest else { return }
    let step = machine.changes.step
    if step == .begun {
      showForRefresh()
      guard latest == machine.changes.latest, state == .refreshing else { return }
    }
    machine.finishStep()
    switch step {
    case .none: break
    case .begun: openNow()
    case .ended:
      // Of a refresh that an observer has ended before it was shown.
      secondLevel?.leave()
      closeNow()
    }
  }

  /// Shows the component for a refresh, also for one that waits, and releases what a refresh that it
  /// replaces has reserved, unless it opens itself.
  private func showForRefresh() {
    machine.willOpen(movingContent: mayOpenView)
    secondLevel?.leave(keepsInset: machine.opensView && state == .refreshing)
    if fadesWithPull { alpha = 1 }
    if machine.traits.isPulled, !machine.opensView || state != .refreshing { reserveInset(0) }
    if pullingPercent != 1 { pullingPercent = 1 }
  }

  /// A refresh that lasts longer than its limit ends in failure.
  private func scheduleTimeout() {
    guard let limit = refreshingTimeout else { return }
    let generation = machine.generation
    listTimeline?.after(limit, for: self) {
      if let id = $0.machine.reachTimeLimit(of: limit, in: generation) { $0.schedule(id) }
    }
  }

  // MARK: Opening

  /// Opens a refresh in a scroll view; nothing outside.
  final func openNow() {
    guard let scrollView else { return }
    let generation = machine.generation
    let duration = fastAnimationDuration
    if machine.opensView { leaveOtherLevels(in: scrollView) }
    guard machine.generation == generation else { return }
    switch open(in: scrollView) {
    case .none: break
    case .atOnce: afterChange { [self] in finishOpening(of: generation) }
    case .animated:
      scrollView.timeline.after(duration, for: self) { $0.finishOpening(of: generation) }
    }
  }

  private func finishOpening(of generation: Generation) {
    guard machine.generation == generation, machine.isOpening else { return }
    didOpen()
    guard machine.generation == generation, machine.finishOpening() else { return }
    executeRefreshingCallback()
  }

  /// Runs the client's blocks and the action, as long as the refresh is not ended meanwhile.
  final func runCallbacks() {
    let generation = machine.generation
    callClient(.callback(.refreshing)) {
      refreshingBlock?()
      guard machine.generation == generation else { return }
      refreshingAction?()
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

  /// Shows the result of a refresh, and closes when that is over.
  final func showResult(_ effects: Effects, because cause: RefreshCause) {
    let dropped = blocks.takeBegin()
    defer { extendLifetime(dropped) }
    change {
      let generation = machine.generation
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
    if let success = machine.takeSuccess() { listIsUpToDate(success) }
  }

  // MARK: Closing

  private func closeNow() {
    guard let scrollView else { return restOutside() }
    let generation = machine.generation
    switch close(in: scrollView) {
    case .none:
      machine.finishClosing()
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

  /// Ends a closing, if there is one.
  ///
  /// - Parameter isCutShort: Whether it ends because a refresh is about to begin, which sets the percent.
  final func finishClosing(isCutShort: Bool = false) {
    guard machine.isClosing else { return }
    let generation = machine.generation
    didClose()
    if !isCutShort {
      if machine.traits.isPulled { showPresentPull() }
      guard machine.generation == generation else { return }
    }
    machine.finishClosing()
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

  /// Ends a refresh outside a scroll view, where there is no time to close in: no block runs.
  private func restOutside() {
    machine.finishClosing()
    extendingLifetime(blocks.takeEnd()) {}
    if machine.traits.isPulled, pullingPercent != 0 { pullingPercent = 0 }
  }
}
