import Foundation
import RefreshKit
import RefreshPaging
import RefreshReplay
import TestSupport
import Testing

/// What people want to do with pages, according to public reports about other libraries. Each test
/// is one goal.
@MainActor struct FieldTests {
  // MARK: Pages without rows

  enum Emptiness: CaseIterable, Sendable {
    case byCursor, byNumber, deleted, filtered
  }

  @Test(arguments: Emptiness.allCases)
  func `an empty list loads pages until it has a row`(kind: Emptiness) async {
    let feed = Feed(byCursor: kind == .byCursor) { page in
      let isEmpty = kind == .byCursor || kind == .byNumber ? page < 3 : false
      return (isEmpty ? [] : (0..<20).map { "row \(page).\($0)" }, page == 9)
    }
    if kind == .filtered {
      feed.edits = { $0.removeAll { $0.hasPrefix("row 1.") || $0.hasPrefix("row 2.") } }
    }
    await feed.refreshByHeader()
    if kind == .deleted {
      #expect(feed.asked == [1])
      feed.pager.items = []
      feed.show()
      await feed.wait(1)
      #expect(feed.asked == [1, 2])
    } else {
      #expect(feed.asked == [1, 2, 3])
    }
    #expect(feed.pager.items.count == 20 && feed.list.footer?.isShown == true)
    #expect(feed.list.header?.state == .idle && feed.list.footer?.state == .idle)
  }

  enum Gesture: CaseIterable, Sendable {
    case finger, wheel, key, tap, call
  }

  private func perform(_ gesture: Gesture, in feed: Feed) async {
    switch gesture {
    case .finger: await feed.pullUp()
    case .wheel: feed.list.scrollWheel(dy: 50)
    case .key: feed.list.scroll(by: .page(.down), animated: true)
    case .tap: (feed.list.footer as? any StateTitled)?.stateLabel.tap()
    case .call: _ = await feed.pager.loadMore()
    }
    await feed.wait(2)
  }

  @Test(arguments: Gesture.allCases, ["ten pages", "failure"])
  func `an empty list that has stopped loading shows its footer, and a gesture loads on`(
    gesture: Gesture, end: String
  ) async {
    let feed = Feed { page in (page < 11 ? [] : ["row"], page == 30) }
    #expect(feed.list.footer?.isShown == false, "nothing was loaded")
    if end == "failure" {
      let page = feed.page
      feed.page = { [weak feed] in
        feed?.isOffline = true
        return page($0)
      }
      _ = await feed.pager.refresh()
      await feed.wait(1)
      feed.page = page
      #expect(feed.pager.error is Feed.Offline)
      feed.isOffline = false
    } else {
      await feed.refreshByHeader()
      #expect(feed.asked == Array(1...10))
    }
    #expect(feed.list.footer?.isShown == true)
    #expect(feed.list.footer?.state == .idle)
    let count = feed.asked.count
    await perform(gesture, in: feed)
    #expect(feed.asked.count > count)
    #expect(feed.pager.items.first == "row" || end == "failure")
  }

  @Test func `an empty list stops at the last page, and its footer stays hidden`() async {
    let feed = Feed { page in ([], page == 4) }
    await feed.refreshByHeader()
    #expect(feed.asked == [1, 2, 3, 4])
    #expect(!feed.pager.hasMore && feed.list.footer?.isShown == false)
  }

  @Test(arguments: ["without rows", "of known rows"])
  func `filling goes on after pages that bring nothing`(kind: String) async {
    let feed = Feed(byCursor: true) { page in
      let isBarren = (2...4).contains(page)
      if kind == "without rows", isBarren { return ([], false) }
      return ((0..<5).map { "row \(isBarren ? 1 : page).\($0)" }, page == 9)
    }
    feed.edits = { rows in
      var seen = Set<String>()
      rows.removeAll { !seen.insert($0).inserted }
    }
    await feed.refreshByHeader()
    await feed.wait(4)
    #expect(feed.asked == Array(1...6) && feed.pager.items.count == 15)
  }

