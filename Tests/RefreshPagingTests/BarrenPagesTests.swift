import RefreshKit
import TestSupport
import Testing

@testable import RefreshPaging

/// Loads that begin by themselves stop if their pages bring no visible rows.
@MainActor struct BarrenPagesTests {
  @MainActor private struct Post: Identifiable, Sendable {
    let id: Int
  }

  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))

  private func wait(_ seconds: Double) async {
    for _ in 0..<Int(seconds * 20) {
      list.timeline.advance(by: 0.05)
      await yieldToTasks(40)
    }
  }

  /// A pager whose app shows only the rows for which `shows` returns true.
  private func filtered(
    asked: @escaping () -> Void, shows: @escaping (Int) -> Bool
  ) -> Pager<Int> {
    let pager = Pager<Int>(in: list) { page in
      asked()
      return Page(Array(page * 20..<page * 20 + 20), isLast: false)
    }
    pager.didChange = {
      $0.list?.contentSize.height = Double($0.items.filter(shows).count) * 44
    }
    return pager
  }

  @Test(arguments: [0, 2, 15])
  func `if the app hides the rows of its pages, loading by itself stops after ten pages`(
    shown: Int
  ) async {
    var asked = 0
    let pager = filtered(asked: { asked += 1 }, shows: { $0 < 20 + shown })
    list.header?.beginRefreshing()
    await wait(20)
    // Fifteen rows fill the list.
    #expect(asked == (shown < 15 ? 11 : 1), "\(asked) requests, \(pager.items.count) items")
    guard shown < 15 else { return }
    #expect(list.footer?.isShown == true && list.footer?.state == .idle, "it can be tapped")
    for count in 12...13 {
      (list.footer as? any StateTitled)?.stateLabel.tap()
      await wait(2)
      #expect(asked == count, "one page for each gesture")
    }
  }

  @Test func `a visible row lets filling go on, and so does content that grows later`() async {
    for isLate in [false, true] {
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
      var asked = 0
      let pager = Pager<Int>(in: list) { page in
        asked += 1
        return Page([page], isLast: page == 60)
      }
      // Every eighth row is shown.
      pager.didChange = { pager in
        let height = Double(pager.items.count / 8) * 44
        if isLate {
          list.timeline.after(0.3) { list.contentSize.height = height }
        } else {
          list.contentSize.height = height
        }
      }
      list.header?.beginRefreshing()
      for _ in 0..<1_000 {
        list.timeline.advance(by: 0.05)
        await yieldToTasks(40)
      }
      #expect(!pager.hasMore && asked == 60, "late: \(isLate), \(asked) requests")
    }
  }

  @Test func `if the cursor stays the same, each scroll to the end loads at most one page`() async {
    var asked = 0
    let pager = Pager<Post>(in: list, first: "a") { (_: String) in
      asked += 1
      return Page((0..<5).map { Post(id: $0) }, next: "a")
    }
    pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 44 }
    list.header?.beginRefreshing()
    await wait(3)
    #expect(asked <= 11 && pager.items.count == 5)
    let count = asked
    for _ in 1...5 {
      list.scroll(by: .end, animated: true)
      await wait(1)
    }
    #expect(asked <= count + 5)
  }

  @Test func `a page with the same cursor brings nothing, also without identities`() async {
    var asked = 0
    let pager = Pager<Int>(in: list, first: "a") { (_: String) in
      asked += 1
      return Page(asked == 1 ? [0] : [], next: "a")
    }
    // The app shows one row of each page.
    pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 2 }
    list.header?.beginRefreshing()
    await wait(6)
    #expect(asked <= 11)
    asked = 1
    let other = Pager<Int>(in: list, first: "a") { (_: String) in
      asked += 1
      return Page([asked], next: "a")
    }
    other.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 2 }
    list.header?.beginRefreshing()
    await wait(8)
    #expect(asked <= 13, "\(asked)")
  }

  @Test func `pages that repeat the last row of the page before are judged, too`() async {
    var asked = 0
    let pager = Pager<Post>(in: list) { page in
      asked += 1
      return Page((page * 9..<page * 9 + 10).map { Post(id: $0) }, isLast: false)
    }
    // The app shows the ten rows of the first page.
    pager.didChange = {
      $0.list?.contentSize.height = Double($0.items.filter { $0.id < 19 }.count) * 44
    }
    list.header?.beginRefreshing()
    await wait(20)
    #expect(asked == 11)
  }

  @Test(arguments: [false, true])
  func `after rows are deleted, growth is judged by the content that is left`(
    isLoading: Bool
  ) async {
    let feed = Feed { page in ((0..<(page == 1 ? 40 : 1)).map { "row \(page).\($0)" }, false) }
    feed.list.header?.beginRefreshing()
    await feed.wait(1)
    feed.isPaused = isLoading
    feed.list.scroll(by: .end, animated: false)
    await feed.wait(1)
    #expect(feed.asked == [1, 2])
    feed.pager.items.removeAll { $0 != "row 1.0" }
    feed.show()
    await feed.wait(1)
    feed.isPaused = false
    await feed.answer()
    await feed.wait(20)
    #expect(feed.pager.items.count == 15, "14 rows and the footer fit into the view")
  }

  @Test func `a refresh starts the count of such pages again`() async {
    var asked = 0
    let pager = filtered(asked: { asked += 1 }, shows: { $0 < 22 })
    list.header?.beginRefreshing()
    await wait(10)
    #expect(asked == 11)
    await pager.refresh()
    await wait(10)
    #expect(asked == 22)
  }

  @Test func `if visible rows are reported after each load, ten pages are preloaded`() async {
    var asked = 0
    let pager = filtered(asked: { asked += 1 }, shows: { $0 < 60 })
    pager.preloadItems = 1_000
    pager.didChange = { pager in
      pager.list?.contentSize.height = 40 * 44
      // The table is reloaded, and reports its visible rows.
      pager.willShow(itemAt: 5)
    }
    await pager.refresh()
    await wait(10)
    #expect(asked <= 12, "\(asked)")
  }

  // MARK: A row that loads the next page

  @Test func `a row that stays on the screen loads ten pages`() async {
    var asked = 0
    let pager = Pager<Int> { page in
      asked += 1
      return Page([page], isLast: false)
    }
    await pager.refresh()
    func stay() async {
      for _ in 1...30 {
        pager.rowWasReached(.append)
        await yieldToTasks(20)
      }
    }
    await stay()
    #expect(asked == 11 && pager.row(of: .append) == .stopped, "with a button")
    pager.rowWasTapped(.append)
    await yieldToTasks(20)
    #expect(asked == 12 && pager.row(of: .append) == .idle(12), "a tap begins anew")
    await stay()
    #expect(asked == 22)
    pager.rowDidDisappear(.append)
    #expect(pager.row(of: .append) == .idle(22))
    await stay()
    #expect(asked == 32)
    await pager.refresh()
    #expect(pager.row(of: .append) == .idle(33))
    await stay()
    pager.reset()
    await pager.refresh()
    #expect(pager.row(of: .append) == .idle(44))
  }
}
