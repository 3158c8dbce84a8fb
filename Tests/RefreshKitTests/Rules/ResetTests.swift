import RefreshKit
import Testing

/// Rule O3, what `resetNoMoreData()` ends and what it leaves alone.
struct ResetTests {
  private func ending(_ bench: Bench) throws -> any NoMoreDataEnding {
    try #require(bench.component as? any NoMoreDataEnding)
  }

  @Test(arguments: Kind.ending, [true, false])
  func `called while its own component refreshes, it ends that refresh`(
    kind: Kind, isInWindow: Bool
  ) throws {
    let bench = Bench(kind)
    bench.list.isInWindow = isInWindow
    bench.refresh()
    try ending(bench).resetNoMoreData()
    #expect(bench.component.isRefreshing)
    bench.wait(1)

    #expect(bench.component.state == .idle)
    #expect(bench.count("ended") == 1)
    #expect(bench.component.misfits == [])
    #expect(bench.list.reservedInset == bench.restingInset)
  }

  @Test(arguments: Kind.ending)
  func `a refresh that it ends has ended in success`(kind: Kind) throws {
    let bench = Bench(kind)
    bench.refresh()
    try ending(bench).resetNoMoreData()
    bench.wait(1)
    #expect(bench.component.lastResult?.isSuccess == true)
  }

  @Test(arguments: Kind.ending)
  func `it waits for the minimum duration as every end does`(kind: Kind) throws {
    let bench = Bench(kind)
    bench.component.minimumRefreshingDuration = 5
    bench.refresh()
    try ending(bench).resetNoMoreData()
    bench.wait(3)
    #expect(bench.component.state == .refreshing)
    bench.wait(2)
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.ending)
  func `a begin behind it is a refresh that lasts`(kind: Kind) throws {
    let bench = Bench(kind)
    for state in [RefreshState.idle, .noMoreData, .refreshing] {
      bench.component.state = state
      bench.wait(1)
      try ending(bench).resetNoMoreData()
      bench.component.beginRefreshing()
      bench.wait(2)
      #expect(bench.component.state == .refreshing)
      bench.component.state = .idle
    }
  }

  // MARK: The header's reset

  nonisolated enum HeaderPhase: CaseIterable, Sendable {
    case waiting, opening, running, ending, closing
  }

  /// The classes that can be in noMoreData beside a header.
  nonisolated static let besideHeaders = Kind.autoFooters + Kind.backFooters + Kind.sides

  /// A list whose component loads, and whose header is in a phase of its refresh.
  private func load(_ kind: Kind, header phase: HeaderPhase) -> Bench {
    let bench = Bench(kind)
    let header = RefreshNormalHeader()
    bench.list.header = header
    bench.refresh()
    if phase == .waiting { bench.list.isInWindow = false }
    header.beginRefreshing()
    bench.wait(phase == .opening ? 0.1 : 1)
    if phase == .ending || phase == .closing { header.endRefreshing() }
    if phase == .closing { bench.wait(0.1) }
    return bench
  }

  @Test(arguments: besideHeaders, HeaderPhase.allCases)
  func `called while the header is busy, it leaves a load alone`(
    kind: Kind, phase: HeaderPhase
  ) throws {
    let bench = load(kind, header: phase)
    try ending(bench).resetNoMoreData()
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    bench.end()
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: besideHeaders)
  func `called once the header is at rest, it ends a load`(kind: Kind) throws {
    let bench = load(kind, header: .closing)
    bench.wait(1)
    try ending(bench).resetNoMoreData()
    bench.wait(1)
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.autoFooters + Kind.backFooters, [true, false])
  func `one call for the header's end never ends a load`(kind: Kind, hasHeader: Bool) {
    let bench = Bench(kind)
    if hasHeader { bench.list.header = RefreshNormalHeader() }
    bench.refresh()
    bench.list.endHeaderRefreshing(noMoreData: false, count: 20)
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
  }

  @Test(arguments: Kind.autoFooters + Kind.backFooters)
  func `the automatic reset never ends a load`(kind: Kind) {
    let bench = load(kind, header: .running)
    bench.list.resetsNoMoreDataAfterHeaderRefresh = true
    bench.list.header?.endRefreshing()
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
  }

  // MARK: The app in which the "no more data" bug was first described

  /// A feed that ends each load by "no more data" or by a reset, as that app does.
  private final class Feed {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let footer: RefreshFooter
    let isCured: Bool
    private(set) var rows = 0

    init(_ footer: RefreshFooter, isCured: Bool) {
      self.footer = footer
      self.isCured = isCured
      list.header = RefreshNormalHeader { [unowned self] in reload() }
      list.footer = footer
      footer.refreshingBlock = { [unowned self] in loadMore() }
      list.header?.beginRefreshing()
      list.timeline.advance(by: 1)
    }

    private func show(_ rows: Int) {
      self.rows = rows
      list.contentSize = Size(width: 375, height: Double(rows) * 50)
    }

    private func reload() {
      show(20)
      if isCured {
        list.endHeaderRefreshing(noMoreData: false, count: rows)
      } else {
        list.header?.endRefreshing()
      }
    }

    private func loadMore() {
      show(rows + 20)
      if rows == 60 {
        footer.endRefreshingWithNoMoreData()
      } else {
        footer.resetNoMoreData()
      }
    }
  }

  @Test(arguments: Kind.autoFooters + Kind.backFooters, [false, true])
  func `a feed that ends its loads by a reset loads page by page, cured and uncured`(
    kind: Kind, isCured: Bool
  ) throws {
    let feed = Feed(try #require(kind.make() as? RefreshFooter), isCured: isCured)
    feed.list.pullUp()
    #expect(feed.rows == 40)
    #expect(feed.footer.state == .idle)
    feed.list.pullUp()
    #expect(feed.rows == 60)
    #expect(feed.footer.state == .noMoreData)
    feed.list.pullUp()
    #expect(feed.rows == 60)

    feed.list.pullDown()
    #expect(feed.rows == 20)
    #expect(feed.list.header?.state == .idle)
    #expect(feed.footer.state == (isCured ? .idle : .noMoreData))
    feed.list.pullUp()
    #expect(feed.rows == (isCured ? 40 : 20))
  }
}
