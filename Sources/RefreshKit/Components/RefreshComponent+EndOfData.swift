/// Hiding and refreshes of the list, which end noMoreData or clear a failure.
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
    guard loader != nil, state == .noMoreData else { return }
    guard !keepsNoMoreDataIfHidden else {
      keepsNoMoreDataIfHidden = false
      // A script has only `isHidden`, which leaves noMoreData.
      return notifyObserver(ofUnscripted: "endHeaderRefreshing(noMoreData:count:)")
    }
    leaveNoMoreData(because: .obstacle(.hidden))
    wasAtEndWhenHidden = state == .idle
  }

  /// Sets ``View/isHidden``.
  ///
  /// - Parameter keepsNoMoreData: Whether the component stays in noMoreData.
  final func setHidden(_ isHidden: Bool, keepingNoMoreData keepsNoMoreData: Bool) {
    keepsNoMoreDataIfHidden = keepsNoMoreData
    self.isHidden = isHidden
    keepsNoMoreDataIfHidden = false
  }

  /// Sets noMoreData again if only hiding has ended it, and the source has nothing more to load.
  final func restoreEndOfData() {
    guard wasAtEndWhenHidden, state == .idle, sourceIsAtEnd?() == true else { return }
    notifyObserver(ofUnscripted: "noMoreData, which a pager has set")
    restoreNoMoreData(true)
  }

  /// Restores whether there is no more data, unless the component is pulling or refreshing.
  final func restoreNoMoreData(_ isOver: Bool) {
    guard state == (isOver ? .idle : .noMoreData) else { return }
    notifyObserver(of: "a state that was restored")
    makeOwnChanges {
      transition(to: isOver ? .noMoreData : .idle, because: .restoration)
      resetTitles()
    }
  }

  // MARK: Failures

  /// Forgets that the last load has failed, because the whole list was refreshed.
  final func forgetFailure() {
    loader?.trigger.forgetFailure()
    guard machine.showsFailure else { return }
    machine.clearFailure()
    guard !machine.isShowingResult else { return }
    stateTitles?.show(state)
    setNeedsLayout()
  }

  /// Forgets the failure after a call that has refreshed the list, but has ended no refresh.
  ///
  /// - Parameter call: The call, which a script does not have.
  final func forgetFailure(after call: String) {
    if machine.showsFailure || loader?.trigger.load?.hasFailed == true {
      notifyObserver(ofUnscripted: call)
    }
    forgetFailure()
  }
}
