import RefreshKit
import Testing

/// How a footer comes into noMoreData, and how a header's end resets it.
@MainActor struct NoMoreDataTests {
  /// A list with a header and `footer`.
  private func list(with footer: RefreshFooter) -> ScrollView {
    Bench.list(RefreshNormalHeader(), footer)
  }

  /// A list whose footer is in noMoreData, and whose header has begun a refresh since.
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

  @Test(arguments: footers)
  func `one call for header and footer, or the list's setting, resets the footer`(kind: Kind) throws
  {
    for resets in [false, true] {
      let footer = try #require(kind.make() as? RefreshFooter)
      let list = refreshingList(with: footer, resets: resets)
      if resets {
        // The footer may be removed and attached again meanwhile.
        list.footer = nil
        list.footer = footer
        list.header?.endRefreshing()
      } else {
        list.endHeaderRefreshing(noMoreData: false, count: 20)
      }
      list.timeline.advance(by: 1)
      #expect(footer.state == .idle)
      list.pullUp()
      #expect(footer.state == .refreshing)
    }
  }

  @Test(arguments: footers)
  func `a footer that ends during the header's refresh stays in noMoreData`(kind: Kind) throws {
    func make() throws -> RefreshFooter { try #require(kind.make() as? RefreshFooter) }
    func endHeader(_ list: ScrollView) {
      list.timeline.advance(by: 1)
      list.header?.endRefreshing()
      list.timeline.advance(by: 1)
    }
    let old = try make()
    let oldList = refreshingList(with: old)
    old.endRefreshingWithNoMoreData()
    endHeader(oldList)
    #expect(old.state == .noMoreData)

    let attached = try make()
    let newList = list(with: RefreshFooter())
    newList.resetsNoMoreDataAfterHeaderRefresh = true
    newList.footer = nil
    newList.header?.beginRefreshing()
    newList.timeline.advance(by: 1)
    newList.footer = attached
    attached.endRefreshingWithNoMoreData()
    endHeader(newList)
    #expect(attached.state == .noMoreData, "attached during the refresh")

    let (first, second) = (RefreshAutoNormalFooter(), try make())
    let replaced = refreshingList(with: first)
    replaced.footer = second
    second.endRefreshingWithNoMoreData()
    endHeader(replaced)
    #expect(second.state == .noMoreData && first.state == .noMoreData, "it replaces another one")

    for result in [RefreshResult.failure(RefreshTimeout(limit: 1)), .cancelled] {
      let footer = try make()
      let list = refreshingList(with: footer)
      list.header?.endRefreshing(with: result)
      list.timeline.advance(by: 1)
      #expect(footer.state == .noMoreData, "a refresh without success resets nothing")
    }
  }

  // MARK: endHeaderRefreshing(noMoreData:count:), as a table

  struct Row: Sendable, CustomTestStringConvertible {
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

  /// What happens before `endHeaderRefreshing` is called.
  enum Before: Sendable, CaseIterable {
    case headerRefreshes, nothing, footerHasEnded, footerLoadsToo
  }

  @Test(arguments: table, Before.allCases)
  func `endHeaderRefreshing sets state and visibility of the footer`(
    row: Row, before: Before
  ) throws {
    for kind in Self.footers { try expect(row, before, kind) }
  }

  private func expect(_ row: Row, _ before: Before, _ kind: Kind) throws {
    let footer = try #require(kind.make() as? RefreshFooter)
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

    // If there is more, a load of the footer goes on until the app ends it.
    let stillLoads = before == .footerLoadsToo && !row.noMoreData
    #expect(list.header?.state == .idle)
    #expect(footer.state == (stillLoads ? .refreshing : row.state), "\(kind.name)")
    #expect(footer.isHidden == row.isHidden, "\(kind.name)")
  }

  @Test func `endFooterRefreshing says whether there is more, and both calls work in any state`() {
    for noMoreData in [false, true] {
      let footer = RefreshAutoNormalFooter()
      let list = list(with: footer)
      footer.beginRefreshing()
      list.endFooterRefreshing(noMoreData: noMoreData)
      list.timeline.advance(by: 1)
      #expect(footer.state == (noMoreData ? .noMoreData : .idle))
    }

    let footer = RefreshAutoNormalFooter()
    let list = list(with: footer)
    footer.state = .noMoreData
    list.header?.refreshingBlock = { [unowned list] in
      list.endHeaderRefreshing(noMoreData: false, count: 5)
    }
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    #expect(list.header?.state == .idle && footer.state == .idle, "inside the callback")

    let empty = Bench.list()
    empty.endHeaderRefreshing(noMoreData: true, count: 0)
    empty.endFooterRefreshing(noMoreData: true)
    empty.timeline.advance(by: 1)
    #expect(empty.header == nil && empty.footer == nil)
  }

  // MARK: A header's own noMoreData

  @Test func `a header that ends with no more data sets its footer, setting its state does not`() {
    func refreshing(_ state: RefreshState, resets: Bool) -> (ScrollView, RefreshFooter) {
      let footer = RefreshAutoNormalFooter()
      let list = self.list(with: footer)
      list.resetsNoMoreDataAfterHeaderRefresh = resets
      footer.state = state
      list.header?.beginRefreshing()
      list.timeline.advance(by: 1)
      return (list, footer)
    }
    let (list, footer) = refreshing(.idle, resets: false)
    list.header?.endRefreshing(with: .noMoreData)
    list.timeline.advance(by: 1)
    #expect(list.header?.state == .idle)
    #expect(footer.state == .noMoreData)

    for (state, resets) in [
      (RefreshState.idle, true), (.idle, false), (.noMoreData, true), (.noMoreData, false),
    ] {
      let (list, footer) = refreshing(state, resets: resets)
      list.header?.state = .noMoreData
      list.timeline.advance(by: 1)
      #expect(footer.state == state)
      #expect(list.header?.state == .noMoreData)
      #expect(list.header?.lastUpdatedTime != nil)
    }
  }

  // MARK: Beside an auto header

  @Test(arguments: Kind.autoHeaders)
  func `the end of an auto header's load stores no time and does not change the footer`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    let footer = RefreshBackFooter().link(to: bench.list)
    bench.list.resetsNoMoreDataAfterHeaderRefresh = true
    footer.endRefreshingWithNoMoreData()
    bench.wait()
    bench.refresh()
    bench.end()
    #expect(footer.state == .noMoreData)
    #expect(bench.list.header?.lastUpdatedTime == nil)
    bench.refresh()
    bench.component.endRefreshing(with: .noMoreData)
    bench.wait()
    footer.resetNoMoreData()
    bench.wait()
    #expect(bench.component.state == .noMoreData && footer.state == .idle)
  }

  @Test(arguments: Kind.autoHeaders)
  func `a footer's reset ends the footer's load while an auto header loads`(kind: Kind) {
    let bench = Bench(kind)
    let footer = RefreshBackFooter().link(to: bench.list)
    bench.component.beginRefreshing()
    footer.beginRefreshing()
    bench.wait(1)
    footer.resetNoMoreData()
    bench.wait(1)
    #expect(footer.state == .idle)
    #expect(bench.component.state == .refreshing)
  }

  @Test(arguments: Kind.autoHeaders, [true, false])
  func `endHeaderRefreshing ends only the auto header`(kind: Kind, isLast: Bool) {
    let bench = Bench(kind)
    let footer = RefreshBackFooter().link(to: bench.list)
    bench.refresh()
    bench.list.endHeaderRefreshing(noMoreData: isLast, count: 0)
    bench.wait(1)
    #expect(bench.component.state == (isLast ? .noMoreData : .idle))
    #expect(footer.state == .idle && !footer.isHidden)
  }
}
