import RefreshKit
import Testing

/// Content that a component holds while a platform scrolls it, over every class.
struct HeldContentUnderDriverTests {
  private let driver = RecordingDriver()

  private func bench(_ kind: Kind) -> Bench { driver.bench(kind) }

  /// A pull by 30 points beyond an edge.
  private func pull(beyond edge: Edge) -> EdgeInsets {
    var pull = EdgeInsets.zero
    pull[edge] = 30
    return pull
  }

  /// A bench at rest at its component's edge, where a finger pulls by 30 points.
  private func pulledBench(_ kind: Kind) -> Bench {
    let bench = bench(kind)
    bench.list.driverDidScroll(to: bench.offset(pulledBy: 0), by: .app)
    bench.list.beginDragging()
    bench.list.driverDidPull(beyond: pull(beyond: bench.edge))
    return bench
  }

  @Test(arguments: Kind.holding)
  func `a pull at a held edge moves the component, not the content`(kind: Kind) {
    let bench = bench(kind)
    bench.list.driverDidScroll(to: bench.offset(pulledBy: 0), by: .app)
    let rest = bench.list.contentOffset
    let edge = bench.component.edge
    #expect(bench.list.holdsContent(at: edge))
    let threshold = abs(bench.offset(pulledBy: 1)[edge.axis] - rest[edge.axis])
    bench.list.beginDragging()
    var pull = EdgeInsets.zero
    for fraction in [0.25, 1, 1.5, 0.5] {
      pull[edge] = fraction * threshold
      bench.list.driverDidPull(beyond: pull)
      #expect(bench.list.heldOverscroll == pull)
      #expect(abs(bench.component.pullingPercent - fraction) < 1e-9)
      #expect(bench.component.state == (fraction > 1 ? .pulling : .idle))
    }
    bench.list.endDragging()
    #expect(bench.list.isDecelerating)
    bench.wait(2)
    #expect(bench.list.heldOverscroll == .zero && !bench.list.isDecelerating)
    #expect(bench.list.contentOffset == rest)
    #expect(!driver.log.contains { $0.hasPrefix("offset") })
  }

  @Test(arguments: Kind.holding)
  func `what is held returns while the platform moves the content, and keeps its offset`(
    kind: Kind
  ) {
    let bench = pulledBench(kind)
    let edge = bench.component.edge
    let other: Axis = edge.axis == .vertical ? .horizontal : .vertical
    bench.list.endDragging()
    var offset = bench.list.contentOffset
    offset[other] += 100
    bench.list.driverDidScroll(to: offset, by: .deceleration)
    bench.wait(0.1)
    #expect(bench.list.heldOverscroll[edge] > 0 && bench.list.heldOverscroll[edge] < 30)
    #expect(bench.list.contentOffset == offset)
    offset[edge.axis] += edge == edge.axis.leadingEdge ? 5 : -5
    bench.list.driverDidScroll(to: offset, by: .deceleration)
    #expect(bench.list.heldOverscroll == .zero && bench.list.isDecelerating)
    bench.list.driverDidDecelerate(false)
    #expect(!bench.list.isDecelerating)
    bench.wait(2)
    #expect(bench.list.contentOffset == offset && bench.list.heldOverscroll == .zero)
  }

  @Test(arguments: Kind.holding, [false, true])
  func `nothing decelerates where what was held is no longer, while it returned`(
    kind: Kind, edgeMoves: Bool
  ) {
    let bench = pulledBench(kind)
    bench.list.endDragging()
    #expect(bench.list.isDecelerating)
    if edgeMoves { bench.moveEdgeOut(by: 20) } else { bench.component.isHidden = true }
    #expect(bench.list.heldOverscroll == .zero && !bench.list.isDecelerating)
  }

  @Test(arguments: Kind.holding)
  func `what is held returns once, however often the platform says that nothing decelerates`(
    kind: Kind
  ) {
    let bench = pulledBench(kind)
    bench.list.endDragging(decelerate: true)
    for _ in 0..<200 {
      bench.list.driverDidDecelerate(false)
      bench.wait(0.01)
    }
    #expect(bench.list.heldOverscroll == .zero && !bench.list.isDecelerating)
  }

