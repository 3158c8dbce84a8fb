import RefreshKit
import Testing

/// What a scroll wheel scrolls, and what it pulls if the list allows it.
@MainActor struct WheelTests {
  /// The classes that a wheel can pull: only a finger pulls a control.
  nonisolated private static let pulled = Kind.pulled.filter { $0.name != "RefreshControl" }

  private func bench(_ kind: Kind) -> Bench {
    let bench = Bench(kind)
    bench.list.allowsWheelPull = true
    bench.rest()
    return bench
  }

  /// The visible overshoot of a pull, or what is held of it.
  private func pulled(_ bench: Bench) -> Double {
    (bench.restingOffset - bench.position) * bench.inwards + bench.held
  }

  /// Turns a scroll wheel by `way` points, outwards if positive.
  private func turn(_ bench: Bench, by way: Double, phase: WheelPhase = .moved) {
    var distance = Point.zero
    distance[bench.edge.axis] = -way * bench.inwards
    bench.list.scrollWheel(dx: distance.x, dy: distance.y, phase: phase)
  }

  /// A list without components that allows a wheel to pull.
  private func list(contentHeight: Double = 2_000) -> Bench {
    let bench = Bench(contentHeight: contentHeight)
    bench.list.allowsWheelPull = true
    return bench
  }

  // MARK: Scrolling

  @Test func `with a driver the wheel is a request, and pulls nothing`() {
    let (list, driver) = (Bench.list(), RecordingDriver())
    list.allowsWheelPull = true
    list.scrollWheel(dy: -80)
    list.driver = driver
    #expect(!list.isDragging)
    list.timeline.advance(by: 1)
    driver.clearLog()
    list.scrollWheel(dy: -80)
    #expect(driver.log == ["offset 0,0"] && !list.isDragging)
  }

  // MARK: Pulling

  @Test(arguments: Kind.pulled + Kind.holding)
  func `wheel events at an edge add up through the rubber band, also with whole pixels`(
    kind: Kind
  ) {
    let bench = bench(kind)
    for step in 1...8 {
      turn(bench, by: 40)
      #expect(abs(pulled(bench) - bench.band(40 * Double(step))) < 1e-9)
      #expect(bench.list.isDragging && !bench.list.isTracking)
      bench.wait(0.1)
    }
    turn(bench, by: -300)
    #expect(abs(pulled(bench) - bench.band(20)) < 1e-9)

    let onPixels = self.bench(kind)
    onPixels.list.pixelLength = 1
    for _ in 0..<200 { turn(onPixels, by: 0.4) }
    #expect(abs(pulled(onPixels) - onPixels.band(80)) <= 0.5)
  }

  @Test(arguments: pulled + Kind.floating)
  func `a pull beyond the threshold refreshes 0.15 seconds after the last event`(kind: Kind) {
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

  @Test(arguments: pulled)
  func `the end of a gesture releases at once, and its momentum pulls nothing`(kind: Kind) {
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

  @Test(arguments: pulled)
  func `if a closing ends during a wheel's pull, the percent is that of the pull`(kind: Kind) {
    let bench = bench(kind)
    turn(bench, by: 10)
    bench.component.beginRefreshing()
    bench.component.endRefreshing()
    for _ in 0..<3 {
      bench.wait(0.1)
      turn(bench, by: -8)
    }
    bench.wait(0.14)
    #expect(bench.count("ended") == 1)
    #expect(bench.component.state == .idle && bench.list.isDragging)
    #expect(abs(bench.component.pullingPercent - pulled(bench) / bench.threshold) < 1e-9)
    #expect(pulled(bench) > 10)
  }

  // MARK: Where a pull begins

  @Test(arguments: Kind.pulled)
  func `a wheel that has scrolled to the edge pulls only after a pause`(kind: Kind) {
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
  func `without permission, bounces or an axis that moves, a wheel stops at the edge`(kind: Kind) {
    let bench = bench(kind)
    bench.list.bounces = false
    turn(bench, by: 300)
    #expect(pulled(bench) == 0 && !bench.list.isDragging)
    bench.wait(1)
    bench.list.bounces = true
    bench.list.allowsWheelPull = false
    turn(bench, by: 300)
    #expect(pulled(bench) == 0 && !bench.list.isDragging)
    let short = list(contentHeight: 100)
    short.list.scrollWheel(dy: -50)
    #expect(short.log == ["0"] && !short.list.isDragging)
  }

  @Test func `content is at an edge within rounding, and a point at the edge begins a pull`() {
    for (distance, isPulled) in [(0.9e-6, true), (1e-6, false)] {
      let bench = list()
      bench.y = distance
      bench.list.scrollWheel(dy: -20)
      #expect(bench.list.isDragging == isPulled)
    }
    let bench = list()
    bench.y = 1_333
    bench.list.scrollWheel(dy: 1)
    #expect(bench.y > 1_333 && bench.list.isDragging)
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

  @Test(arguments: Kind.pulled)
  func `a list that is moved or resized during a wheel's pull does not jump`(kind: Kind) {
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

  @Test func `the delegate is told as in a drag, and may end the drag when it begins`() {
    let bench = list()
    bench.list.scrollWheel(dy: -100)
    bench.list.scrollWheel(phase: .ended)
    #expect(
      bench.log == ["will drag", "-51", "will end", "did end, with speed", "will decelerate"])
    bench.wait(2)
    #expect(bench.log.last == "at rest" && bench.y == 0)

    let ending = list()
    ending.delegation.answers["will drag"] = { $0.cancelDragging() }
    ending.list.scrollWheel(dy: -100)
    #expect(!ending.list.isDragging && ending.y == 0)
    ending.delegation.answers["will drag"] = { $0.allowsWheelPull = false }
    ending.wait(1)
    ending.list.scrollWheel(dy: -100)
    #expect(!ending.list.isDragging && ending.y == 0)
    #expect(ending.list.timeline.nextDue == nil || ending.list.timeline.nextDue! <= 1.15)
  }

  @Test(arguments: [Edge.top, .bottom])
  func `momentum outwards does not stop a return, and a wheel inwards or sideways does`(
    edge: Edge
  ) {
    let outwards: Double = edge == .top ? -1 : 1
    func returning() -> ScrollView {
      let bench = list()
      bench.list.contentSize.width = 1_000
      bench.y = edge == .top ? 0 : 1_333
      bench.list.scrollWheel(dy: 50 * outwards)
      bench.list.scrollWheel(phase: .ended)
      bench.wait(0.05)
      #expect(bench.list.isDecelerating && !bench.isInRange)
      return bench.list
    }
    for distance in [0.5, 20] {
      let list = returning()
      let offset = list.contentOffset
      list.scrollWheel(dy: distance * outwards)
      #expect(list.contentOffset == offset && list.isDecelerating)
    }
    for distance in [Point(x: 5, y: 0), Point(x: 0, y: 0.5), Point(x: 0, y: 20)] {
      let list = returning()
      list.scrollWheel(dx: distance.x, dy: -distance.y * outwards)
      #expect(list.geometry.clamp(list.contentOffset) == list.contentOffset)
      #expect(!list.isDecelerating)
    }
  }
}
