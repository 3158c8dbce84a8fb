#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  import struct RefreshKit.Point
  import struct RefreshKit.Rect
  import struct RefreshKit.Size

  nonisolated extension EdgeInsets {
    init(_ insets: UIEdgeInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// The difference, side by side.
    static func - (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
      EdgeInsets(
        top: lhs.top - rhs.top, left: lhs.left - rhs.left,
        bottom: lhs.bottom - rhs.bottom, right: lhs.right - rhs.right)
    }

    /// Whether other insets are the same within rounding error.
    func isNearly(_ other: EdgeInsets) -> Bool {
      Edge.allCases.allSatisfy { abs(self[$0] - other[$0]) < 1e-6 }
    }
  }

  nonisolated extension UIEdgeInsets {
    init(_ insets: EdgeInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  nonisolated extension Point {
    init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }

    /// Whether another point is nearer than half a point: UIKit may have put one of them on a pixel.
    func isWithinHalfAPoint(of other: Point) -> Bool {
      max(abs(x - other.x), abs(y - other.y)) < 0.5
    }
  }

  nonisolated extension CGPoint {
    init(_ point: Point) { self.init(x: point.x, y: point.y) }
  }

  nonisolated extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
  }

  nonisolated extension Size {
    init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  }
#endif
