/// What ends noMoreData and a failure apart from calls and refreshes of the component itself.
extension RefreshComponent {
  // MARK: Hiding

  /// Called when the content size has changed from `old`. An auto header or auto footer that hides
  /// itself because the content has become empty leaves noMoreData.
  final func contentMayBeEmpty(before old: Size) {
    if old[edge.axis] > 0 { leaveNoMoreDataWhileEmpty() }
  }

  /// Leaves noMoreData in an auto header or auto footer that hides itself while the content is
  /// empty, if it is empty now.
  final func leaveNoMoreDataWhileEmpty() {
    guard settings.hidesWhileEmpty, let host else { return }
    if host.use({ $0.contentSize[edge.axis] <= 0 }) { leaveNoMoreDataByHiding() }
  }

  /// Leaves noMoreData in an auto header or auto footer, because the app has hidden it or its list
  /// is empty. Waiting calls are still performed.
  final func leaveNoMoreDataByHiding() {
    guard loader != nil, !keepsNoMoreDataIfHidden else { return }
    leaveNoMoreData(because: .obstacle(isHidden ? .hidden : .hidesItself))
  }

  /// Sets ``View/isHidden``.
  ///
  /// - Parameter keepsNoMoreData: Whether the component stays in noMoreData.
  final func setHidden(_ isHidden: Bool, keepingNoMoreData keepsNoMoreData: Bool) {
    keepsNoMoreDataIfHidden = keepsNoMoreData
    // A script has only `isHidden`, which leaves noMoreData.
    if keepsNoMoreData, isHidden, !self.isHidden, state == .noMoreData, loader != nil {
      notifyObserver(of: "endHeaderRefreshing(noMoreData:count:)")
    }
    self.isHidden = isHidden
    keepsNoMoreDataIfHidden = false
  }

  /// Sets noMoreData again if the component was hidden meanwhile, and its source has nothing more
  /// to load.
  final func restoreEndOfData() {
    if state == .idle, sourceIsAtEnd?() == true { restoreNoMoreData(true) }
  }

  /// Restores whether there is no more data, unless the component is pulling or refreshing.
  final func restoreNoMoreData(_ isOver: Bool) {
    guard isRestorable, isOver != (state == .noMoreData) else { return }
    notifyObserver(of: "a state that was restored")
    makeOwnChanges {
      transition(to: isOver ? .noMoreData : .idle, because: .restoration)
      resetTitles()
    }
  }

  /// Whether a state from before replaces the present one.
  final var isRestorable: Bool { state == .idle || state == .noMoreData }

  // MARK: Failures

  /// Forgets that the last load has failed, because the whole list was refreshed.
  final func forgetFailure() {
    loader?.forgetFailure()
    guard machine.showsFailure else { return }
    machine.clearFailure()
    guard !machine.isShowingResult else { return }
    stateTitles?.show(state)
    setNeedsLayout()
  }

  /// Forgets the failure in the turn in which a call of the app takes effect.
  final func forgetFailureInNextTurn() {
    listTimeline?.async(for: self) { $0.forgetFailureAfterCall() }
  }

  /// Forgets the failure after a call of the app that has ended no refresh.
  final func forgetFailureAfterCall() {
    // A script cannot say that the list was refreshed.
    if machine.showsFailure || loader?.trigger.load?.hasFailed == true {
      notifyObserver(of: "endHeaderRefreshing(noMoreData:count:)")
    }
    forgetFailure()
  }
}