  @Test func `after ten pages that bring nothing each gesture loads one page`() async {
    let feed = Feed { page in (page == 1 ? ["row"] : [], page == 40) }
    await feed.refreshByHeader()
    await feed.wait(4)
    #expect(feed.asked == Array(1...11))
    for count in 12...14 {
      await feed.pullUp()
      await feed.wait(4)
      #expect(feed.asked.count == count, "one page for each gesture")
    }
    feed.page = { page in (["row \(page)"], page == 40) }
    await feed.pullUp()
    await feed.wait(6)
    #expect(feed.asked.count > 20, "until one brings something")
  }

  @Test(arguments: [false, true], [false, true])
  func `a footer of the app fills the list if the app says so, up to the last page`(
    fills: Bool, byCall: Bool
  ) async {
    let footer = RefreshAutoNormalFooter()
    footer.loadsUntilFilled = fills
    let feed = Feed(footer: footer, page: Feed.pages(of: 3, last: byCall ? 9 : 2))
    await feed.wait(2)
    #expect(feed.asked == [])
    if byCall { _ = await feed.pager.refresh() } else { await feed.refreshByHeader() }
    await feed.wait(3)
    #expect(feed.asked == Array(1...(!fills ? 1 : byCall ? 5 : 2)))
    #expect(feed.pager.hasMore == (byCall || !fills))
  }

  // MARK: A filled list that becomes too short

  private static let changes: [(String, (Feed) -> Void)] = [
    ("a higher view", { $0.list.frame.size.height = 1_000 }),
    (
      "rows deleted",
      {
        $0.pager.items.removeLast(6)
        $0.show()
      }
    ),
    ("rows in two columns", { $0.list.contentSize.height /= 2 }),
    (
      "another width and height",
      {
        $0.list.frame.size = Size(width: 1_000, height: 700)
        $0.list.contentSize.height = 200
      }
    ),
    ("smaller insets", { $0.list.contentInset = .zero }),
    (
      "footer hidden and shown in a higher view",
      {
        $0.list.footer?.isHidden = true
        $0.list.frame.size.height = 1_000
        $0.list.footer?.isHidden = false
      }
    ),
    (
      "window left and entered, higher",
      {
        $0.list.isInWindow = false
        $0.list.frame.size.height = 1_000
        $0.list.isInWindow = true
      }
    ),
  ]

  @Test func `a filled list that becomes too short is filled again`() async {
    for (name, change) in Self.changes {
      let feed = Feed(height: 300, page: Feed.pages(of: 8))
      feed.list.contentInset = EdgeInsets(bottom: name == "smaller insets" ? 100 : 0)
      if name == "smaller insets" { feed.list.frame.size.height = 400 }
      await feed.refreshByHeader()
      await feed.wait(2)
      let count = feed.asked.count
      change(feed)
      await feed.wait(3)
      #expect(feed.asked.count > count, "\(name)")
      #expect(feed.asked == Array(1...feed.asked.count))
    }
  }

  @Test func `each run of a wheel at the end of a short list loads one page`() async {
    let footer = RefreshAutoNormalFooter()
    let feed = Feed(footer: footer, page: Feed.pages(of: 3))
    await feed.refreshByHeader()
    #expect(feed.asked == [1] && footer.isShown)
    for _ in 1...5 { feed.list.scrollWheel(dy: 10) }
    await feed.wait(1)
    #expect(feed.asked == [1, 2])
    feed.isOffline = true
    for _ in 1...20 {
      feed.list.scrollWheel(dy: 10)
      feed.list.timeline.advance(by: 0.02)
      await feed.settle()
    }
    #expect(feed.asked == [1, 2, 3], "a run whose load fails")
    feed.list.scrollWheel(dy: -10)
    await feed.wait(1)
    #expect(feed.asked == [1, 2, 3], "away from the end")
    feed.isOffline = false
    feed.list.scroll(by: .line(.down), animated: false)
    await feed.wait(1)
    #expect(feed.asked == [1, 2, 3, 3])
  }

  // MARK: Rows that are shown before the first page

  enum FirstLoad: CaseIterable, Sendable {
    case filling, call, preload, pullAfterFailure
  }

