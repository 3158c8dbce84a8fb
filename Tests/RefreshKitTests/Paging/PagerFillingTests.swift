import RefreshKit
import Testing

/// A pager whose pages are shorter than its list.
struct PagerFillingTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let server = Server()

  private final class Server {
    var pageCount = 100
    var fails = false
    private(set) var pages: [Int] = []

    struct Down: Error {}

    /// A page of three rows.
    func load(_ page: Int) async throws -> Page<Int> {
      await Task.yield()
      pages.append(page)
      if fails { throw Down() }
      return Page([page, page, page], isLast: page >= pageCount)
    }
  }

  private func makePager(footer: RefreshFooter? = nil) -> Pager<Int> {
    let pager = Pager(in: list, footer: footer) { [server] page in
      try await server.load(page)
    }
    pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 44 }
    return pager
  }

  /// Waits until nothing is under way.
  private func settle() async {
    for _ in 1...20 {
      list.timeline.advance(by: 1)
      for _ in 1...20 { await Task.yield() }
    }
  }

  @Test func `the footer that it makes fills the list`() async {
    let pager = makePager()
    await settle()
    #expect(server.pages == [])
    list.header?.beginRefreshing()
    await settle()
    #expect(server.pages == [1, 2, 3, 4, 5])
    #expect(pager.items.count == 15)
    list.header?.beginRefreshing()
    await settle()
    #expect(server.pages == [1, 2, 3, 4, 5, 1, 2, 3, 4, 5])
  }

  @Test func `so it does after a refresh by the app`() async {
    let pager = makePager()
    for number in 1...2 {
      _ = await pager.refresh()
      await settle()
      #expect(server.pages.count == 5 * number)
    }
  }

  @Test func `it stops at the last page, and at a failure`() async {
    let pager = makePager()
    server.pageCount = 2
    list.header?.beginRefreshing()
    await settle()
    #expect(server.pages == [1, 2] && !pager.hasMore)
    (server.pageCount, server.fails) = (100, true)
    list.header?.beginRefreshing()
    await settle()
    #expect(server.pages == [1, 2, 1])
  }

  @Test func `a footer of the app's does as the app says`() async {
    for fills in [false, true] {
      let footer = RefreshAutoNormalFooter()
      footer.loadsUntilFilled = fills
      let pager = makePager(footer: footer)
      let before = server.pages.count
      _ = await pager.refresh()
      await settle()
      #expect(server.pages.count == before + (fills ? 5 : 1))
    }
  }
}
