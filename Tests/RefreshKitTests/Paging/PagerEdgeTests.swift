import RefreshKit
import RefreshPaging
import RefreshReplay
import TestSupport
import Testing

/// A pager whose header loads older pages, and adds them in front.
@MainActor struct PagerEdgeTests {
  private func list(_ kind: PagedList.Kind) -> PagedList { PagedList(kind, edge: .top) }

  /// The items of this number of pages, the last page in front.
  private func items(_ pages: Int) -> [Int] {
    (1...pages).reversed().flatMap(PagedList.items)
  }

  @Test(arguments: PagedList.Kind.allCases)
  func `the header loads the first page, then the pages before it, and the first after a refresh`(
    kind: PagedList.Kind
  ) async {
    let paged = list(kind)
    #expect(paged.list.footer == nil && paged.pager.edge == .top)
    for page in 1...4 {
      #expect(paged.pager.hasMore)
      await paged.run(paged.header)
      #expect(paged.pager.items == items(page) && paged.pager.page == page)
      #expect(paged.header.state == .idle)
    }
    #expect(!paged.pager.hasMore && paged.pages == [1, 2, 3, 4])
    await paged.run(paged.header)
    #expect(paged.pages == [1, 2, 3, 4] && paged.header.state == .idle)

    _ = await paged.pager.refresh()
    #expect(paged.pager.items == items(1) && paged.pager.hasMore)
    await paged.run(paged.header)
    #expect(paged.pager.items == items(2))
  }

  @Test(arguments: PagedList.Kind.allCases)
  func `the visible rows stay in place`(kind: PagedList.Kind) async {
    let paged = list(kind)
    await paged.run(paged.header)
    paged.list.contentOffset.y = 100
    await paged.begin(paged.header)
    // The header had moved the content by its own height to show itself.
    #expect(paged.list.contentOffset.y == -54 + 900)
    paged.wait(2)
    #expect(paged.list.contentOffset.y == -54 + 900 && paged.list.reservedInset == .zero)

    paged.isClosed = true
    await paged.begin(paged.header)
    paged.list.contentOffset.y = 333
    paged.door.open()
    await paged.settle()
    paged.wait(2)
    #expect(paged.list.contentOffset.y == 333 + 900)
  }

  @Test func `the visible rows also stay in place under a finger that pulled the header`() async {
    let paged = list(.cursor)
    await paged.run(paged.header)
    paged.isClosed = true
    paged.list.beginDragging()
    paged.list.drag(to: Point(x: 0, y: -80))
    paged.list.endDragging()
    paged.wait(1)
    await paged.settle()
    paged.list.touch(.began, at: Point(x: 100, y: 300))
    paged.list.touch(.moved, at: Point(x: 100, y: 250))
    let y = paged.list.contentOffset.y
    paged.door.open()
    await paged.settle()
    #expect(paged.list.contentOffset.y == y + 900)
    paged.list.touch(.moved, at: Point(x: 100, y: 240))
    #expect(paged.list.contentOffset.y == y + 910)
  }

  @Test func `a pager at the top reports its loads as prepend`() async {
    let paged = list(.number)
    #expect(paged.pager.loadState(.append).isSame(as: .finished))
    #expect(paged.pager.loadState(.prepend).isSame(as: .idle))
    await paged.run(paged.header)
    paged.isClosed = true
    await paged.begin(paged.header)
    #expect(paged.pager.loadState(.prepend).isLoading)
    paged.failures = 1
    paged.door.open()
    await paged.settle()
    #expect(paged.pager.loadState(.prepend).error is PagedList.Down)
    #expect(paged.pager.items == items(1))
    paged.isClosed = false
    paged.wait(1)
    for _ in 2...4 { await paged.run(paged.header) }
    #expect(paged.pager.loadState(.prepend).isSame(as: .finished))
    #expect(paged.pager.loadState(.append).isSame(as: .finished))
  }

