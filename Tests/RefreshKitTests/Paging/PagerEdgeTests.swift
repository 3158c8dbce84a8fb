import RefreshKit
import Testing

/// A pager that loads backwards: its header puts older pages in front.
struct PagerEdgeTests {
  private func list(_ kind: PagedList.Kind) -> PagedList { PagedList(kind, edge: .top) }

  /// The items of the pages up to a number, the last page in front.
  private func items(_ pages: Int) -> [Int] {
    (1...pages).reversed().flatMap(PagedList.items)
  }

  @Test(arguments: PagedList.Kind.allCases)
  func `the header loads the first page, and then the pages before it`(kind: PagedList.Kind) async {
    let paged = list(kind)
    #expect(paged.list.footer == nil && paged.pager.edge == .top)
    for page in 1...4 {
      #expect(paged.pager.hasMore)
      await paged.run(paged.header)
      #expect(paged.pager.items == items(page) && paged.pager.page == page)
      #expect(paged.header.state == .idle)
    }
    #expect(!paged.pager.hasMore && paged.pages == [1, 2, 3, 4])
    await paged.run(paged.header)
    #expect(paged.pages == [1, 2, 3, 4] && paged.header.state == .idle)
  }

  @Test func `a refresh by the app lets a header load that has had no more data`() async {
    let (paged, header) = (list(.cursor), RefreshAutoNormalHeader())
    paged.list.header = header
    header.endRefreshingWithNoMoreData()
    paged.wait(1)
    #expect(header.state == .noMoreData)
    _ = await paged.pager.refresh()
    paged.wait(1)
    #expect(header.state == .idle)
  }

  @Test(arguments: PagedList.Kind.allCases)
  func `the rows that are seen stay`(kind: PagedList.Kind) async {
    let paged = list(kind)
    await paged.run(paged.header)
    paged.list.contentOffset.y = 100
    await paged.begin(paged.header)
    // The header has moved the content to show itself.
    #expect(paged.list.contentOffset.y == -54 + 900)
    paged.wait(2)
    #expect(paged.list.contentOffset.y == -54 + 900 && paged.list.reservedInset == .zero)

    paged.isClosed = true
    await paged.begin(paged.header)
    paged.list.contentOffset.y = 333
    paged.door.open()
    await paged.settle()
    paged.wait(2)
    #expect(paged.list.contentOffset.y == 333 + 900)
  }

  @Test func `a finger that has pulled the header keeps the rows as well`() async {
    let paged = list(.cursor)
    await paged.run(paged.header)
    paged.isClosed = true
    paged.list.beginDragging()
    paged.list.drag(to: Point(x: 0, y: -80))
    paged.list.endDragging()
    paged.wait(1)
    await paged.settle()
    paged.list.touch(.began, at: Point(x: 100, y: 300))
    paged.list.touch(.moved, at: Point(x: 100, y: 250))
    let y = paged.list.contentOffset.y
    paged.door.open()
    await paged.settle()
    #expect(paged.list.contentOffset.y == y + 900)
    paged.list.touch(.moved, at: Point(x: 100, y: 240))
    #expect(paged.list.contentOffset.y == y + 910)
  }

  @Test func `states are those of loads at the top`() async {
    let paged = list(.number)
    #expect(paged.pager.loadState(.append).isSame(as: .finished))
    #expect(paged.pager.loadState(.prepend).isSame(as: .idle))
    await paged.run(paged.header)
    paged.isClosed = true
    await paged.begin(paged.header)
    #expect(paged.pager.loadState(.prepend).isLoading)
    paged.failures = 1
    paged.door.open()
    await paged.settle()
    #expect(paged.pager.loadState(.prepend).error is PagedList.Down)
    #expect(paged.pager.items == items(1))
    paged.isClosed = false
    paged.wait(1)
    for _ in 2...4 { await paged.run(paged.header) }
    #expect(paged.pager.loadState(.prepend).isSame(as: .finished))
    #expect(paged.pager.loadState(.append).isSame(as: .finished))
  }

  @Test(arguments: PagedList.Kind.allCases)
  func `a refresh begins again with the first page`(kind: PagedList.Kind) async {
    let paged = list(kind)
    for _ in 1...3 { await paged.run(paged.header) }
    _ = await paged.pager.refresh()
    #expect(paged.pager.items == items(1) && paged.pager.hasMore)
    await paged.run(paged.header)
    #expect(paged.pager.items == items(2))
  }

  @Test(arguments: PagedList.Kind.allCases)
  func `a row near the top loads the page before it, once`(kind: PagedList.Kind) async {
    let paged = list(kind)
    await paged.run(paged.header)
    paged.pager.preloadItems = 2
    paged.pager.willShow(itemAt: 2)
    await paged.settle()
    #expect(paged.pages == [1])
    paged.list.contentOffset.y = 200
    paged.pager.willShow(itemAt: 1)
    paged.pager.willShow(itemAt: 0)
    await paged.settle()
    #expect(paged.pages == [1, 2] && paged.pager.items == items(2))
    #expect(paged.list.contentOffset.y == 1_100)
  }

  @Test func `the last page leaves a footer of the app alone`() async {
    let footer = RefreshBackNormalFooter()
    let paged = PagedList(.cursor, edge: .top, footer: footer)
    #expect(paged.list.footer === footer)
    for _ in 1...5 { await paged.run(paged.header) }
    #expect(footer.state == .idle && footer.refreshingBlock == nil)
    await paged.run(footer)
    #expect(paged.pages == [1, 2, 3, 4])
  }

  @Test(arguments: PagedList.Kind.allCases)
  func `it is restored where it was`(kind: PagedList.Kind) async throws {
    let old = list(kind)
    for _ in 1...2 { await old.run(old.header) }
    let new = list(kind)
    #expect(new.pager.restore(try #require(old.pager.restorationState)))
    new.pager.items = old.pager.items
    await new.run(new.header)
    #expect(new.pager.items == items(3))
  }
}

extension LoadState {
  /// Whether another state is the same case, which has no error.
  fileprivate func isSame(as other: LoadState) -> Bool { "\(self)" == "\(other)" }
}
