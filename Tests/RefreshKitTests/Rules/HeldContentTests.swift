import RefreshKit
import Testing

/// Rules H1 to H3: a pull beyond the edge of a component that holds the content moves no content.
@MainActor struct HeldContentTests {
  /// Why a component may no longer hold the content.
  @MainActor enum Loss: String, CaseIterable {
    case hiding, interaction, property, detaching

    @MainActor func happen(to bench: Bench) { set(false, bench) }

    @MainActor func end(for bench: Bench) { set(true, bench) }

    @MainActor private func set(_ mayHold: Bool, _ bench: Bench) {
      switch self {
      case .hiding: bench.component.isHidden = !mayHold
      case .interaction: bench.component.isUserInteractionEnabled = mayHold
      case .property: bench.component.holdsContentWhilePulled = mayHold
      case .detaching: if mayHold { bench.attach() } else { bench.detach() }
      }
    }
  }

  // MARK: A pull

  @Test func `rings hold the content, other components only if the property is set`() {
    for kind in Kind.all {
      #expect(kind.make().holdsContentWhilePulled == (kind.name == "RefreshRingHeader"))
    }
    final class OwnRing: RefreshRingHeader {}
    #expect(OwnRing().holdsContentWhilePulled)
  }

  @Test(arguments: Kind.holding, [true, false])
  func `no row moves until the finger has returned, and percent, alpha and state follow the pull`(
    kind: Kind, bounces: Bool
  ) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.list.bounces = bounces
    let rest = bench.rest()
    func move(to way: Double) {
      bench.touch(.moved, way)
      #expect(bench.list.contentOffset == rest)
      #expect(abs(bench.held - bench.band(way - 10)) < 1e-9)
      let percent = bench.held / bench.threshold
      bench.expect(bench.held > bench.threshold ? .pulling : .idle, percent: percent)
      #expect(bench.component.alpha == min(bench.component.pullingPercent, 1))
    }
    bench.touch(.began)
    let ways = (1...31).map { Double($0) * 10 }
    for way in ways { move(to: way) }
    #expect(bench.component.state == .pulling)
    for way in ways.reversed() { move(to: way) }
    #expect(bench.list.heldOverscroll == .zero)

