import RefreshKit
import RefreshReplay
import Testing

/// Rules T1 to T4, A5 and A13, when an auto footer or auto header loads, and what limits its loads.
@MainActor struct LoadingTests {
  /// A list that is at the other end than the component, whose loads end in the next turn.
  private func bench(_ kind: Kind, times: Int = 1) -> Bench {
    let bench = Bench(atOtherEndThan: kind)
    bench.auto.autoTriggerTimes = times
    let component = bench.component
    component.beginRefreshingCompletionBlock = { [unowned component] in component.endRefreshing() }
    return bench
  }

  @Test func `in another list a wheel that moves on at the end begins a run of its own`() {
    let footer = RefreshAutoNormalFooter()
    var loads = 0
    footer.refreshingBlock = { [unowned footer] in
      loads += 1
      footer.endRefreshing()
    }
    for start in [100.0, 0] {
      let list = Bench.list(contentSize: Size(width: 375, height: 100))
      list.timeline.advance(by: start)
      footer.scrollView?.footer = nil
      list.footer = footer
      list.timeline.advance(by: 0)
      list.scrollWheel(dx: 0, dy: 10)
      list.timeline.advance(by: 0)
      list.footer = nil
    }
    #expect(loads == 2)
  }

  @Test(arguments: Kind.autos, [(0.14, 1), (0.15, 2)])
  func `a wheel that moves on at the end loads again after a pause`(
    kind: Kind, row: (pause: Double, loads: Int)
  ) {
    let bench = Bench(kind.make(), contentSize: Size(width: 375, height: 100))
    let component = bench.component
    component.beginRefreshingCompletionBlock = { [unowned component] in component.endRefreshing() }
    bench.list.scrollWheel(dy: 10 * bench.way)
    bench.wait(row.pause)
    bench.list.scrollWheel(dy: 10 * bench.way)
    bench.wait()
    #expect(bench.count("refreshing") == row.loads)
  }

  @Test(arguments: Kind.autos)
  func `an auto component loads once in a drag, when it is in full sight, by default`(
    kind: Kind
  ) throws {
    let auto = try #require(kind.make() as? any AutoLoading)
    #expect(auto.isAutomaticallyRefresh)
    #expect(auto.autoTriggerTimes == 1)
    #expect(auto.triggerAutomaticallyRefreshPercent == 1)
    #expect(auto.preloadDistance == 0)
    #expect(auto.frame.height == 44)
    for times in [Int.max, .min, 0] {
      auto.autoTriggerTimes = times
      #expect(auto.autoTriggerTimes == times)
    }
  }

  @Test(arguments: Kind.autos)
  func `a load begins under the finger, and neither reserves more nor moves the content`(
    kind: Kind
  ) {
    let bench = Bench(atOtherEndThan: kind)
    bench.pull(by: -0.01)
    bench.expect(.idle, reserved: .atRest, log: "")
    bench.drag(by: 0)
    bench.expect(.refreshing, reserved: .atRest, log: "idle>refreshing refreshing began")
    bench.list.endDragging()
    for y in [1_333, 1_377, 1_313, 1_033.0] {
      bench.y = y
      bench.expect(.refreshing, reserved: .atRest)
    }
    bench.component.endRefreshing()
    bench.wait()
    bench.expect(.idle, reserved: .atRest, log: "refreshing>idle ended")
    #expect(bench.y == 1_033)
  }

  // MARK: T1. Once outside a drag, a number of times within one

  enum Way: CaseIterable, Sendable { case code, fling, drag }

  /// Moves on beyond the line five times, by a hundredth of the length, taking a turn after each move.
  private func arriveAgain(_ bench: Bench, by way: Way) {
    switch way {
    case .code: break
    case .fling:
      if !bench.list.isDragging { bench.pull(by: -2) }
      bench.list.endDragging(decelerate: true)
    case .drag: bench.list.beginDragging()
    }
    for step in 1...5 {
      let offset = bench.offset(pulledBy: Double(step) / 100)
      switch way {
      case .code: bench.list.contentOffset = offset
      case .fling: bench.list.decelerate(to: offset)
      case .drag: bench.list.drag(to: offset)
      }
      bench.wait()
    }
  }

  @Test(arguments: Kind.autos, [(0, 0), (1, 1), (3, 3), (-1, 5), (-2, 0)])
  func `a fling or code loads once, and each drag as often as it may`(
    kind: Kind, times: (allowed: Int, loads: Int)
  ) throws {
    for way in [Way.fling, .code] where times.allowed != 0 && times.allowed != -2 {
      let bench = bench(kind, times: times.allowed)
      arriveAgain(bench, by: way)
      #expect(bench.count("refreshing") == 1, "\(way)")
    }
    let bench = bench(kind, times: times.allowed)
    for drag in 1...3 {
      arriveAgain(bench, by: .drag)
      #expect(bench.count("refreshing") == drag * times.loads, "drag \(drag)")
      bench.list.endDragging()
      bench.list.contentOffset = bench.offset(pulledBy: 0)
    }
  }

