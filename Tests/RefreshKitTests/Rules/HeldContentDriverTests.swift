import RefreshKit
import Testing

/// Rules H1 to H3 while a platform scrolls the content.
@MainActor struct HeldContentDriverTests {
  /// A bench whose list a driver scrolls, with the content `distance` points inside its resting
  /// position.
  private func bench(_ kind: Kind, at distance: Double = 0) -> Bench {
    let bench = Bench(kind, driver: RecordingDriver())
    var offset = bench.offset(pulledBy: 0)
    offset[bench.edge.axis] += distance * bench.inwards
    bench.list.driverDidScroll(to: offset, by: .app)
    return bench
  }

  /// A pull by `points` beyond the edge of the component.
  private func pull(_ bench: Bench, by points: Double = 30) -> EdgeInsets {
    var pull = EdgeInsets.zero
    pull[bench.edge] = points
    return pull
  }

  /// A bench at rest at its component's edge, where a finger pulls by `points`.
  private func pulledBench(_ kind: Kind, by points: Double = 30) -> Bench {
    let bench = bench(kind)
    bench.list.beginDragging()
    bench.list.driverDidPull(beyond: pull(bench, by: points))
    #expect(bench.list.heldOverscroll == pull(bench, by: points))
    return bench
  }

  @Test(arguments: Kind.holding)
  func `a pull at a held edge moves the component, not the content`(kind: Kind) {
    let bench = bench(kind)
    let rest = bench.list.contentOffset
    #expect(bench.list.holdsContent(at: bench.edge))
    bench.list.beginDragging()
    for fraction in [0.25, 1, 1.5, 0.5] {
      let pull = pull(bench, by: fraction * bench.threshold)
      bench.list.driverDidPull(beyond: pull)
      #expect(bench.list.heldOverscroll == pull)
      bench.expect(fraction > 1 ? .pulling : .idle, percent: fraction)
    }
    bench.list.endDragging()
    #expect(bench.list.isDecelerating)
    bench.wait(2)
    bench.expectRest(at: rest)
    #expect(!bench.driver.log.contains { $0.hasPrefix("offset") })
  }

  @Test(arguments: Kind.holding)
  func `held overshoot returns while the platform moves the content, and leaves its offset alone`(
    kind: Kind
  ) {
    let bench = pulledBench(kind)
    let edge = bench.edge
    let other: Axis = edge.axis == .vertical ? .horizontal : .vertical
    bench.list.endDragging()
    var offset = bench.list.contentOffset
    offset[other] += 100
    bench.list.driverDidScroll(to: offset, by: .deceleration)
    bench.wait(0.1)
    #expect(bench.list.heldOverscroll[edge] > 0 && bench.list.heldOverscroll[edge] < 30)
    #expect(bench.list.contentOffset == offset)
    offset[edge.axis] += 5 * bench.inwards
    bench.list.driverDidScroll(to: offset, by: .deceleration)
    #expect(bench.list.heldOverscroll == .zero && bench.list.isDecelerating)
    bench.list.driverDidDecelerate(false)
    #expect(!bench.list.isDecelerating)
    bench.wait(2)
    #expect(bench.list.contentOffset == offset && bench.list.heldOverscroll == .zero)
  }

  @Test(arguments: Kind.holding)
  func `held overshoot returns once, and nothing decelerates if nothing is held any longer`(
    kind: Kind
  ) {
    for loss: (Bench) -> Void in [{ $0.moveEdgeOut(by: 20) }, { $0.component.isHidden = true }] {
      let bench = pulledBench(kind)
      bench.list.endDragging()
      #expect(bench.list.isDecelerating)
      loss(bench)
      #expect(bench.list.heldOverscroll == .zero && !bench.list.isDecelerating)
    }
    let bench = pulledBench(kind)
    bench.list.endDragging(decelerate: true)
    for _ in 0..<200 {
      bench.list.driverDidDecelerate(false)
      bench.wait(0.01)
    }
    #expect(bench.list.heldOverscroll == .zero && !bench.list.isDecelerating)
  }

  @Test(arguments: Kind.holding, [(0.5, 30.0), (1, 0), (20, 0)])
  func `content a point away from the edge is not held`(kind: Kind, at: (Double, held: Double)) {
    let bench = bench(kind, at: at.0)
    bench.list.beginDragging()
    bench.list.driverDidPull(beyond: pull(bench))
    #expect(bench.held == at.held)
  }

  @Test(arguments: Kind.holding, [0.5, 30])
  func `an inset that changes releases held overshoot, and so does a component that may not hold`(
    kind: Kind, points: Double
  ) {
    let untouched = bench(kind)
    untouched.list.driverDidPull(beyond: pull(untouched))
    #expect(untouched.list.heldOverscroll == .zero)

    let bench = pulledBench(kind, by: points)
    let axis = bench.edge.axis
    let other = bench.edge == axis.leadingEdge ? axis.trailingEdge : axis.leadingEdge
    bench.list.contentInset[other] += 50
    #expect(bench.held == points)
    bench.moveEdgeOut(by: 20)
    #expect(bench.list.heldOverscroll == .zero)
    bench.component.isHidden = true
    #expect(bench.driver.log.last == "held []")
    bench.list.driverDidPull(beyond: pull(bench))
    #expect(bench.list.heldOverscroll == .zero)
  }

  @Test(arguments: Kind.holding)
  func `an offset of the app releases held overshoot, even if it is the present offset`(
    kind: Kind
  ) {
    let bench = pulledBench(kind)
    bench.list.endDragging()
    bench.list.driverDidScroll(to: bench.list.contentOffset, by: .deceleration)
    #expect(bench.list.heldOverscroll == pull(bench))
    bench.list.driverDidScroll(to: bench.list.contentOffset, by: .app)
    #expect(bench.list.heldOverscroll == .zero)
  }

  @Test func `a pull of short content is held if the component at the opposite edge holds, too`() {
    let bench = Bench(.normalHeader, driver: RecordingDriver())
    let (list, footer) = (bench.list, RefreshBackNormalFooter())
    for component in [bench.component, footer] { component.holdsContentWhilePulled = true }
    list.footer = footer
    list.contentSize = Size(width: 375, height: 300)
    list.beginDragging()
    list.driverDidPull(beyond: EdgeInsets(top: 30))
    #expect(list.heldOverscroll == EdgeInsets(top: 30))
  }
}
