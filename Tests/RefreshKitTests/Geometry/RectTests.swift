import RefreshKit
import Testing

struct RectTests {
  @Test func `sides and middle follow from origin and size`() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 50)
    #expect(rect.maxX == 40)
    #expect(rect.maxY == 70)
    #expect(rect.center == Point(x: 25, y: 45))
  }

  @Test func `a rectangle around a centre has that centre and size`() {
    let rect = Rect(center: Point(x: 25, y: 45), size: Size(width: 30, height: 50))
    #expect(rect == Rect(x: 10, y: 20, width: 30, height: 50))
  }

  @Test func `a negative size is stored as it is`() {
    let rect = Rect(x: 0, y: 0, width: -10, height: 4)
    #expect(rect.width == -10)
    #expect(rect.center == Point(x: -5, y: 2))
  }
}
