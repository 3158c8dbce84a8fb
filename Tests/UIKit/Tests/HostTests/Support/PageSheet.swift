import RefreshKit
import UIKit

/// A page sheet around a scroll view. Where the content is at its top, a finger that moves down moves the sheet, and not the
/// content: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller. A sheet that is let go far down is dismissed; else it
/// returns.
@MainActor final class PageSheet {
  /// How far the sheet is pulled down to be dismissed, in points.
  private static let dismissalWay = 150.0

  private unowned let container: UIView
  /// How far the sheet is pulled down.
  private var way = 0.0
  private var finger = Point.zero

  /// - Parameter container: The view of the sheet.
  init(_ container: UIView) {
    self.container = container
  }

  /// Moves the sheet with a finger.
  ///
  /// - Returns: Where the finger is on the sheet, so that it does not move in the scroll view while the sheet moves.
  func place(of point: Point, phase: TouchPhase, in view: UIScrollView) -> Point {
    let distance = phase == .began ? 0 : point.y - finger.y
    finger = point
    let isAtTop = view.contentOffset.y <= 0 - view.adjustedContentInset.top
    if way > 0 || (isAtTop && distance > 0) { show(at: max(0, way + distance)) }
    return Point(x: point.x, y: point.y - way)
  }

  /// The finger leaves the sheet.
  func lift(isCancelled: Bool) {
    if way >= Self.dismissalWay, !isCancelled { container.removeFromSuperview() }
    show(at: 0)
  }

  private func show(at way: Double) {
    self.way = way
    if container.frame.origin.y != way { container.frame.origin.y = way }
  }
}
