import RefreshKit
import TestSupport
import Testing

@testable import RefreshPaging

/// Refreshes from another first cursor, pages that the app drops, and reloads that keep the place.
@MainActor struct PlaceTests {
  @MainActor private struct Row: Identifiable, Equatable, Sendable {
    let id: Int
    var version = 0
  }

  /// Rows in the server's order, in pages of ten. The cursor of a page is the index of its first
  /// row.
  @MainActor private final class Server {
    var rows: [Row]
    var asked: [Int] = []
    var failures = 0
    var isPaused = false
    var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) { rows = (0..<count).map { Row(id: $0) } }

    func page(_ offset: Int) async throws -> Page<Row> {
      asked.append(offset)
      if isPaused { await withCheckedContinuation { waiting.append($0) } }
      if failures > 0 {
        failures -= 1
        throw Feed.Offline()
      }
      let start = min(max(offset, 0), rows.count)
      let end = min(max(offset + 10, start), rows.count)
      return Page(
        Array(rows[start..<end]), previous: offset > 0 ? offset - 10 : nil,
        next: end < rows.count ? end : nil)
    }

    func answer() {
      for request in exchange(&waiting, with: []) { request.resume() }
    }
  }

  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 300))

  private func makePager(_ server: Server, in list: ScrollView? = nil) -> Pager<Row> {
    let pager = Pager<Row>(first: 0) { (offset: Int) in try await server.page(offset) }
    if let list { pager.attach(to: list) }
    pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 44 }
    return pager
  }

  private func makeChat(_ server: Server, around row: Int) -> Pager<Row> {
    let pager = Pager<Row>(around: row) { (offset: Int) in try await server.page(offset) }
    pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 44 }
    return pager
  }

  // MARK: Another first cursor

  @Test func `a refresh from another cursor is where later refreshes and first loads begin`() async
  {
    let server = Server(1_000)
    let pager = makeChat(server, around: 500)
    pager.attach(to: list)
    await pager.refresh()
    await pager.refresh(from: 100)
    #expect(server.asked == [500, 100] && pager.items.first?.id == 100)
    await pager.loadPrevious()
    #expect(pager.items.first?.id == 90)
    await pager.refresh()
    #expect(server.asked.last == 100)
    server.failures = 1
    #expect(await pager.refresh(from: 200).isFailure)
    #expect(pager.items.first?.id == 100, "the old rows stay")
    await pager.refresh()
    #expect(server.asked.last == 200)
    let state = pager.restorationState
    pager.reset()
    await pager.loadIfNeeded()
    #expect(server.asked.last == 500, "that of the initializer")
    if let state { #expect(pager.restore(state)) }
    await pager.refresh()
    #expect(server.asked.last == 200)
  }

  @Test func `after a canceled first load, the next one begins at the other cursor`() async {
    let server = Server(1_000)
    let pager = makePager(server)
    server.isPaused = true
    let load = Task { await pager.refresh(from: 300) }
    await yieldToTasks(20)
    pager.cancel()
    #expect(await load.value.kind == .cancelled)
    server.isPaused = false
    server.answer()
    await pager.loadIfNeeded()
    #expect(server.asked == [300, 300])
    await pager.loadMore()
    #expect(server.asked.last == 310)
  }

  @Test(arguments: [false, true])
  func `another order is seen from its top if the app scrolls there`(scrolls: Bool) async {
    var order = "new"
    let pager = Pager<String>(in: list) { page in
      Page((0..<20).map { "\(order) \(page).\($0)" }, isLast: page == 5)
    }
    pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 44 }
    await pager.refresh()
    for _ in 0..<3 { await pager.loadMore() }
    list.contentOffset.y = 2_500
    order = "top"
    if await pager.refresh().isSuccess, scrolls { list.contentOffset.y = 0 }
    await yieldToTasks(20)
    list.timeline.advance(by: 0)
    #expect(pager.items.first == "top 1.0")
    // Otherwise the offset is that of the old order, up to the end of the new rows and the footer.
    #expect(scrolls ? list.contentOffset.y == 0 : list.contentOffset.y > 500)
  }

  // MARK: Dropped pages

  @Test func `pages that the app has dropped are loaded again`() async {
    let server = Server(200)
    let pager = makeChat(server, around: 50)
    await pager.refresh()
    for _ in 0..<6 { await pager.loadMore() }
    pager.items.removeFirst(40)
    pager.setPrevious(80)
    await pager.loadPrevious()
    #expect(pager.items.map(\.id) == Array(80..<120))
    await pager.loadPrevious()
    #expect(pager.items.first?.id == 70)
    server.asked = []
    await pager.reload(atMost: 3)
    #expect(server.asked == [70, 80, 90] && pager.items.map(\.id) == Array(70..<100))
    await pager.loadMore()
    #expect(pager.items.last?.id == 109)
  }

  @Test func `a reload begins at the cursor that the app has set, and ends at the last row`()
    async
  {
    let server = Server(200)
    let pager = makeChat(server, around: 50)
    await pager.refresh()
    for _ in 0..<6 { await pager.loadMore() }
    pager.items.removeFirst(40)
    pager.setPrevious(80)
    server.asked = []
    await pager.reload()
    #expect(server.asked == [80, 90, 100, 110] && pager.items.map(\.id) == Array(80..<120))
  }

  // MARK: Reloads

  @Test func `a reload loads as many pages as are loaded, by the cursors of the new pages`() async {
    let server = Server(100)
    let pager = makePager(server)
    await pager.refresh()
    for _ in 0..<2 { await pager.loadMore() }
    server.asked = []
    server.rows.insert(Row(id: 1_000), at: 0)
    server.rows.remove(at: 5)
    for index in server.rows.indices { server.rows[index].version = 1 }
    var reports = 0
    pager.didChange = { _ in reports += 1 }
    #expect(await pager.reload().isSuccess)
    #expect(server.asked == [0, 10, 20] && pager.items == Array(server.rows[..<30]))
    #expect(reports == 1 && pager.page == 3)
    await pager.loadMore()
    #expect(pager.items == Array(server.rows[..<40]))
    for _ in 0..<4 { await pager.loadMore() }
    await pager.reload()
    #expect(pager.items.count == 50 && pager.page == 5 && pager.hasMore)
    await pager.loadMore()
    #expect(pager.items == Array(server.rows[..<60]), "the rest is loaded again at the end")
  }

  @Test func `a reload ends at the last page, and loads one page if none was loaded`() async {
    let server = Server(30)
    let pager = makePager(server)
    await pager.reload()
    #expect(server.asked == [0], "nothing was loaded")
    for _ in 0..<2 { await pager.loadMore() }
    server.rows.removeLast(15)
    server.asked = []
    #expect(await pager.reload().kind == .noMoreData)
    #expect(server.asked == [0, 10] && pager.items.count == 15 && !pager.hasMore)
  }

  @Test func `a reload in both directions loads as many pages each way as before`() async throws {
    let server = Server(300)
    let pager = makeChat(server, around: 100)
    await pager.refresh()
    for _ in 0..<2 { await pager.loadPrevious() }
    await pager.loadMore()
    let state = try #require(pager.restorationState)
    let restored = makeChat(server, around: 100)
    restored.items = pager.items
    #expect(restored.restore(state))
    for pager in [pager, restored] {
      server.asked = []
      await pager.reload()
      #expect(server.asked == [100, 110, 90, 80])
      #expect(pager.items.map(\.id) == Array(80..<120))
      await pager.loadPrevious()
      await pager.loadMore()
      #expect(pager.items.map(\.id) == Array(70..<130))
    }
  }

  @Test func `rows that a reload inserts above do not move the visible rows`() async {
    let server = Server(100)
    let pager = makePager(server, in: list)
    await pager.refresh()
    for _ in 0..<2 { await pager.loadMore() }
    list.contentOffset.y = 15 * 44 + 10
    server.rows.insert(contentsOf: (0..<3).map { Row(id: 1_000 + $0) }, at: 0)
    server.rows.removeLast()
    var calls: [(Int, Bool)] = []
    pager.didChange = { pager in
      calls.append((pager.items.count, pager.loadState(.refresh).isLoading))
      pager.list?.contentSize.height = Double(pager.items.count) * 44
    }
    await pager.reload()
    #expect(calls.map(\.0) == [33, 30] && calls.map(\.1) == [true, false])
    #expect(list.contentOffset.y == 18 * 44 + 10 && pager.items[18].id == 15)
    #expect(Set(pager.items.map(\.id)).count == 30)
  }

  @Test func `rows that have changed their places are never in the list twice`() async {
    let server = Server(100)
    let pager = makePager(server, in: list)
    await pager.refresh()
    await pager.loadMore()
    list.contentOffset.y = 500
    server.rows.swapAt(2, 15)
    server.rows.insert(server.rows.remove(at: 12), at: 0)
    pager.didChange = { pager in
      #expect(Set(pager.items.map(\.id)).count == pager.items.count)
      pager.list?.contentSize.height = Double(pager.items.count) * 44
    }
    await pager.reload()
    #expect(pager.items == Array(server.rows[..<20]))
  }

  enum AtRest: CaseIterable, Sendable {
    case top, overshoot, openHeader, noCommonRow
  }

  @Test(arguments: AtRest.allCases)
  func `a reload at the top, or without a common row, calls didChange once`(place: AtRest) async {
    let server = Server(100)
    let pager = makePager(server, in: list)
    await pager.refresh()
    await pager.loadMore()
    list.contentOffset.y = place == .noCommonRow || place == .openHeader ? 300 : 0
    if place == .overshoot { list.contentOffset.y = 20 * 44 - 300 + 50 }
    if place == .openHeader {
      list.header?.setRefreshing { await pager.reload() }
      list.contentOffset.y = 0
      list.header?.beginRefreshing()
      list.timeline.advance(by: 1)
    }
    if place == .noCommonRow { server.rows = (0..<100).map { Row(id: 1_000 + $0) } }
    var calls = 0
    pager.didChange = { _ in calls += 1 }
    if place == .openHeader {
      await yieldToTasks(60)
      list.timeline.advance(by: 1)
      #expect(list.header?.state == .idle && list.header?.lastResult?.isSuccess == true)
    } else {
      await pager.reload()
    }
    #expect(calls == 1 && pager.items == Array(server.rows[..<20]))
  }

  @Test func `a failed reload keeps the rows, and is reported once`() async {
    let server = Server(100)
    let pager = makePager(server)
    await pager.refresh()
    for _ in 0..<2 { await pager.loadMore() }
    let rows = pager.items
    server.rows.insert(Row(id: 1_000), at: 0)
    var reports = 0
    pager.didChange = { _ in reports += 1 }
    var requests = 0
    server.asked = []
    pager.retry = Retry { _, attempt in
      requests += 1
      return attempt == 1 ? 0 : nil
    }
    server.failures = 2
    #expect(await pager.reload().isFailure)
    #expect(pager.items == rows && reports == 1 && pager.error != nil && requests == 2)
    #expect(pager.loadState(.refresh).error != nil && pager.page == 3)
    server.failures = 1
    server.asked = []
    #expect(await pager.reload().isSuccess)
    #expect(server.asked == [0, 0, 10, 20], "a retry repeats the page")
    #expect(pager.loadState(.refresh).error == nil)
  }

  @Test func `a reload cancels loads, a second one joins it, and a refresh cancels both`() async {
    let server = Server(100)
    let pager = makePager(server)
    await pager.refresh()
    await pager.loadMore()
    server.isPaused = true
    let more = Task { await pager.loadMore() }
    await yieldToTasks(20)
    let reload = Task { await pager.reload() }
    await yieldToTasks(20)
    #expect(await more.value.kind == .cancelled)
    let second = Task { await pager.reload() }
    await yieldToTasks(20)
    #expect(server.asked == [0, 10, 20, 0], "a second one joins")
    let refresh = Task { await pager.refresh() }
    await yieldToTasks(20)
    #expect(await (reload.value.kind, second.value.kind) == (.cancelled, .cancelled))
    let third = Task { await pager.reload() }
    await yieldToTasks(20)
    server.isPaused = false
    server.answer()
    #expect(await (refresh.value.isSuccess, third.value.isSuccess) == (true, true))
    #expect(server.asked == [0, 10, 20, 0, 0] && pager.items.count == 10)
  }
}
