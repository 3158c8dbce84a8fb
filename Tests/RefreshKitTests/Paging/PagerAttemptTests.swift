import RefreshKit
import RefreshPaging
import RefreshReplay
import TestSupport
import Testing

/// A pager's attempts to load, in whatever way they end, and its retries.
@MainActor struct PagerAttemptTests {
  enum End: Sendable, CaseIterable {
    case timeout, call, failure, state, detach
  }

  private func end(_ paged: PagedList, _ component: RefreshComponent, by end: End) {
    switch end {
    case .timeout: paged.wait(31)
    case .call: component.endRefreshing()
    case .failure: component.endRefreshing(with: .failure(RefreshTimeout(limit: 7)))
    case .state: component.state = .idle
    case .detach:
      let list = paged.list
      if let header = component as? RefreshHeader { (list.header, list.header) = (nil, header) }
      if let footer = component as? RefreshFooter { (list.footer, list.footer) = (nil, footer) }
    }
    paged.wait(1)
  }

  // MARK: Attempts that get no answer

  @Test(arguments: End.allCases)
  func `a page that got no answer is requested again, and a late answer is dropped`(
    end: End
  ) async {
    for hangs in ["reload", "page"] {
      let paged = PagedList()
      if hangs == "page" { await paged.run(paged.header) }
      let component = hangs == "page" ? paged.footer : paged.header
      component.refreshingTimeout = 30
      paged.isClosed = true
      await paged.begin(component)
      self.end(paged, component, by: end)
      #expect(component.state == .idle)

      paged.isClosed = false
      await paged.run(component)
      if hangs == "reload" {
        #expect(paged.pager.items == PagedList.items(1))
        await paged.run(paged.footer)
      }
      #expect(paged.pages == (hangs == "page" ? [1, 2, 2] : [1, 1, 2]))
      #expect(paged.pager.items == (1...2).flatMap(PagedList.items))
      let reports = paged.reports
      paged.door.open()
      await paged.settle()
      #expect(paged.pager.items == (1...2).flatMap(PagedList.items))
      #expect(paged.reports == reports)
    }
  }

  @Test func `each attempt is reported once, whatever ends it, and a timeout as an error`() async {
    let paged = PagedList()
    paged.header.refreshingTimeout = 5
    paged.isClosed = true
    await paged.begin(paged.header)
    paged.wait(10)
    #expect(paged.pager.error as? RefreshTimeout == RefreshTimeout(limit: 5))
    #expect(paged.reports == ["0 failed"])
    paged.door.open()
    await paged.settle()
    #expect(paged.pager.error is RefreshTimeout)
    #expect(paged.reports == ["0 failed"])

    paged.isClosed = false
    await paged.run(paged.header)
    #expect(paged.pager.error == nil)
    #expect(paged.reports == ["0 failed", "3"])
    paged.isClosed = true
    for count in 3...5 {
      await paged.begin(paged.footer)
      paged.footer.endNow()
      paged.wait(1)
      #expect(paged.reports.count == count)
      #expect(paged.pager.error == nil)
    }
    for visit in 2...4 { paged.door.open(visit) }
    await paged.settle()
    #expect(paged.reports.count == 5)
  }

  @Test func `a refresh that ends before its function runs loads nothing`() async {
    let paged = PagedList()
    paged.header.beginRefreshing()
    paged.wait(1)
    paged.header.state = .idle
    await paged.header.refreshingTask?.value
    #expect(paged.pages == [] && paged.reports == [])
  }

  @Test func `a refresh that is canceled before it begins ends no load`() async {
    let paged = PagedList(.number)
    await paged.run(paged.header)
    paged.isClosed = true
    let more = Task { await paged.pager.loadMore() }
    await paged.door.arrival()
    let refresh = Task { await paged.pager.refresh() }
    refresh.cancel()
    #expect(await refresh.value.kind == .cancelled)
    #expect(paged.pager.loadState(.append).isLoading)
    paged.door.open()
    #expect(await more.value.kind == .success)
    #expect(paged.pager.items.count == 6)
  }

  @Test(arguments: End.allCases)
  func `a header that replaces the pager's and calls the pager works like it`(end: End) async {
    let paged = PagedList()
    let header = RefreshRingHeader()
    header.setRefreshing { [pager = paged.pager!] in await pager.refresh() }
    header.refreshingTimeout = 30
    paged.list.header = header
    paged.isClosed = true
    await paged.begin(header)
    await paged.begin(paged.footer)
    #expect(paged.pages == [1], "no page is asked for meanwhile")
    #expect(paged.footer.isRefreshing, "the footer waits")
    self.end(paged, header, by: end)
    await paged.settle()
    paged.wait(1)
    #expect(paged.footer.state == .idle, "nothing follows a first page that was not loaded")

    paged.isClosed = false
    await paged.run(paged.footer)
    #expect(paged.pages == [1, 1], "page 1 was not loaded yet")
    #expect(paged.pager.items == PagedList.items(1))
    #expect(paged.reports.count == (end == .detach ? 1 : 2))
    paged.door.open()
    await paged.settle()
    #expect(paged.pager.items == PagedList.items(1))
  }

