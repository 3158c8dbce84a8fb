import RefreshKit
import RefreshPaging
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

  @Test(arguments: PagedList.Kind.allCases)
  func `the next page is loaded where fewer items follow`(kind: PagedList.Kind) async {
    #expect(PagedList().pager.preloadItems == 0)
    let paged = await make(kind)
    paged.pager.preloadItems = 0
    await scroll(paged)
    #expect(paged.pages == [1, 2], "by default nothing is preloaded")
    paged.pager.preloadItems = 4
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
  func `a footer that begins meanwhile takes the load over, up to the end of its refresh`(
    kind: Kind
  ) async throws {
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

    let late = await make(footer: try #require(kind.make() as? RefreshFooter))
    late.footer.refreshingTimeout = 10
    late.isClosed = true
    await scroll(late)
    await late.begin(late.footer)
    late.wait(10)
    #expect(late.footer.state == .idle)
    #expect(late.pager.error is RefreshTimeout)
    #expect(late.reports.last == "6 failed")
    late.isClosed = false
    await late.run(late.footer)
    #expect(late.pages == [1, 2, 3, 3])
    late.door.open()
    await late.settle()
    #expect(late.pager.items.count == 9, "the late response is dropped")
  }

  @Test func `the app and the footer wait for the same response`() async {
    let paged = await make()
    paged.isClosed = true
    await paged.begin(paged.footer)
    let own = Task { await paged.pager.loadMore() }
    await scroll(paged)
    #expect(paged.pages == [1, 2, 3])
    paged.door.open()
    #expect(await own.value.isSuccess)
    await paged.settle()
    #expect(paged.footer.lastResult?.isSuccess == true)
  }

  @Test func `the last page that is preloaded sets the footer to no more data`() async {
    let paged = await make()
    paged.pageCount = 3
    await scroll(paged)
    #expect(!paged.pager.hasMore)
    #expect(paged.footer.state == .noMoreData)
    await paged.run(paged.header)
    #expect(paged.footer.state == .idle)
  }

  @Test func `after a preload that failed the next attempt is the user's, unless it is repeated`()
    async
  {
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

    let cancelled = await make()
    (cancelled.failures, cancelled.error) = (1, CancellationError())
    for _ in 1...2 { await scroll(cancelled) }
    #expect(cancelled.pages == [1, 2, 3, 3], "a load that was canceled is no failure")

    let repeated = await make()
    repeated.pager.maximumRetries = 1
    repeated.failures = 1
    await scroll(repeated)
    repeated.wait(1)
    await repeated.settle()
    #expect(repeated.pages == [1, 2, 3, 3])
    #expect(repeated.pager.items.count == 9)
  }

  @Test func `a refresh takes the place of a preload, and while the list refreshes there is none`()
    async
  {
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

    let busy = await make()
    busy.isClosed = true
    await busy.begin(busy.header)
    await scroll(busy)
    #expect(busy.pages == [1, 2, 1])
    busy.door.open()
    await busy.settle()
  }
}
