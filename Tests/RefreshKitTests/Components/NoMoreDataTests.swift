import RefreshKit
import Testing

/// The end of the data, and the way back from it.
struct NoMoreDataTests {
  /// A list with a header and a footer of each family.
  private func list(with footer: RefreshFooter) -> ScrollView {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 375, height: 2_000)
    list.header = RefreshNormalHeader()
    list.footer = footer
    list.timeline.advance(by: 0)
    return list
  }

  private func scrollToEndAndPull(_ list: ScrollView) {
    let end = list.geometry.range(along: .vertical).upperBound
    list.beginDragging()
    list.drag(to: Point(x: 0, y: end - 100))
    list.drag(to: Point(x: 0, y: end + 100))
    list.endDragging()
    list.timeline.advance(by: 1)
  }

  nonisolated static let footers: [Kind] = Kind.autoFooters + Kind.backFooters

  @Test(arguments: footers)
  func `the bug: after a refresh the list ends where it ended before`(kind: Kind) throws {
    let footer = try #require(kind.make() as? RefreshFooter)
    let list = list(with: footer)
    footer.endRefreshingWithNoMoreData()
    list.timeline.advance(by: 0)

    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    list.header?.endRefreshing()
    list.timeline.advance(by: 1)
    scrollToEndAndPull(list)

    #expect(footer.state == .noMoreData)
  }

  @Test(arguments: footers)
  func `the cure: one call ends the header and resets the footer`(kind: Kind) throws {
    let footer = try #require(kind.make() as? RefreshFooter)
    let list = list(with: footer)
    footer.endRefreshingWithNoMoreData()
    list.timeline.advance(by: 0)

    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    list.endHeaderRefreshing(noMoreData: false, count: 20)
    list.timeline.advance(by: 1)
    #expect(footer.state == .idle)
    scrollToEndAndPull(list)

    #expect(footer.state == .refreshing)
  }

  @Test(arguments: footers)
  func `the other cure: the scroll view resets its footer by itself`(kind: Kind) throws {
    let footer = try #require(kind.make() as? RefreshFooter)
    let list = list(with: footer)
    list.resetsNoMoreDataAfterHeaderRefresh = true
    footer.endRefreshingWithNoMoreData()
    list.timeline.advance(by: 0)

    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    list.header?.endRefreshing()
    list.timeline.advance(by: 1)

    #expect(footer.state == .idle)
  }

  @Test(arguments: footers)
  func `what the footer is told during the refresh is news, and stays`(kind: Kind) throws {
    let footer = try #require(kind.make() as? RefreshFooter)
    let list = list(with: footer)
    list.resetsNoMoreDataAfterHeaderRefresh = true
    footer.endRefreshingWithNoMoreData()
    list.timeline.advance(by: 0)

    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    footer.endRefreshingWithNoMoreData()
    list.header?.endRefreshing()
    list.timeline.advance(by: 1)

    #expect(footer.state == .noMoreData)
  }

  @Test(arguments: [RefreshResult.failure(RefreshTimeout(limit: 1)), .cancelled])
  func `a refresh without success resets nothing`(result: RefreshResult) {
    let footer = RefreshAutoNormalFooter()
    let list = list(with: footer)
    list.resetsNoMoreDataAfterHeaderRefresh = true
    footer.endRefreshingWithNoMoreData()
    list.timeline.advance(by: 0)

    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    list.header?.endRefreshing(with: result)
    list.timeline.advance(by: 1)

    #expect(footer.state == .noMoreData)
  }

  @Test func `the default of all scroll views is off, and each may say otherwise`() {
    let list = list(with: RefreshAutoFooter())
    #expect(!list.resetsNoMoreDataAfterHeaderRefresh)
    list.resetsNoMoreDataAfterHeaderRefresh = true
    #expect(list.resetsNoMoreDataAfterHeaderRefresh)
    #expect(!RefreshConfig.default.resetsNoMoreDataAfterHeaderRefresh)
  }

  // MARK: A table of what the header's end says

  nonisolated struct Row: Sendable {
    let noMoreData: Bool
    let count: Int
    let state: RefreshState
    let isHidden: Bool
  }

  nonisolated static let table = [
    Row(noMoreData: true, count: 0, state: .noMoreData, isHidden: true),
    Row(noMoreData: true, count: 3, state: .noMoreData, isHidden: false),
    Row(noMoreData: false, count: 0, state: .idle, isHidden: false),
    Row(noMoreData: false, count: 20, state: .idle, isHidden: false),
  ]

  @Test(arguments: table, [false, true])
  func `the header's end sets the footer`(row: Row, endedBefore: Bool) {
    let footer = RefreshBackNormalFooter()
    let list = list(with: footer)
    if endedBefore {
      footer.isHidden = true
      footer.state = .noMoreData
    }
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)

    list.endHeaderRefreshing(noMoreData: row.noMoreData, count: row.count)
    list.endHeaderRefreshing(noMoreData: row.noMoreData, count: row.count)
    list.timeline.advance(by: 1)

    #expect(list.header?.state == .idle)
    #expect(footer.state == row.state)
    #expect(footer.isHidden == row.isHidden)
  }

  @Test func `without header and footer nothing happens`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.endHeaderRefreshing(noMoreData: true, count: 0)
    list.endFooterRefreshing(noMoreData: true)
    list.timeline.advance(by: 1)
    #expect(list.header == nil && list.footer == nil)
  }

  @Test(arguments: [false, true])
  func `the footer's end says whether there is more`(noMoreData: Bool) {
    let footer = RefreshAutoNormalFooter()
    let list = list(with: footer)
    footer.beginRefreshing()
    list.endFooterRefreshing(noMoreData: noMoreData)
    list.timeline.advance(by: 1)
    #expect(footer.state == (noMoreData ? .noMoreData : .idle))
  }

  @Test func `both can be told from inside the refreshing callback`() {
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

  @Test func `a header that ends with no more data tells its footer`() {
    let footer = RefreshAutoNormalFooter()
    let list = list(with: footer)
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    list.header?.endRefreshing(with: .noMoreData)
    list.timeline.advance(by: 1)
    #expect(list.header?.state == .idle)
    #expect(footer.state == .noMoreData)
  }
}
