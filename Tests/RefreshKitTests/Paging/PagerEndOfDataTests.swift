import RefreshKit
import TestSupport
import Testing

/// Rules O4 and A23, what a pager does with noMoreData and failures of its list.
struct PagerEndOfDataTests {
  private struct Offline: Error {}

  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))

  init() { list.contentSize = Size(width: 375, height: 2_000) }

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

  @Test func `at its end it sets noMoreData again before the footer can load`() async throws {
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

  @Test func `so it does at the top, with an auto header`() async {
    let pager = await finished(edge: .top, header: RefreshAutoNormalHeader())
    #expect(list.header?.state == .noMoreData && !pager.hasMore)
    hideAndShow(list.header)
    #expect(list.header?.state == .noMoreData)
  }

  @Test func `a header that cannot be in noMoreData is shown as it was`() async {
    let pager = await finished(edge: .top)
    #expect(!pager.hasMore)
    hideAndShow(list.header)
    #expect(list.header?.state == .idle)
  }

  @Test(arguments: [true, false])
  func `it sets nothing that hiding has not left`(isBackFooter: Bool) async {
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

  @Test func `a footer that has left the pager's list is its own`() async throws {
    let pager = await finished()
    let footer = try #require(list.footer)
    let other = ScrollView(frame: list.frame)
    other.contentSize = list.contentSize
    list.footer = nil
    other.footer = footer
    hideAndShow(footer)
    #expect(footer.state == .idle && !pager.hasMore)
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

  @Test func `a refresh by the app clears the failures that it has made obsolete`() async {
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

  @Test func `a refresh that fails clears nothing`() async {
    RefreshConfig.default.languageCode = "en"
    let pager = Pager<Int>(in: list) { _ in throw Offline() }
    turn()
    list.footer?.setRefreshing { try await Task.sleep(for: .seconds(1_000)) }
    fail(list.footer)
    _ = await pager.refresh()
    #expect(showsFailure(list.footer))
  }

  @Test func `once the header was refreshed, the footer shows no failure`() async {
    RefreshConfig.default.languageCode = "en"
    let pager = Pager(in: list) { page in
      if page > 1 { throw Offline() }
      return Page([page], isLast: false)
    }
    pager.didChange = { $0.list?.contentSize.height = 2_000 }
    for component in [list.header, list.footer, list.header] as [RefreshComponent?] {
      component?.beginRefreshing()
      for _ in 0..<5 {
        turn(0.5)
        await list.settled()
      }
      #expect(showsFailure(list.footer) == (component === list.footer))
    }
    #expect(pager.loadState(.append).error == nil && pager.error == nil)
  }
}
