import Testing

@testable import RefreshKit

struct ScrollGeometryTests {
  private let geometry = ScrollGeometry(
    size: Size(width: 100, height: 200), contentSize: Size(width: 50, height: 1_000),
    inset: EdgeInsets(top: 10, left: 1, bottom: 20, right: 2),
    reserved: EdgeInsets(top: 54, bottom: 44))

  @Test func `a coordinate that misses an end of a range by rounding is there`() {
    let range = geometry.range(along: .vertical)
    #expect(range.end(near: (-64.0).nextUp) == -64 && range.end(near: 864.0.nextDown) == 864)
    #expect(range.end(near: 300) == nil && range.end(near: 863.9999) == nil)
    #expect((0...10).end(near: 1e-6) == nil && (0...10).end(near: 0.9e-6) == 0)
    #expect((-10...0).end(near: -1e-6) == nil && (-10...0).end(near: -0.9e-6) == 0)
  }
}
