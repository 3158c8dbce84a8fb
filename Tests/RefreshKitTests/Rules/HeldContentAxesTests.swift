import RefreshKit
import Testing

/// Rules H2 and H3: both axes, both ends, pages, pixels and locks.
struct HeldContentAxesTests {
  @Test(arguments: [true, false])
  func `a header and a footer on a short list hold apart`(bounces: Bool) {
    let bench = Bench(RefreshRingHeader(), contentSize: Size(width: 375, height: 100))
    let footer = RefreshBackNormalFooter()
    footer.holdsContentWhilePulled = true
    bench.list.footer = footer
    bench.list.bounces = bounces
    bench.fingerPulls(by: 100)
    #expect(abs(bench.list.heldOverscroll.top - bench.band(100)) < 1e-9)
    #expect(bench.list.heldOverscroll.bottom == 0)
    #expect(footer.pullingPercent == 0)
    bench.touch(.moved, -90)
    #expect(bench.list.heldOverscroll.top == 0)
    #expect(abs(bench.list.heldOverscroll.bottom - bench.band(100)) < 1e-9)
    #expect(bench.component.pullingPercent == 0)
    #expect(footer.state == .pulling)
    #expect(bench.list.contentOffset == .zero)
    bench.touch(.ended, -90)
    bench.wait(1)
    #expect(footer.state == .refreshing)
    #expect(bench.list.heldOverscroll == .zero)
  }

  @Test func `with bounces off only the end that holds gives way`() {
    let bench = Bench(RefreshRingHeader(), contentSize: Size(width: 375, height: 100))
    bench.list.bounces = false
    bench.fingerPulls(by: 100)
    bench.touch(.moved, -200)
    #expect(bench.list.contentOffset == .zero)
    #expect(bench.list.heldOverscroll == .zero)
  }

  @Test func `both axes hold at the same time, each by itself`() {
    let bench = Bench(RefreshRingHeader())
    let trailer = RefreshNormalTrailer()
    trailer.holdsContentWhilePulled = true
    bench.list.trailer = trailer
    bench.list.alwaysBounceVertical = true
    bench.list.contentOffset = Point(x: 625, y: 0)
    let rest = bench.list.contentOffset
    bench.list.touch(.began, at: Point(x: 200, y: 200))
    bench.list.touch(.moved, at: Point(x: 140, y: 280))
    let held = bench.list.heldOverscroll
    #expect(held.top > 0 && held.right > 0)
    #expect(bench.list.contentOffset == rest)
    bench.list.touch(.moved, at: Point(x: 240, y: 280))
    #expect(bench.list.heldOverscroll.right == 0)
    #expect(bench.list.heldOverscroll.top == held.top)
    #expect(bench.list.contentOffset.x < 625 && bench.list.contentOffset.y == 0)
    bench.list.touch(.ended, at: Point(x: 240, y: 280))
    bench.wait(1)
    #expect(bench.list.heldOverscroll == .zero)
  }

  @Test func `a lock holds a pull to its axis`() {
    let bench = Bench(RefreshRingHeader())
    bench.list.isDirectionalLockEnabled = true
    bench.list.contentOffset.x = 300
    bench.list.touch(.began, at: Point(x: 100, y: 100))
    bench.list.touch(.moved, at: Point(x: 110, y: 200))
    bench.list.touch(.moved, at: Point(x: 300, y: 250))
    #expect(bench.list.contentOffset == Point(x: 300, y: 0))
    #expect(bench.held > 0)
  }

  @Test(arguments: Kind.holding)
  func `what is held returns to the page it was pulled from`(kind: Kind) {
    let bench = Bench(kind, contentSize: Size(width: 1_125, height: 2_001))
    bench.list.isPagingEnabled = true
    let rest = bench.rest()
    let held = bench.fingerPullsAndLeaves()
    bench.expectReturn(of: held, to: rest)
  }

  @Test(arguments: Kind.holding)
  func `a flick back returns it to the page that was pulled, as without holding`(kind: Kind) {
    let bench = Bench(kind, contentSize: Size(width: 1_125, height: 2_001))
    bench.list.isPagingEnabled = true
    let rest = bench.rest()
    bench.fingerFlicksBack()
    bench.wait(3)
    bench.expectRest(at: rest)
  }

  @Test(arguments: Kind.holding)
  func `rounding moves no row, and counts from the edge`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentInset = EdgeInsets(top: 50.3, left: 50.3, bottom: 50.3, right: 50.3)
    bench.list.pixelLength = 0.5
    let rest = bench.rest()[bench.edge.axis]
    bench.touch(.began)
    for way in stride(from: 10.0, through: 100, by: 0.7) {
      bench.touch(.moved, way)
      #expect(abs(bench.position - rest) < 1e-9)
      #expect((bench.held / 0.5).rounded() * 0.5 == bench.held)
      #expect(abs(bench.held - bench.band(way - 10)) < 0.2501)
    }
    bench.touch(.moved, 10)
    #expect(bench.list.heldOverscroll == .zero && abs(bench.position - rest) < 1e-9)
    bench.touch(.moved, 60)
    bench.wait(0.2)
    bench.touch(.ended, 60)
    for _ in 1...60 {
      bench.wait(1.0 / 60)
      #expect(abs(bench.position - rest) < 1e-9)
    }
    #expect(bench.list.heldOverscroll == .zero)
  }

  @Test func `a ring on a list that is shorter than its view can be pulled without bounces`() {
    let bench = Bench(RefreshRingHeader(), contentSize: Size(width: 375, height: 50))
    bench.list.bounces = false
    bench.fingerPulls(by: 250)
    #expect(bench.component.state == .pulling)
    bench.touch(.ended, 260)
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
  }

  @Test func `a header that refreshes follows a finger into sight, and holds from there on`() {
    let header = RefreshNormalHeader()
    header.holdsContentWhilePulled = true
    let bench = Bench(header)
    bench.refresh()
    bench.list.contentOffset.y = -20
    #expect(bench.list.reservedInset.top == 20)
    bench.touch(.began)
    for step in 1...40 { bench.touch(.moved, 10 + 10 * Double(step)) }
    #expect(bench.list.contentOffset.y == -54)
    #expect(bench.list.reservedInset.top == 54)
    #expect(bench.held > 0)
    bench.touch(.ended, 410)
    bench.wait(2)
    #expect(bench.list.contentOffset.y == -54)
    #expect(bench.list.heldOverscroll == .zero)
  }
}
