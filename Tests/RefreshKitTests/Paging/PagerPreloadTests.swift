import RefreshKit
import RefreshPaging
import Testing

/// Pages that are loaded before the user reaches the end.
@MainActor struct PagerPreloadTests {
  /// A list with two pages of six items in all, which preloads if fewer than four items follow.
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
  func `the next page is loaded when fewer items follow than preloadItems`(
    kind: PagedList.Kind
  ) async {
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

  @Test(arguments: Kind.autoFooters + Kind.backFooters)
  func `a footer that begins during a preload takes it over, until its refresh ends`(
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

  @Test func `a failed preload is tried again by the user or by a retry, not by scrolling`() async {
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
    repeated.pager.retry = .doubling(from: 1, attempts: 1)
    repeated.failures = 1
    await scroll(repeated)
    repeated.wait(1)
    await repeated.settle()
    #expect(repeated.pages == [1, 2, 3, 3])
    #expect(repeated.pager.items.count == 9)
  }
}