  /// What happens after a load outside a drag, and whether the next arrival loads again then.
  private static let changes: [(String, loads: Bool, (Bench) -> Void)] = [
    ("nothing", false, { _ in }),
    ("growth", true, { $0.list.contentSize.height += 10 }),
    ("less content", false, { $0.list.contentSize.height -= 5 }),
    ("the same size", false, { $0.list.contentSize = $0.list.contentSize }),
    (
      "growth without interaction", true,
      {
        $0.component.isUserInteractionEnabled = false
        $0.list.contentSize.height += 10
        $0.component.isUserInteractionEnabled = true
      }
    ),
    (
      "a new drag", true,
      {
        $0.list.beginDragging()
        $0.list.cancelDragging()
      }
    ),
    ("before the line", true, { $0.list.contentOffset = $0.offset(pulledBy: -0.01) }),
    (
      "before the line while hidden", true,
      {
        $0.component.isHidden = true
        $0.list.contentOffset = $0.offset(pulledBy: -5)
        $0.component.isHidden = false
      }
    ),
    (
      "before the line without interaction", true,
      {
        $0.component.isUserInteractionEnabled = false
        $0.list.contentOffset = $0.offset(pulledBy: -5)
        $0.component.isUserInteractionEnabled = true
      }
    ),
  ]

  @Test(arguments: Kind.autos, [1, -1])
  func `outside a drag growth, a new drag, or an offset before the line lets it load again`(
    kind: Kind, times: Int
  ) throws {
    for (name, loads, change) in Self.changes {
      let bench = bench(kind, times: times)
      bench.list.contentOffset = bench.offset(pulledBy: 0)
      bench.wait()
      change(bench)
      bench.list.contentOffset = bench.offset(pulledBy: 0.2)
      bench.wait()
      #expect(bench.count("refreshing") == (loads ? 2 : 1), "\(name)")
    }
  }

  @Test(arguments: Kind.autos)
  func `growth during a load lets it load again`(kind: Kind) {
    let bench = Bench(atOtherEndThan: kind)
    bench.auto.preloadDistance = 300
    bench.y = 1_200
    bench.wait()
    bench.list.contentSize.height += 50
    bench.end()
    #expect(bench.count("refreshing") == 1)
    bench.y += 10
    bench.wait()
    #expect(bench.count("refreshing") == 2)
  }

