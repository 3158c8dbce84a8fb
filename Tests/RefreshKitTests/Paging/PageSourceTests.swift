import RefreshKit
import Testing

/// Pages by number and by cursor.
struct PageSourceTests {
  @Test(arguments: PagedList.Kind.allCases)
  func `each page is asked for by what the one before it has, up to the last`(
    kind: PagedList.Kind
  ) async {
    let paged = PagedList(kind)
    await paged.run(paged.header)
    for page in 2...4 {
      #expect(paged.pager.hasMore)
      await paged.run(paged.footer)
      #expect(paged.pager.page == page)
    }
    #expect(paged.pages == [1, 2, 3, 4])
    #expect(paged.pager.items == (1...4).flatMap(PagedList.items))
    #expect(!paged.pager.hasMore)
    #expect(paged.footer.state == .noMoreData)
  }

  @Test(arguments: Kind.autoFooters + Kind.backFooters)
  func `a refresh begins at the first cursor, with every footer`(kind: Kind) async throws {
    let paged = PagedList(footer: try #require(kind.make() as? RefreshFooter))
    await paged.run(paged.header)
    await paged.run(paged.footer)
    await paged.run(paged.header)
    await paged.run(paged.footer)
    #expect(paged.pages == [1, 2, 1, 2])
    #expect(paged.pager.items == (1...2).flatMap(PagedList.items))
  }

  @Test func `after a failure the cursor is the same`() async {
    let paged = PagedList()
    await paged.run(paged.header)
    paged.failures = 1
    await paged.run(paged.footer)
    await paged.run(paged.footer)
    #expect(paged.pages == [1, 2, 2])
    paged.failures = 1
    await paged.run(paged.header)
    await paged.run(paged.footer)
    #expect(paged.pages == [1, 2, 2, 1, 3], "a refresh that failed keeps the place in the list")
  }

  @Test func `the first cursor may be nil`() async {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    var asked: [String?] = []
    let pager = Pager(in: list, first: nil as String?) { cursor in
      asked.append(cursor)
      return Page([cursor ?? "start"], next: cursor == nil ? "b" : nil)
    }
    _ = await pager.refresh()
    #expect(pager.hasMore && pager.page == 1)
    _ = await pager.loadMore()
    #expect(asked == [nil, "b"])
    #expect(!pager.hasMore)
  }

  @Test func `the first page may be the last`() async {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let pager = Pager(in: list, first: 0) { _ in Page(["all"], next: nil) }
    guard case .noMoreData = await pager.refresh() else {
      Issue.record("there is more")
      return
    }
    #expect(!pager.hasMore)
  }

  @Test func `a cursor of another type stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.loadWithTwoTypes()
    }
    let message = result.message
    #expect(message.contains("was given a String, and the pager's cursors are Int"))
  }

  private static func loadWithTwoTypes() async {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let pager = Pager(in: list, first: 0) { _ in Page([1], next: "b") }
    _ = await pager.refresh()
    _ = await pager.loadMore()
  }
}
