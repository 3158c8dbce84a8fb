import RefreshKit
import Testing

/// What a scroll wheel pulls, where it may; `ScrollWheelTests` are about what it scrolls.
struct ScrollViewWheelTests {
  private func bench(_ kind: Kind) -> Bench {
    let bench = Bench(kind)
    bench.list.allowsWheelPull = true
    bench.rest()
    return bench
  }

  /// The overshoot of a pull, or what is held of it.
  private func pulled(_ bench: Bench) -> Double {
    (bench.restingOffset - bench.position) * bench.inwards + bench.held
  }

  /// A scroll wheel is turned by `way` points, outwards where that is positive.
  private func turn(_ bench: Bench, by way: Double, phase: WheelPhase = .moved) {
    var distance = Point.zero
    distance[bench.edge.axis] = -way * bench.inwards
    bench.list.scrollWheel(dx: distance.x, dy: distance.y, phase: phase)
  }

  // MARK: Pulls

  @Test(arguments: Kind.pulled + Kind.holding)
  func `what the wheel moves at an edge adds up, through the rubber band`(kind: Kind) {
    let bench = bench(kind)
    for step in 1...8 {
      turn(bench, by: 40)
      #expect(abs(pulled(bench) - bench.band(40 * Double(step))) < 1e-9)
      #expect(bench.list.isDragging && !bench.list.isTracking)
      bench.wait(0.1)
    }
    turn(bench, by: -300)
    #expect(abs(pulled(bench) - bench.band(20)) < 1e-9)
  }

  @Test(arguments: Kind.pulled + Kind.floating)
  func `a pull beyond the threshold refreshes 0.15 seconds after the last event`(kind: Kind) {
    guard kind.name != "RefreshControl" else { return }
    let bench = bench(kind)
    for _ in 0..<8 {
      turn(bench, by: 40)
      bench.wait(0.14)
    }
    #expect(bench.component.state == .pulling)
    bench.wait(0.009)
    #expect(bench.component.state == .pulling && bench.list.isDragging)
    bench.wait(0.002)
    #expect(bench.component.state == .refreshing && !bench.list.isDragging)
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
    bench.end()
    #expect(bench.isInRange && bench.component.state == .idle)
  }

  @Test(arguments: Kind.pulled + Kind.holding)
  func `a short pull returns`(kind: Kind) {
    let bench = bench(kind)
    turn(bench, by: 20)
    bench.wait(0.2)
    #expect(!bench.list.isDragging && bench.list.isDecelerating)
    bench.wait(2)
    #expect(pulled(bench) == 0 && bench.log.isEmpty)
  }

  @Test func `a control is pulled by fingers alone`() {
    let bench = Bench(RefreshControl())
    bench.list.allowsWheelPull = true
    turn(bench, by: 500)
    #expect(pulled(bench) > 60 && bench.component.state == .idle)
    bench.wait(3)
    #expect(bench.log.isEmpty && bench.isInRange)
    bench.touch(.began)
    bench.touch(.moved, 300)
    #expect(bench.component.state == .pulling)
  }

  @Test(arguments: Kind.pulled)
  func `the end of a gesture lets go at once, and its momentum pulls nothing`(kind: Kind) {
    guard kind.name != "RefreshControl" else { return }
    let bench = bench(kind)
    turn(bench, by: 200)
    turn(bench, by: 200, phase: .ended)
    #expect(!bench.list.isDragging)
    for _ in 0..<10 {
      bench.wait(0.016)
      turn(bench, by: 30)
      #expect(!bench.list.isDragging)
    }
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
  }

  @Test func `the momentum of a wheel does not stop what returns`() {
    let glass = Glass()
    glass.list.allowsWheelPull = true
    glass.list.scrollWheel(dy: -50)
    glass.list.scrollWheel(phase: .ended)
    glass.wait(0.05)
    let y = glass.y
    glass.list.scrollWheel(dy: -20)
    #expect(glass.y == y && y < -5 && glass.list.isDecelerating)
    glass.list.scrollWheel(dy: 20)
    #expect(glass.y >= 0 && !glass.list.isDecelerating)
  }

  @Test(arguments: Kind.pulled)
  func `a gesture that is cancelled refreshes nothing`(kind: Kind) {
    let bench = bench(kind)
    turn(bench, by: 400)
    turn(bench, by: 0, phase: .cancelled)
    #expect(bench.list.panState == .cancelled && bench.component.state == .idle)
    bench.wait(2)
    #expect(bench.count("refreshing") == 0 && bench.isInRange)
  }

  @Test(arguments: Kind.autoFooters)
  func `a pull at the end of the list is a drag for auto footers`(kind: Kind) {
    let bench = Bench(kind)
    (bench.component as? RefreshAutoFooter)?.isAutomaticallyRefresh = false
    bench.list.allowsWheelPull = true
    bench.list.contentOffset.y = bench.list.geometry.range(along: .vertical).upperBound
    bench.list.scrollWheel(dy: 50)
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
  }

  // MARK: Where a pull begins

  @Test(arguments: Kind.pulled)
  func `a wheel that has scrolled to the edge stops there until it has rested`(kind: Kind) {
    let bench = bench(kind)
    var away = bench.offset(pulledBy: 0)
    away[bench.edge.axis] += 100 * bench.inwards
    bench.list.contentOffset = away
    for _ in 0..<10 {
      turn(bench, by: 60)
      bench.wait(0.149)
    }
    #expect(pulled(bench) == 0 && !bench.list.isDragging)
    bench.wait(0.002)
    turn(bench, by: 60)
    #expect(pulled(bench) > 0 && bench.list.isDragging)
  }