    func scroll(to way: Double) {
      bench.touch(.moved, way)
      let moved = (bench.position - rest[bench.edge.axis]) * bench.inwards
      #expect(abs(moved - (10 - way)) < 1e-9)
      #expect(bench.list.heldOverscroll == .zero)
    }
    scroll(to: -90)
    // A single move back first takes the pull back, and the remaining distance moves the content.
    move(to: 210)
    scroll(to: -40)
    bench.touch(.ended, -40)
    #expect(bench.count("refreshing") == 0)
  }

  // MARK: Pixels

  @Test(arguments: Kind.holding)
  func `rounding to pixels moves no row, and the pull counts from the edge`(kind: Kind) {
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

  @Test func `the other axis is rounded to pixels, and held overshoot is never -0 or infinite`() {
    let bench = Bench(RefreshNormalHeader())
    bench.component.holdsContentWhilePulled = true
    bench.list.pixelLength = 1
    bench.list.touch(.began, at: Point(x: 187, y: 333))
    bench.list.touch(.moved, at: Point(x: 187, y: 343.5))
    #expect(bench.list.heldOverscroll == .zero)
    #expect(bench.list.heldOverscroll.bottom.sign == .plus)
    bench.list.touch(.moved, at: Point(x: 140.6, y: 433))
    #expect(bench.held > 40 && bench.list.contentOffset.x > 20)
    #expect(bench.list.contentOffset.x == bench.list.contentOffset.x.rounded())

    let far = Bench(RefreshNormalHeader())
    far.component.holdsContentWhilePulled = true
    far.list.contentInset.top = -1e308
    far.list.beginDragging()
    far.list.drag(to: Point(x: 0, y: -.greatestFiniteMagnitude))
    #expect(far.list.heldOverscroll == .zero)
  }

  // MARK: Changes during a touch

  @Test(arguments: Kind.holding, Loss.allCases)
  func `a component that may not hold releases, and if it may again, it holds a pull from rest`(
    kind: Kind, loss: Loss
  ) {
    let bench = Bench(kind)
    let rest = bench.rest()
    bench.fingerPulls(by: 200)
    loss.happen(to: bench)
    bench.expectRest(at: rest)
    bench.expect(.idle, percent: 0)
    bench.touch(.moved, 230)
    #expect(abs((rest[bench.edge.axis] - bench.position) * bench.inwards - bench.band(20)) < 1e-9)
    #expect(bench.list.heldOverscroll == .zero)
    bench.touch(.ended, 230)
    bench.wait(1)
    bench.expectRest(at: rest)

    bench.fingerPulls(by: 60)
    #expect(bench.list.contentOffset != rest)
    loss.end(for: bench)
    bench.touch(.moved, 100)
    #expect(bench.list.heldOverscroll == .zero)
    bench.touch(.moved, -20)
    bench.touch(.moved, 200)
    #expect(bench.list.contentOffset == rest && bench.held > 0)
  }

  @Test(arguments: Kind.holding, [-30.0, 30])
  func `a change of an inset during a touch moves no row, and leaves nothing held`(
    kind: Kind, change: Double
  ) {
    let bench = Bench(kind)
    bench.list.contentInset = EdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
    let rest = bench.rest()
    bench.fingerPulls(by: 200)
    #expect(bench.held > 50)
    bench.list.contentInset[bench.edge] += change
    bench.expectRest(at: rest)
    bench.touch(.moved, -600)
    bench.touch(.moved, 400)
    #expect(bench.held > 0)
    let held = bench.held
    for edge in Edge.allCases where edge.axis != bench.edge.axis {
      bench.list.contentInset[edge] += 1
    }
    #expect(bench.held == held)
    bench.touch(.ended, 400)
    bench.wait(2)
    #expect(bench.list.heldOverscroll == .zero)
  }

  @Test(arguments: Kind.holding)
  func `an offset that the app sets during a touch releases held overshoot along that axis`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    bench.rest()
    bench.fingerPulls(by: 200)
    let held = bench.held
    let other: Axis = bench.edge.axis == .vertical ? .horizontal : .vertical
    bench.list.contentOffset[other] += 20
    #expect(bench.held == held)
    bench.list.contentOffset[bench.edge.axis] += 100 * bench.inwards
    #expect(bench.list.heldOverscroll == .zero)
    let place = bench.position
    bench.touch(.moved, 200)
    #expect(abs(bench.position - place - 10 * bench.inwards) < 1e-9)
    #expect(bench.list.heldOverscroll == .zero)
  }

  @Test(arguments: Kind.holding, [true, false])
  func `the end of a refresh during a touch moves no row, and leaves nothing held`(
    kind: Kind, isLifted: Bool
  ) {
    let bench = Bench(kind)
    bench.rest()
    bench.refresh()
    let offset = bench.list.contentOffset
    bench.fingerPulls(by: isLifted ? 60 : 30)
    #expect(bench.held > 0 && bench.list.contentOffset == offset)
    if isLifted {
      bench.wait(0.2)
      bench.touch(.ended, 70)
      #expect(bench.held > 0 && bench.list.isDecelerating)
      bench.close(for: 0)
      // A ring reserves no inset, so the end of its refresh moves no edge.
      #expect(bench.length == 0 || bench.list.heldOverscroll == .zero)
    } else {
      bench.end()
      #expect(bench.list.contentOffset == offset)
      bench.touch(.ended, 40)
    }
    bench.wait(2)
    #expect(bench.list.heldOverscroll == .zero)
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.list.geometry.range(along: bench.edge.axis).contains(bench.position))
  }

  @Test
  func `a component that replaces another holds new pulls, and one beside it changes nothing`() {
    let bench = Bench(RefreshRingHeader())
    bench.fingerPulls(by: 100)
    let held = bench.held
    let leader = RefreshNormalLeader()
    leader.holdsContentWhilePulled = true
    bench.list.leader = leader
    #expect(bench.held == held && held > 0)
    bench.list.header = RefreshRingHeader()
    #expect(bench.list.heldOverscroll == .zero)
    bench.touch(.moved, 130)
    #expect(bench.position == 0)
    #expect(abs(bench.held - bench.band(20)) < 1e-9)
  }

  @Test(arguments: [(1e-6, 30.0), (1.5e-6, 0), (1, 0)])
  func `content beyond the edge by more than rounding is not held`(
    distance: Double, held: Double
  ) {
    let bench = Bench(RefreshNormalHeader())
    bench.component.holdsContentWhilePulled = true
    bench.list.contentOffset.y = -distance
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -30))
    #expect(bench.held == held && bench.position == held - 30)
  }

  // MARK: The return

  @Test(arguments: Kind.holding)
  func `frames of a host's deceleration take held overshoot back first`(kind: Kind) {
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

    // If a deceleration ends early, nothing stays held.
    bench.pull(by: 0.8)
    bench.list.endDragging(decelerate: true)
    bench.list.endDecelerating()
    bench.expectRest(at: rest)
    bench.expect(.idle, percent: 0)
  }

  @Test(arguments: Kind.holding)
  func `less than half a point of held overshoot is released at once`(kind: Kind) {
    let bench = Bench(kind)
    let rest = bench.rest()
    bench.fingerPulls(by: 0.6)
    #expect(bench.held > 0.3 && bench.held < 0.5)
    bench.touch(.ended, 10.6)
    bench.expectRest(at: rest)
    bench.expect(.idle, percent: 0)
    for loss in Loss.allCases {
      bench.fingerPulls(by: 0.6)
      #expect(bench.held > 0.3)
      loss.happen(to: bench)
      bench.expectRest(at: rest)
      loss.end(for: bench)
      bench.touch(.ended, 10.6)
    }
  }

  @Test(arguments: Kind.holding)
  func `anything that interrupts the return releases held overshoot, and nothing else moves`(
    kind: Kind
  ) {
    func scroll(_ bench: Bench, animated: Bool) {
      bench.list.setContentOffset(bench.list.contentOffset, animated: animated)
      #expect(!bench.list.isDecelerating)
    }
    var acts: [(name: String, act: (Bench) -> Void)] = [
      ("growth", { $0.moveEdgeOut(by: 100) }),
      ("an offset", { scroll($0, animated: false) }),
      ("an animated offset", { scroll($0, animated: true) }),
      ("a scroll wheel", { $0.list.scrollWheel(dx: 0, dy: 0) }),
    ]
    for loss in Loss.allCases { acts.append((loss.rawValue, { loss.happen(to: $0) })) }
    for (name, act) in acts {
      let bench = Bench(kind)
      let rest = bench.rest()
      bench.fingerPullsAndLeaves(after: 0.05)
      #expect(bench.held > 0)
      act(bench)
      #expect(bench.list.heldOverscroll == .zero, "\(name)")
      #expect(bench.component.pullingPercent == 0, "\(name)")
      bench.expectNoMove(from: rest)
    }
  }

  @Test(arguments: Kind.holding)
  func `a flick back takes held overshoot back and throws the content on`(kind: Kind) {
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
  func `a finger that catches held overshoot keeps it, and if it does not move, it returns`(
    kind: Kind
  ) {
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

    bench.fingerPullsAndLeaves(after: 0.05)
    bench.touch(.began)
    bench.touch(.ended)
    #expect(bench.held > 0 && bench.list.isDecelerating)
    bench.wait(1)
    bench.expectRest(at: rest)
  }
}
