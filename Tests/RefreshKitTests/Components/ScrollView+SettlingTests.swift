import RefreshKit
import Testing

/// Waiting until all started functions have returned.
struct ScrollViewSettlingTests {
  @Test(arguments: Kind.all)
  func `it waits for a function, and ends its refresh`(kind: Kind) async {
    let bench = Bench(kind)
    bench.component.setRefreshing { for _ in 1...500 { await Task.yield() } }
    bench.refresh()
    await bench.list.settled()
    #expect(bench.component.state == .idle)
    #expect(bench.list.timeline.now == 1)
  }

  @Test(arguments: Kind.all)
  func `values that a bound sequence has ready are set`(kind: Kind) async {
    let bench = Bench(kind)
    let (states, model) = AsyncStream.makeStream(of: RefreshState.self)
    bench.component.bind(to: states.map(\.self).filter { _ in true })
    for _ in 1...20 {
      model.yield(.refreshing)
      await bench.list.settled()
      #expect(bench.component.state == .refreshing)
      model.yield(.pulling)
      model.yield(.idle)
      await bench.list.settled()
      #expect(bench.component.state == .idle)
    }
  }

  @Test func `it waits for all components, and for what they start in turn`() async {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 375, height: 2_000)
    var log: [String] = []
    let footer = RefreshAutoNormalFooter(refreshing: {
      for _ in 1...50 { await Task.yield() }
      log.append("footer")
    })
    list.header = RefreshNormalHeader(refreshing: {
      for _ in 1...50 { await Task.yield() }
      log.append("header")
      footer.beginRefreshing()
    })
    list.footer = footer
    list.timeline.advance(by: 0)
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    await list.settled()
    #expect(log == ["header", "footer"])
    #expect(list.header?.state == .idle && footer.state == .idle)
  }

  @Test func `it waits for what an observer of a change starts`() async {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 375, height: 2_000)
    var hasLoaded = false
    let footer = RefreshAutoNormalFooter(refreshing: {
      await Task.yield()
      hasLoaded = true
    })
    let header = RefreshNormalHeader(refreshing: { await Task.yield() })
    (list.header, list.footer) = (header, footer)
    let token = header.observeState { if $0.new == .idle { footer.beginRefreshing() } }
    list.timeline.advance(by: 0)
    header.beginRefreshing()
    list.timeline.advance(by: 1)
    await list.settled()
    #expect(hasLoaded && footer.state == .idle)
    token.cancel()
  }

  @Test func `with nothing under way it takes the turns that wait`() async {
    let bench = Bench(RefreshNormalHeader())
    bench.refresh()
    bench.component.endRefreshing()
    await bench.list.settled()
    #expect(bench.component.state == .idle)
    #expect(bench.count("ended") == 0, "the closing animation still lies ahead")
  }

  /// A bench whose refresh waits for a door to be opened.
  private func bench(waitingAt door: AsyncActionTests.Door) async -> Bench {
    let bench = Bench(RefreshNormalHeader(refreshing: { await door.pass() }))
    bench.refresh()
    await door.arrival()
    return bench
  }

  @Test func `it does not wait for a function that was cancelled`() async {
    let door = AsyncActionTests.Door()
    let bench = await bench(waitingAt: door)
    let task = bench.component.refreshingTask
    bench.component.endRefreshing()
    bench.wait()
    await bench.list.settled()
    door.open()
    await task?.value
  }

  @Test func `a function that is cancelled meanwhile does not block it`() async {
    let door = AsyncActionTests.Door()
    let bench = await bench(waitingAt: door)
    let task = bench.component.refreshingTask
    let end = Task { bench.component.state = .idle }
    await bench.list.settled()
    #expect(bench.component.state == .idle)
    await end.value
    door.open()
    await task?.value
  }

  @Test func `who waits may be cancelled`() async {
    let door = AsyncActionTests.Door()
    let bench = await bench(waitingAt: door)
    let waiting = Task { await bench.list.settled() }
    await Task.yield()
    waiting.cancel()
    await waiting.value
    #expect(bench.component.state == .refreshing)
    door.open()
    await bench.component.refreshingTask?.value
  }

  @Test func `a held end and an item that plans itself do not keep it`() async {
    let bench = Bench(RefreshNormalHeader(refreshing: { await Task.yield() }))
    bench.component.minimumRefreshingDuration = 10
    unowned let timeline = bench.list.timeline
    func again() { timeline.after(0, again) }
    again()
    bench.refresh()
    await bench.list.settled()
    #expect(bench.component.state == .refreshing)
    bench.wait(10)
    #expect(bench.component.state == .idle)
  }
}
