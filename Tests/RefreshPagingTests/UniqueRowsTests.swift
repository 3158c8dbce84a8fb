import RefreshKit
import TestSupport
import Testing

@testable import RefreshPaging

/// Items with an identity are in the list once, even if pages overlap.
@MainActor struct UniqueRowsTests {
  @MainActor private struct Post: Identifiable, Equatable, Sendable {
    let id: Int
    var text = ""
  }

  private func show<Item>(_ pager: Pager<Item>) {
    pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 44 }
  }

  private func makeList() -> ScrollView {
    ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func `rows that a later page contains again are not added, and get the later data`() async {
    var new = 0
    let pager = Pager<Post> { page in
      let start = (page - 1) * 20 - new
      return Page(
        (start..<start + 20).map { Post(id: $0, text: "page \(page)") }, isLast: page == 5)
    }
    await pager.refresh()
    new = 2
    await pager.loadMore()
    #expect(pager.items.map(\.id) == Array(0..<38))
    #expect(pager.items[18].text == "page 2" && pager.items[17].text == "page 1")
    pager.items.remove(at: 3)
    new = 4
    await pager.loadMore()
    #expect(pager.items.map(\.id) == Array(0..<3) + Array(4..<56), "the app's deletion stays")
  }

  @Test func `of two rows of a page the first place and the last data count`() async {
    let pager = Pager<Post> { page in
      Page(
        page == 1
          ? [Post(id: 1, text: "a"), Post(id: 2), Post(id: 1, text: "b")]
          : [Post(id: 2, text: "c"), Post(id: 3), Post(id: 2, text: "d"), Post(id: 3, text: "e")])
    }
    await pager.refresh()
    #expect(pager.items == [Post(id: 1, text: "b"), Post(id: 2)])
    await pager.loadMore()
    #expect(
      pager.items == [Post(id: 1, text: "b"), Post(id: 2, text: "d"), Post(id: 3, text: "e")])
    await pager.refresh()
    #expect(pager.items == [Post(id: 1, text: "b"), Post(id: 2)], "a refresh replaces all")
  }

  @Test func `an app can keep duplicates, and rows without an identity are kept`() async {
    let posts = Pager<Post> { _ in Page([Post(id: 1), Post(id: 1)]) }
    posts.keepsDuplicates = true
    await posts.refresh()
    await posts.loadMore()
    #expect(posts.items.count == 4)
    let texts = Pager<String> { _ in Page(["a", "a"]) }
    await texts.refresh()
    await texts.loadMore()
    #expect(texts.items.count == 4)
    struct Draft: Identifiable { var id: Int? }
    let drafts = Pager<Draft> { _ in Page([Draft(id: nil), Draft(id: nil), Draft(id: 1)]) }
    await drafts.refresh()
    await drafts.loadMore()
    #expect(drafts.items.map(\.id) == [nil, nil, 1, nil, nil])
  }

  @Test func `rows that the app has added twice stay, and the first one is updated`() async {
    let pager = Pager<Post> { page in Page([Post(id: page), Post(id: 9, text: "\(page)")]) }
    await pager.refresh()
    pager.items += [Post(id: 9, text: "mine"), Post(id: 9, text: "mine")]
    await pager.loadMore()
    #expect(pager.items.map(\.id) == [1, 9, 9, 9, 2])
    #expect(pager.items.map(\.text) == ["", "2", "mine", "mine", ""])
  }

  @Test func `whether a page is the last one is decided before duplicates are removed`() async {
    let pager = Pager<Post>(pageSize: 2) { (_: Int) async throws -> [Post] in
      [Post(id: 1), Post(id: 2)]
    }
    await pager.refresh()
    await pager.loadMore()
    #expect(pager.items.count == 2 && pager.hasMore, "a whole page, although it brings nothing")
  }

  @Test func `a page in front that also updates rows is shown in two steps`() async {
    let list = makeList()
    let pager = Pager<Post>(in: list, edge: .top) { page in
      Page((0..<20).map { Post(id: 100 - page * 18 + $0, text: "page \(page)") }, isLast: page == 4)
    }
    var calls: [String] = []
    pager.didChange = { pager in
      let isKept = list.contentSize.height
      list.contentSize.height = Double(pager.items.count) * 44
      let state = pager.loadState(.prepend).isLoading ? "loading" : "idle"
      calls.append("\(pager.items.count) of page \(pager.page) \(state), \(isKept)")
    }
    await pager.refresh()
    list.contentOffset.y = 200
    let row = pager.items[5].id
    await pager.loadMore()
    #expect(
      calls == [
        "20 of page 1 idle, 0.0", "20 of page 1 loading, 880.0", "38 of page 2 idle, 880.0",
      ])
    #expect(pager.items.map(\.id) == Array(64..<102))
    #expect(pager.items.filter { $0.text == "page 2" }.count == 20)
    #expect(list.contentOffset.y == 200 + 18 * 44)
    #expect(pager.items[Int(list.contentOffset.y - 200) / 44 + 5].id == row)
  }

  @Test func `if the app resets in the first of two steps, there is no second one`() async {
    let list = makeList()
    let pager = Pager<Post>(in: list, edge: .top) { page in
      Page((0..<20).map { Post(id: 100 - page * 18 + $0, text: "page \(page)") })
    }
    await pager.refresh()
    pager.didChange = { if $0.loadState(.prepend).isLoading { $0.reset() } }
    #expect(await pager.loadMore().kind == .cancelled)
    #expect(pager.items.isEmpty && pager.page == 0)
  }

  @Test func `rows that are added in front and at the end are found again`() async {
    let pager = Pager<Post>(around: 0) { (page: Int) in
      // Each page overlaps its neighbors by one row.
      Page(
        (0..<11).map { Post(id: page * 10 + $0, text: "\(page)") }, previous: page - 1,
        next: page + 1)
    }
    await pager.refresh()
    for _ in 1...3 {
      await pager.loadPrevious()
      await pager.loadMore()
    }
    #expect(pager.items.map(\.id) == Array(-30...40))
    #expect(pager.items.first { $0.id == 10 }?.text == "1")
    #expect(pager.items.first { $0.id == 0 }?.text == "-1")
  }
}
