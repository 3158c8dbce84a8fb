import RefreshKit
import Testing

/// Rule H2: the held overscroll returns to 0, and real overshoots before it.
struct HeldContentReturnsTests {
  @Test(arguments: Kind.holding, [TouchPhase.ended, .cancelled])
  func `a release returns it by the curve of a bounce, and no row moves`(
    kind: Kind, phase: TouchPhase
  ) {
    let bench = Bench(kind)
    bench.list.bounces = false
    let rest = bench.rest()
    let held = bench.fingerPullsAndLeaves(by: 40, phase)
    #expect(held > 15 && held < bench.threshold)
    bench.expectReturn(of: held, to: rest)
  }

  @Test(arguments: Kind.holding, [true, false])
  func `a host's drag that ends or is cancelled returns it as well`(
    kind: Kind, isCancelled: Bool
  ) {
    let bench = Bench(kind)
    let rest = bench.rest()
    bench.pull(by: 0.8)
    let held = bench.held
    if isCancelled { bench.list.cancelDragging() } else { bench.list.endDragging() }
    bench.expectReturn(of: held, to: rest)
  }

  @Test(arguments: Kind.holding)
  func `frames of a host's own deceleration take it back first`(kind: Kind) {
    let bench = Bench(kind)
    let rest = bench.rest()
    bench.pull(by: 0.8)
    bench.list.endDragging(decelerate: true)
    for fraction in [0.6, 0.2, 0] {
      bench.list.decelerate(to: bench.offset(pulledBy: fraction))
      #expect(bench.list.contentOffset == rest)
      #expect(abs(bench.held - fraction * bench.threshold) < 1e-9)
    }
    let beyond = bench.offset(pulledBy: 0.2)
    bench.list.decelerate(to: beyond)
    #expect(bench.list.contentOffset == beyond)
    #expect(bench.list.heldOverscroll == .zero)
    bench.list.endDecelerating()
    bench.expectRest(at: rest)
  }

  @Test(arguments: Kind.holding)
  func `a deceleration that ends early leaves nothing held`(kind: Kind) {
    let bench = Bench(kind)
    let rest = bench.rest()
    bench.pull(by: 0.8)
    bench.list.endDragging(decelerate: true)
    bench.list.endDecelerating()
    bench.expectRest(at: rest)
    #expect(bench.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.holding)
  func `less than half a point is released at once`(kind: Kind) {
    let bench = Bench(kind)
    let rest = bench.rest()
    bench.fingerPulls(by: 0.6)
    #expect(bench.held > 0.3 && bench.held < 0.5)
    bench.touch(.ended, 10.6)
    bench.expectRest(at: rest)
    #expect(bench.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.holding)
  func `a flick back takes it back and throws the content on`(kind: Kind) {
    let bench = Bench(kind, contentSize: Size(width: 4_000, height: 4_000))
    let rest = bench.rest()[bench.edge.axis]
    let held = bench.fingerFlicksBack()
    #expect(held > 30)
    bench.wait(1.0 / 60)
    #expect(bench.position == rest && bench.held < held && bench.held > 0)
    bench.wait(3)
    #expect((bench.position - rest) * bench.inwards > 50)
    #expect(bench.list.heldOverscroll == .zero)
  }

  @Test(arguments: Kind.holding)
  func `a finger that catches what is held has hold of it`(kind: Kind) {
    let bench = Bench(kind)
    let rest = bench.rest()
    bench.fingerPullsAndLeaves(after: 0.05)
    let caught = bench.held
    #expect(caught > 5)
    bench.touch(.began)
    bench.wait(1)
    #expect(bench.held == caught)
    bench.touch(.moved, -10)
    #expect(abs(bench.held - caught) < 1e-9)
    bench.touch(.moved, -11)
    #expect(bench.held < caught && bench.list.contentOffset == rest)
    bench.touch(.ended, -11)
    bench.wait(1)
    bench.expectRest(at: rest)
  }

  @Test(arguments: Kind.holding)
  func `a finger that catches it and does not move lets it return`(kind: Kind) {
    let bench = Bench(kind)
    let rest = bench.rest()
    bench.fingerPullsAndLeaves(after: 0.05)
    bench.touch(.began)
    bench.touch(.ended)
    #expect(bench.held > 0 && bench.list.isDecelerating)
    bench.wait(1)
    bench.expectRest(at: rest)
  }

  @Test(arguments: Kind.holding)
  func `a finger that catches a bounce moves that back first, and holds from rest on`(kind: Kind) {
    let bench = Bench(kind, contentSize: Size(width: 4_000, height: 4_000))
    let rest = bench.rest()[bench.edge.axis]
    bench.list.contentOffset[bench.edge.axis] += 150 * bench.inwards
    bench.touch(.began)
    for step in 1...6 {
      bench.wait(0.01)
      bench.touch(.moved, 20 * Double(step))
    }
    bench.touch(.ended, 120)
    bench.wait(0.1)
    let beyond = (rest - bench.position) * bench.inwards
    #expect(beyond > 5)
    #expect(bench.list.heldOverscroll == .zero)
    bench.touch(.began)
    bench.touch(.moved, 30)
    #expect((rest - bench.position) * bench.inwards > beyond)
    #expect(bench.list.heldOverscroll == .zero)
    bench.touch(.moved, -300)
    #expect((bench.position - rest) * bench.inwards > 0)
    bench.touch(.moved, 400)
    #expect(bench.position == rest)
    #expect(bench.held > 0)
  }

  @Test(arguments: Kind.holding)
  func `a scroll wheel leaves nothing held`(kind: Kind) {
    let bench = Bench(kind)
    bench.rest()
    bench.fingerPulls(by: 60)
    bench.touch(.ended, 70)
    bench.list.scrollWheel(dx: 0, dy: 0)
    #expect(bench.list.heldOverscroll == .zero)
  }
}