  @Test(arguments: FirstLoad.allCases, [PagerEdge.bottom, .top])
  func `stored rows are replaced by the first page, whatever loads it`(
    by load: FirstLoad, edge: PagerEdge
  ) async {
    let feed = Feed(edge: edge, page: Feed.pages(of: 20, last: 3))
    feed.pager.items = (0..<(load == .filling ? 3 : 20)).map { "row 1.\($0)" }
    feed.show()
    switch load {
    case .filling: await feed.wait(2)
    case .call: _ = await feed.pager.loadMore()
    case .preload:
      feed.pager.preloadItems = 10
      feed.pager.willShow(itemAt: edge == .bottom ? 15 : 4)
    case .pullAfterFailure:
      feed.isOffline = true
      await feed.refreshByHeader()
      feed.isOffline = false
      if edge == .bottom { await feed.pullUp(400) } else { await feed.refreshByHeader() }
    }
    await feed.wait(3)
    #expect(Set(feed.pager.items).count == feed.pager.items.count)
    #expect(feed.pager.items.count % 20 == 0 || load == .filling && edge == .top)
  }

  // MARK: A refresh during another one

  @Test func `a later refresh takes over the header, and ends it`() async {
    let feed = Feed(page: Feed.pages(of: 30))
    feed.isPaused = true
    feed.list.header?.beginRefreshing()
    await feed.wait(0.5)
    let older = Task { await feed.pager.refresh() }
    await feed.settle()
    #expect(feed.asked == [1, 1])
    let newer = Task { await feed.pager.refresh() }
    await feed.settle()
    #expect(await older.value.kind == .cancelled, "the app's own earlier call")
    #expect(feed.list.header?.isRefreshing == true)
    await feed.answer()
    #expect(await newer.value.isSuccess)
    await feed.wait(1)
    #expect(feed.list.header?.state == .idle && feed.list.adjustedContentInset.top == 0)
    #expect(feed.list.header?.lastResult?.isSuccess == true)
    #expect(feed.pager.items.count == 30)
    feed.isPaused = false
    await feed.refreshByHeader()
    #expect(feed.asked.count == 4, "a pull asks again")
  }

  // MARK: The last page

  enum LastPage: CaseIterable, Sendable {
    case loadMore, onlyPage, preload, header
  }

