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
}