  @Test func `an app may call the pager itself, also twice at a time, and cancel`() async {
    let paged = PagedList()
    _ = await paged.pager.refresh()
    _ = await paged.pager.loadMore()
    #expect(paged.pager.items == (1...2).flatMap(PagedList.items))
    paged.isClosed = true
    let late = Task { await paged.pager.refresh() }
    await paged.door.arrival()
    // No further page is requested while the first one is reloaded.
    let more = Task { await paged.pager.loadMore() }
    await paged.settle()
    #expect(paged.pages == [1, 2, 1])
    paged.pager.cancel()
    #expect(await late.value.kind == .cancelled)
    #expect(await more.value.kind == .cancelled)
    paged.isClosed = false
    paged.door.open()
    await paged.settle()
    _ = await paged.pager.loadMore()
    #expect(paged.pager.items == (1...3).flatMap(PagedList.items))
    #expect(paged.reports == ["3", "6", "6", "6", "9"])
  }

  // MARK: Retries

  @Test(arguments: PagedList.Kind.allCases)
  func `a page that failed is requested again on the timeline, each time after twice as long`(
    kind: PagedList.Kind
  ) async {
    let paged = PagedList(kind)
    paged.pager.retry = .doubling(from: 2, attempts: 3)
    paged.failures = 3
    await paged.begin(paged.header)
    for _ in 1...40 {
      #expect(paged.asked.count == 4 || paged.header.state == .refreshing)
      paged.wait(0.5)
      await paged.settle()
    }
    #expect(paged.asked.map(\.time) == [1, 3, 7, 15])
    #expect(paged.pages == [1, 1, 1, 1])
    #expect(paged.pager.items == PagedList.items(1))
    #expect(paged.pager.error == nil)
    #expect(paged.header.state == .idle)
    #expect(paged.header.lastResult?.isSuccess == true)
    #expect(paged.reports == ["3"], "all of it is one attempt")
  }

  @Test
  func `the last error is that of the attempt, and the next one requests the page again`() async {
    let paged = PagedList()
    await paged.run(paged.header)
    paged.pager.retry = .doubling(from: 1, attempts: 2)
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
    #expect(paged.pages == [1, 2, 2, 2, 2])
    #expect(paged.pager.page == 2)
  }

  @Test(arguments: End.allCases)
  func `no retry follows the end of a refresh`(end: End) async throws {
    let paged = PagedList()
    paged.header.refreshingTimeout = 30
    paged.pager.retry = .doubling(from: 20, attempts: 5)
    paged.failures = 6
    await paged.begin(paged.header)
    let task = try #require(paged.header.refreshingTask)
    if end == .timeout {
      paged.wait(20)
      await paged.settle()
      #expect(paged.pages == [1, 1], "the timeout counts for all retries")
    }
    if end == .detach { paged.list.header = nil } else { self.end(paged, paged.header, by: end) }
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
    paged.pager.retry = .doubling(from: 1, attempts: 5)
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

  @Test func `deallocating the list ends the wait for a retry, and reports the failure`() async {
    var paged: PagedList? = PagedList()
    paged?.pager.retry = .doubling(from: 1, attempts: 1)
    paged?.failures = 1
    let task = Task { [pager = paged!.pager!] in await pager.refresh() }
    await paged?.settle()
    weak let list = paged?.list
    paged = nil
    #expect(list == nil)
    #expect(await task.value.isFailure)
  }

  @Test func `a page that the app requests in a refresh is loaded, even without a footer`() async {
    let paged = PagedList()
    await paged.run(paged.header)
    paged.isClosed = true
    await paged.begin(paged.header)
    let more = Task { [pager = paged.pager!] in await pager.loadMore() }
    await paged.settle()
    paged.list.footer = nil
    paged.isClosed = false
    paged.door.open()
    #expect(await more.value.kind == .success)
    #expect(paged.pages == [1, 1, 2])
  }

  @Test func `settled does not wait for a retry`() async {
    let paged = PagedList()
    paged.pager.retry = .doubling(from: 1, attempts: 1)
    paged.failures = 1
    await paged.begin(paged.header)
    await paged.list.settled()
    #expect(paged.header.state == .refreshing)
    paged.wait(1)
    await paged.list.settled()
    #expect(paged.header.state == .idle)
    #expect(paged.pager.items == PagedList.items(1))
  }

  @Test func `settled waits for a page, however long it takes`() async {
    let list = Bench.list()
    let pager = Pager(in: list) { page in
      await yieldToTasks(500)
      return Page([page], isLast: true)
    }
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    await list.settled()
    #expect(pager.items == [1])
  }

  @Test func `invalid numbers are refused, and the longest delay is valid`() async {
    let paged = PagedList()
    let pager = paged.pager!
    pager.preloadItems = 4
    pager.preloadItems = -1
    #expect(pager.preloadItems == 4)
    for wait in [-1, .infinity, .nan] as [Double] {
      pager.retry = Retry { _, _ in wait }
      paged.failures = 1
      #expect(await pager.refresh().isFailure && paged.pages == [1], "no retry")
      paged.forgetRequests()
    }
    pager.retry = .doubling(from: .greatestFiniteMagnitude)
    paged.failures = 3
    await paged.begin(paged.header)
    paged.wait(1e9)
    await paged.settle()
    #expect(paged.pages == [1])
    #expect(paged.header.state == .refreshing)
  }
}
