import RefreshKit
import RefreshReplay
import Testing

/// What components of every class request from a driver.
@MainActor struct ScrollDriverComponentTests {
  private let driver = RecordingDriver()

  private func bench(_ kind: Kind) -> Bench { driver.bench(kind) }

  /// The entry of the driver's log for this inset at the component's edge.
  private func reserved(_ length: Double, by component: RefreshComponent) -> String {
    let sides: [Edge] = [.top, .left, .bottom, .right]
    return "reserved "
      + sides.map { $0 == component.edge ? "\(Int(length))" : "0" }
      .joined(separator: ",")
  }

  @Test(arguments: Kind.pulled)
  func `opening reserves and then moves in one animation, and the geometry has the inset`(
    kind: Kind
  ) {
    let bench = bench(kind)
    let target = bench.offset(pulledBy: 1)
    var seen: [Double] = []
    driver.onEntry = { [list = bench.list, edge = bench.component.edge] in
      if $0.hasPrefix("reserved") { seen.append(list.adjustedContentInset[edge]) }
    }
    bench.component.beginRefreshing()
    let opening = [
      reserved(bench.length, by: bench.component), "offset \(Int(target.x)),\(Int(target.y))",
    ]
    #expect(driver.log.suffix(4) == ["animate 0.25"] + opening + ["animated"])
    #expect(bench.list.contentOffset == target)
    bench.wait(1)
    bench.end()
    #expect(seen == [bench.length, 0])
  }

  @Test(arguments: Kind.pulled)
  func `if a request is not performed the content stays, and the refresh runs`(kind: Kind) {
    let bench = bench(kind)
    driver.performsRequests = false
    let offset = bench.list.contentOffset
    bench.refresh()
    #expect(bench.list.contentOffset == offset)
    #expect(bench.count("refreshing") == 1)
    bench.end()
    #expect(bench.count("ended") == 1)
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.list.contentOffset == offset)
  }

  @Test(arguments: Kind.pulled)
  func `closing releases the inset and runs its action in animations`(kind: Kind) {
    let bench = bench(kind)
    bench.refresh()
    driver.clearLog()
    var log: [String] = []
    driver.onEntry = { log.append($0) }
    bench.onEntry = { [unowned bench] in log.append(bench.log.last ?? "") }
    bench.end()
    let release = log.firstIndex(of: reserved(0, by: bench.component))
    let action = log.firstIndex(of: "closing")
    #expect(isAnimated(release, in: log) && isAnimated(action, in: log))
    #expect(bench.list.contentOffset[bench.component.edge.axis] == bench.restingOffset)
  }

  private func isAnimated(_ index: Int?, in log: [String]) -> Bool {
    guard let index else { return false }
    let before = log[..<index]
    return before.count { $0.hasPrefix("animate ") } == before.count { $0 == "animated" } + 1
  }

  @Test(arguments: Kind.opening + Kind.autos)
  func `a session has the same log as without a driver`(kind: Kind) {
    func session(isDriven: Bool) -> [String] {
      let bench = Bench(kind)
      let driver = RecordingDriver()
      if isDriven { bench.list.driver = driver }
      let target = bench.offset(pulledBy: 1.5)
      bench.list.beginDragging()
      for target in [target, bench.offset(pulledBy: 0.5), target] {
        isDriven
          ? bench.list.driverDidScroll(to: target, by: .finger) : bench.list.drag(to: target)
        bench.note("percent \(bench.component.pullingPercent)")
      }
      bench.list.endDragging()
      bench.wait(1)
      bench.note("offset \(bench.list.contentOffset), \(bench.list.reservedInset)")
      bench.end()
      bench.note("offset \(bench.list.contentOffset), \(bench.list.reservedInset)")
      return bench.log
    }
    #expect(session(isDriven: true) == session(isDriven: false))
  }

  @Test(arguments: Kind.autos, [false, true])
  func `with paging, an auto component requests the move back, but not under a finger`(
    kind: Kind, isTracking: Bool
  ) {
    let bench = bench(kind)
    bench.list.isPagingEnabled = true
    let y = bench.offset(pulledBy: 0).y
    bench.list.driverDidScroll(to: Point(x: 0, y: y), by: .finger)
    bench.refresh()
    driver.clearLog()
    if isTracking { bench.list.driverDidTrack(true) }
    bench.end()
    let rest = y - bench.way * bench.length
    #expect(driver.log.contains("offset 0,\(Int(rest))") == !isTracking)
    #expect(bench.list.contentOffset.y == (isTracking ? y : rest))
  }

  @Test func `an opening requests the end of a bounce along the other axis`() {
    let bench = bench(.normalHeader)
    bench.list.driverDidScroll(to: Point(x: -40, y: 0), by: .deceleration)
    bench.component.beginRefreshing()
    #expect(bench.list.contentOffset == Point(x: 0, y: -54))
  }

  @Test func `rounding of a sum of insets does not change a header's reserved inset`() {
    let bench = bench(Kind({ RefreshHeader() }, "RefreshHeader"))
    bench.refresh()
    bench.list.driverDidScroll(to: Point(x: 0, y: -20), by: .app)
    #expect(bench.list.reservedInset.top == 20)
    driver.clearLog()
    bench.list.driverDidScroll(to: Point(x: 0, y: -20 + 1e-9), by: .app)
    #expect(driver.log == [] && bench.list.reservedInset.top == 20)
    bench.list.driverDidScroll(to: Point(x: 0, y: -1e-9), by: .app)
    bench.list.driverDidScroll(to: .zero, by: .app)
    #expect(bench.list.reservedInset.top == 0)
  }

  @Test(arguments: Kind.collectionHeaders)
  func `the driver is told when interaction is turned off and on again`(kind: Kind) {
    let bench = bench(kind)
    bench.refresh()
    bench.end()
    let interaction = driver.log.filter { $0.hasPrefix("interaction") }
    let holding = ["interaction false", "interaction true"]
    #expect(interaction == holding + holding)
  }

  @Test(arguments: Kind.collectionHeaders, [false, true])
  func `a header that a driver moves to another list reserves an inset only there`(
    kind: Kind, isOpen: Bool
  ) {
    let bench = bench(kind)
    let other = Bench.list()
    bench.component.beginRefreshing()
    if isOpen { bench.wait() }
    var isMoved = false
    driver.onEntry = { [list = bench.list, component = bench.component] entry in
      guard entry.hasPrefix("interaction"), !isMoved else { return }
      isMoved = true
      list.header = nil
      other[Slot(component.edge)] = component
      component.reserveInset(30)
    }
    bench.component.state = .idle
    #expect(isMoved && bench.component.scrollView === other)
    #expect(bench.component.reservedInset == 30 && other.reservedInset.top == 30)
    bench.wait(1)
    #expect(bench.list.reservedInset == .zero && other.reservedInset.top == 30)
  }

  @Test func `a driver that cannot reach the offset of a second level is not asked forever`() {
    let bench = bench(Kind.normalHeader)
    let list = bench.list
    bench.component.secondLevel = bench.level
    driver.performsRequests = false
    var requests = 0
    driver.onEntry = { [list] in
      guard $0.hasPrefix("offset"), requests < 100 else { return }
      requests += 1
      // A bar grows with the move, and stops the content before it has arrived.
      list.safeAreaInsets.top = Double(requests)
      list.driverDidScroll(to: Point(x: 0, y: -100), by: .component)
    }
    bench.component.openSecondLevel()
    bench.wait(1)
    #expect(requests > 0 && requests < 5, "\(requests)")
  }
}
