import RefreshKit
import Testing

/// Rule O1, ends that wait for the next turn and begins that are queued behind them.
struct CallOrderTests {
  /// An end that waits: what is called, and the state that it leads to.
  nonisolated enum Waiting: CaseIterable {
    case end, noMoreData, reset

    @MainActor
    func call(on component: RefreshComponent) {
      switch self {
      case .end: component.endRefreshing()
      case .noMoreData: (component as? any NoMoreDataEnding)?.endRefreshingWithNoMoreData()
      case .reset: (component as? any NoMoreDataEnding)?.resetNoMoreData()
      }
    }
  }

  // MARK: 1. Ends wait for a turn

  @Test(arguments: Kind.all)
  func `an end waits for the next turn`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing()
    #expect(bench.component.state == .refreshing)

    bench.wait()
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.ending)
  func `an end with no more data and a reset wait for the next turn`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    Waiting.noMoreData.call(on: bench.component)
    #expect(bench.component.state == .refreshing)
    bench.wait()
    #expect(bench.component.state == .noMoreData)

    Waiting.reset.call(on: bench.component)
    #expect(bench.component.state == .noMoreData)
    bench.wait()
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.all)
  func `end and begin are two refreshes`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.clearLog()
    bench.component.endRefreshing()
    bench.component.beginRefreshing()
    bench.wait(1)

    let log = bench.log.filter { $0 != "closing" }
    #expect(log == ["refreshing>idle", "ended", "idle>refreshing", "refreshing", "began"])
    #expect(bench.component.misfits == [])
    #expect(bench.component.reservedInset == bench.length)
  }

  @Test(arguments: Kind.all)
  func `any number of ends and begins happen in the order of the calls`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    for _ in 1...3 {
      bench.component.endRefreshing()
      bench.component.beginRefreshing()
    }
    bench.component.endRefreshing()
    bench.wait(1)

    #expect(bench.component.state == .idle)
    #expect(bench.count("idle>refreshing") == 4)
    #expect(bench.count("ended") == 4)
    #expect(bench.list.reservedInset == bench.restingInset)
  }

  @Test(arguments: Kind.ending)
  func `a begin behind a reset lasts`(kind: Kind) {
    let bench = Bench(kind)
    Waiting.noMoreData.call(on: bench.component)
    bench.wait()
    bench.clearLog()
    Waiting.reset.call(on: bench.component)
    bench.component.beginRefreshing()
    bench.wait(1)

    #expect(bench.log == ["noMoreData>idle", "idle>refreshing", "refreshing", "began"])
    #expect(bench.component.misfits == [])
  }

  @Test(arguments: Kind.ending)
  func `a begin behind an end with no more data leaves that state again`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    Waiting.noMoreData.call(on: bench.component)
    bench.component.beginRefreshing()
    bench.wait(1)

    #expect(bench.component.state == .refreshing)
    #expect(bench.count("refreshing>noMoreData") == 1)
    #expect(bench.count("ended") == 1)
    #expect(bench.count("refreshing") == 2)
  }

  @Test(arguments: Kind.ending, Waiting.allCases)
  func `a begin is queued behind any call that waits, also where that does nothing`(
    kind: Kind, waiting: Waiting
  ) {
    let bench = Bench(kind)
    waiting.call(on: bench.component)
    bench.component.beginRefreshing()
    #expect(bench.component.state == .idle)

    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    #expect(bench.component.misfits == [])
  }

  @Test(arguments: Kind.all)
  func `a begin behind an end that does nothing is not ended by it`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.endRefreshing()
    bench.component.beginRefreshing()
    bench.wait(1)

    #expect(bench.log == ["idle>refreshing", "refreshing", "began"])
  }

  // MARK: Gestures are queued too

  @Test(arguments: Kind.pulled)
  func `a release behind a waiting end begins after it`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    bench.component.endRefreshing()
    bench.list.endDragging()
    bench.wait(1)

    #expect(bench.component.state == .refreshing)
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.pulled)
  func `a release and a move behind a waiting end begin after it`(kind: Kind) {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    bench.component.endRefreshing()
    bench.list.endDragging(decelerate: true)
    bench.list.decelerate(to: bench.offset(pulledBy: 1.4))
    #expect(bench.component.state == .pulling)

    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.backFooters + Kind.sides, [true, false])
  func `a release behind a waiting end with no more data is dropped`(kind: Kind, moves: Bool) {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    Waiting.noMoreData.call(on: bench.component)
    bench.list.endDragging(decelerate: moves)
    if moves { bench.list.decelerate(to: bench.offset(pulledBy: 1.4)) }
    bench.wait(1)

    #expect(bench.component.state == .noMoreData)
    #expect(bench.count("refreshing") == 0)
  }

  /// What `gesture` begins behind a waiting end begins after it, and not at all after an end with no more data.
  private func checkQueue(of gesture: (Bench) -> Void, _ kind: Kind) {
    for (waiting, state) in [(Waiting.end, RefreshState.refreshing), (.noMoreData, .noMoreData)] {
      let bench = Bench(kind)
      waiting.call(on: bench.component)
      gesture(bench)
      #expect(bench.component.state == .idle)

      bench.wait()
      #expect(bench.log.first == "idle>\(state)")
      #expect(bench.component.state == state)
      #expect(bench.count("refreshing") == (waiting == .end ? 1 : 0))
    }
  }

  @Test(arguments: Kind.autos)
  func `arriving is queued behind a waiting end`(kind: Kind) {
    checkQueue(of: { $0.list.contentOffset = $0.offset(pulledBy: 0) }, kind)
  }

  @Test(arguments: Kind.tapped)
  func `a tap is queued behind a waiting end`(kind: Kind) {
    checkQueue(of: { $0.tap() }, kind)
  }

  @Test(arguments: Kind.autos)
  func `pulling up behind a waiting end loads after it, once`(kind: Kind) {
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
  func `a tap behind an end that is queued behind a begin begins once more`(kind: Kind) {
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
