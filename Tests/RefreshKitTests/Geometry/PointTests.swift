import Testing

@testable import RefreshKit

struct PointTests {
  @Test func `sum, difference and product are coordinate by coordinate`() {
    let (point, other) = (Point(x: 3, y: 5), Point(x: 1, y: -2))
    #expect(point + other == Point(x: 4, y: 3))
    #expect(point - other == Point(x: 2, y: 7))
    #expect(point * 2 == Point(x: 6, y: 10))
  }
}
