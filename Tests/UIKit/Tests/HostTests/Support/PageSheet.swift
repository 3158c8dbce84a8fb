import RefreshKit
import UIKit

/// A page sheet around a scroll view. At the top of the content a finger that moves down moves the
/// sheet instead of the content:
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller. A sheet released
/// far enough down is dismissed; otherwise it returns.
@MainActor final class PageSheet {
  /// How far the sheet must be pulled down to be dismissed, in points.
  private static let dismissalWay = 150.0

  private unowned let container: UIView
  /// How far the sheet is pulled down, in points.
  private var way = 0.0
  private var finger = Point.zero

  /// - Parameter container: The view of the sheet.
  init(_ container: UIView) {
    self.container = container
  }

  /// Moves the sheet with a finger.
  ///
  /// - Returns: The position of the finger on the sheet. It does not change while the sheet moves,
  /// so the scroll view does not scroll.
  func place(of point: Point, phase: TouchPhase, in view: UIScrollView) -> Point {
    let distance = phase == .began ? 0 : point.y - finger.y
    finger = point
    let isAtTop = view.contentOffset.y <= 0 - view.adjustedContentInset.top
    if way > 0 || (isAtTop && distance > 0) { show(at: max(0, way + distance)) }
    return Point(x: point.x, y: point.y - way)
  }

  /// Lifts the finger from the sheet.
  func lift(isCancelled: Bool) {
    if way >= Self.dismissalWay, !isCancelled { container.removeFromSuperview() }
    show(at: 0)
  }

  private func show(at way: Double) {
    self.way = way
    if container.frame.origin.y != way { container.frame.origin.y = way }
  }
}