  @Test func `a pager at the top leaves a footer of the app alone`() async {
    let footer = RefreshBackNormalFooter()
    let paged = PagedList(.cursor, edge: .top, footer: footer)
    #expect(paged.list.footer === footer)
    for _ in 1...5 { await paged.run(paged.header) }
    #expect(footer.state == .idle && footer.refreshingBlock == nil)
    await paged.run(footer)
    #expect(paged.pages == [1, 2, 3, 4])
  }

  @Test(arguments: PagedList.Kind.allCases)
  func `a pager at the top continues where it was stored`(kind: PagedList.Kind) async throws {
    let old = list(kind)
    for _ in 1...2 { await old.run(old.header) }
    let new = list(kind)
    #expect(new.pager.restore(try #require(old.pager.restorationState)))
    new.pager.items = old.pager.items
    await new.run(new.header)
    #expect(new.pager.items == items(3))
  }
}

@MainActor extension LoadState {
  /// Compares only the cases, not their errors.
  fileprivate func isSame(as other: LoadState) -> Bool { "\(self)" == "\(other)" }
}

/// Rules O4 and A23: what a pager does with noMoreData and failures in its list.
@MainActor struct PagerEndOfDataTests {
  @MainActor private struct Offline: Error {}

  private let list = Bench.list()

  private func turn(_ time: Double = 0) { list.timeline.advance(by: time) }

  /// A pager that has loaded its only page.
  private func finished(
    edge: PagerEdge = .bottom, header: RefreshHeader = RefreshNormalHeader(),
    footer: RefreshFooter? = nil
  ) async -> Pager<Int> {
    let pager = Pager(in: list, edge: edge, header: header, footer: footer) {
      Page([$0], isLast: true)
    }
    turn()
    _ = await pager.loadMore()
    edge == .top
      ? (header as? any NoMoreDataEnding)?.endRefreshingWithNoMoreData()
      : list.footer?.endRefreshingWithNoMoreData()
    turn(1)
    return pager
  }

  private func hideAndShow(_ component: RefreshComponent?) {
    component?.isHidden = true
    component?.isHidden = false
  }

  @Test func `a pager at its end sets noMoreData again before the footer can load`() async throws {
    let pager = await finished()
    let footer = try #require(list.footer)
    var loads = 0
    footer.refreshingBlock = { loads += 1 }
    #expect(footer.state == .noMoreData)
    hideAndShow(footer)
    #expect(footer.state == .noMoreData)
    list.contentSize.height = 0
    #expect(footer.state == .idle && !footer.isShown)
    list.contentSize.height = 300
    #expect(footer.state == .noMoreData)
    turn(3)
    #expect(loads == 0 && !pager.hasMore)
  }

  @Test(arguments: [true, false])
  func `at the top only an auto header is set to noMoreData again when it is shown`(
    isAuto: Bool
  ) async {
    let header = isAuto ? RefreshAutoNormalHeader() : RefreshNormalHeader()
    let pager = await finished(edge: .top, header: header)
    let state = isAuto ? RefreshState.noMoreData : .idle
    #expect(header.state == state && !pager.hasMore)
    hideAndShow(header)
    #expect(header.state == state)
  }

  @Test(arguments: [true, false])
  func `a pager sets noMoreData again only if hiding ended it`(isBackFooter: Bool) async {
    let footer: RefreshFooter = isBackFooter ? RefreshBackNormalFooter() : RefreshAutoNormalFooter()
    let pager = await finished(footer: footer)
    #expect(!pager.hasMore)
    footer.resetNoMoreData()
    turn(1)
    hideAndShow(footer)
    #expect(footer.state == .idle)
    footer.state = .noMoreData
    footer.isHidden = true
    footer.state = .refreshing
    footer.state = .idle
    footer.isHidden = false
    #expect(footer.state == .idle)
  }

  @Test func `a footer that has moved to another list is not set by the pager`() async throws {
    let pager = await finished()
    let footer = try #require(list.footer)
    let other = Bench.list()
    list.footer = nil
    other.footer = footer
    hideAndShow(footer)
    #expect(footer.state == .idle && !pager.hasMore)
  }

