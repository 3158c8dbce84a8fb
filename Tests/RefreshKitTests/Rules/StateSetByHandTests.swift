import RefreshKit
import Testing

/// Rules O2 and O3, the state set directly and the calls that have nothing to do.
struct StateSetByHandTests {
  // MARK: 2. At once, and what waits is dropped

  @Test(arguments: Kind.all, RefreshState.allCases)
  func `a state set by hand is there at once`(kind: Kind, state: RefreshState) {
    let bench = Bench(kind)
    bench.component.state = state
    #expect(bench.component.state == state)
    #expect(bench.log.first == (state == .idle ? nil : "idle>\(state)"))
  }

  @Test(arguments: Kind.all, [RefreshState.idle, .noMoreData])
  func `a state set by hand drops an end that waits`(kind: Kind, state: RefreshState) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing()
    bench.component.state = state
    bench.wait(1)

    #expect(bench.component.state == state)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.all)
  func `the present state set by hand drops an end that waits`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing()
    bench.component.state = .refreshing
    bench.wait(1)

    #expect(bench.component.state == .refreshing)
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.all)
  func `the present state set by hand drops a begin that waits`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.endRefreshing()
    bench.component.beginRefreshing()
    bench.component.state = .idle
    bench.wait(1)

    #expect(bench.log == [])
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.ending)
  func `a state set by hand drops a reset and an end with no more data`(kind: Kind) throws {
    let bench = Bench(kind)
    let ending = try #require(bench.component as? any NoMoreDataEnding)
    ending.endRefreshingWithNoMoreData()
    ending.state = .idle
    bench.wait()
    #expect(ending.state == .idle)

    ending.state = .noMoreData
    ending.resetNoMoreData()
    ending.state = .noMoreData
    bench.wait()
    #expect(ending.state == .noMoreData)
  }

  @Test(arguments: Kind.all)
  func `calls made after the state was set by hand count`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing()
    bench.component.state = .refreshing
    bench.component.endRefreshing()
    bench.wait(1)

    #expect(bench.component.state == .idle)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.all, [RefreshState.idle, .pulling, .noMoreData])
  func `a state set by hand ends a refresh`(kind: Kind, state: RefreshState) {
    let bench = Bench(kind)
    bench.refresh()
    bench.clearLog()
    bench.component.state = state
    #expect(bench.log.first == "refreshing>\(state)")
    #expect(bench.list.reservedInset == bench.restingInset)

    bench.wait(1)
    #expect(bench.count("ended") == 1)
    #expect(bench.component.misfits == [])
  }

  @Test(arguments: Kind.all)
  func `refreshing set by hand is a refresh`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .refreshing
    bench.wait(1)
    #expect(bench.log == ["idle>refreshing", "refreshing", "began"])
    #expect(bench.component.reservedInset == bench.length)
    #expect(bench.component.misfits == [])
  }

  @Test(arguments: Kind.all)
  func `refreshing set by hand before attaching is a refresh once attached`(kind: Kind) {
    let bench = Bench(kind)
    bench.detach()
    bench.component.state = .refreshing
    bench.attach()
    bench.wait(1)

    #expect(bench.component.state == .refreshing)
    #expect(bench.count("refreshing") == 1)
    #expect(bench.component.reservedInset == bench.length)
  }

  @Test(arguments: Kind.all)
  func `an end by hand keeps the block of the end that it drops`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing { bench.note("block") }
    bench.component.state = .idle
    bench.wait(1)

    #expect(bench.log.suffix(2) == ["ended", "block"])
  }

  // MARK: 3. What each call is for

  @Test(arguments: Kind.all)
  func `an end ends a pull`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .pulling
    bench.component.endRefreshing()
    bench.wait(1)

    #expect(bench.log == ["idle>pulling", "pulling>idle"])
  }

  @Test(arguments: Kind.all)
  func `an end with nothing to end does nothing`(kind: Kind) {
    let bench = Bench(kind)
    bench.end()
    #expect(bench.component.state == .idle)
    #expect(bench.log == [])
  }

  @Test(arguments: Kind.ending, [RefreshState.idle, .pulling])
  func `a reset with nothing to leave or to end does nothing`(
    kind: Kind, state: RefreshState
  ) throws {
    let bench = Bench(kind)
    bench.component.state = state
    bench.wait(1)
    bench.clearLog()
    try #require(bench.component as? any NoMoreDataEnding).resetNoMoreData()
    bench.wait(1)

    #expect(bench.component.state == state)
    #expect(bench.log == [])
  }

  @Test(arguments: Kind.all, [RefreshState.idle, .pulling, .noMoreData])
  func `the app's begin works in every state but refreshing`(kind: Kind, state: RefreshState) {
    let bench = Bench(kind)
    bench.component.state = state
    bench.clearLog()
    bench.refresh()

    #expect(bench.log == ["\(state)>refreshing", "refreshing", "began"])
    #expect(bench.component.misfits == [])
  }

  @Test(arguments: Kind.all)
  func `a begin while refreshing begins nothing`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.clearLog()
    bench.refresh()
    #expect(bench.log == [])
  }
}
