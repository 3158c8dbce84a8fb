import RefreshKit

/// A platform's scroll view that only stores what it is told: it neither clamps nor moves by
/// itself.
@MainActor final class NativeScrollView {
  var inset = EdgeInsets.zero
  var offset = Point.zero
  var alwaysBounces = false
  var takesTouches = true
  /// The requested offsets, and whether each was requested with an animation.
  private(set) var scrolls: [(offset: Point, isAnimated: Bool)] = []
  private var isInAnimation = false

  func scroll(to offset: Point, animated: Bool) {
    self.offset = offset
    scrolls.append((offset, isInAnimation))
  }

  func animate(lasting duration: Double, _ changes: () -> Void) {
    isInAnimation = true
    changes()
    isInAnimation = false
  }

  func afterNextLayout(_ body: () -> Void) { body() }

  func forgetScrolls() { scrolls = [] }
}

// What follows stands in the guide "Hosts", word for word.

final class NativeDriver: ScrollDriver {
  let native: NativeScrollView

  init(_ native: NativeScrollView) {
    self.native = native
  }

  func scrollViewReservedInsetDidChange(_ scrollView: ScrollView) {
    native.inset = scrollView.contentInset + scrollView.reservedInset
  }

  func scrollView(_ scrollView: ScrollView, requestsOffset offset: Point, animated: Bool) {
    native.scroll(to: offset, animated: animated)
    if !animated { scrollView.driverDidScroll(to: native.offset, by: .component) }
  }

  func scrollView(_ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void) {
    native.animate(lasting: duration, changes)
  }

  func scrollViewBouncingDidChange(_ scrollView: ScrollView) {
    native.alwaysBounces = scrollView.alwaysBounceVertical
  }

  func scrollViewInteractionDidChange(_ scrollView: ScrollView) {
    native.takesTouches = scrollView.isUserInteractionEnabled
  }

  func scrollViewNeedsLayout(_ scrollView: ScrollView) {
    native.afterNextLayout { scrollView.driverDidLayOut() }
  }

  func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView) {}
}
