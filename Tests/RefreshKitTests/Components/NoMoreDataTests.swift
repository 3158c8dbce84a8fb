import RefreshKit
import Testing

/// The end of the data, and the way back from it.
struct NoMoreDataTests {
  /// A list with a header and `footer`.
  private func list(with footer: RefreshFooter) -> ScrollView {
    ScrollView(with: RefreshNormalHeader(), footer)
  }

  /// A list whose footer has no more data, and whose header refreshes since.
  private func refreshingList(with footer: RefreshFooter, resets: Bool = true) -> ScrollView {
    let list = list(with: footer)
    list.resetsNoMoreDataAfterHeaderRefresh = resets
    footer.endRefreshingWithNoMoreData()
    list.timeline.advance(by: 0)
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    return list
  }

  nonisolated static let footers: [Kind] = Kind.autoFooters + Kind.backFooters

  @Test(arguments: footers, [false, true])
  func `the bug, and its cure, from the last page back to the first`(
    kind: Kind, isCured: Bool
  ) throws {
    let footer = try #require(kind.make() as? RefreshFooter)
    let list = list(with: footer)
    list.contentSize.height = 1_000
    footer.refreshingBlock = { [unowned list, unowned footer] in
      list.contentSize.height = 2_000
      footer.endRefreshingWithNoMoreData()
    }
    list.header?.refreshingBlock = { [unowned list] in
      list.contentSize.height = 1_000
      if isCured {
        list.endHeaderRefreshing(noMoreData: false, count: 20)
      } else {
        list.header?.endRefreshing()
      }
    }

    list.pullUp()
    #expect(footer.state == .noMoreData)
    list.pullDown()
    #expect(list.contentSize.height == 1_000)
    #expect(footer.state == (isCured ? .idle : .noMoreData))

    list.pullUp()
    #expect(list.contentSize.height == (isCured ? 2_000 : 1_000))
  }

  @Test(arguments: footers)
  func `the cure: one call ends the header and resets the footer`(kind: Kind) throws {
    let footer = try #require(kind.make() as? RefreshFooter)
    let list = refreshingList(with: footer, resets: false)
    list.endHeaderRefreshing(noMoreData: false, count: 20)
    list.timeline.advance(by: 1)
    #expect(footer.state == .idle)
    list.pullUp()

    #expect(footer.state == .refreshing)
  }

  @Test(arguments: footers)
  func `the other cure: the scroll view resets its footer by itself`(kind: Kind) throws {
    let footer = try #require(kind.make() as? RefreshFooter)
    let list = refreshingList(with: footer)
    list.header?.endRefreshing()
    list.timeline.advance(by: 1)

    #expect(footer.state == .idle)
  }

  @Test(arguments: footers)
  func `a footer that ends during the refresh stays in noMoreData`(kind: Kind) throws {
    let footer = try #require(kind.make() as? RefreshFooter)
    let list = refreshingList(with: footer)
    footer.endRefreshingWithNoMoreData()
    list.header?.endRefreshing()
    list.timeline.advance(by: 1)

    #expect(footer.state == .noMoreData)
  }

  @Test(arguments: footers)
  func `so does a footer that is attached and ends during the refresh`(kind: Kind) throws {
    let list = list(with: RefreshFooter())
    list.resetsNoMoreDataAfterHeaderRefresh = true
    list.footer = nil
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)

    let footer = try #require(kind.make() as? RefreshFooter)
    list.footer = footer
    footer.endRefreshingWithNoMoreData()
    list.header?.endRefreshing()
    list.timeline.advance(by: 1)

