import RefreshKit

/// A platform that lays out its content when the test says so.
final class LateDriver: ScrollDriver {
  /// Whether a component waits for a layout.
  var isAsked = false

  func scrollViewNeedsLayout(_ scrollView: ScrollView) { isAsked = true }
  func scrollViewReservedInsetDidChange(_ scrollView: ScrollView) {}
  func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView) {}
  func scrollViewInteractionDidChange(_ scrollView: ScrollView) {}
  func scrollViewBouncingDidChange(_ scrollView: ScrollView) {}
  func scrollView(_ scrollView: ScrollView, requestsOffset offset: Point, animated: Bool) {
    scrollView.driverDidScroll(to: offset, by: .component)
  }
  func scrollView(_ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void) {
    changes()
  }
}
