import RefreshKit
import Testing

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
}
