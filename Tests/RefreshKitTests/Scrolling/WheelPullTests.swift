import Testing

@testable import RefreshKit

/// Which events of a scroll wheel belong together.
struct WheelPullTests {
  @Test func `a run lasts until 0.15 seconds after its last event, and has the edges of its first`()
  {
    let wheel = WheelPull()
    #expect(wheel.isOver(at: 0) && wheel.edges.isEmpty)
    wheel.addEvent(at: 1, EdgeSet(.top))
    wheel.addEvent(at: 1.1, EdgeSet(.bottom))
    #expect(wheel.edges == EdgeSet(.top) && wheel.end == 1.1 + 0.15)
    #expect(!wheel.isOver(at: 1.2) && wheel.isOver(at: wheel.end))
    wheel.addEvent(at: wheel.end, EdgeSet(.bottom))
    #expect(wheel.edges == EdgeSet(.bottom))
    wheel.stopPulling(at: .bottom)
    #expect(wheel.edges.isEmpty)
  }

  // MARK: Returns

  /// A list whose content returns to an edge from a pull by a wheel.
  private func returningList(to edge: Edge) -> ScrollView {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 1_000, height: 2_000)
    list.allowsWheelPull = true
    list.contentOffset.y = edge == .top ? 0 : 1_333
    list.scrollWheel(dy: edge == .top ? -50 : 50)
    list.scrollWheel(phase: .ended)
    list.timeline.advance(by: 0.05)
    #expect(list.isDecelerating)
    return list
  }

  @Test(arguments: [Edge.top, .bottom])
  func `a wheel that moves on beyond the edge does not stop a return`(edge: Edge) {
    let list = returningList(to: edge)
    let offset = list.contentOffset
    list.scrollWheel(dy: edge == .top ? -0.5 : 0.5)
    #expect(list.contentOffset == offset && list.isDecelerating)
  }

  @Test(arguments: [Edge.top, .bottom], [Point(x: 5, y: 0), Point(x: 0, y: 0.5)])
  func `one that moves inwards or sideways does`(edge: Edge, distance: Point) {
    let list = returningList(to: edge)
    list.scrollWheel(dx: distance.x, dy: edge == .top ? distance.y : -distance.y)
    #expect(list.geometry.clamp(list.contentOffset) == list.contentOffset && !list.isDecelerating)
  }

  @Test func `a single point begins a pull`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 375, height: 2_000)
    list.allowsWheelPull = true
    list.contentOffset.y = 1_333
    list.scrollWheel(dy: 1)
    #expect(list.contentOffset.y > 1_333 && list.isDragging)
  }

  @Test(arguments: [(0.9e-6, true), (1e-6, false)])
  func `content is at an edge if it misses it by rounding`(distance: Double, isPulled: Bool) {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 375, height: 2_000)
    list.allowsWheelPull = true
    list.contentOffset.y = distance
    list.scrollWheel(dy: -20)
    #expect(list.isDragging == isPulled)
  }
}
