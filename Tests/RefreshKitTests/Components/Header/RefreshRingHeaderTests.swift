import RefreshKit
import Testing

/// The ring, which moves over a list that does not move.
@MainActor struct RefreshRingHeaderTests {
  private func make() -> (Bench, RefreshRingHeader) {
    let header = RefreshRingHeader()
    return (Bench(header), header)
  }

  private func shape(_ bench: Bench, _ header: RefreshRingHeader) -> RingShape {
    header.ringView.shape(at: bench.list.timeline.now)
  }

  /// From the view's upper edge down to the upper side of the ring.
  private func distance(_ bench: Bench, _ header: RefreshRingHeader) -> Double {
    header.frame.y + shape(bench, header).drop - bench.list.contentOffset.y
  }

  private func drag(_ bench: Bench, _ y: Double) {
    if !bench.list.isDragging { bench.list.beginDragging() }
    bench.list.drag(to: Point(x: 0, y: y))
  }

  @Test func `a pull draws the ring and moves it in from above the edge`() {
    let (bench, header) = make()
    #expect(header.frame == Rect(x: 0, y: -30, width: 375, height: 30))
    #expect(header.ringView.frame == Rect(x: 172.5, y: 0, width: 30, height: 30))
    bench.list.contentOffset.y = 500
    #expect(distance(bench, header) == -30)
    bench.list.contentOffset.y = 0
    drag(bench, -0.6)
    #expect(abs(shape(bench, header).strokeAlpha - 0.307) < 1e-9)
    drag(bench, -30)
    #expect(shape(bench, header).strokeEnd == 0.5)
    #expect(distance(bench, header) == -5)
    drag(bench, -60)
    #expect(shape(bench, header).arrowhead == 1 && shape(bench, header).strokeAlpha == 1)
    #expect(distance(bench, header) == 20)
    #expect(header.state == .idle)
    drag(bench, -61)
    #expect(header.state == .pulling)
  }

  @Test
  func `after a release or a call, the ring moves to its resting position and spins`() {
    let (bench, header) = make()
    drag(bench, -90)
    #expect(distance(bench, header) == 45)
    bench.list.endDragging()
    bench.wait(0)
    #expect(header.state == .refreshing)
    #expect(distance(bench, header) == 45)
    bench.wait(0.125)
    #expect(abs(distance(bench, header) - 32.5) < 1e-9)
    bench.wait(0.125)
    #expect(distance(bench, header) == 20)
    #expect(bench.count("refreshing") == 1)
    #expect(header.ringView.isSpinning)

    let (called, ring) = make()
    called.list.safeAreaInsets.top = 88
    ring.beginRefreshing()
    #expect(distance(called, ring) == 58)
    called.wait(0.25)
    #expect(distance(called, ring) == 108, "the safe area counts as the edge")
  }

  @Test func `at the end the ring shrinks, and the next pull begins at 0`() {
    let (bench, header) = make()
    bench.refresh()
    header.endRefreshing()
    bench.wait(0.15)
    header.pullingPercent = 0
    #expect(abs(shape(bench, header).scale - 0.5) < 1e-9)
    #expect(distance(bench, header) == 20)
    bench.wait(0.2)
    #expect(bench.count("ended") == 1)
    #expect(distance(bench, header) == -30)
    drag(bench, -30)
    #expect(shape(bench, header) == RingCurve().pulled(0.5))
  }

  @Test func `diameter, threshold and resting position of a ring can be set`() {
    let (bench, header) = make()
    header.diameter = 40
    header.triggerDistance = 100
    header.restingDistance = 8
    bench.wait(0)
    drag(bench, -100)
    #expect(header.state == .idle)
    #expect(distance(bench, header) == 8)
    #expect(header.ringView.frame == Rect(x: 167.5, y: 0, width: 40, height: 40))
  }

  @Test(arguments: [true, false])
  func `after a drag the ring moves to its resting position while the held overshoot returns`(
    bounces: Bool
  ) {
    let (bench, header) = make()
    bench.list.bounces = bounces
    bench.fingerPulls(by: 200)
    bench.wait(0.2)
    let drawn = distance(bench, header)
    bench.touch(.ended, 210)
    bench.wait(0)
    #expect(header.state == .refreshing)
    #expect(abs(distance(bench, header) - drawn) < 1e-9)
    bench.wait(0.125)
    #expect(abs(distance(bench, header) - (drawn + 20) / 2) < 1e-6)
    #expect(bench.held > 0)
    bench.wait(1)
    #expect(distance(bench, header) == 20)
    #expect(bench.list.heldOverscroll == .zero && bench.list.contentOffset == .zero)
    #expect(header.ringView.isSpinning)
    bench.end()
    #expect(distance(bench, header) == -30)
    #expect(bench.list.contentOffset == .zero)
  }
}