  @Test(
    arguments: LastPage.allCases, ["auto footer", "back footer", "auto header"])
  func `the component at the edge shows the end, whatever loaded the last page`(
    by way: LastPage, component: String
  ) async throws {
    if way == .header, component == "auto header" { return }
    let edge: PagerEdge = component == "auto header" ? .top : .bottom
    let feed = Feed(
      edge: edge, footer: component == "back footer" ? RefreshBackNormalFooter() : nil,
      header: edge == .top ? RefreshAutoNormalHeader() : nil,
      page: Feed.pages(of: 30, last: way == .onlyPage || way == .header ? 1 : 2))
    if way == .header { await feed.refreshByHeader() } else { _ = await feed.pager.refresh() }
    if way == .loadMore { _ = await feed.pager.loadMore() }
    if way == .preload {
      feed.pager.preloadItems = 5
      feed.pager.willShow(itemAt: edge == .bottom ? 28 : 1)
    }
    await feed.wait(2)
    let shown = try #require(
      edge == .top ? feed.list.header : feed.list.footer as RefreshComponent?)
    #expect(!feed.pager.hasMore && shown.state == .noMoreData)
    feed.page = Feed.pages(of: 30)
    _ = await feed.pager.refresh()
    await feed.wait(1)
    #expect(feed.pager.hasMore && shown.state == .idle)
  }

  @Test func `the app decides after which errors a load is retried`() async {
    struct NotFound: Error {}
    for error in [NotFound(), Feed.Offline()] as [any Error] {
      let timeline = Timeline()
      var times: [Double] = []
      let pager = Pager<String>(timeline: timeline) { (_: Int) async throws -> [String] in
        times.append(timeline.now)
        throw error
      }
      pager.retry = Retry { error, attempt in
        attempt <= 3 && !(error is NotFound) ? 1 : nil
      }
      let load = Task { await pager.refresh() }
      for _ in 0..<200 {
        await yieldToTasks(20)
        timeline.advance(by: 0.1)
      }
      #expect(await load.value.isFailure)
      #expect(times.count == (error is NotFound ? 1 : 4))
    }
  }

  // MARK: Arrivals during a refresh

  @Test(arguments: [true, false], [true, false])
  func `an arrival during a refresh loads once, after the refresh`(
    byHeader: Bool, simultaneous: Bool
  ) async {
    let feed = Feed(page: Feed.pages(of: 30))
    feed.list.allowsSimultaneousRefreshing = simultaneous
    await feed.refreshByHeader()
    feed.isPaused = true
    if byHeader { feed.list.header?.beginRefreshing() } else { Task { await feed.pager.refresh() } }
    await feed.wait(0.5)
    feed.list.scroll(by: .end, animated: true)
    await feed.wait(1)
    #expect(feed.asked == [1, 1])
    feed.isPaused = false
    await feed.answer()
    await feed.wait(3)
    #expect(feed.asked == [1, 1, 2] && feed.pager.items.count == 60)
    #expect(feed.list.footer?.state == .idle)
  }

  @Test func `an arrival during a refresh is forgotten if the user leaves the end`() async {
    let feed = Feed(page: Feed.pages(of: 30))
    await feed.refreshByHeader()
    feed.isPaused = true
    feed.list.header?.beginRefreshing()
    await feed.wait(0.5)
    feed.list.scroll(by: .end, animated: true)
    await feed.wait(1)
    feed.list.scroll(by: .home, animated: true)
    await feed.wait(1)
    feed.isPaused = false
    await feed.answer()
    await feed.wait(3)
    #expect(feed.asked == [1, 1] && feed.list.footer?.state == .idle)
  }

  @Test func `with small pages, preloading keeps its distance from the end`() async {
    let feed = Feed { page in
      ((0..<(page == 1 ? 30 : 2)).map { "row \(page).\($0)" }, page == 30)
    }
    (feed.list.footer as? RefreshAutoFooter)?.preloadDistance = 600
    await feed.refreshByHeader()
    for _ in 1...4 {
      await feed.pullUp()
      await feed.wait(3)
      let left = feed.list.contentSize.height - feed.list.contentOffset.y - 667
      #expect(left >= 600 - 44, "before the whole footer is visible")
    }
  }

  @Test func `a list that is refreshed near its end preloads only after a further page`() async {
    let feed = Feed(page: Feed.pages(of: 20))
    (feed.list.footer as? RefreshAutoFooter)?.preloadDistance = 600
    await feed.refreshByHeader()
    await feed.wait(3)
    #expect(feed.asked == [1])
    await feed.pager.loadMore()
    await feed.wait(3)
    #expect(feed.asked == [1, 2])
  }

  // MARK: A reset for another query

  @Test func `a reset forgets rows, pages and late answers`() async {
    let feed = Feed(page: Feed.pages(of: 30))
    await feed.refreshByHeader()
    await feed.pager.loadMore()
    feed.isPaused = true
    let more = Task { await feed.pager.loadMore() }
    await feed.settle()
    feed.pager.reset()
    feed.show()
    #expect(feed.pager.items.isEmpty && feed.pager.page == 0 && feed.pager.hasMore)
    #expect(await more.value.kind == .cancelled)
    await feed.answer()
    await feed.wait(2)
    #expect(feed.pager.items.isEmpty && feed.list.footer?.isShown == false, "nothing loads")
    feed.isPaused = false
    feed.page = { _ in (["found"], true) }
    await feed.refreshByHeader()
    #expect(feed.pager.items == ["found"] && feed.list.footer?.state == .noMoreData)
    feed.pager.reset()
    await feed.wait(1)
    #expect(feed.list.footer?.state == .idle)
  }

  @Test func `a reset ends the refreshes of header and footer`() async {
    for component in ["header", "footer"] {
      let feed = Feed(page: Feed.pages(of: 30))
      await feed.refreshByHeader()
      feed.isPaused = true
      let refreshing: RefreshComponent? =
        component == "header" ? feed.list.header : feed.list.footer
      refreshing?.beginRefreshing()
      await feed.wait(1)
      feed.pager.reset()
      feed.list.header?.beginRefreshing()
      feed.isPaused = false
      await feed.wait(2)
      #expect(feed.pager.items.count == 30 && refreshing?.state == .idle)
      await feed.answer()
      #expect(feed.pager.items.count == 30 && feed.pager.page == 1)
    }
  }

  // MARK: Both directions

  private func conversation(_ list: ScrollView) -> Pager<Int> {
    let pager = Pager(in: list, around: 100) { (id: Int) in
      Page(Array(id..<id + 20), previous: id > 40 ? id - 20 : nil, next: id < 160 ? id + 20 : nil)
    }
    pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 44 }
    return pager
  }

  @Test func `a conversation opens in the middle, and grows at both ends in place`() async {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 400))
    let pager = conversation(list)
    #expect(!pager.hasPrevious && pager.hasMore)
    #expect(pager.loadState(.prepend).isLoading == false)
    await pager.refresh()
    list.timeline.advance(by: 1)
    #expect(pager.items.first == 100 && pager.hasPrevious)
    list.contentOffset.y = 300
    let row = pager.items[300 / 44]
    await pager.loadPrevious()
    #expect(pager.items.first == 80 && pager.items[Int(list.contentOffset.y) / 44] == row)
    await pager.loadMore()
    #expect(pager.items == Array(80..<140))
    while pager.hasPrevious { await pager.loadPrevious() }
    while pager.hasMore { await pager.loadMore() }
    await yieldToTasks(20)
    list.timeline.advance(by: 1)
    #expect(pager.items == Array(40..<180))
    #expect(list.header?.state == .noMoreData && list.footer?.state == .noMoreData)
    await pager.refresh()
    await yieldToTasks(20)
    list.timeline.advance(by: 1)
    #expect(pager.items == Array(100..<120) && pager.page == 1)
    #expect(list.header?.state == .idle && list.footer?.state == .idle)
  }

  @Test func `both ends load at the same time, and a restored pager has both cursors`()
    async throws
  {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 400))
    let pager = conversation(list)
    await pager.refresh()
    async let previous = pager.loadPrevious()
    async let next = pager.loadMore()
    #expect(await (previous.isSuccess, next.isSuccess) == (true, true))
    #expect(pager.items == Array(80..<140))
    let state = try #require(pager.restorationState)
    let other = conversation(ScrollView(frame: list.frame))
    other.items = pager.items
    #expect(other.restore(state) && other.hasPrevious && other.hasMore)
    await other.loadPrevious()
    await other.loadMore()
    #expect(other.items == Array(60..<160))
  }

  // MARK: Cancellation

  @Test func `an error for a canceled request is no failure`() async {
    for error in [CancellationError(), urlError(-999), urlError(-1_001)] {
      let header = RefreshNormalHeader(refreshing: { throw error })
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
      list.header = header
      header.beginRefreshing()
      list.timeline.advance(by: 1)
      await list.settled()
      let isFailure = (error as NSError).code == -1_001
      #expect(header.lastResult?.isFailure == isFailure)
      let pager = Pager<String> { (_: Int) async throws -> [String] in throw error }
      let result = await pager.refresh()
      #expect(result.isFailure == isFailure && (pager.error != nil) == isFailure)
    }
  }

  private func urlError(_ code: Int) -> any Error { NSError(domain: NSURLErrorDomain, code: code) }

  // MARK: Components that the list already has

  @Test func `a pager uses the components of its list, and makes those that are missing`() async {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let (header, footer) = (RefreshRingHeader(), RefreshBackNormalFooter())
    list.header = header
    let pager = Pager<String>(in: list) { _ in Page(["row"], isLast: true) }
    #expect(list.header === header && list.footer is RefreshAutoNormalFooter)
    list.footer = footer
    pager.attach(to: list)
    #expect(list.footer === footer)
    header.beginRefreshing()
    list.timeline.advance(by: 1)
    await list.settled()
    #expect(pager.items == ["row"])
  }

  @Test func `a list that is attached later shows the state of the pager`() async {
    let pager = Pager<String> { page in Page(["\(page)"], isLast: page == 2) }
    await pager.refresh()
    await pager.loadMore()
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    pager.attach(to: list)
    list.contentSize.height = 88
    #expect(list.footer?.state == .noMoreData && pager.list === list)
  }
}
