import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// The laws of the screens that iOS makes by default.
extension Life {
  /// Whether the content rests in its range.
  var isAtRest: Bool {
    guard !view.isTracking, !view.isDragging, !view.isDecelerating, !view.isScrollAnimating else {
      return false
    }
    let offset = list.contentOffset
    return host.hasSameOffset && list.geometry.clamp(offset).isWithinHalfAPoint(of: offset)
      && list.scrollPresentation.contentOffset == offset && list.heldOverscroll == .zero
  }

  /// What is seen of the components behind bars while the content rests, or nil.
  var barFault: String? {
    let safeArea = view.adjustedContentInset - view.contentInset
    guard isAtRest, list.safeAreaInsets.isNearly(host.flipped(safeArea)) else { return nil }
    let bounds = view.layer.bounds
    let inset = view.adjustedContentInset - host.inset.reserved
    let inside = bounds.inset(by: inset)
    for component in present where component.reservedInset == 0 {
      let layer = component.layer
      let seen = layer.frame.overlap(with: bounds)
      guard !layer.isHidden, layer.opacity > 0, seen.width > 1, seen.height > 1 else { continue }
      guard component.frameAnimation == nil, component.placement.style == .follow else { continue }
      if layer.frame.overlap(with: inside).isEmptyOverlap {
        return "\(type(of: component)) is seen behind a bar, at \(layer.frame) in \(bounds)"
      }
    }
    return nil
  }
}