  @Test
  func `the footer of a pager is hidden in an empty list, and a footer of the app is not`() async {
    let paged = PagedList()
    let footer = paged.footer
    #expect(footer.hidesWhileEmpty && !footer.isShown && !footer.isHidden)
    #expect(paged.list.adjustedContentInset.bottom == 0)
    await paged.run(paged.header)
    #expect(footer.isShown)
    #expect(paged.list.adjustedContentInset.bottom == 44)

    let own = RefreshBackNormalFooter()
    let other = PagedList(footer: own)
    #expect(!own.hidesWhileEmpty && own.isShown)
    own.isHidden = true
    await other.run(other.header)
    #expect(own.isHidden)
  }

  @Test func `a footer in noMoreData that begins during a refresh stays in noMoreData`() async {
    let paged = PagedList(.number)
    paged.pageCount = 1
    await paged.run(paged.header)
    #expect(paged.footer.state == .noMoreData)
    paged.isClosed = true
    paged.header.beginRefreshing()
    paged.wait(1)
    await paged.door.arrival()
    paged.footer.beginRefreshing()
    paged.wait(1)
    await paged.settle()
    #expect(paged.footer.isRefreshing, "it waits for the first page")
    paged.header.endRefreshing(with: .cancelled)
    paged.wait(1)
    await paged.settle()
    #expect(paged.footer.state == .noMoreData)
    paged.door.open()
  }

  // MARK: Failures

  private func showsFailure(_ component: RefreshComponent?) -> Bool {
    (component as? any StateTitled)?.stateLabel.text?.contains("failed") == true
  }

  private func fail(_ component: RefreshComponent?) {
    component?.beginRefreshing()
    turn(1)
    component?.endRefreshing(with: .failure(Offline()))
    turn(1)
    #expect(showsFailure(component))
  }

  nonisolated enum Server: CaseIterable, Sendable { case answersAtOnce, answersLate, fails }

  @Test(arguments: Server.allCases)
  func `if the app refreshes while the header shows a failure, the header shows that refresh`(
    server: Server
  ) async {
    let header = RefreshNormalHeader()
    let door = AsyncActionTests.Door()
    var (isOffline, loads) = (true, 0)
    let pager = Pager(in: list, header: header, footer: nil) { page in
      loads += 1
      if isOffline { throw Offline() }
      if server == .answersLate { await door.pass() }
      if server == .fails { throw Offline() }
      return Page([page], isLast: false)
    }
    turn()
    header.beginRefreshing()
    turn(1)
    await list.settled()
    turn()
    #expect(header.isShowingResult)
    isOffline = false
    let refresh = Task { await pager.refresh() }
    for _ in 1...50 where header.isShowingResult { await yieldToTasks(1) }
    #expect(!header.isShowingResult && header.state == .refreshing)
    turn(1)
    if server == .answersLate {
      #expect(header.state == .refreshing)
      await door.arrival()
      door.open()
    }
    let result = await refresh.value
    await list.settled()
    turn()
    #expect(result.isFailure == (server == .fails) && header.lastResult?.kind == result.kind)
    #expect(header.isShowingResult == (server == .fails))
    #expect(pager.items == (server == .fails ? [] : [1]) && loads == 2, "one load for both")
    turn(3)
    #expect(header.state == .idle)
  }

  @Test(arguments: [true, false])
  func `a header that ends before its function is called has no effect on the next refresh`(
    endsInOpening: Bool
  ) async {
    let header = RefreshNormalHeader()
    var (isOffline, loads) = (true, 0)
    let pager = Pager(in: list, header: header, footer: nil) { page in
      loads += 1
      if isOffline { throw Offline() }
      return Page([loads], isLast: false)
    }
    turn()
    header.beginRefreshing()
    turn(1)
    await list.settled()
    turn()
    isOffline = false
    let first = Task { await pager.refresh() }
    for _ in 1...50 where header.isShowingResult { await yieldToTasks(1) }
    if endsInOpening {
      header.state = .idle
      _ = await first.value
      turn(1)
      header.beginRefreshing()
      turn(1)
      await list.settled()
      turn(1)
      #expect(loads == 3 && pager.items == [3])
    } else {
      let second = await pager.refresh()
      #expect(second.isSuccess)
      turn(1)
      await list.settled()
      turn(1)
      #expect(header.lastResult?.isSuccess == true && loads <= 3)
      _ = await first.value
    }
    #expect(header.state == .idle)
  }

