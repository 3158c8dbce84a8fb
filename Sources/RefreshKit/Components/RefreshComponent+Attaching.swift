/// What a component does when it comes into a scroll view, and when it has left one.
extension RefreshComponent {
  /// Continues what was begun and asked for while the component was detached.
  final func takeUpAttachment() {
    guard let scrollView else { return }
    for request in requests { plan(request) }
    for _ in nextTurn { planNextTurn() }
    guard isRefreshing else { return }
    pullRule.begin(in: scrollView._snapshot)
    guard cycle.phase == .opening else { return }
    if state == .willRefresh { return turnCycle { $0.wait() } }
    makeChange {
      startClock()
      planFeedback(for: .begun, from: .idle)
      opensView = mayOpenView
      open()
    }
  }

  /// Ends a refresh outside a scroll view, where there is no time to close in: without a callback.
  final func restDetached() {
    turnCycle { $0.rest() }
    extendingLifetime(endCompletions) { endCompletions = [] }
    if followsPull, pullingPercent != 0 { pullingPercent = 0 }
  }

  /// Ends whatever is under way without a callback or an event, and looks as when it was made: the
  /// component has left its scroll view. Overrides of ``state`` and ``pullingPercent`` run meanwhile;
  /// what they set, begin or end is refused.
  ///
  /// The app's blocks are released last: what they hold may begin a refresh in its `deinit`.
  final func endSilently() {
    attachmentCount += 1
    stateChanges.count += 1
    stateChanges.isSilent = true
    let dropped = dropAll()
    extendingLifetime(dropped) {
      if isRefreshing {
        lastResult = .cancelled
        action?.cancel()
        if canFade { alpha = 1 }
      }
      if isRefreshing || state == .pulling { transition(to: .idle) }
      turnCycle { $0.rest() }
      if pullingPercent != 0 { pullingPercent = 0 }
      if fadesWithPull { alpha = shownPercent }
      showsFailure = false
      // A change that is under way has perhaps not come to the looks of its state.
      if stateChanges.depth > 0 { stateDidChange(from: state) }
      resetLooks()
      let late = dropAll()
      extendingLifetime(late) { stateChanges.isSilent = false }
    }
  }

  /// Forgets all that waits, without calling it.
  ///
  /// - Returns: What was to be called.
  private func dropAll() -> [[Job]] {
    let completions = requests.compactMap { $0.completion.map(Job.init) }
    let dropped = [completions, stateChanges.left, nextTurn, beginCompletions, endCompletions]
    requests = []
    (stateChanges.left, nextTurn) = ([], [])
    (beginCompletions, endCompletions) = ([], [])
    (stateChanges.step, stateChanges.success) = (.none, nil)
    owesEndAnnouncement = false
    pullRule = PullRule()
    return dropped
  }
}