  @Test(arguments: Kind.holding)
  func `nothing is held where the content is elsewhere than at the end of its range`(kind: Kind) {
    let bench = bench(kind)
    var offset = bench.offset(pulledBy: 0)
    let edge = bench.component.edge
    offset[edge.axis] += edge == edge.axis.leadingEdge ? 20 : -20
    bench.list.driverDidScroll(to: offset, by: .app)
    bench.list.beginDragging()
    bench.list.driverDidPull(beyond: pull(beyond: edge))
    #expect(bench.list.heldOverscroll == .zero)
  }

  @Test(arguments: Kind.holding)
  func `nothing is held at an edge that has moved, and none without a component that holds`(
    kind: Kind
  ) {
    let bench = bench(kind)
    bench.list.driverDidScroll(to: bench.offset(pulledBy: 0), by: .app)
    let pull = pull(beyond: bench.edge)
    bench.list.driverDidPull(beyond: pull)
    #expect(bench.list.heldOverscroll == .zero)
    bench.list.beginDragging()
    bench.list.driverDidPull(beyond: pull)
    bench.moveEdgeOut(by: 20)
    #expect(bench.list.heldOverscroll == .zero)
    bench.component.isHidden = true
    #expect(driver.log.last == "held []")
    bench.list.driverDidPull(beyond: pull)
    #expect(bench.list.heldOverscroll == .zero)
  }

  @Test(arguments: Kind.holding)
  func `half a point is held`(kind: Kind) {
    let bench = pulledBench(kind)
    var pull = EdgeInsets.zero
    pull[bench.edge] = 0.5
    bench.list.driverDidPull(beyond: pull)
    #expect(bench.list.heldOverscroll == pull)
  }

  @Test(arguments: Kind.holding)
  func `an offset of the app releases what is held, even if it is the present one`(kind: Kind) {
    let bench = pulledBench(kind)
    bench.list.endDragging()
    bench.list.driverDidScroll(to: bench.list.contentOffset, by: .deceleration)
    #expect(bench.list.heldOverscroll == pull(beyond: bench.edge))
    bench.list.driverDidScroll(to: bench.list.contentOffset, by: .app)
    #expect(bench.list.heldOverscroll == .zero)
  }

  @Test func `a pull is held if short content is also at another edge that holds`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let (header, footer) = (RefreshNormalHeader(), RefreshBackNormalFooter())
    for component in [header, footer] { component.holdsContentWhilePulled = true }
    (list.header, list.footer, list.driver) = (header, footer, driver)
    list.contentSize = Size(width: 375, height: 300)
    list.beginDragging()
    list.driverDidPull(beyond: EdgeInsets(top: 30))
    #expect(list.heldOverscroll == EdgeInsets(top: 30))
  }

  @Test(arguments: Kind.holding)
  func `an edge that stays where it is keeps what it holds, another loses it`(kind: Kind) {
    for pull in [0.5, 30] {
      let bench = pulledBench(kind)
      var overshoot = EdgeInsets.zero
      overshoot[bench.edge] = pull
      bench.list.driverDidPull(beyond: overshoot)
      let axis = bench.edge.axis
      let other = bench.edge == axis.leadingEdge ? axis.trailingEdge : axis.leadingEdge
      bench.list.contentInset[other] += 50
      #expect(bench.held == pull)
      bench.moveEdgeOut(by: 50)
      #expect(bench.list.heldOverscroll == .zero)
    }
  }

  @Test(arguments: Kind.holding, [(0.5, 30.0), (1, 0)])
  func `content a point away from the edge is not held`(kind: Kind, at: (Double, held: Double)) {
    let bench = bench(kind)
    var offset = bench.offset(pulledBy: 0)
    offset[bench.edge.axis] += at.0 * bench.inwards
    bench.list.driverDidScroll(to: offset, by: .app)
    bench.list.beginDragging()
    bench.list.driverDidPull(beyond: pull(beyond: bench.edge))
    #expect(bench.held == at.held)
  }
}
