@testable import RefreshKit

/// What a component is, for laws that do not hold for every class.
extension Life {
  /// Whether it is pulled out from behind an edge.
  var isPulled: Bool {
    autoLoading == nil && !(component is RefreshFooter && !(component is RefreshBackFooter))
  }

  /// Whether a pull begins a refresh at its threshold, before it is released.
  var beginsUnderFinger: Bool { component is RefreshSystemHeader }

  /// The component as one that loads when the end of the list is reached.
  var autoLoading: (any AutoLoading)? { component as? any AutoLoading }

  /// Whether it calls back and reports its ends; the bare footer does not.
  var reportsEnds: Bool { isPulled || autoLoading != nil }

  /// The distance that counts as a whole pull, in points.
  var pullThreshold: Double {
    (component as? RefreshRingHeader)?.triggerDistance ?? component.pullTriggerDistance
      ?? component.ownLength
  }

  /// How far the content is pulled away from the component's edge, in points, with what is held;
  /// negative inside.
  var pulledBy: Double {
    guard let scrollView = component.scrollView else { return 0 }
    let inset = scrollView.contentInset + scrollView.safeAreaInsets + scrollView.geometry.levels
    let held = scrollView.heldOverscroll
    let offset = Point(
      x: scrollView.contentOffset.x - held.left + held.right,
      y: scrollView.contentOffset.y - held.top + held.bottom)
    let content = scrollView.contentSize
    switch component.edge {
    case .top: return -inset.top - offset.y
    case .left: return -inset.left - offset.x
    case .bottom:
      let end = content.height + inset.bottom - scrollView.frame.height
      return offset.y - max(end, -inset.top)
    case .right:
      let end = content.width + inset.right - scrollView.frame.width
      return offset.x - max(end, -inset.left)
    }
  }

  /// By how much sums of the same numbers may differ, in points.
  static let slack = 1e-9

  /// Whether it is pulled out beyond its threshold, for certain.
  var isFarOut: Bool { pulledBy > pullThreshold + Life.slack }

  /// Whether nothing of the component is pulled into sight, for certain: sums may be a bit off.
  var isInside: Bool { pulledBy < -Life.slack }
}