  @Test func `a failure of a header ends no load that belongs to no refresh of it`() async {
    let header = RefreshNormalHeader()
    let door = AsyncActionTests.Door()
    let pager = Pager(in: list, header: header, footer: nil) { _ in
      await door.pass()
      return Page([1], isLast: false)
    }
    turn()
    header.beginRefreshing()
    turn(1)
    await door.arrival()
    let call = Task { await pager.loadIfNeeded() }
    await yieldToTasks(20)
    list.header = nil
    await yieldToTasks(20)
    header.setRefreshing { try await Task.sleep(for: .seconds(1_000)) }
    list.header = header
    turn()
    header.beginRefreshing()
    turn(1)
    header.endRefreshing(with: .failure(Offline()))
    turn()
    #expect(header.isShowingResult)
    door.open()
    let result = await call.value
    #expect(result.isSuccess && pager.items == [1] && pager.error == nil)
  }

  @Test func `the pager has the error of a time limit while the header shows it`() async {
    let header = RefreshNormalHeader()
    var loads = 0
    let pager = Pager(in: list, header: header, footer: nil) { _ in
      loads += 1
      try await Task.sleep(for: .seconds(1_000))
      return Page([1], isLast: false)
    }
    var changes = 0
    pager.didChange = { _ in changes += 1 }
    header.refreshingTimeout = 3
    turn()
    header.beginRefreshing()
    turn(1)
    for _ in 1...50 where loads == 0 { await yieldToTasks(1) }
    #expect(pager.error == nil && loads == 1)
    turn(2.1)
    #expect(header.isShowingResult && pager.error is RefreshTimeout && changes == 1)
    turn(3)
    #expect(header.state == .idle && pager.error is RefreshTimeout && changes == 1)
  }

  @Test func `a refresh by the app clears the failures of header and footer`() async {
    RefreshConfig.default.languageCode = "en"
    for edge in [PagerEdge.top, .bottom] {
      let pager = Pager(
        in: list, edge: edge, header: RefreshAutoNormalHeader(),
        footer: RefreshAutoNormalFooter()
      ) { Page([$0], isLast: false) }
      turn()
      for component in [list.header, list.footer] as [RefreshComponent?] {
        component?.setRefreshing { try await Task.sleep(for: .seconds(1_000)) }
        fail(component)
      }
      _ = await pager.refresh()
      #expect(!showsFailure(list.header) && !showsFailure(list.footer))
    }
  }

  nonisolated enum Edges: CaseIterable, Sendable {
    case top, both
  }

  /// A pager whose normal header loads older rows, in a list with `footer`.
  private func loadingUpward(_ edges: Edges, _ footer: RefreshFooter) async -> Pager<Int> {
    let header = RefreshNormalHeader()
    let pager =
      switch edges {
      case .top:
        Pager(in: list, edge: .top, header: header, footer: footer) { Page([$0], isLast: $0 > 4) }
      case .both:
        Pager(in: list, header: header, footer: footer, around: 0) { (id: Int) in
          Page([id], previous: id > -4 ? id - 1 : nil, next: nil)
        }
      }
    turn()
    _ = await pager.refresh()
    turn(1)
    return pager
  }

  /// Loads a page of older rows with the header.
  private func loadBefore(_ pager: Pager<Int>) async {
    let count = pager.items.count
    list.header?.beginRefreshing()
    turn(1)
    await list.settled()
    turn(1)
    #expect(list.header?.state == .idle && pager.items.count == count + 1)
  }

