/// If a refresh begins because the list is old, the content stays where it is. The header then
/// opens only when the content is at the top.
extension RefreshComponent {
  /// Returns whether the header must wait to open, so that the content stays where it is. Called
  /// when the header would open, and not when the refresh begins: in `viewDidLoad()`, for example,
  /// the list may not have its insets yet.
  final func mustWaitForTop(in list: ScrollView) -> Bool {
    hasReachedTop = false
    guard machine.isBegunByExpiration, machine.reservesInset else { return false }
    return pull(in: list).distance(of: list.scrollState.pulledOffset) < -1
  }

  /// Called when the offset has changed while the header waits until the content is at the top. Not
  /// called while the header is hidden or its interaction is disabled.
  ///
  /// Stores whether the content was scrolled to the top. Three kinds of moves do not count: the
  /// content has become shorter, the list keeps the position of its rows, or a component moves the
  /// content.
  final func contentDidMoveWhileWaiting(from old: Point) {
    guard let list = scrollView else { return }
    let cause = list.scrollState.cause
    let isClamp = cause == .app && old.y > list.geometry.range(along: .vertical).upperBound + 1e-6
    if pullDistance < -1e-6 {
      hasReachedTop = false
    } else if cause != .component, !isClamp, list.positionKeeping == nil {
      hasReachedTop = true
      contentMayRestAtTop()
    }
  }

  /// Opens a waiting header in the next turn, if the content is at the top and rests then. Called
  /// when the content has come to rest or has reached the top, and when the header would have
  /// finished opening.
  final func contentMayRestAtTop() {
    guard waitsForTop else { return }
    listTimeline?.async(for: self) { $0.openAtTop() }
  }

  private func openAtTop() {
    guard waitsForTop, hasReachedTop || reservedInset > 0, let list = scrollView, list.isAtRest,
      machine.phase == .running, !machine.calls.endsRefresh, isInteractive, pullDistance >= -1e-6
    else { return }
    waitsForTop = false
    _ = openAnimated(in: list)
  }
}
