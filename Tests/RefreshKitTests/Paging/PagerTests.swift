import RefreshKit
import Testing

/// A list that is loaded page by page.
struct PagerTests {
  /// A server with pages of three numbers, that can be asked to fail and to wait.
  final class Server {
    var pages = 3
    var fails = false
    private(set) var asked: [Int] = []
    var door: AsyncActionTests.Door?

    struct Down: Error {}

    func load(_ page: Int) async throws -> Page<Int> {
      asked.append(page)
      await door?.pass()
      if fails { throw Down() }
      return Page((0..<3).map { page * 10 + $0 }, isLast: page >= pages)
    }
  }

  private func make(
    _ server: Server, footer: RefreshFooter? = nil
  ) -> (ScrollView, Pager<Int>) {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let pager = Pager(in: list, footer: footer) { try await server.load($0) }
    pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 300 }
    list.timeline.advance(by: 0)
    return (list, pager)
  }

  private func run(_ component: RefreshComponent?) async {
    component?.beginRefreshing()
    component?.scrollView?.timeline.advance(by: 1)
    await component?.refreshingTask?.value
    component?.scrollView?.timeline.advance(by: 1)
  }

  @Test(arguments: Kind.autoFooters + Kind.backFooters)
  func `pages are appended until the last one`(kind: Kind) async throws {
    let server = Server()
    let (list, pager) = make(server, footer: try #require(kind.make() as? RefreshFooter))

    await run(list.header)
    #expect(pager.items == [10, 11, 12])
    #expect(pager.page == 1 && pager.hasMore)
    await run(list.footer)
    await run(list.footer)
    #expect(pager.items == [10, 11, 12, 20, 21, 22, 30, 31, 32])
    #expect(list.footer?.state == .noMoreData)
    #expect(!pager.hasMore)
  }

  @Test func `at first nothing is loaded, and there may be more`() {
    let (_, pager) = make(Server())
    #expect(pager.items.isEmpty && pager.page == 0)
    #expect(pager.hasMore && pager.error == nil)
  }

  @Test func `a refresh begins at page one, and the footer loads again`() async {
    let server = Server()
    let (list, pager) = make(server)
    await run(list.header)
    await run(list.footer)
    await run(list.footer)
    #expect(list.footer?.state == .noMoreData)

    await run(list.header)
    #expect(pager.items == [10, 11, 12])
    #expect(list.footer?.state == .idle)
    await run(list.footer)
    #expect(server.asked == [1, 2, 3, 1, 2])
  }

  @Test func `a failure changes neither items nor page, and the next attempt repeats it`() async {
    let server = Server()
    let (list, pager) = make(server)
    await run(list.header)
    server.fails = true
    await run(list.footer)
    #expect(pager.error is Server.Down)
    #expect(pager.items == [10, 11, 12])
    #expect(list.footer?.state == .idle)
    #expect(list.footer?.lastResult?.isFailure == true)

    server.fails = false
    await run(list.footer)
    #expect(pager.error == nil)
    #expect(server.asked == [1, 2, 2])
    #expect(pager.page == 2)
  }

  @Test func `a refresh drops the answer to a page that is under way`() async throws {
    let server = Server()
    let (list, pager) = make(server)
    await run(list.header)
    let door = AsyncActionTests.Door()
    server.door = door
    list.footer?.beginRefreshing()
    await door.arrival(1)
    let late = try #require(list.footer?.refreshingTask)
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    await door.arrival(2)

    door.open(2)
    await list.header?.refreshingTask?.value
    door.open(1)
    await late.value
    list.timeline.advance(by: 1)

    #expect(pager.items == [10, 11, 12])
    #expect(pager.page == 1)
    #expect(list.header?.state == .idle)
    #expect(list.footer?.state == .idle)
  }

  @Test func `while it refreshes, no page is asked for`() async throws {
    let server = Server()
    let (list, pager) = make(server)
    let door = AsyncActionTests.Door()
    server.door = door
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    await door.arrival()
    await run(list.footer)
    #expect(server.asked == [1])
    #expect(list.footer?.state == .idle)
    door.open()
    await list.header?.refreshingTask?.value
    list.timeline.advance(by: 1)
    #expect(pager.items == [10, 11, 12])
  }

  @Test func `a list without anything does not show its footer`() async {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    var items: [Int] = []
    let pager = Pager(in: list) { _ in Page(items, isLast: true) }
    pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 300 }
    await run(list.header)
    #expect(pager.items.isEmpty)
    #expect(list.footer?.isShown == false)

    items = [1]
    await run(list.header)
    #expect(list.footer?.isShown == true)
    #expect(list.footer?.state == .noMoreData)
  }

  @Test func `nothing retains the list`() async {
    let server = Server()
    weak var list: ScrollView?
    weak var pager: Pager<Int>?
    do {
      let (made, its) = make(server)
      await run(made.header)
      (list, pager) = (made, its)
    }
    #expect(list == nil)
    #expect(pager == nil)
  }
}
