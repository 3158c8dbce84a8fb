import RefreshKit
import RefreshReplay
import TestSupport
import Testing

/// `settled()`, which waits until all started functions have returned.
@MainActor struct ScrollViewSettlingTests {
  @Test(arguments: Kind.all)
  func `settled waits for the values that a bound sequence has ready`(kind: Kind) async {
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

  /// A hundred states, and then noMoreData. Each state takes a turn of the main actor.
  private struct ManyStates: AsyncSequence, AsyncIteratorProtocol {
    private var left = 101

    func makeAsyncIterator() -> Self { self }

    mutating func next() async -> RefreshState? {
      await Task.yield()
      left -= 1
      guard left > 0 else { return left < 0 ? nil : .noMoreData }
      return left.isMultiple(of: 2) ? .pulling : .idle
    }
  }

  @Test func `settled waits for many values, of which each takes a turn`() async {
    let bench = Bench(RefreshNormalHeader())
    bench.component.bind(to: ManyStates())
    await bench.list.settled()
    #expect(bench.component.state == .noMoreData)
  }

  @Test func `settled waits for all components, and for functions that they start in turn`() async {
    var log: [String] = []
    let footer = RefreshAutoNormalFooter(refreshing: {
      await yieldToTasks(50)
      log.append("footer")
    })
    let header = RefreshNormalHeader(refreshing: {
      await yieldToTasks(50)
      log.append("header")
      footer.beginRefreshing()
    })
    let list = Bench.list(header, footer)
    header.beginRefreshing()
    list.timeline.advance(by: 1)
    await list.settled()
    #expect(log == ["header", "footer"])
    #expect(header.state == .idle && footer.state == .idle)
  }

  @Test func `if no function runs, settled performs the pending turns`() async {
    let bench = Bench(RefreshNormalHeader())
    bench.refresh()
    bench.component.endNow()
    await bench.list.settled()
    #expect(bench.component.state == .idle)
    #expect(bench.count("ended") == 0, "the closing animation still lies ahead")
  }

  /// A bench whose refresh waits until the door is opened.
  private func bench(waitingAt door: AsyncActionTests.Door) async -> Bench {
    let bench = Bench(RefreshNormalHeader(refreshing: { await door.pass() }))
    bench.refresh()
    await door.arrival()
    return bench
  }

  /// What is canceled before or while the test waits.
  @MainActor private enum Cancelled: CaseIterable {
    case functionBefore, functionMeanwhile, waiting
  }

  @Test(arguments: Cancelled.allCases)
  private func
    `settled does not wait for a function that is cancelled, nor if it is cancelled itself`(
      cancelled: Cancelled
    ) async
  {
    let door = AsyncActionTests.Door()
    let bench = await bench(waitingAt: door)
    let task = bench.component.refreshingTask
    switch cancelled {
    case .functionBefore:
      bench.component.endNow()
      bench.wait()
      await bench.list.settled()
    case .functionMeanwhile:
      let end = Task { bench.component.state = .idle }
      await bench.list.settled()
      #expect(bench.component.state == .idle)
      await end.value
    case .waiting:
      let waiting = Task { await bench.list.settled() }
      await Task.yield()
      waiting.cancel()
      await waiting.value
      #expect(bench.component.state == .refreshing)
    }
    door.open()
    await task?.value
  }

  @Test func `settled does not wait for a delayed end, or work that plans itself again`() async {
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
