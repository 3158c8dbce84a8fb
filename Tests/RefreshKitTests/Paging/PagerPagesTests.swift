import RefreshKit
import RefreshPaging
import RefreshReplay
import Testing

/// Which pages a pager requests, by number and by cursor, what it does with them, and how it knows
/// the last one.
@MainActor struct PagerPagesTests {
  @Test(arguments: PagedList.Kind.allCases, Kind.autoFooters + Kind.backFooters)
  func `pages are requested one after the other up to the last, and again after a refresh`(
    source: PagedList.Kind, kind: Kind
  ) async throws {
    let paged = PagedList(source, footer: try #require(kind.make() as? RefreshFooter))
    let pager = paged.pager!
    #expect(pager.items.isEmpty && pager.page == 0)
    #expect(pager.hasMore && pager.error == nil)
    await paged.run(paged.header)
    for page in 2...4 {
      #expect(pager.hasMore)
      await paged.run(paged.footer)
      #expect(pager.page == page)
      #expect(pager.items == (1...page).flatMap(PagedList.items))
    }
    #expect(paged.pages == [1, 2, 3, 4])
    #expect(!pager.hasMore)
    #expect(paged.footer.state == .noMoreData)

    await paged.run(paged.header)
    #expect(pager.items == PagedList.items(1) && pager.hasMore)
    #expect(paged.footer.state == .idle)
    await paged.run(paged.footer)
    #expect(paged.pages == [1, 2, 3, 4, 1, 2])
    #expect(pager.items == (1...2).flatMap(PagedList.items))
  }

  @Test(arguments: PagedList.Kind.allCases)
  func `a failure changes neither items nor page, and the next attempt requests the page again`(
    kind: PagedList.Kind
  ) async {
    let paged = PagedList(kind)
    await paged.run(paged.header)
    paged.failures = 1
    await paged.run(paged.footer)
    #expect(paged.pager.error is PagedList.Down)
    #expect(paged.pager.items == PagedList.items(1))
    #expect(paged.footer.state == .idle)
    #expect(paged.footer.lastResult?.isFailure == true)
    await paged.run(paged.footer)
    #expect(paged.pager.error == nil)
    #expect(paged.pages == [1, 2, 2] && paged.pager.page == 2)

    paged.failures = 1
    await paged.run(paged.header)
    #expect(paged.header.lastResult?.isFailure == true)
    #expect(paged.pager.items == (1...2).flatMap(PagedList.items))
    #expect(paged.pager.page == 2)
    await paged.run(paged.footer)
    #expect(paged.pages == [1, 2, 2, 1, 3], "a refresh that failed keeps the place in the list")
  }

  @Test func `a refresh keeps the old items until the first page has arrived`() async {
    let paged = PagedList()
    await paged.run(paged.header)
    await paged.run(paged.footer)
    let old = paged.pager.items
    paged.isClosed = true
    await paged.begin(paged.header)
    #expect(paged.pager.items == old)
    #expect(paged.pager.page == 2)
    paged.door.open()
    await paged.settle()
    #expect(paged.pager.items == PagedList.items(1))
    #expect(paged.pager.page == 1)
  }

  @Test(arguments: PagedList.Kind.allCases)
  func `the next page is added after the items that the app has edited, also during the load`(
    kind: PagedList.Kind
  ) async {
    let paged = PagedList(kind)
    await paged.run(paged.header)
    paged.pager.items.removeFirst()
    paged.pager.items.append(99)
    #expect(paged.reports == ["3"], "an edit is no attempt")
    await paged.run(paged.footer)
    #expect(paged.pager.items == [11, 12, 99] + PagedList.items(2))
    #expect(paged.pages == [1, 2])

    paged.isClosed = true
    await paged.begin(paged.footer)
    paged.pager.items = [7]
    paged.door.open()
    await paged.settle()
    #expect(paged.pager.items == [7] + PagedList.items(3))
  }

  @Test func `nothing retains the list and its pager`() async {
    weak var list: ScrollView?
    weak var pager: Pager<Int>?
    do {
      let paged = PagedList()
      await paged.run(paged.header)
      (list, pager) = (paged.list, paged.pager)
      #expect(pager != nil)
    }
    #expect(list == nil)
    #expect(pager == nil)
  }

  // MARK: The last page

  @Test func `a page is the last one if it is empty, has no next cursor, or says so`() {
    #expect(!Page([1]).isLast)
    #expect(Page([Int]()).isLast)
    #expect(Page([Int](), isLast: nil).isLast)
    #expect(Page([1], isLast: true).isLast)
    #expect(!Page([Int](), isLast: false).isLast)
    #expect(!Page([1], next: "b").isLast)
    #expect(Page([1], next: nil as String?).isLast)
    #expect(Page([1], next: nil).isLast)
    #expect(Page([1], next: "b").items == [1])
  }

  /// A server that returns pages with these numbers of items, and empty pages after them.
  @MainActor private final class Server {
    private(set) var asked = 0
    private let sizes: [Int]

    init(_ sizes: [Int]) { self.sizes = sizes }

    func items(_ page: Int) async throws -> [Int] {
      asked += 1
      return Array(repeating: page, count: page <= sizes.count ? sizes[page - 1] : 0)
    }
  }

  private enum Way: CaseIterable { case pages, arrays, sizedArrays }

  private func pager(_ server: Server, _ way: Way) -> (list: ScrollView, pager: Pager<Int>) {
    let list = Bench.list()
    switch way {
    case .pages: return (list, Pager(in: list) { Page(try await server.items($0)) })
    case .arrays: return (list, Pager(in: list) { try await server.items($0) })
    case .sizedArrays: return (list, Pager(in: list, pageSize: 10) { try await server.items($0) })
    }
  }

  @Test(arguments: Way.allCases)
  private func `an empty page is the last one, with pages, arrays and a page size`(way: Way) async {
    let server = Server([10, 10])
    let (list, pager) = pager(server, way)
    for count in [10, 20, 20, 20] {
      _ = await (pager.page == 0 ? pager.refresh() : pager.loadMore())
      #expect(pager.items.count == count)
    }
    #expect(server.asked == 3)
    #expect(!pager.hasMore)
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    await list.settled()
    #expect(pager.hasMore)
  }

  @Test func `a page shorter than the page size is the last one, and a page can say so`() async {
    let server = Server([10, 9])
    let (list, sized) = pager(server, .sizedArrays)
    _ = await sized.refresh()
    #expect(await sized.loadMore().kind == .noMoreData)
    #expect(server.asked == 2 && list.footer != nil)

    let pager = Pager(in: Bench.list()) { page in Page([page], isLast: page == 2) }
    #expect(await pager.refresh().kind == .success)
    #expect(pager.hasMore)
    #expect(await pager.loadMore().kind == .noMoreData)
  }

  @Test func `a cursor of another type stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.loadWithTwoTypes()
    }
    let message = result.message
    #expect(message.contains("was given a String, and the pager's cursors are Int"))
  }

  private static func loadWithTwoTypes() async {
    let list = Bench.list()
    let pager = Pager(in: list, first: 0) { _ in Page([1], next: "b") }
    _ = await pager.refresh()
    _ = await pager.loadMore()
  }
}
