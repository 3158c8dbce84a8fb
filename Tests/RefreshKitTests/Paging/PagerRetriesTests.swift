import RefreshKit
import Testing

/// A page that has failed, and that the pager asks for again by itself.
struct PagerRetriesTests {
  private func times(_ paged: PagedList) -> [Double] {
    paged.asked.map(\.time)
  }

  @Test func `by default nothing is asked for again`() async {
    let paged = PagedList()
    #expect(paged.pager.maximumRetries == 0)
    #expect(paged.pager.retryDelay == 1)
    paged.failures = 1
    await paged.run(paged.header)
    #expect(paged.pages == [1])
    #expect(paged.header.lastResult?.isFailure == true)
  }

  @Test(arguments: PagedList.Kind.allCases)
  func `a page that has failed is asked for again on the timeline, each time twice as late`(
    kind: PagedList.Kind
  ) async {
    let paged = PagedList(kind)
    paged.pager.maximumRetries = 3
    paged.pager.retryDelay = 2
    paged.failures = 3
    await paged.begin(paged.header)
    for _ in 1...40 {
      #expect(paged.asked.count == 4 || paged.header.state == .refreshing)
      paged.wait(0.5)
      await paged.settle()
    }
    #expect(times(paged) == [1, 3, 7, 15])
    #expect(paged.pages == [1, 1, 1, 1])
    #expect(paged.pager.items == PagedList.items(1))
    #expect(paged.pager.error == nil)
    #expect(paged.header.state == .idle)
    #expect(paged.header.lastResult?.isSuccess == true)
    #expect(paged.reports == ["3"], "all of it is one attempt")
  }

  @Test func `the last failure is that of the attempt`() async {
    let paged = PagedList()
    await paged.run(paged.header)
    paged.pager.maximumRetries = 2
    paged.failures = 3
    await paged.begin(paged.footer)
    for _ in 1...5 {
      #expect(paged.reports == ["3"])
      #expect(paged.pager.error == nil)
      await paged.settle()
      paged.wait(0.5)
    }
    await paged.settle()
    paged.wait(1)
    await paged.settle()
    #expect(paged.pages == [1, 2, 2, 2])
    #expect(paged.reports == ["3", "3 failed"])
    #expect(paged.footer.state == .idle)
    #expect(paged.footer.lastResult?.isFailure == true)

    await paged.run(paged.footer)
    #expect(paged.pages == [1, 2, 2, 2, 2], "the next attempt asks for the same page")
    #expect(paged.pager.page == 2)
  }

  @Test func `so does an attempt of the app's own`() async {
    let paged = PagedList()
    paged.pager.maximumRetries = 1
    paged.failures = 1
    let task = Task { await paged.pager.refresh() }
    await paged.settle()
    #expect(paged.pages == [1])
    paged.wait(1)
    _ = await task.value
    #expect(paged.pages == [1, 1])
  }

  @Test func `a load that cancels itself is not repeated`() async {
    let paged = PagedList()
    paged.pager.maximumRetries = 5
    paged.failures = 1
    paged.error = CancellationError()
    await paged.run(paged.header)
    paged.wait(5)
    await paged.settle()
    #expect(paged.pages == [1])
    #expect(paged.header.state == .idle)
  }

  nonisolated enum End: Sendable, CaseIterable {
    case call, state, timeout, detach
  }

  @Test(arguments: End.allCases)
  func `no retry follows the end of the refresh`(end: End) async throws {
    let paged = PagedList()
    paged.pager.maximumRetries = 5
    paged.header.refreshingTimeout = 30
    paged.pager.retryDelay = 20
    paged.failures = 6
    await paged.begin(paged.header)
    let task = try #require(paged.header.refreshingTask)
    switch end {
    case .call: paged.header.endRefreshing()
    case .state: paged.header.state = .idle
    case .timeout:
      paged.wait(20)
      await paged.settle()
      #expect(paged.pages == [1, 1], "the timeout counts for all retries")
      paged.wait(10)
    case .detach: paged.list.header = nil
    }
    paged.wait(0)
    await task.value
    let count = paged.asked.count
    for _ in 1...10 {
      paged.wait(50)
      await paged.settle()
    }
    #expect(paged.asked.count == count)
  }

  @Test func `a refresh ends the retries of the next page`() async {
    let paged = PagedList()
    paged.pager.maximumRetries = 5
    await paged.run(paged.header)
    paged.failures = 1
    await paged.begin(paged.footer)
    await paged.run(paged.header)
    for _ in 1...5 {
      paged.wait(5)
      await paged.settle()
    }
    #expect(paged.pages == [1, 2, 1])
  }

  @Test func `a list that is released ends the wait`() async {
    var paged: PagedList? = PagedList()
    paged?.pager.maximumRetries = 1
    paged?.failures = 1
    let task = Task { [pager = paged!.pager!] in await pager.refresh() }
    await paged?.settle()
    weak let list = paged?.list
    paged = nil
    #expect(list == nil)
    guard case .failure = await task.value else {
      Issue.record("the failure is not reported")
      return
    }
  }

  @Test func `waiting for a list does not wait for a retry`() async {
    let paged = PagedList()
    paged.pager.maximumRetries = 1
    paged.failures = 1
    await paged.begin(paged.header)
    await paged.list.settled()
    #expect(paged.header.state == .refreshing)
    paged.wait(1)
    await paged.list.settled()
    #expect(paged.header.state == .idle)
    #expect(paged.pager.items == PagedList.items(1))
  }

  @Test func `numbers that mean nothing are refused`() {
    let pager = PagedList().pager!
    (pager.maximumRetries, pager.retryDelay, pager.preloadItems) = (2, 3, 4)
    (pager.maximumRetries, pager.retryDelay, pager.preloadItems) = (-1, -1, -1)
    pager.retryDelay = .infinity
    pager.retryDelay = .nan
    #expect((pager.maximumRetries, pager.retryDelay, pager.preloadItems) == (2, 3, 4))
  }

  @Test func `the longest delay is no failure of arithmetic`() async {
    let paged = PagedList()
    paged.pager.maximumRetries = 3
    paged.pager.retryDelay = .greatestFiniteMagnitude
    paged.failures = 3
    await paged.begin(paged.header)
    paged.wait(1e9)
    await paged.settle()
    #expect(paged.pages == [1])
    #expect(paged.header.state == .refreshing)
  }
}
