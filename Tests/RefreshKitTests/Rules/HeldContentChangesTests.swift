import RefreshKit
import Testing

/// Rules H1 to H3: the held overscroll where a property changes in the middle of a pull.
struct HeldContentChangesTests {
  /// What takes the hold away.
  enum Loss: String, CaseIterable {
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

  @Test(arguments: Kind.holding, Loss.allCases)
  func `under a finger it is released, no row moves, and the list moves with the finger`(
    kind: Kind, loss: Loss
  ) {
    let bench = Bench(kind)
    let rest = bench.rest()
    bench.fingerPulls(by: 200)
    loss.happen(to: bench)
    bench.expectRest(at: rest)
    #expect(bench.component.state == .idle)
    #expect(bench.component.pullingPercent == 0)
    bench.touch(.moved, 230)
    #expect(abs((rest[bench.edge.axis] - bench.position) * bench.inwards - bench.band(20)) < 1e-9)
    #expect(bench.list.heldOverscroll == .zero)
    bench.touch(.ended, 230)
    bench.wait(1)
    bench.expectRest(at: rest)
  }

  /// On its way back what is held is released by `act`, and nothing else moves.
  private func interruptReturn(of kind: Kind, by act: (Bench) -> Void) {
    let bench = Bench(kind)
    let rest = bench.rest()
    bench.fingerPullsAndLeaves(after: 0.05)
    #expect(bench.held > 0)
    act(bench)
    #expect(bench.list.heldOverscroll == .zero)
    #expect(bench.component.pullingPercent == 0)
    bench.expectNoMove(from: rest)
  }

  @Test(arguments: Kind.holding, Loss.allCases)
  func `on its way back it is released, and nothing else moves`(kind: Kind, loss: Loss) {
    interruptReturn(of: kind, by: loss.happen)
  }

  @Test(arguments: Kind.holding)
  func `content that grows while it returns leaves nothing held, and throws nothing`(kind: Kind) {
    interruptReturn(of: kind) { $0.moveEdgeOut(by: 100) }
  }

