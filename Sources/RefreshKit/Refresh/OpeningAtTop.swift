/// If a refresh begins because the list is old, the content stays where it is: the header opens
/// only when the content is at the top.
extension RefreshComponent {
  /// Called when the header would open. When the refresh begins, such as in `viewDidLoad()`, the
  /// list may not have its insets yet.
  final func keepsPlace(in list: ScrollView) -> Bool {
    hasReachedTop = false
    guard machine.isBegunByExpiration, machine.reservesInset else { return false }
    return pull(in: list).distance(of: list.scrollState.pulledOffset) < -1
  }

  /// Called when the offset has changed, unless the component is hidden or disabled.
  ///
  /// The user has not scrolled to the top if the content moves because it has become short, because
  /// the list keeps the position of its rows, or because a component moves it.
  final func contentDidMove(from old: Point) {
    guard let list = scrollView else { return }
    let cause = list.scrollState.cause
    let isClamp = cause == .app && old.y > list.geometry.range(along: .vertical).upperBound + 1e-6
    if pullDistance < -1e-6 {
      hasReachedTop = false
    } else if cause != .component, !isClamp, list.keeping == nil {
      hasReachedTop = true
      contentMayRestAtTop()
    }
  }

  /// Called when nothing moves the content any longer, and when the header could have opened.
  final func contentMayRestAtTop() {
    guard opensAtTop else { return }
    listTimeline?.async(for: self) { $0.openAtTop() }
  }

  private func openAtTop() {
    guard opensAtTop, hasReachedTop || reservedInset > 0, let list = scrollView, list.isAtRest,
      machine.phase == .running, !machine.calls.endsRefresh, isInteractive, pullDistance >= -1e-6
    else { return }
    opensAtTop = false
    _ = openAnimated(in: list)
  }
}
