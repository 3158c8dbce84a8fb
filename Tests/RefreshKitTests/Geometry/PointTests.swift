import Testing

@testable import RefreshKit

struct PointTests {
  @Test func `sum, difference and product are coordinate by coordinate`() {
    let (point, other) = (Point(x: 3, y: 5), Point(x: 1, y: -2))
    #expect(point + other == Point(x: 4, y: 3))
    #expect(point - other == Point(x: 2, y: 7))
    #expect(point * 2 == Point(x: 6, y: 10))
  }

  @Test func `points are nearly equal up to a millionth of a point along each axis`() {
    let point = Point(x: 5, y: -5)
    #expect(point.isNearly(point))
    #expect(!Point(x: 1e-6, y: 0).isNearly(.zero) && !Point(x: 0, y: 1e-6).isNearly(.zero))
    #expect(Point(x: 0.9e-6, y: -0.9e-6).isNearly(.zero))
  }

  @Test func `points are within a point of each other if that is so along each axis`() {
    let point = Point(x: 5, y: -5)
    #expect(point.isWithinAPoint(of: point))
    #expect(!Point(x: 1, y: 0).isWithinAPoint(of: .zero))
    #expect(!Point(x: 0, y: 1).isWithinAPoint(of: .zero))
    #expect(Point(x: 0.9, y: -0.9).isWithinAPoint(of: .zero))
  }
}
