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
    bench.rest()
    let rest = bench.list.contentOffset
    bench.fingerPulls(by: 40)
    bench.wait(0.2)
    let held = bench.held
    #expect(held > 15 && held < bench.threshold)
    bench.touch(phase, 50)
    #expect(bench.list.isDecelerating)
    for frame in 1...60 {
      bench.wait(1.0 / 60)
      // A spring of mass 1, stiffness 120, damping 22, started at -10 d: it decays by e^(-10 t).
      let law = held * Bench.power(-10.0 * Double(frame) / 60)
      #expect(abs(bench.held - (law < 0.5 ? 0 : law)) < 1e-9)
      #expect(abs(bench.component.pullingPercent - bench.held / bench.threshold) < 1e-9)
      #expect(bench.list.contentOffset == rest)
    }
    #expect(!bench.list.isDecelerating)
    #expect(bench.component.state == .idle)
    #expect(bench.count("refreshing") == 0)
  }

  @Test(arguments: Kind.holding, [true, false])
  func `a host's drag that ends or is cancelled returns it as well`(
    kind: Kind, isCancelled: Bool
  ) {
    let bench = Bench(kind)
    bench.rest()
    let rest = bench.list.contentOffset
    bench.list.beginDragging()
    bench.drag(to: rest, by: 0.8)
    let held = bench.held
    if isCancelled { bench.list.cancelDragging() } else { bench.list.endDragging() }
    bench.wait(0.1)
    #expect(abs(bench.held - held * Bench.power(-1)) < 1e-9)
    bench.wait(1)
    #expect(bench.list.heldOverscroll == .zero)
    #expect(bench.list.contentOffset == rest)
    #expect(!bench.list.isDecelerating)
    #expect(bench.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.holding)
  func `frames of a host's own deceleration take it back first`(kind: Kind) {
    let bench = Bench(kind)
    bench.rest()
    let rest = bench.list.contentOffset
    bench.list.beginDragging()
    bench.drag(to: rest, by: 0.8)
    bench.list.endDragging(decelerate: true)
    for fraction in [0.6, 0.2, 0] {
      var offset = rest
      offset[bench.edge.axis] -= fraction * bench.threshold * bench.inwards
      bench.list.decelerate(to: offset)
      #expect(bench.list.contentOffset == rest)
      #expect(abs(bench.held - fraction * bench.threshold) < 1e-9)
    }
    var beyond = rest
    beyond[bench.edge.axis] -= 12 * bench.inwards
    bench.list.decelerate(to: beyond)
    #expect(bench.list.contentOffset == beyond)
    #expect(bench.list.heldOverscroll == .zero)
    bench.list.endDecelerating()
    #expect(bench.list.contentOffset == rest)
  }

  @Test(arguments: Kind.holding)
  func `a deceleration that ends early leaves nothing held`(kind: Kind) {
    let bench = Bench(kind)
    bench.rest()
    let rest = bench.list.contentOffset
    bench.list.beginDragging()
    bench.drag(to: rest, by: 0.8)
    bench.list.endDragging(decelerate: true)
    bench.list.endDecelerating()
    #expect(bench.list.heldOverscroll == .zero)
    #expect(bench.list.contentOffset == rest)
    #expect(bench.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.holding)
  func `less than half a point is released at once`(kind: Kind) {
    let bench = Bench(kind)
    bench.rest()
    bench.fingerPulls(by: 0.6)
    #expect(bench.held > 0.3 && bench.held < 0.5)
    bench.touch(.ended, 10.6)
    #expect(bench.list.heldOverscroll == .zero)
    #expect(!bench.list.isDecelerating)
    #expect(bench.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.holding)
  func `a flick back takes it back and throws the content on`(kind: Kind) {
    let bench = Bench(kind, contentSize: Size(width: 4_000, height: 4_000))
    bench.rest()
    let rest = bench.place
    bench.fingerPulls(by: 200, steps: 4)
    for step in 1...3 {
      bench.wait(0.01)
      bench.touch(.moved, 210 - 40 * Double(step))
    }
    let held = bench.held
    #expect(held > 30)
    bench.touch(.ended, 90)
    bench.wait(1.0 / 60)
    #expect(bench.place == rest && bench.held < held && bench.held > 0)
    bench.wait(3)
    #expect((bench.place - rest) * bench.inwards > 50)
    #expect(bench.list.heldOverscroll == .zero)
  }

  @Test(arguments: Kind.holding)
  func `a finger that catches what is held has hold of it`(kind: Kind) {
    let bench = Bench(kind)
    bench.rest()
    let rest = bench.list.contentOffset
    bench.fingerPulls(by: 60)
    bench.wait(0.2)
    bench.touch(.ended, 70)
    bench.wait(0.05)
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
    #expect(bench.list.heldOverscroll == .zero)
  }

  @Test(arguments: Kind.holding)
  func `a finger that catches it and does not move lets it return`(kind: Kind) {
    let bench = Bench(kind)
    bench.rest()
    bench.fingerPulls(by: 60)
    bench.wait(0.2)
    bench.touch(.ended, 70)
    bench.wait(0.05)
    bench.touch(.began)
    bench.touch(.ended)
    #expect(bench.held > 0 && bench.list.isDecelerating)
    bench.wait(1)
    #expect(bench.list.heldOverscroll == .zero)
  }

  @Test(arguments: Kind.holding)
  func `a finger that catches a bounce moves that back first, and holds from rest on`(kind: Kind) {
    let bench = Bench(kind, contentSize: Size(width: 4_000, height: 4_000))
    bench.rest()
    let rest = bench.place
    bench.list.contentOffset[bench.edge.axis] += 150 * bench.inwards
    bench.touch(.began)
    for step in 1...6 {
      bench.wait(0.01)
      bench.touch(.moved, 20 * Double(step))
    }
    bench.touch(.ended, 120)
    bench.wait(0.1)
    let beyond = (rest - bench.place) * bench.inwards
    #expect(beyond > 5)
    #expect(bench.list.heldOverscroll == .zero)
    bench.touch(.began)
    bench.touch(.moved, 30)
    #expect((rest - bench.place) * bench.inwards > beyond)
    #expect(bench.list.heldOverscroll == .zero)
    bench.touch(.moved, -300)
    #expect((bench.place - rest) * bench.inwards > 0)
    bench.touch(.moved, 400)
    #expect(bench.place == rest)
    #expect(bench.held > 0)
  }

  @Test(arguments: Kind.holding)
  func `a scroll that the app makes leaves nothing held`(kind: Kind) {
    for isAnimated in [true, false] {
      let bench = Bench(kind)
      bench.rest()
      let rest = bench.list.contentOffset
      bench.fingerPulls(by: 60)
      bench.wait(0.2)
      bench.touch(.ended, 70)
      bench.wait(0.05)
      #expect(bench.held > 0)
      bench.list.setContentOffset(rest, animated: isAnimated)
      #expect(bench.list.heldOverscroll == .zero)
      #expect(bench.component.pullingPercent == 0)
      #expect(!bench.list.isDecelerating)
    }
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

extension Bench {
  /// e to the power of `x`.
  static func power(_ x: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    for k in 1...80 {
      term *= x / Double(k)
      sum += term
    }
    return sum
  }
}
