import RefreshKit
import Testing

/// Where content is sent, by its delegate and by calls, and whether it gets there.
struct ScrollTargetTests {
  @Test(arguments: [(2_000.0, 500.0), (5_100, 500), (9_000, 500), (1_000, 333), (100, 0)])
  func `the delegate's target is kept as the range changes`(height: Double, rest: Double) {
    for waits in [0, 0.1] {
      let bench = Bench(contentHeight: 5_000)
      bench.delegation.target = Point(x: 0, y: 500)
      bench.flick(from: 600, by: -15, times: 6)
      bench.wait(waits)
      bench.list.contentSize.height = height
      bench.wait(3)
      #expect(bench.y == rest)
      #expect(bench.log.last == "at rest")
    }
  }

  @Test func `a target along one axis leaves the other its throw`() {
    let benches = [Bench(), Bench()]
    for bench in benches {
      bench.list.contentSize.width = 5_000
      bench.down(300)
      for step in 1...4 {
        bench.wait(0.01)
        bench.move(300 - 10 * Double(step), x: 100 - 20 * Double(step))
      }
      if bench === benches[0] { bench.delegation.targetY = 250 }
      bench.up()
      bench.wait(0.2)
    }
    #expect(benches[0].list.contentOffset.x == benches[1].list.contentOffset.x)
    benches[0].wait(3)
    #expect(benches[0].y == 250)
  }

  @Test func `an animated move ends in the range that a callback leaves before it begins`() {
    let bench = Bench()
    bench.list.header = RefreshRingHeader()
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -40))
    bench.list.endDragging()
    #expect(bench.list.heldOverscroll.top == 40)
    let delegate = CountingDelegate()
    bench.list.delegate = delegate
    delegate.act = { bench.list.contentSize.height = 1_000 }
    bench.list.setContentOffset(Point(x: 0, y: 1_333), animated: true)
    delegate.act = nil
    bench.wait(1)
    #expect(bench.y == 333)
  }
}
