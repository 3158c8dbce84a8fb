import Testing

@testable import RefreshKit

struct PointTests {
  @Test func `a coordinate is read by its axis`() {
    let point = Point(x: 3, y: 5)
    #expect(point[.horizontal] == 3)
    #expect(point[.vertical] == 5)
  }

  @Test func `a coordinate is set by its axis, the other stays`() {
    var point = Point(x: 3, y: 5)
    point[.horizontal] = 7
    #expect(point == Point(x: 7, y: 5))
    point[.vertical] = 9
    #expect(point == Point(x: 7, y: 9))
  }

  @Test func `sum, difference and product are coordinate by coordinate`() {
    let (point, other) = (Point(x: 3, y: 5), Point(x: 1, y: -2))
    #expect(point + other == Point(x: 4, y: 3))
    #expect(point - other == Point(x: 2, y: 7))
    #expect(point * 2 == Point(x: 6, y: 10))
  }
}
