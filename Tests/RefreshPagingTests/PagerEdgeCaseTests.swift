import RefreshKit
import TestSupport
import Testing

@testable import RefreshPaging

/// What an app or a server may do during a load: cancel, detach, attach again, set the next cursor,
/// refresh at once.
@MainActor struct PagerEdgeCaseTests {
  private func settle() async { await yieldToTasks(60) }

  @Test func `a canceled request is not repeated by itself`() async {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    var asked: [Int] = []
    let pager = Pager<String>(in: list) { page in
      asked.append(page)
      if page == 2 { throw CancellationError() }
      return Page([], isLast: page == 9)
    }
    await pager.refresh()
    await settle()
    list.timeline.advance(by: 1)
    await settle()
    #expect(asked == [1, 2] && pager.row(of: .append) == .stopped)
    #expect(list.footer?.isShown == true, "a gesture leads on")
    await pager.loadMore()
    #expect(asked == [1, 2, 2])
  }

  @Test func `canceling a load does not start the next one`() async {
    let feed = Feed(page: Feed.pages(of: 0))
    feed.isPaused = true
    let refresh = Task { await feed.pager.refresh() }
    await feed.settle()
    await feed.answer()
    await feed.settle()
    _ = await refresh.value
    #expect(feed.asked == [1, 2])
    let more = Task { await feed.pager.loadMore() }
    await feed.settle()
    feed.list.footer?.endRefreshing()
    more.cancel()
    await feed.wait(1)
    #expect(feed.asked == [1, 2])
    await feed.answer()
  }

  @Test func `in both directions each component shows the end of its own side`() async {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let pager = Pager(in: list, around: 5) { (page: Int) in
      Page(
        (0..<30).map { page * 100 + $0 }, previous: page > 1 ? page - 1 : nil, next: Int?.none)
    }
    pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 44 }
    list.header?.beginRefreshing()
    for _ in 1...20 {
      list.timeline.advance(by: 0.1)
      await settle()
    }
    #expect(pager.hasPrevious && !pager.hasMore)
    #expect(list.header?.state == .idle && list.footer?.state == .noMoreData)
    while pager.hasPrevious {
      let count = pager.items.count
      list.header?.beginRefreshing()
      for _ in 1...20 {
        list.timeline.advance(by: 0.1)
        await settle()
      }
      #expect(pager.items.count == count + 30)
    }
    #expect(list.header?.state == .noMoreData)
  }

  @Test(arguments: ["header", "footer"])
  func `a component that is detached after a reset leaves no load behind`(name: String) async {
    let feed = Feed(page: Feed.pages(of: 30))
    await feed.refreshByHeader()
    feed.isPaused = true
    (name == "header" ? feed.list.header : feed.list.footer as RefreshComponent?)?.beginRefreshing()
    await feed.wait(1)
    feed.pager.reset()
    if name == "header" { feed.list.header = nil } else { feed.list.footer = nil }
    feed.isPaused = false
    await feed.pager.refresh()
    await feed.pager.loadMore()
    #expect(feed.pager.items.count == 60)
    await feed.answer()
    #expect(feed.pager.items.count == 60)
  }

  @Test func `an app that waits for a page gets it, even if the footer is detached`() async {
    let feed = Feed(page: Feed.pages(of: 30))
    await feed.refreshByHeader()
    feed.isPaused = true
    feed.list.footer?.beginRefreshing()
    await feed.wait(1)
    let more = Task { await feed.pager.loadMore() }
    await feed.settle()
    feed.list.footer = nil
    await feed.settle()
    #expect(feed.pager.loadState(.append).isLoading)
    await feed.answer()
    #expect(await more.value.isSuccess)
    #expect(feed.pager.items.count == 60 && feed.asked == [1, 2])
  }

  @Test func `the next cursor may be set after the last page, and during a load`() async {
    var server = (0..<40).map { "post \($0)" }
    var isPaused = false
    var waiting: [CheckedContinuation<Void, Never>] = []
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let pager = Pager<String>(in: list, first: 0) { (offset: Int) in
      let end = min(offset + 20, server.count)
      let posts = Array(server[min(offset, end)..<end])
      if isPaused { await withCheckedContinuation { waiting.append($0) } }
      return Page(posts, next: end < server.count ? end : nil)
    }
    pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 44 }
    await pager.refresh()
    isPaused = true
    let more = Task { await pager.loadMore() }
    await settle()
    server.removeFirst()
    pager.items.removeFirst()
    pager.setNext(pager.items.count)
    isPaused = false
    for request in waiting { request.resume() }
    #expect(await more.value.isSuccess)
    #expect(pager.items == server)

    list.timeline.advance(by: 1)
    #expect(list.footer?.state == .noMoreData)
    server += (40..<50).map { "post \($0)" }
    pager.setNext(pager.items.count)
    list.timeline.advance(by: 1)
    #expect(list.footer?.state == .idle && pager.hasMore)
    await pager.loadMore()
    #expect(pager.items == server)
  }

  @Test func `a refresh that is answered at once resets the end of an earlier load`() async {
    let feed = Feed(page: Feed.pages(of: 30, last: 2))
    await feed.refreshByHeader()
    var hasRefreshed = false
    feed.pager.didChange = { [weak feed] pager in
      feed?.show()
      guard pager.page == 2, !hasRefreshed else { return }
      hasRefreshed = true
      Task { await pager.refresh() }
    }
    feed.list.footer?.beginRefreshing()
    await feed.wait(2)
    #expect(feed.asked == [1, 2, 1] && feed.pager.hasMore)
    #expect(feed.list.footer?.state == .idle)
  }

  @Test func `if all rows are deleted after a failure, a pull loads again`() async {
    let feed = Feed(page: Feed.pages(of: 30))
    await feed.refreshByHeader()
    feed.isOffline = true
    await feed.pager.loadMore()
    feed.isOffline = false
    feed.pager.items = []
    feed.show()
    await feed.wait(1)
    #expect(feed.asked == [1, 2] && feed.list.footer?.isShown == true)
    await feed.pullUp()
    #expect(feed.asked == [1, 2, 2] && feed.pager.items.count == 30)
  }

  @Test func `attaching again does not disturb a refresh`() async {
    let feed = Feed(page: Feed.pages(of: 30))
    feed.isPaused = true
    feed.list.header?.beginRefreshing()
    await feed.wait(1)
    feed.pager.attach(to: feed.list)
    await feed.answer()
    await feed.wait(1)
    #expect(feed.pager.items.count == 30 && feed.list.header?.lastResult?.isSuccess == true)
  }

  @Test func `a failure at one end does not prevent filling at the other`() async {
    struct Down: Error {}
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    var asked: [Int] = []
    let pager = Pager(in: list, around: 0) { (page: Int) in
      asked.append(page)
      if page < 0 { throw Down() }
      return Page([page], previous: page - 1, next: page < 20 ? page + 1 : nil)
    }
    pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 44 }
    await pager.refresh()
    for _ in 1...100 {
      list.timeline.advance(by: 0.1)
      await settle()
    }
    #expect(asked.filter { $0 < 0 }.count == 1 && pager.items.count > 12)
  }
}
