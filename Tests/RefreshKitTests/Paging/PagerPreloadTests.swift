import RefreshKit
import Testing

/// Pages that are loaded before the user arrives at the end.
struct PagerPreloadTests {
  /// A list with two pages of six items in all, that preloads where fewer than four follow.
  private func make(_ kind: PagedList.Kind = .cursor, footer: RefreshFooter? = nil) async
    -> PagedList
  {
    let paged = PagedList(kind, footer: footer)
    await paged.run(paged.header)
    await paged.run(paged.footer)
    paged.pager.preloadItems = 4
    return paged
  }

  /// Shows every row, from the first one on.
  private func scroll(_ paged: PagedList) async {
    for index in paged.pager.items.indices { paged.pager.willShow(itemAt: index) }
    await paged.settle()
  }

  @Test func `by default nothing is preloaded`() async {
    let paged = await make()
    #expect(PagedList().pager.preloadItems == 0)
    paged.pager.preloadItems = 0
    await scroll(paged)
    #expect(paged.pages == [1, 2])
  }

  @Test(arguments: PagedList.Kind.allCases)
  func `the next page is loaded where fewer items follow`(kind: PagedList.Kind) async {
    let paged = await make(kind)
    paged.pager.willShow(itemAt: 1)
    await paged.settle()
    #expect(paged.pages == [1, 2], "four items follow")
    paged.pager.willShow(itemAt: 2)
    await paged.settle()
    #expect(paged.pages == [1, 2, 3])
    #expect(paged.pager.items == (1...3).flatMap(PagedList.items))
    #expect(paged.footer.state == .idle)
    #expect(paged.reports == ["3", "6", "9"])
  }

  @Test func `the first page can be preloaded, and the next one after a refresh that has failed`()
    async
  {
    let paged = PagedList()
    paged.pager.preloadItems = 4
    paged.pager.willShow(itemAt: 0)
    await paged.settle()
    #expect(paged.pages == [1])
    paged.failures = 1
    await paged.run(paged.header)
    await scroll(paged)
    #expect(paged.pages == [1, 1, 2])
  }

  @Test func `a page is asked for once, however many rows are shown`() async {
    let paged = await make()
    paged.isClosed = true
    for _ in 1...3 { await scroll(paged) }
    #expect(paged.pages == [1, 2, 3])
    #expect(paged.footer.state == .idle, "the footer does not show it")
    paged.isClosed = false
    paged.door.open()
    await paged.settle()
    #expect(paged.pager.items.count == 9)
    await scroll(paged)
    #expect(paged.pages == [1, 2, 3, 4])
    await scroll(paged)
    #expect(paged.pages == [1, 2, 3, 4], "there is no fifth page")
  }

  @Test(arguments: Kind.autoFooters + Kind.backFooters)
  func `a footer that begins meanwhile takes the load over`(kind: Kind) async throws {
    let paged = await make(footer: try #require(kind.make() as? RefreshFooter))
    paged.isClosed = true
    await scroll(paged)
    await paged.begin(paged.footer)
    #expect(paged.footer.state == .refreshing)
    #expect(paged.pages == [1, 2, 3])
    paged.door.open()
    await paged.settle()
    #expect(paged.footer.state == .idle)
    #expect(paged.footer.lastResult?.isSuccess == true)
    #expect(paged.pager.items.count == 9)
    #expect(paged.reports == ["3", "6", "9"])
  }

  @Test func `a load that the footer has taken over ends with its refresh`() async {
    let paged = await make()
    paged.footer.refreshingTimeout = 10
    paged.isClosed = true
    await scroll(paged)
    await paged.begin(paged.footer)
    paged.wait(10)
    #expect(paged.footer.state == .idle)
    #expect(paged.pager.error is RefreshTimeout)
    #expect(paged.reports.last == "6 failed")

    paged.isClosed = false
    await paged.run(paged.footer)
    #expect(paged.pages == [1, 2, 3, 3])
    paged.door.open()
    await paged.settle()
    #expect(paged.pager.items.count == 9, "the late response is dropped")
  }

  @Test func `the app and the footer wait for the same response`() async {
    let paged = await make()
    paged.isClosed = true
    await paged.begin(paged.footer)
    let own = Task { await paged.pager.loadMore() }
    await scroll(paged)
    #expect(paged.pages == [1, 2, 3])
    paged.door.open()
    guard case .success = await own.value else {
      Issue.record("the app's result is another")
      return
    }
    await paged.settle()
    #expect(paged.footer.lastResult?.isSuccess == true)
  }

  @Test func `the last page sets the footer to no more data`() async {
    let paged = await make()
    paged.pageCount = 3
    await scroll(paged)
    #expect(!paged.pager.hasMore)
    #expect(paged.footer.state == .noMoreData)
    await paged.run(paged.header)
    #expect(paged.footer.state == .idle)
  }

  @Test func `after a failure the next attempt is the user's`() async {
    let paged = await make()
    paged.failures = 1
    await scroll(paged)
    #expect(paged.pager.error is PagedList.Down)
    #expect(paged.footer.state == .idle)
    await scroll(paged)
    #expect(paged.pages == [1, 2, 3])
    await paged.run(paged.footer)
    #expect(paged.pages == [1, 2, 3, 3])
    await scroll(paged)
    #expect(paged.pages == [1, 2, 3, 3, 4])
  }

  @Test func `a load that cancels itself is not begun again by the next row`() async {
    let paged = await make()
    (paged.failures, paged.error) = (1, CancellationError())
    for _ in 1...3 { await scroll(paged) }
    #expect(paged.pages == [1, 2, 3])
  }

  @Test func `a refresh takes the place of a preload, and begins a new list`() async {
    let paged = await make()
    paged.isClosed = true
    await scroll(paged)
    paged.isClosed = false
    await paged.run(paged.header)
    #expect(paged.pager.items == PagedList.items(1))
    paged.door.open()
    await paged.settle()
    #expect(paged.pager.items == PagedList.items(1))
    await scroll(paged)
    #expect(paged.pages == [1, 2, 3, 1, 2])
  }

  @Test func `while the list refreshes nothing is preloaded`() async {
    let paged = await make()
    paged.isClosed = true
    await paged.begin(paged.header)
    await scroll(paged)
    #expect(paged.pages == [1, 2, 1])
    paged.door.open()
    await paged.settle()
  }

  @Test func `a preload tries again by itself as well`() async {
    let paged = await make()
    paged.pager.maximumRetries = 1
    paged.failures = 1
    await scroll(paged)
    paged.wait(1)
    await paged.settle()
    #expect(paged.pages == [1, 2, 3, 3])
    #expect(paged.pager.items.count == 9)
  }
}
