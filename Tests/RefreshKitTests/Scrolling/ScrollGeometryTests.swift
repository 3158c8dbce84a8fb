import Testing

@testable import RefreshKit

struct ScrollGeometryTests {
  private let geometry = ScrollGeometry(
    size: Size(width: 100, height: 200), contentSize: Size(width: 50, height: 1_000),
    inset: EdgeInsets(top: 10, left: 1, bottom: 20, right: 2),
    reserved: EdgeInsets(top: 54, bottom: 44))

  @Test
  func `content begins where the app's inset ends, and overflows what its insets leave room for`() {
    #expect(geometry.start(along: .vertical) == -10)
    #expect(geometry.start(along: .horizontal) == -1)
    #expect(geometry.overflow(along: .vertical) == 830)
    #expect(geometry.overflow(along: .horizontal) == -47)
    // Never -0.
    let bare = ScrollGeometry(size: .zero, contentSize: .zero, inset: .zero, reserved: .zero)
    #expect(bare.start(along: .vertical).sign == .plus)
    #expect(bare.range(along: .vertical).lowerBound.sign == .plus)
  }

  @Test func `the range includes reserved insets, and is one point where content is short`() {
    #expect(geometry.adjustedInset == EdgeInsets(top: 64, left: 1, bottom: 64, right: 2))
    let range = geometry.range(along: .vertical)
    #expect(range.lowerBound == -64 && range.upperBound == 864)
    let short = geometry.range(along: .horizontal)
    #expect(short.lowerBound == -1 && short.upperBound == -1)
  }

  @Test func `an offset is clamped to the nearest one in range`() {
    #expect(geometry.clamp(Point(x: 5, y: -100)) == Point(x: -1, y: -64))
    #expect(geometry.clamp(Point(x: -1, y: 300)) == Point(x: -1, y: 300))
    #expect(geometry.clamp(Point(x: -9, y: 900)) == Point(x: -1, y: 864))
  }

  @Test func `a coordinate that misses an end of a range by rounding is there`() {
    let range = geometry.range(along: .vertical)
    #expect(range.end(near: (-64.0).nextUp) == -64 && range.end(near: 864.0.nextDown) == 864)
    #expect(range.end(near: 300) == nil && range.end(near: 863.9999) == nil)
    #expect((0...10).end(near: 1e-6) == nil && (0...10).end(near: 0.9e-6) == 0)
    #expect((-10...0).end(near: -1e-6) == nil && (-10...0).end(near: -0.9e-6) == 0)
  }
}