  @Test(arguments: Kind.pulled)
  func `an end while it returns leaves nothing held`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.holdsContentWhilePulled = true
    bench.rest()
    bench.refresh()
    bench.fingerPulls(by: 60)
    bench.wait(0.2)
    bench.touch(.ended, 70)
    #expect(bench.held > 0 && bench.list.isDecelerating)
    bench.component.endRefreshing()
    bench.wait(0)
    #expect(bench.list.heldOverscroll == .zero)
    bench.wait(2)
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.list.geometry.range(along: bench.edge.axis).contains(bench.position))
  }

  @Test(arguments: Kind.holding, [true, false])
  func `a scroll that the app makes while it returns leaves nothing held`(
    kind: Kind, isAnimated: Bool
  ) {
    interruptReturn(of: kind) { bench in
      bench.list.setContentOffset(bench.list.contentOffset, animated: isAnimated)
      #expect(!bench.list.isDecelerating)
    }
  }

  @Test(arguments: Kind.holding, Loss.allCases)
  func `a component that holds nothing begins to when it may, from rest on`(
    kind: Kind, loss: Loss
  ) {
    let bench = Bench(kind)
    let rest = bench.rest()
    loss.happen(to: bench)
    bench.fingerPulls(by: 60)
    #expect(bench.list.contentOffset != rest)
    #expect(bench.list.heldOverscroll == .zero)
    loss.end(for: bench)
    bench.touch(.moved, 100)
    #expect(bench.list.heldOverscroll == .zero)
    bench.touch(.moved, -20)
    bench.touch(.moved, 200)
    #expect(bench.list.contentOffset == rest)
    #expect(bench.held > 0)
  }

  @Test(arguments: Kind.holding, Loss.allCases)
  func `it may be lost inside a callback of the pull`(kind: Kind, loss: Loss) {
    let bench = Bench(kind)
    let rest = bench.rest()
    bench.answer("idle>pulling") { loss.happen(to: bench) }
    bench.fingerPulls(by: 250)
    #expect(bench.count("idle>pulling") > 0)
    #expect(bench.list.heldOverscroll == .zero)
    bench.touch(.moved, 10)
    bench.touch(.ended, 10)
    bench.wait(2)
    bench.expectRest(at: rest)
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.holding, Loss.allCases)
  func `it may be lost in the delegate's call for the lift`(kind: Kind, loss: Loss) {
    final class Delegate: ScrollViewDelegate {
      let moment: Int
      let act: () -> Void
      init(moment: Int, _ act: @escaping () -> Void) { (self.moment, self.act) = (moment, act) }
      func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
      ) { if moment == 0 { act() } }
      func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
        if moment == 1 { act() }
      }
      func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { if moment == 2 { act() } }
    }
    for moment in 0...2 {
      let bench = Bench(kind)
      let rest = bench.rest()
      let delegate = Delegate(moment: moment) { loss.happen(to: bench) }
      bench.list.delegate = delegate
      bench.fingerPullsAndLeaves()
      #expect(bench.list.heldOverscroll == .zero)
      bench.expectNoMove(from: rest, frames: 30)
    }
  }

  @Test(arguments: Kind.holding, [-30.0, 30])
  func `an inset that changes moves no row under a finger, and leaves nothing held`(
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
  func `an offset that the app sets under the finger releases what is held along that axis`(
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

  @Test(arguments: Kind.holding)
  func `an end under the finger leaves rows where they are`(kind: Kind) {
    let bench = Bench(kind)
    bench.rest()
    bench.refresh()
    let offset = bench.list.contentOffset
    bench.fingerPulls(by: 30)
    #expect(bench.held > 0 && bench.list.contentOffset == offset)
    bench.end()
    #expect(bench.list.contentOffset == offset)
    bench.touch(.ended, 40)
    bench.wait(2)
    #expect(bench.list.heldOverscroll == .zero)
    #expect(bench.list.reservedInset == .zero)
    let range = bench.list.geometry.range(along: bench.edge.axis)
    #expect(range.contains(bench.position))
  }

  @Test func `a component that takes the place of another holds from rest on`() {
    let bench = Bench(RefreshRingHeader())
    bench.fingerPulls(by: 100)
    bench.list.header = RefreshRingHeader()
    #expect(bench.list.heldOverscroll == .zero)
    bench.touch(.moved, 130)
    #expect(bench.position == 0)
    #expect(abs(bench.held - bench.band(20)) < 1e-9)
  }

  // MARK: Small distances

  /// A bench with a header that holds pulls, dragged to an offset.
  private func bench(draggedTo y: Double) -> Bench {
    let header = RefreshNormalHeader()
    header.holdsContentWhilePulled = true
    let bench = Bench(header)
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: y))
    #expect(bench.held == -y)
    return bench
  }

  @Test(arguments: Loss.allCases) func `less than a point is released, too`(loss: Loss) {
    let bench = bench(draggedTo: -0.5)
    loss.happen(to: bench)
    #expect(bench.list.heldOverscroll == .zero)
  }

  @Test func `it is released by the end of the drag, without a bounce`() {
    let bench = bench(draggedTo: -0.3)
    bench.list.endDragging()
    #expect(bench.list.heldOverscroll == .zero && !bench.list.isDecelerating)
  }

  @Test func `another component that begins to hold releases nothing`() {
    let bench = bench(draggedTo: -30)
    let leader = RefreshNormalLeader()
    leader.holdsContentWhilePulled = true
    bench.list.leader = leader
    #expect(bench.held == 30)
  }

  @Test(arguments: [(1e-6, 30.0), (1.5e-6, 0), (1, 0)])
  func `content that is beyond the edge by more than rounding is not held`(
    distance: Double, held: Double
  ) {
    let bench = Bench(RefreshNormalHeader())
    bench.component.holdsContentWhilePulled = true
    bench.list.contentOffset.y = -distance
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -30))
    #expect(bench.held == held && bench.position == held - 30)
  }

  @Test func `the other axis is rounded to pixels, and nothing is ever -0`() {
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
  }
}