    #expect(footer.state == .noMoreData)
  }

  @Test(arguments: footers)
  func `the end of another footer does not reset the one that replaces it`(kind: Kind) throws {
    let first = RefreshAutoNormalFooter()
    let list = refreshingList(with: first)

    let second = try #require(kind.make() as? RefreshFooter)
    list.footer = second
    second.endRefreshingWithNoMoreData()
    list.timeline.advance(by: 1)
    list.header?.endRefreshing()
    list.timeline.advance(by: 1)
    #expect(second.state == .noMoreData)
    #expect(first.state == .noMoreData)
  }

  @Test(arguments: footers)
  func `a footer that was taken out meanwhile and put back is reset as ever`(kind: Kind) throws {
    let footer = try #require(kind.make() as? RefreshFooter)
    let list = refreshingList(with: footer)
    list.footer = nil
    list.footer = footer
    list.header?.endRefreshing()
    list.timeline.advance(by: 1)
    #expect(footer.state == .idle)
  }

  @Test(arguments: [RefreshResult.failure(RefreshTimeout(limit: 1)), .cancelled])
  func `a refresh without success resets nothing`(result: RefreshResult) {
    let footer = RefreshAutoNormalFooter()
    let list = refreshingList(with: footer)
    list.header?.endRefreshing(with: result)
    list.timeline.advance(by: 1)

    #expect(footer.state == .noMoreData)
  }

  @Test func `the default of all scroll views is off, and each can set its own`() {
    let list = list(with: RefreshAutoFooter())
    #expect(!list.resetsNoMoreDataAfterHeaderRefresh)
    list.resetsNoMoreDataAfterHeaderRefresh = true
    #expect(list.resetsNoMoreDataAfterHeaderRefresh)
    #expect(!RefreshConfig.default.resetsNoMoreDataAfterHeaderRefresh)
  }

  // MARK: A table of the header's ends

  nonisolated struct Row: Sendable, CustomTestStringConvertible {
    let noMoreData: Bool
    let count: Int
    let state: RefreshState
    let isHidden: Bool

    var testDescription: String { "\(noMoreData ? "the last" : "more") after \(count)" }
  }

  nonisolated static let table = [
    Row(noMoreData: true, count: 0, state: .noMoreData, isHidden: true),
    Row(noMoreData: true, count: 1, state: .noMoreData, isHidden: false),
    Row(noMoreData: false, count: 0, state: .idle, isHidden: false),
    Row(noMoreData: false, count: 20, state: .idle, isHidden: false),
  ]

  /// What happened before the header's end.
  nonisolated enum Before: Sendable, CaseIterable {
    case headerRefreshes, nothing, footerHasEnded, footerLoadsToo
  }

  @Test(arguments: table, Before.allCases)
  func `the header's end sets the footer`(row: Row, before: Before) {
    for kind in Self.footers { expect(row, before, kind) }
  }

  private func expect(_ row: Row, _ before: Before, _ kind: Kind) {
    guard let footer = kind.make() as? RefreshFooter else { return }
    let list = list(with: footer)
    switch before {
    case .headerRefreshes, .nothing: break
    case .footerHasEnded: (footer.isHidden, footer.state) = (true, .noMoreData)
    case .footerLoadsToo: footer.beginRefreshing()
    }
    if before != .nothing { list.header?.beginRefreshing() }
    list.timeline.advance(by: 1)

    list.endHeaderRefreshing(noMoreData: row.noMoreData, count: row.count)
    list.endHeaderRefreshing(noMoreData: row.noMoreData, count: row.count)
    list.timeline.advance(by: 1)

    // A load that is under way continues where there is more; only its own end ends it.
    let stillLoads = before == .footerLoadsToo && !row.noMoreData
    #expect(list.header?.state == .idle)
    #expect(footer.state == (stillLoads ? .refreshing : row.state), "\(kind.name)")
    #expect(footer.isHidden == row.isHidden, "\(kind.name)")
  }

  @Test func `without header and footer nothing happens`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.endHeaderRefreshing(noMoreData: true, count: 0)
    list.endFooterRefreshing(noMoreData: true)
    list.timeline.advance(by: 1)
    #expect(list.header == nil && list.footer == nil)
  }

  @Test(arguments: [false, true])
  func `the footer's end takes whether there is more`(noMoreData: Bool) {
    let footer = RefreshAutoNormalFooter()
    let list = list(with: footer)
    footer.beginRefreshing()
    list.endFooterRefreshing(noMoreData: noMoreData)
    list.timeline.advance(by: 1)
    #expect(footer.state == (noMoreData ? .noMoreData : .idle))
  }

  @Test func `both can be set from inside the refreshing callback`() {
    let footer = RefreshAutoNormalFooter()
    let list = list(with: footer)
    footer.state = .noMoreData
    list.header?.refreshingBlock = { [unowned list] in
      list.endHeaderRefreshing(noMoreData: false, count: 5)
    }
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    #expect(list.header?.state == .idle)
    #expect(footer.state == .idle)
  }

  @Test func `a header that ends with no more data sets its footer`() {
    let footer = RefreshAutoNormalFooter()
    let list = list(with: footer)
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    list.header?.endRefreshing(with: .noMoreData)
    list.timeline.advance(by: 1)
    #expect(list.header?.state == .idle)
    #expect(footer.state == .noMoreData)
  }

  @Test(arguments: [RefreshState.idle, .noMoreData], [true, false])
  func `a header's noMoreData set by hand concerns the header alone`(
    state: RefreshState, resets: Bool
  ) {
    let footer = RefreshAutoNormalFooter()
    let list = list(with: footer)
    list.resetsNoMoreDataAfterHeaderRefresh = resets
    footer.state = state
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    list.header?.state = .noMoreData
    list.timeline.advance(by: 1)
    #expect(footer.state == state)
    #expect(list.header?.state == .noMoreData)
    #expect(list.header?.lastUpdatedTime != nil)
  }
}
