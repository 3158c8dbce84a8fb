import Foundation
import Testing

@testable import RefreshKit

/// The values of geometry: numbers near a threshold, axes, edges, insets, points, rectangles and
/// rotations.
struct GeometryTests {
  @Test func `a number is beyond or before a threshold if it differs by more than a millionth`() {
    #expect(!(1e-6).isBeyond(0) && (1.1e-6).isBeyond(0))
    #expect(!(-1e-6).isBefore(0) && (-1.1e-6).isBefore(0))
  }

  @Test func `each axis has its own edges, and its own number of a point and a size`() {
    #expect(Axis.vertical.leadingEdge == .top && Axis.vertical.trailingEdge == .bottom)
    #expect(Axis.horizontal.leadingEdge == .left && Axis.horizontal.trailingEdge == .right)
    for axis in Axis.allCases {
      #expect(axis.leadingEdge.axis == axis && axis.trailingEdge.axis == axis)
      let isHorizontal = axis == .horizontal
      var (point, size) = (Point(x: 3, y: 5), Size(width: 3, height: 5))
      #expect(point[axis] == (isHorizontal ? 3 : 5))
      #expect(size[axis] == (isHorizontal ? 3 : 5))
      point[axis] = 7
      size[axis] = 9
      #expect(point == (isHorizontal ? Point(x: 7, y: 5) : Point(x: 3, y: 7)))
      #expect(size == (isHorizontal ? Size(width: 9, height: 5) : Size(width: 3, height: 9)))
    }
  }

  @Test func `insets are read, set and added edge by edge, and are 0 by default`() {
    var insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(Edge.allCases.map { insets[$0] } == [1, 2, 3, 4])
    for edge in Edge.allCases {
      var insets = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      insets[edge] = 9
      for other in Edge.allCases { #expect(insets[other] == (other == edge ? 9 : 1)) }
    }
    #expect(EdgeInsets(left: 2) == EdgeInsets(top: 0, left: 2, bottom: 0, right: 0))
    #expect(EdgeInsets() == .zero)
    let more = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let sum = EdgeInsets(top: 11, left: 22, bottom: 33, right: 44)
    #expect(insets + more == sum)
    insets += more
    #expect(insets == sum)
  }

  @Test func `points are added, multiplied and compared along each axis`() {
    let (point, other) = (Point(x: 3, y: 5), Point(x: 1, y: -2))
    #expect(point + other == Point(x: 4, y: 3))
    #expect(point - other == Point(x: 2, y: 7))
    #expect(point * 2 == Point(x: 6, y: 10))
    #expect(point.isNearly(point) && point.isWithinAPoint(of: point))
    for (x, y) in [(1.0, 0.0), (0, 1)] {
      #expect(!Point(x: x * 1e-6, y: y * 1e-6).isNearly(.zero))
      #expect(!Point(x: x, y: y).isWithinAPoint(of: .zero))
    }
    #expect(Point(x: 0.9e-6, y: -0.9e-6).isNearly(.zero))
    #expect(Point(x: 0.9, y: -0.9).isWithinAPoint(of: .zero))
  }

  @Test func `a rectangle has sides and a center, even with a negative size`() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 50)
    #expect(rect.maxX == 40)
    #expect(rect.maxY == 70)
    #expect(rect.center == Point(x: 25, y: 45))
    #expect(Rect(center: Point(x: 25, y: 45), size: Size(width: 30, height: 50)) == rect)
    let negative = Rect(x: 0, y: 0, width: -10, height: 4)
    #if !UIKIT
      // The width of a CGRect is never negative.
      #expect(negative.width == -10)
    #endif
    #expect(negative.size.width == -10)
    #expect(negative.center == Point(x: -5, y: 2))
  }

  @Test func `a rotation has the C library's sine and cosine, can be inverted, and is finite`() {
    for step in -4_000...4_000 {
      let angle = Double(step) * 0.0113
      let rotation = Rotation(angle)
      #expect(abs(rotation.sine - sin(angle)) < 1e-14)
      #expect(abs(rotation.cosine - cos(angle)) < 1e-14)
    }
    let turned = Rotation(.pi / 2).applied(to: Point(x: 3, y: 1))
    #expect(abs(turned.x + 1) < 1e-15 && abs(turned.y - 3) < 1e-15)
    for angle in [0.0, 1, -2.5, 100] {
      let point = Point(x: 3, y: -7)
      let back = Rotation(angle).inverseApplied(to: Rotation(angle).applied(to: point))
      #expect(abs(back.x - point.x) < 1e-12 && abs(back.y - point.y) < 1e-12)
    }
    for angle in [Double.nan, .infinity, -.infinity] { #expect(Rotation(angle).isNone) }
  }
}
