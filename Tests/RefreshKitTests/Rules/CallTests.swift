import RefreshKit
import Testing

/// Rules O1, N4 and A3: calls take effect in their order, and each block that is passed to a call
/// runs once, in its place. In the logs, "B" is the block of a begin and "E" the block of an end.
@MainActor struct CallTests {
  nonisolated private static let refresh = "idle>refreshing refreshing began"
  nonisolated private static let end = "refreshing>idle closing ended"

  // MARK: Begins and their blocks

  nonisolated private static let begins = [
    CallRow(
      "the block of a begin runs once, after the refreshing callback", .refreshing,
      "\(refresh) B \(end) \(refresh)"
    ) {
      $0.begin("B")
      $0.wait(1)
      $0.end()
      $0.refresh()
    },
    CallRow(
      "a begin during the refresh begins nothing, and has its block in the next turn",
      .refreshing, "\(refresh) B \(end) \(refresh)"
    ) {
      $0.refresh()
      $0.begin("B")
      #expect($0.count("B") == 0)
      $0.wait()
      #expect($0.count("B") == 1)
      $0.end()
      $0.refresh()
    },
    CallRow(
      "outside a window the block waits with the refresh", .refreshing,
      "idle>willRefresh willRefresh>refreshing refreshing began B"
    ) {
      $0.list.isInWindow = false
      $0.begin("B")
      $0.wait(1)
      #expect($0.count("B") == 0)
      $0.list.isInWindow = true
    },
    CallRow(
      "the block of a refresh that ended detached never runs", .refreshing,
      "idle>willRefresh willRefresh>idle \(refresh)"
    ) {
      $0.detach()
      $0.begin("B")
      $0.component.state = .idle
      $0.attach()
      $0.refresh()
    },
    CallRow(
      "a begin works in pulling", .refreshing, "idle>pulling pulling>refreshing refreshing began B"
    ) {
      $0.component.state = .pulling
      $0.begin("B")
    },
    CallRow(
      "a begin leaves noMoreData", .refreshing,
      "idle>noMoreData noMoreData>refreshing refreshing began B"
    ) {
      $0.component.state = .noMoreData
      $0.begin("B")
    },
  ]

  @Test(arguments: Kind.all)
  func `a begin's block runs once, after the callback of its refresh`(kind: Kind) {
    Bench.check(Self.begins, kind)

    let bench = Bench(kind)
    bench.component.beginRefreshingCompletionBlock = { [unowned bench] in
      bench.component.beginRefreshingCompletionBlock = nil
      bench.component.state = .idle
      bench.begin("B")
    }
    bench.refresh()
    bench.wait(1)
    let log = bench.log.filter { ["refreshing", "B"].contains($0) }
    #expect(log == ["refreshing", "refreshing", "B"], "begun in the last block of another")
  }

  nonisolated private static let beginsOfPulled = [
    CallRow(
      "a begin during the opening joins the refresh", .refreshing, "\(refresh) B1 B2"
    ) {
      $0.begin("B1")
      $0.wait(0.1)
      $0.begin("B2")
    },
    CallRow(
      "the block of a refresh that ended before its callback never runs", .refreshing,
      "idle>refreshing \(end) \(refresh)"
    ) {
      $0.begin("B")
      $0.component.state = .idle
      $0.wait(1)
      $0.refresh()
    },
    CallRow(
      "a begin during the closing first reports the end, with its block", .refreshing,
      "\(refresh) refreshing>idle closing ended E \(refresh)"
    ) {
      $0.refresh()
      $0.end("E")
      $0.wait(0.1)
      $0.component.beginRefreshing()
      #expect($0.log.suffix(3) == ["ended", "E", "idle>refreshing"])
    },
  ]

  @Test(arguments: Kind.pulled)
  func `a begin during the opening joins it, and a begin during the closing reports the end first`(
    kind: Kind
  ) {
    Bench.check(Self.beginsOfPulled, kind)
  }

  // MARK: Ends and their blocks