  @Test(arguments: Kind.pulled)
  func `without it, without bounces or without an axis that moves, the wheel stops at the edge`(
    kind: Kind
  ) {
    let bench = bench(kind)
    bench.list.bounces = false
    turn(bench, by: 300)
    #expect(pulled(bench) == 0 && !bench.list.isDragging)
    bench.wait(1)
    bench.list.bounces = true
    bench.list.allowsWheelPull = false
    turn(bench, by: 300)
    #expect(pulled(bench) == 0 && !bench.list.isDragging)
    let glass = Glass(contentHeight: 100)
    glass.list.allowsWheelPull = true
    glass.list.scrollWheel(dy: -50)
    #expect(glass.log == ["0"] && !glass.list.isDragging)
  }

  @Test func `both ends of a short list can be pulled, each by its own way`() {
    let bench = Bench(RefreshBackNormalFooter(), contentSize: Size(width: 375, height: 100))
    bench.list.header = RefreshNormalHeader()
    bench.list.allowsWheelPull = true
    bench.list.scrollWheel(dy: -200)
    #expect(bench.list.header?.state == .pulling && bench.component.state == .idle)
    bench.list.scrollWheel(dy: 400)
    #expect(bench.list.header?.state == .idle && bench.component.state == .pulling)
  }

  @Test func `a pull takes a bounce over where it is`() {
    let glass = Glass()
    glass.list.allowsWheelPull = true
    glass.flick(from: 100, by: 40, times: 8)
    glass.wait(0.1)
    let caught = glass.y
    glass.list.scrollWheel(dy: -1)
    #expect(glass.y < caught && glass.y > caught - 1)
    glass.wait(3)
    #expect(glass.y == 0)
  }

  // MARK: What ends a pull

  @Test(arguments: Kind.pulled)
  func `a finger, a host's drag and the app's setting cancel a pull`(kind: Kind) {
    for end: (ScrollView) -> Void in [
      { $0.touch(.began, at: Point(x: 100, y: 100)) }, { $0.beginDragging() },
      { $0.allowsWheelPull = false }, { $0.cancelDragging() },
    ] {
      let bench = bench(kind)
      turn(bench, by: 500)
      end(bench.list)
      #expect(bench.component.state == .idle)
      bench.list.touch(.ended, at: Point(x: 100, y: 100))
      bench.list.cancelDragging()
      bench.wait(3)
      #expect(bench.count("refreshing") == 0)
    }
  }

  @Test func `a finger catches what the wheel has pulled where it is`() {
    let glass = Glass()
    glass.list.allowsWheelPull = true
    glass.list.scrollWheel(dy: -200)
    let shown = glass.y
    glass.down(300)
    #expect(glass.y == shown && !glass.list.isDragging)
    glass.wait(0.5)
    #expect(glass.y == shown && glass.list.isTracking)
    glass.up(300)
    glass.wait(2)
    #expect(glass.y == 0)
  }

  @Test func `a pull without interaction is let go as it would be`() {
    let bench = Bench(RefreshNormalHeader())
    bench.list.allowsWheelPull = true
    turn(bench, by: 300)
    bench.list.isUserInteractionEnabled = false
    turn(bench, by: 300)
    #expect(abs(pulled(bench) - bench.band(300)) < 1e-9)
    bench.wait(0.2)
    #expect(!bench.list.isDragging)
  }

  @Test(arguments: Kind.pulled)
  func `a list that is moved or resized under the wheel does not jump`(kind: Kind) {
    let bench = bench(kind)
    turn(bench, by: 200)
    var place = bench.list.contentOffset
    place[bench.edge.axis] += 30 * bench.inwards
    bench.list.contentOffset = place
    turn(bench, by: 1)
    #expect(abs(bench.position - place[bench.edge.axis]) < 1)
    bench.moveEdgeOut(by: 10)
    turn(bench, by: 1)
    #expect(abs(bench.position - place[bench.edge.axis]) < 2)
  }

  @Test func `the delegate is notified as of a drag`() {
    let glass = Glass()
    glass.list.allowsWheelPull = true
    glass.list.scrollWheel(dy: -100)
    glass.list.scrollWheel(phase: .ended)
    #expect(
      glass.log == ["will drag", "-51", "will end", "did end, with speed", "will decelerate"])
    glass.wait(2)
    #expect(glass.log.last == "at rest" && glass.y == 0)
  }

  @Test func `a delegate that ends the drag at its begin leaves nothing pulled`() {
    let glass = Glass()
    glass.list.allowsWheelPull = true
    glass.answers["will drag"] = { $0.cancelDragging() }
    glass.list.scrollWheel(dy: -100)
    #expect(!glass.list.isDragging && glass.y == 0)
    glass.answers["will drag"] = { $0.allowsWheelPull = false }
    glass.wait(1)
    glass.list.scrollWheel(dy: -100)
    #expect(!glass.list.isDragging && glass.y == 0)
    #expect(glass.list.timeline.nextDue == nil || glass.list.timeline.nextDue! <= 1.15)
  }

  @Test(arguments: Kind.pulled)
  func `small moves add up on whole pixels too`(kind: Kind) {
    let bench = bench(kind)
    bench.list.pixelLength = 1
    for _ in 0..<200 { turn(bench, by: 0.4) }
    #expect(abs(pulled(bench) - bench.band(80)) <= 0.5)
  }

  @Test func `under a driver the wheel is a request, and pulls nothing`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let driver = RecordingDriver()
    list.allowsWheelPull = true
    list.contentSize.height = 2_000
    list.scrollWheel(dy: -80)
    list.driver = driver
    #expect(!list.isDragging)
    list.timeline.advance(by: 1)
    driver.clearLog()
    list.scrollWheel(dy: -80)
    #expect(driver.log == ["offset 0,0"] && !list.isDragging)
  }
}