  @Test(arguments: Kind.autoFooters)
  func `content that has reached its new end during a load loads when it moves on`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.wait()
    bench.list.contentSize.height += 100
    for fraction in [-0.5, 0] { bench.list.contentOffset = bench.offset(pulledBy: fraction) }
    bench.end()
    #expect(bench.count("refreshing") == 1)
    bench.list.contentOffset = bench.offset(pulledBy: 0.1)
    bench.wait()
    #expect(bench.count("refreshing") == 2)
  }

  @Test(arguments: Kind.autos)
  func `a component that is attached at the line loads when the content moves on`(kind: Kind) {
    let bench = Bench(
      kind.make(), contentSize: Size(width: 375, height: 2_000), attaches: false)
    bench.auto.triggerAutomaticallyRefreshPercent = 0
    bench.list.contentOffset = bench.offset(pulledBy: -1)
    bench.attach()
    bench.wait(1)
    bench.expect(.idle, log: "")
    bench.list.contentOffset = bench.offset(pulledBy: -0.5)
    bench.expect(.refreshing)
  }

  @Test(arguments: Kind.autos)
  func `the end of a drag uses up an arrival, and no more data does not`(kind: Kind) throws {
    let used = bench(kind, times: -1)
    used.auto.isAutomaticallyRefresh = false
    used.pull(by: 0.1)
    used.list.endDragging(decelerate: true)
    used.wait()
    #expect(used.count("refreshing") == 1)
    used.auto.isAutomaticallyRefresh = true
    used.list.decelerate(to: used.offset(pulledBy: 0.2))
    used.wait()
    #expect(used.count("refreshing") == 1)

    let dropped = bench(kind)
    dropped.auto.endRefreshingWithNoMoreData()
    dropped.pull(by: 0)
    dropped.list.endDragging()
    dropped.wait()
    dropped.expect(.noMoreData, log: "idle>noMoreData")
    dropped.auto.resetNoMoreData()
    dropped.wait()
    dropped.list.contentOffset = dropped.offset(pulledBy: 0.1)
    #expect(dropped.count("refreshing") == 1)
  }

  @Test(arguments: Kind.autos)
  func `a component that moves to another list starts anew there`(kind: Kind) throws {
    let bench = bench(kind)
    bench.pull(by: 0)
    bench.wait()
    #expect(bench.count("refreshing") == 1)

    bench.detach()
    let next = Bench(bench.component)
    if next.component.edge == .top { next.y = 0 }
    next.pull(by: 0)
    #expect(next.component.state == .refreshing)
  }

  // MARK: T2. Never

  @Test(
    arguments: Kind.autos,
    [(1, 0, 1_377), (0.5, 0, 1_355), (0, 0, 1_333), (-2, 0, 1_245), (1, 300, 1_077.0)])
  func `the fraction that must be in sight, and the distance of a preload, move the line`(
    kind: Kind, line: (fraction: Double, preload: Double, y: Double)
  ) throws {
    let bench = Bench(atOtherEndThan: kind)
    bench.auto.triggerAutomaticallyRefreshPercent = line.fraction
    bench.auto.preloadDistance = line.preload
    bench.y = line.y - 0.5
    bench.expect(.idle, log: "")
    bench.y = line.y
    bench.expect(.refreshing)
  }

  // Rule A20; `PullPercentTests` and `SecondLevelTests` have it for pulls and levels.
  @Test(arguments: Kind.autos)
  func `rounding decides nothing at the line of an auto loader`(kind: Kind) {
    /// A bench, its line, and the offset that is some points before that line.
    func list() -> (bench: Bench, line: Point, before: (Double) -> Point) {
      let bench = Bench(kind)
      bench.list.contentOffset.y = 700
      let line = bench.offset(pulledBy: 0)
      let inwards = bench.inwards
      return (bench, line, { Point(x: line.x, y: line.y + $0 * inwards) })
    }
    for (points, isAtLine) in [(0.5e-6, true), (2e-6, false)] {
      let (bench, _, before) = list()
      bench.list.contentOffset = before(points)
      #expect(bench.component.state == (isAtLine ? .refreshing : .idle))

      let (other, line, beforeLine) = list()
      other.list.contentOffset = line
      other.end()
      other.list.contentOffset = beforeLine(points)
      other.list.contentOffset = line
      #expect(other.component.state == (isAtLine ? .idle : .refreshing))
    }
  }

  /// Moves that load nothing, and the height of the content.
  private static let otherMoves: [(String, height: Double, (Bench) -> Void)] = [
    (
      "the end of a motion in a range that has changed", 2_000,
      {
        $0.auto.preloadDistance = 5_000
        $0.startInset = 20
        $0.y = -20
        $0.startInset = 0
      }
    ),
    (
      "a component's own move", 2_000,
      {
        $0.auto.triggerAutomaticallyRefreshPercent = -50
        let other: RefreshComponent = $0.edge == .top ? RefreshBackFooter() : RefreshHeader()
        $0.list[Slot(other.edge)] = other
        other.beginRefreshing()
        $0.wait(1)
        other.endRefreshing()
      }
    ),
    (
      "an empty list", 0,
      {
        $0.startInset = 700
        $0.auto.autoTriggerTimes = -1
        $0.y = 0
        $0.y = 50
        $0.list.beginDragging()
        $0.list.drag(to: $0.point(100))
        $0.list.endDragging(decelerate: true)
        $0.list.decelerate(to: $0.point(120))
      }
    ),
    (
      "a move away from the end", 2_000,
      {
        $0.component.isUserInteractionEnabled = false
        $0.list.contentOffset = $0.offset(pulledBy: 1)
        $0.component.isUserInteractionEnabled = true
        $0.list.contentOffset = $0.offset(pulledBy: 0.5)
      }
    ),
    ("a move on one screen", 667, { $0.y = 44 }),
    (
      "rows in front that are removed", 2_000,
      { bench in
        bench.auto.preloadDistance = 5_000
        guard bench.edge == .top else { return }
        bench.list.keepingPosition { bench.list.contentSize.height -= 500 }
      }
    ),
  ]

  @Test(arguments: Kind.autos)
  func `only moves of the user and the app towards the end of content load`(kind: Kind) {
    for (name, height, move) in Self.otherMoves {
      let bench = Bench(atOtherEndThan: kind, height: height)
      move(bench)
      bench.wait(1)
      #expect(bench.log == [], "\(name)")
    }
  }

  // MARK: T3. The end of a drag

  /// The heights of the content, where the finger drags from the end, in points beyond it, and whether the end of
  /// that drag loads.
  private static let drags: [(height: Double, ways: [Double], loads: Bool)] = [
    (100, [10], true), (300, [5], true), (667, [10], true), (2_000, [5], true),
    (100, [-10], false), (667, [-14], false), (300, [-40, 0], false),
    (2_000, [22, 0], false), (2_000, [-0.5], false), (2_000, [-30, -1], false),
  ]

  @Test(arguments: Kind.autos, [true, false])
  func `a drag that ends at the end, after a net pull towards it, loads`(
    kind: Kind, isAutomatic: Bool
  ) throws {
    for (height, ways, loads) in Self.drags {
      let bench = Bench(kind.make(), contentSize: Size(width: 375, height: height))
      bench.auto.isAutomaticallyRefresh = false
      let end = bench.list.geometry.clamp(Point(x: 0, y: bench.way * 9_999))
      bench.list.contentOffset = end
      // T6: it becomes automatic at the end.
      let arrives = isAutomatic && height == 2_000
      bench.auto.isAutomaticallyRefresh = isAutomatic
      bench.list.beginDragging()
      for way in ways { bench.list.drag(to: Point(x: 0, y: end.y + bench.way * way)) }
      #expect(bench.count("idle>refreshing") == (arrives ? 1 : 0), "\(height) \(ways)")
      bench.list.endDragging()
      bench.wait()
      #expect(bench.count("refreshing") == (loads || arrives ? 1 : 0), "\(height) \(ways)")
    }
  }

  @Test(arguments: Kind.autos)
  func `a drag towards the end loads only if it reaches it, and not if it is cancelled`(
    kind: Kind
  ) throws {
    let bench = Bench(atOtherEndThan: kind)
    bench.auto.isAutomaticallyRefresh = false
    bench.pull(by: 0.5)
    bench.list.cancelDragging()
    bench.wait()
    #expect(bench.log == [])

    bench.pull(by: -0.01)
    bench.list.endDragging()
    bench.expect(.idle, log: "")
    bench.pull(by: 0)
    bench.expect(.idle, log: "")
    bench.list.endDragging()
    bench.expect(.refreshing)
  }

  @Test(arguments: Kind.autos, [(0.0, nil), (1, .notAutomatic)] as [(Double, RefreshObstacle?)])
  func `the end of a list without content has no obstacle`(
    kind: Kind, end: (height: Double, obstacle: RefreshObstacle?)
  ) {
    let bench = Bench(kind, contentSize: Size(width: 375, height: end.height))
    bench.auto.isAutomaticallyRefresh = false
    bench.list.contentOffset = bench.offset(pulledBy: 1)
    #expect(bench.component.obstacle == end.obstacle)
  }

  // MARK: T4. Not limited

  /// Begins that are not limited: the app's call, and a tap if the class has a label.
  private func freeBegins(_ kind: Kind) -> [(Bench) -> Void] {
    let taps = Kind.tapped.contains { $0.name == kind.name }
    return [{ $0.component.beginRefreshing() }] + (taps ? [{ $0.tap() }] : [])
  }

  @Test(arguments: Kind.autos)
  func `a call and a tap work where a drag has nothing left, and use up no trigger`(
    kind: Kind
  ) throws {
    for begin in freeBegins(kind) {
      let bench = bench(kind)
      bench.pull(by: 0)
      bench.wait()
      bench.drag(by: 0.1)
      bench.list.endDragging()
      bench.wait()
      #expect(bench.count("refreshing") == 1)
      for count in 2...4 {
        begin(bench)
        bench.wait()
        #expect(bench.count("refreshing") == count)
      }

      for drags in [true, false] {
        let bench = self.bench(kind)
        bench.list.contentOffset = bench.offset(pulledBy: -1)
        if drags { bench.list.beginDragging() }
        begin(bench)
        bench.wait()
        if drags { bench.drag(by: 0) } else { bench.list.contentOffset = bench.offset(pulledBy: 0) }
        #expect(bench.count("refreshing") == 2)
      }
    }
  }

  @Test(arguments: Kind.tapped, [true, false])
  func `a tap on a hidden footer does nothing`(kind: Kind, hides: Bool) {
    let bench = Bench(kind)
    bench.makeInactive(byHiding: hides)
    bench.tap()
    bench.wait(1)
    #expect(bench.log == [])
    bench.component.isHidden = false
    bench.component.isUserInteractionEnabled = true
    bench.tap()
    #expect(bench.component.state == .refreshing)
  }

  // MARK: An auto header

  @Test(arguments: Kind.autoHeaders)
  func `an old list is no reason for an auto header to load older items`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.header?.lastUpdatedTimeKey = "own"
    bench.list.header?.refreshIfExpired(after: 0)
    bench.wait(1)
    #expect(bench.log == [])
  }
}
