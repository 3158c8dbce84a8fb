import Testing

@testable import RefreshKit

/// How a pull is split into an offset and what is held.
struct HeldOffsetTests {
  /// A view of 100 x 200 with content of 1,000 x 1,000 and insets of 10 at the start: x -10...900 and
  /// y -10...800.
  private let geometry = ScrollGeometry(
    size: Size(width: 100, height: 200), contentSize: Size(width: 1_000, height: 1_000),
    inset: EdgeInsets(top: 10, left: 10), reserved: .zero)

  @Test(arguments: Edge.allCases)
  func `the limit of an edge is an end of the range`(edge: Edge) {
    let limits: [Edge: Double] = [.top: -10, .left: -10, .bottom: 800, .right: 900]
    #expect(geometry.limit(at: edge) == limits[edge])
  }

  @Test func `values are equal along an axis if the offset and what is held are`() {
    let value = HeldOffset(offset: Point(x: 1, y: 2), held: Point(x: 3, y: 4))
    #expect(value.equals(value, along: .vertical))
    #expect(!value.equals(HeldOffset(offset: value.offset), along: .vertical))
    #expect(!value.equals(HeldOffset(offset: .zero, held: value.held), along: .vertical))
  }

  @Test func `an edge is passed beyond it`() {
    #expect(geometry.edge(passedBy: Point(x: -10, y: -11), along: .vertical) == .top)
    #expect(geometry.edge(passedBy: Point(x: -10, y: -11), along: .horizontal) == nil)
    #expect(geometry.edge(passedBy: Point(x: 901, y: 800), along: .horizontal) == .right)
    #expect(geometry.edge(passedBy: Point(x: 901, y: 800), along: .vertical) == nil)
  }

  @Test func `what is beyond an edge that holds is held, the rest is the offset`() {
    let pulled = Point(x: 930, y: -50)
    let all = geometry.split(pulled, holdingAt: [EdgeSet(.top), EdgeSet(.right)])
    #expect(all == HeldOffset(offset: Point(x: 900, y: -10), held: Point(x: 30, y: -40)))
    #expect(all.pulled == pulled)
    #expect(EdgeInsets(held: all.held) == EdgeInsets(top: 40, right: 30))
    let one = geometry.split(pulled, holdingAt: EdgeSet(.top))
    #expect(one == HeldOffset(offset: Point(x: 930, y: -10), held: Point(x: 0, y: -40)))
    #expect(geometry.split(pulled, holdingAt: EdgeSet(.bottom)) == HeldOffset(offset: pulled))
  }

  @Test func `inside the content nothing is held`() {
    let all = EdgeSet(Edge.allCases.map { EdgeSet($0) })
    let inside = Point(x: -10, y: 800)
    #expect(geometry.split(inside, holdingAt: all) == HeldOffset(offset: inside))
  }

  @Test func `what overflows is not held`() {
    var far = geometry
    far.inset.top = -1e308
    let place = far.split(
      Point(x: 0, y: -.greatestFiniteMagnitude), holdingAt: EdgeSet(.top))
    #expect(place.held == .zero)
  }

  @Test func `a set of edges knows its axes`() {
    #expect(EdgeSet(.left).contains(anyOf: .horizontal))
    #expect(!EdgeSet(.left).contains(anyOf: .vertical))
    #expect(EdgeSet(.bottom).contains(anyOf: .vertical))
    #expect(!EdgeSet().contains(anyOf: .vertical))
  }
}
