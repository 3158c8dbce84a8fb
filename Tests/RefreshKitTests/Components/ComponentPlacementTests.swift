import Testing

@testable import RefreshKit

struct ComponentPlacementTests {
  private static let pulled = Traits(isPulled: true)

  @Test(arguments: [
    (RefreshStyle.follow, ScrollAccessory.Depth.amongContent), (.behind, .behindContent),
    (.stretch, .behindContent), (.front, .aboveContent),
  ])
  func `the style decides what follows the offset, and the depth`(
    style: RefreshStyle, depth: ScrollAccessory.Depth
  ) {
    var placement = ComponentPlacement(Self.pulled)
    placement.choose(style)
    #expect(placement.style == style)
    #expect(placement.followsOffset == (style != .follow))
    #expect(placement.depth == depth)
  }

  @Test func `a component that is not pulled stays among the content`() {
    var placement = ComponentPlacement(Traits())
    placement.choose(.front)
    #expect(placement.style == .front)
    #expect(!placement.followsOffset)
    #expect(placement.depth == .amongContent)
  }

  @Test func `a class with a style of its own follows the offset`() {
    let placement = ComponentPlacement(Traits(isPulled: true, fixedStyle: .front))
    #expect(placement.followsOffset)
    #expect(placement.depth == .aboveContent)
  }

  @Test func `a pull stretches a component from its own length on`() {
    var placement = ComponentPlacement(Self.pulled)
    placement.choose(.stretch)
    let geometry = ScrollGeometry(
      size: Size(width: 300, height: 600), contentSize: .zero,
      inset: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), reserved: .zero)
    var frame = Rect(x: 0, y: -54, width: 300, height: 54)
    for (distance, height) in [(10.0, 54.0), (100, 100), (54, 54)] {
      let view = ScrollSnapshot(geometry: geometry, offset: Point(x: 0, y: -20 - distance))
      frame = placement.place(
        frame, at: .top, in: view, ignoring: 0, pulledBy: distance, isRefreshing: false)
      #expect(frame == Rect(x: 0, y: -distance, width: 300, height: height))
      #expect(placement.ownLength == 54)
    }
  }

  @Test func `a component in front is moved in by at most its length`() {
    for length in [0.5, 54] {
      let span = StyledSpan(
        .front, length: length, at: .top, of: 0, pulledBy: 100, isRefreshing: false)
      #expect(span.origin == 0 && span.length == length)
    }
  }
}
