import RefreshKit
import RefreshReplay
import TestSupport
import Testing

@testable import RefreshPaging

/// Retries wait as long as the app says. A call or gesture of the user ends the wait.
@MainActor struct RetryTests {
  @MainActor private struct TooMany: Error {
    let retryAfter = 30.0
  }

  @MainActor private final class Server {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    var times: [Double] = []
    var pages: [Int] = []
    var failures = 0
    private(set) var pager: Pager<Int>!

    init() {
      pager = Pager(in: list) { [unowned self] page in
        times.append(list.timeline.now.rounded())
        pages.append(page)
        failures -= 1
        if failures >= 0 { throw TooMany() }
        return Page(Array(page * 20..<page * 20 + 20), isLast: page == 9)
      }
      pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 44 }
    }

    func wait(_ seconds: Double) async {
      for _ in 0..<Int(seconds * 10) {
        list.timeline.advance(by: 0.1)
        await yieldToTasks(20)
      }
    }
  }

  @Test func `the server's error can say when to retry`() async {
    let server = Server()
    var attempts: [Int] = []
    server.pager.retry = Retry { error, attempt in
      attempts.append(attempt)
      return attempt <= 2 ? (error as? TooMany)?.retryAfter : nil
    }
    server.failures = 9
    let load = Task { await server.pager.refresh() }
    await server.wait(100)
    #expect(server.times == [0, 30, 60] && attempts == [1, 2, 3])
    #expect(await load.value.isFailure)
  }

  @Test func `three retries after 1, 2 and 4 seconds are four requests`() async {
    let server = Server()
    server.pager.retry = .doubling(from: 1, attempts: 3)
    server.failures = 9
    let load = Task { await server.pager.refresh() }
    await server.wait(20)
    #expect(server.times == [0, 1, 3, 7])
    #expect(await load.value.isFailure)
  }

  @Test func `a retry after 0 seconds takes no time, and each page has its own attempts`() async {
    let server = Server()
    server.pager.retry = Retry { _, attempt in attempt == 1 ? 0 : nil }
    for page in 1...2 {
      server.failures = 1
      #expect(await (page == 1 ? server.pager.refresh() : server.pager.loadMore()).isSuccess)
    }
    #expect(server.pages == [1, 1, 2, 2])
  }

  enum Wish: CaseIterable, Sendable {
    case call, tap, pull, refresh
  }

  @Test(arguments: Wish.allCases)
  func `a call, a tap and a pull during a wait retry at once`(wish: Wish) async {
    let server = Server()
    await server.pager.refresh()
    await server.wait(1)
    server.pager.retry = .doubling(from: 16, attempts: 2)
    server.failures = 2
    let isRefresh = wish == .refresh || wish == .pull
    let load = Task { await isRefresh ? server.pager.refresh() : server.pager.loadMore() }
    await server.wait(1)
    let count = server.times.count
    #expect(count == 2)
    switch wish {
    case .call: Task { await server.pager.loadMore() }
    case .refresh: Task { await server.pager.refresh() }
    case .tap: (server.list.footer as? any StateTitled)?.stateLabel.tap()
    case .pull: server.list.header?.beginRefreshing()
    }
    await server.wait(1)
    #expect(server.times.count == 3, "at once")
    // The retry was made earlier, so only the second one is left.
    await server.wait(30)
    #expect(server.times.count == 3)
    await server.wait(5)
    #expect(server.times.count == 4)
    #expect(await load.value.isSuccess)
  }

  @Test func `a tap on a footer that is waiting for a retry retries at once`() async {
    let server = Server()
    await server.pager.refresh()
    server.pager.retry = .doubling(from: 16, attempts: 1)
    server.failures = 1
    server.list.footer?.beginRefreshing()
    await server.wait(2)
    #expect(server.pages == [1, 2] && server.list.footer?.state == .refreshing)
    (server.list.footer as? any StateTitled)?.stateLabel.tap()
    await server.wait(1)
    #expect(server.pages == [1, 2, 2] && server.pager.items.count == 40)
  }

  @Test func `arrivals, filling and rows that are shown wait for the retry`() async {
    let server = Server()
    await server.pager.refresh()
    await server.wait(1)
    server.pager.retry = .doubling(from: 16, attempts: 1)
    server.pager.preloadItems = 30
    server.failures = 1
    let load = Task { await server.pager.loadMore() }
    await server.wait(1)
    #expect(server.pages == [1, 2])
    server.pager.willShow(itemAt: 19)
    server.list.scroll(by: .end, animated: true)
    await server.wait(2)
    #expect(
      server.pages == [1, 2] && server.list.footer?.state == .refreshing, "it joins the wait")
    await server.wait(20)
    #expect(await load.value.isSuccess)
    #expect(server.pages == [1, 2, 2])
  }
}