  nonisolated private static let ends = [
    CallRow(
      "an end waits for the next turn, and its block runs with its report", .idle,
      "\(refresh) \(end) E \(refresh) \(end)"
    ) {
      $0.refresh()
      $0.end("E")
      #expect($0.component.state == .refreshing)
      $0.wait()
      #expect($0.component.state == .idle)
      $0.wait(1)
      $0.refresh()
      $0.end()
    },
    CallRow(
      "a refresh that waits for a window is ended as any other", .idle,
      "idle>willRefresh willRefresh>idle closing ended E \(refresh) \(end)"
    ) {
      $0.list.isInWindow = false
      $0.component.beginRefreshing()
      $0.end("E")
      $0.wait(1)
      $0.list.isInWindow = true
      $0.refresh()
      $0.end()
    },
    CallRow(
      "an end that a state set by hand has overtaken keeps its block", .idle,
      "\(refresh) \(end) E \(refresh) \(end)"
    ) {
      $0.refresh()
      $0.end("E")
      $0.component.state = .idle
      $0.wait(1)
      $0.refresh()
      $0.end()
    },
    CallRow("an end without a refresh runs its block in the next turn", .idle, "E") {
      $0.end("E")
      #expect($0.log == [])
    },
    CallRow("an end ends a pull", .idle, "idle>pulling pulling>idle E") {
      $0.component.state = .pulling
      $0.end("E")
      #expect($0.count("E") == 0)
    },
    CallRow(
      "an end takes effect, whether or not the component is visible by then", .idle,
      "\(refresh) \(end)"
    ) {
      $0.refresh()
      $0.component.endRefreshing()
      $0.component.isHidden = true
      $0.component.isUserInteractionEnabled = false
    },
    CallRow(
      "a component that is detached forgets the blocks", .idle,
      "\(refresh) \(refresh) \(end)"
    ) {
      $0.refresh()
      $0.end("E")
      $0.begin("B")
      $0.detach()
      $0.wait(1)
      $0.attach()
      $0.refresh()
      $0.end()
    },
  ]

  @Test(arguments: Kind.all)
  func `an end waits for a turn, and its block runs once, when the end is reported`(kind: Kind) {
    Bench.check(Self.ends, kind)

    let twice = Bench(kind)
    twice.refresh()
    twice.end("E1")
    twice.end("E2")
    twice.wait(1)
    #expect(["E1", "E2", "ended"].map(twice.count) == [1, 1, 1])

    let detached = Bench(kind)
    detached.detach()
    detached.component.beginRefreshing()
    detached.end("E")
    detached.component.state = .idle
    detached.attach()
    detached.wait(1)
    let before = detached.count("E")
    detached.refresh()
    detached.end()
    #expect(detached.count("E") == before, "the block of a detached refresh, with a later end")
  }

  // MARK: One after the other

  nonisolated private static let queues = [
    CallRow(
      "end and begin are two refreshes", .refreshing,
      "\(refresh) refreshing>idle closing ended E \(refresh) B \(end) \(refresh)"
    ) {
      $0.refresh()
      $0.end("E")
      $0.begin("B")
      $0.wait(1)
      $0.end()
      $0.refresh()
    },
    CallRow("a begin behind an end that does nothing is not ended by it", .refreshing, refresh) {
      $0.component.endRefreshing()
      $0.component.beginRefreshing()
      #expect($0.component.state == .idle)
    },
  ]

  @Test(arguments: Kind.all)
  func `ends and begins happen in the order of the calls, each in its own turn`(kind: Kind) {
    Bench.check(Self.queues, kind)

    let many = Bench(kind)
    many.refresh()
    for _ in 1...3 {
      many.component.endRefreshing()
      many.component.beginRefreshing()
    }
    many.component.endRefreshing()
    many.wait(1)
    many.expect(.idle, reserved: .atRest)
    #expect(many.count("idle>refreshing") == 4 && many.count("ended") == 4)

    let between = Bench(kind)
    between.refresh()
    between.component.endRefreshing()
    between.list.timeline.async { between.note("between") }
    between.component.beginRefreshing()
    between.wait()
    let kept = ["refreshing>idle", "between", "idle>refreshing"]
    #expect(between.log.dropFirst(3).filter(kept.contains) == kept)
  }