  @Test(arguments: Edges.allCases, Kind.autoFooters + Kind.backFooters)
  func `a header that loads older rows does not reset the footer, and clears no failure of it`(
    edges: Edges, kind: Kind
  ) async throws {
    RefreshConfig.default.languageCode = "en"
    let footer = try #require(kind.make() as? RefreshFooter)
    let pager = await loadingUpward(edges, footer)
    footer.state = .noMoreData
    turn(1)
    await loadBefore(pager)
    #expect(footer.state == .noMoreData)

    footer.state = .idle
    footer.setRefreshing { try await Task.sleep(for: .seconds(1_000)) }
    footer.beginRefreshing()
    turn(1)
    footer.endRefreshing(with: .failure(Offline()))
    turn(2)
    let shows = showsFailure(footer)
    #expect(shows == (kind.isAuto && footer is any StateTitled))
    await loadBefore(pager)
    #expect(showsFailure(footer) == shows)

    list.header?.setRefreshing {}
    footer.state = .noMoreData
    turn(1)
    list.header?.beginRefreshing()
    turn(1)
    await list.settled()
    turn(1)
    #expect(footer.state == .idle, "a function of the app's refreshes the list")
  }

  @Test(arguments: Edges.allCases)
  func `a reset while older rows load ends the footer's load`(edges: Edges) async {
    let footer = RefreshBackNormalFooter()
    _ = await loadingUpward(edges, footer)
    footer.setRefreshing { try await Task.sleep(for: .seconds(1_000)) }
    footer.beginRefreshing()
    list.header?.beginRefreshing()
    footer.resetNoMoreData()
    turn()
    #expect(footer.state == .idle)
    await list.settled()
  }

  /// isAttached: whether the header is the pager's, or a header of the app that calls the pager.
  @Test(arguments: [true, false], Kind.autoFooters + Kind.backFooters)
  func `if the app ends a pager's refresh, the end of the data that the pager knows is kept`(
    isAttached: Bool, kind: Kind
  ) async throws {
    let footer = try #require(kind.make() as? RefreshFooter)
    let paged = PagedList(.number, footer: footer)
    paged.pageCount = 2
    for component in [paged.header, footer] as [RefreshComponent] { await paged.run(component) }
    #expect(footer.state == .noMoreData && !paged.pager.hasMore)
    if !isAttached {
      let pager = try #require(paged.pager)
      paged.list.header = RefreshHeader { await pager.refresh() }
    }
    paged.isClosed = true
    await paged.begin(paged.header)
    paged.header.endNow()
    paged.wait(1)
    await paged.settle()
    #expect(paged.header.lastResult?.isSuccess == true && !paged.pager.hasMore)
    #expect(footer.state == .noMoreData)
    paged.door.open(1)
    paged.isClosed = false
    await paged.run(paged.header)
    #expect(footer.state == .idle && paged.pager.hasMore)
  }

  /// isOld: whether the page is requested before the refresh. No component shows this load.
  @Test(arguments: [true, false])
  func `noMoreData from a last page is as old as the load of that page`(isOld: Bool) async {
    let paged = PagedList(.number)
    paged.pageCount = 2
    await paged.run(paged.header)
    let header = RefreshHeader()
    paged.list.header = header
    paged.isClosed = true
    paged.pager.preloadItems = 4
    func preload() async {
      paged.pager.willShow(itemAt: 0)
      await paged.door.arrival()
    }
    if isOld { await preload() }
    header.beginRefreshing()
    paged.wait(1)
    if !isOld { await preload() }
    paged.door.open()
    await paged.settle()
    paged.wait(1)
    #expect(paged.footer.state == .noMoreData && !paged.pager.hasMore)
    paged.footer.isHidden = true
    paged.footer.isHidden = false
    #expect(paged.footer.state == .noMoreData, "it is as old as before")
    header.endRefreshing(with: .success)
    paged.wait(1)
    #expect(paged.footer.state == (isOld ? .idle : .noMoreData))
  }

  @Test func `a failed refresh clears nothing`() async {
    RefreshConfig.default.languageCode = "en"
    let pager = Pager<Int>(in: list) { _ in throw Offline() }
    turn()
    list.footer?.setRefreshing { try await Task.sleep(for: .seconds(1_000)) }
    fail(list.footer)
    _ = await pager.refresh()
    #expect(showsFailure(list.footer))
  }
}