  nonisolated private static let endsOfData = [
    CallRow(
      "an end with no more data and a reset wait for the next turn", .idle,
      "\(refresh) refreshing>noMoreData closing ended noMoreData>idle"
    ) {
      $0.refresh()
      $0.give(.noMoreData)
      #expect($0.component.state == .refreshing)
      $0.wait()
      #expect($0.component.state == .noMoreData)
      $0.wait(1)
      $0.give(.reset)
      #expect($0.component.state == .noMoreData)
    },
    CallRow(
      "a begin behind a reset lasts", .refreshing, "idle>noMoreData noMoreData>idle \(refresh)"
    ) {
      $0.give(.noMoreData)
      $0.wait()
      $0.give(.reset)
      $0.component.beginRefreshing()
    },
    CallRow(
      "a begin behind an end with no more data leaves that state again", .refreshing,
      "\(refresh) refreshing>noMoreData closing ended noMoreData>refreshing refreshing began"
    ) {
      $0.refresh()
      $0.give(.noMoreData)
      $0.component.beginRefreshing()
    },
    CallRow(
      "a begin waits behind an end with no more data at rest", .refreshing,
      "idle>noMoreData noMoreData>refreshing refreshing began"
    ) {
      $0.give(.noMoreData)
      $0.component.beginRefreshing()
      #expect($0.component.state == .idle)
    },
    CallRow(
      "a begin behind a reset that ends a refresh is another refresh", .refreshing,
      "\(refresh) \(end) \(refresh)"
    ) {
      $0.refresh()
      $0.give(.reset)
      $0.component.beginRefreshing()
    },
    CallRow("a begin waits behind a reset that does nothing", .refreshing, refresh) {
      $0.give(.reset)
      $0.component.beginRefreshing()
      #expect($0.component.state == .idle)
    },
  ]

  @Test(arguments: Kind.ending)
  func `ends with no more data and resets wait for a turn, and a begin waits behind them`(
    kind: Kind
  ) {
    Bench.check(Self.endsOfData, kind)
  }

  @Test(arguments: Kind.autoFooters + Kind.backFooters)
  func `a header's reset, and a begin after it, do not wait for the footer's minimum duration`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    bench.component.minimumRefreshingDuration = 9
    bench.refresh()
    bench.clearLog()
    bench.list.endHeaderRefreshing(noMoreData: false, count: 1)
    bench.begin("B")
    bench.wait()
    bench.expect(.refreshing, percent: 1, reserved: .open, log: "B")
  }

  // MARK: Gestures

  @Test(arguments: Kind.pulled, [false, true])
  func `a release while an end is pending begins once, after the end`(kind: Kind, moves: Bool) {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    bench.component.endRefreshing()
    bench.list.endDragging(decelerate: moves)
    if moves { bench.list.decelerate(to: bench.offset(pulledBy: 1.4)) }
    #expect(bench.component.state == .pulling)
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    #expect(bench.count("refreshing") == 1)
  }

  /// Makes `gesture` while an end is pending. Checks that it begins after the end, that it does not
  /// begin after an end with no more data, and that it does not begin if the component was
  /// unavailable in between, however shortly.
  private func checkQueue(of gesture: (Bench) -> Void, _ kind: Kind) {
    for (waiting, state) in [(Answer.end, RefreshState.refreshing), (.noMoreData, .noMoreData)] {
      let bench = Bench(kind)
      bench.give(waiting)
      gesture(bench)
      #expect(bench.component.state == .idle)
      bench.wait()
      #expect(bench.log.first == "idle>\(state)")
      #expect(bench.component.state == state)
      #expect(bench.count("refreshing") == (waiting == .end ? 1 : 0))
    }
    let bench = Bench(kind)
    bench.component.endRefreshing()
    gesture(bench)
    bench.component.isUserInteractionEnabled = false
    bench.component.isUserInteractionEnabled = true
    bench.wait()
    bench.expect(.idle, reserved: .atRest, log: "")
  }

  @Test(arguments: Kind.autos)
  func `an arrival or a pull while an end is pending loads once, after the end`(kind: Kind) {
    checkQueue(of: { $0.list.contentOffset = $0.offset(pulledBy: 0) }, kind)

    let bench = Bench(kind)
    (bench.component as? any AutoLoading)?.autoTriggerTimes = -1
    bench.component.endRefreshing()
    bench.pull(by: 0)
    bench.drag(by: 0.2)
    bench.list.endDragging()
    bench.wait()
    #expect(bench.component.state == .refreshing)
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.tapped)
  func `a tap while an end is pending begins after it, once for each end`(kind: Kind) {
    checkQueue(of: { $0.tap() }, kind)
    checkQueue(
      of: {
        $0.tap()
        $0.tap()
      }, kind)

    let bench = Bench(kind)
    bench.component.endRefreshing()
    bench.component.beginRefreshing()
    bench.component.endRefreshing()
    bench.tap()
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    #expect(bench.count("refreshing") == 2)
  }
}
