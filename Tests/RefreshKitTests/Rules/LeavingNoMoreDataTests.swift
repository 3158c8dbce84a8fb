import RefreshKit
import Testing

/// Rules O3 and O4: which ends, and which ways of hiding, leave noMoreData.
struct LeavingNoMoreDataTests {
  /// Who scrolls the list, on which turns may depend.
  nonisolated enum Host: CaseIterable, Sendable {
    case kit, driver
  }

  private let driver = RecordingDriver()

  private func bench(_ kind: Kind, _ host: Host = .kit) -> Bench {
    host == .kit ? Bench(kind) : driver.bench(kind)
  }

  private func ending(_ bench: Bench) throws -> any NoMoreDataEnding {
    try #require(bench.component as? any NoMoreDataEnding)
  }

  // MARK: O3. An end in a later turn

  nonisolated enum End: CaseIterable, Sendable {
    case plain, withBlock, withSuccess

    @MainActor func call(_ bench: Bench) {
      switch self {
      case .plain: bench.component.endRefreshing()
      case .withBlock: bench.component.endRefreshing { bench.note("block") }
      case .withSuccess: bench.component.endRefreshing(with: .success)
      }
    }
  }

  @Test(arguments: Kind.all, Host.allCases)
  func `an end in a later turn leaves noMoreData, and reports the change alone`(
    kind: Kind, host: Host
  ) {
    for end in End.allCases {
      let bench = bench(kind, host)
      bench.component.state = .noMoreData
      bench.wait()
      let (result, percent) = (bench.component.lastResult, bench.component.pullingPercent)
      bench.clearLog()
      end.call(bench)
      #expect(bench.component.state == .noMoreData)
      bench.wait(1)

      #expect(bench.component.state == .idle)
      #expect(bench.log == ["noMoreData>idle"] + (end == .withBlock ? ["block"] : []))
      #expect(bench.component.lastResult?.isSuccess == result?.isSuccess)
      #expect(bench.component.pullingPercent == percent)
      #expect(bench.component.misfits == [])
      #expect(bench.list.reservedInset == bench.restingInset)
    }
  }

  @Test(arguments: Kind.all, Host.allCases)
  func `an end in the turn of noMoreData leaves it alone, but runs its block`(
    kind: Kind, host: Host
  ) {
    let bench = bench(kind, host)
    bench.component.state = .noMoreData
    bench.clearLog()
    bench.component.endRefreshing { bench.note("block") }
    bench.component.endRefreshing()
    bench.wait(1)

    #expect(bench.component.state == .noMoreData)
    #expect(bench.log == ["block"])
  }

  @Test(arguments: Kind.all)
  func `noMoreData that is set again is new again`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.wait(1)
    bench.component.state = .noMoreData
    bench.component.endRefreshing()
    bench.wait(1)
    #expect(bench.component.state == .noMoreData)
  }

  @Test(arguments: Kind.all)
  func `an end that finds no refresh stores no time`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.wait(1)
    bench.end()
    #expect((bench.component as? RefreshHeader)?.lastUpdatedTime == nil)
    #expect(bench.component.lastResult == nil)
  }

  @Test(arguments: Kind.all)
  func `failures and cancellations belong to a refresh, and leave noMoreData alone`(kind: Kind) {
    struct Offline: Error {}
    for result in [RefreshResult.failure(Offline()), .cancelled] {
      let bench = Bench(kind)
      bench.component.state = .noMoreData
      bench.wait(1)
      bench.component.endRefreshing(with: result)
      bench.wait(1)
      #expect(bench.component.state == .noMoreData)
    }
  }

  @Test(arguments: Kind.all)
  func `a time limit and an async function belong to a refresh too`(kind: Kind) async {
    let bench = Bench(kind)
    bench.component.refreshingTimeout = 2
    bench.component.setRefreshing {}
    bench.refresh()
    bench.component.state = .noMoreData
    await bench.component.refreshingTask?.value
    bench.wait(5)
    #expect(bench.component.state == .noMoreData)
  }

  // MARK: What counts as a turn

  @Test(arguments: Kind.ending, Host.allCases)
  func `an end in the turn that performs the end with no more data leaves it alone`(
    kind: Kind, host: Host
  ) throws {
    let bench = bench(kind, host)
    try ending(bench).endRefreshingWithNoMoreData()
    bench.answer("idle>noMoreData") { bench.component.endRefreshing() }
    bench.wait(1)
    #expect(bench.component.state == .noMoreData)
  }

  @Test(arguments: Kind.ending)
  func `the next entry, the next due item and the next advance are later turns`(
    kind: Kind
  ) throws {
    for later in ["entry", "item", "advance"] {
      let bench = Bench(kind)
      let end = { bench.component.endRefreshing() }
      bench.component.state = .noMoreData
      switch later {
      case "entry": bench.list.timeline.async(end)
      case "item": bench.list.timeline.after(0.5, end)
      default:
        bench.wait()
        end()
      }
      bench.wait(1)
      #expect(bench.component.state == .idle, "\(later)")
    }
  }

  @Test(arguments: Kind.all)
  func `a turn follows noMoreData on every host`(kind: Kind) {
    let bench = Bench(kind)
    bench.wait(1)
    bench.component.state = .noMoreData
    #expect(bench.list.timeline.nextDue == bench.list.timeline.now)
  }

  @Test(arguments: Kind.all)
  func `outside a list no turn passes, and in one what was set before is older`(kind: Kind) {
    let bench = Bench(kind)
    bench.detach()
    bench.component.state = .noMoreData
    bench.wait(1)
    bench.component.endRefreshing()
    bench.attach()
    bench.wait(1)
    #expect(bench.component.state == .noMoreData)

    bench.component.endRefreshing()
    bench.wait(1)
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.all)
  func `noMoreData is older right after the component was attached`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.detach()
    bench.attach()
    bench.component.endRefreshing()
    bench.wait(1)
    #expect(bench.component.state == .idle)
  }

  // MARK: Calls that wait

  @Test(arguments: Kind.ending)
  func `an end behind a begin ends that refresh`(kind: Kind) throws {
    let bench = Bench(kind)
    try ending(bench).endRefreshingWithNoMoreData()
    bench.component.beginRefreshing()
    bench.component.endRefreshing()
    bench.wait(1)
    let states = ["idle>noMoreData", "noMoreData>refreshing", "refreshing>idle"]
    #expect(bench.log.filter { $0.contains(">") } == states)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.ending)
  func `an end behind a reset and a begin ends that refresh`(kind: Kind) throws {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.wait(1)
    try ending(bench).resetNoMoreData()
    bench.component.beginRefreshing()
    bench.component.endRefreshing()
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.ending)
  func `ends behind one with no more data leave the state alone`(kind: Kind) throws {
    for isRefreshing in [true, false] {
      let bench = Bench(kind)
      if isRefreshing { bench.refresh() }
      bench.component.endRefreshing()
      try ending(bench).endRefreshingWithNoMoreData()
      bench.component.endRefreshing()
      bench.component.endRefreshing()
      bench.wait(1)
      #expect(bench.component.state == .noMoreData)
    }
  }

  @Test(arguments: Kind.ending)
  func `in old noMoreData, an end behind one with no more data leaves it alone`(kind: Kind) throws {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.wait(1)
    try ending(bench).endRefreshingWithNoMoreData()
    bench.component.endRefreshing()
    bench.wait(1)
    #expect(bench.component.state == .noMoreData)
  }

  // MARK: One call for both components

  @Test(arguments: Kind.autoFooters + Kind.backFooters)
  func `endFooterRefreshing(noMoreData: false) is an end`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.wait(1)
    bench.list.endFooterRefreshing(noMoreData: false)
    bench.wait(1)
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.headers + Kind.autoHeaders)
  func `the header's end inside endHeaderRefreshing is an end`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.wait(1)
    bench.list.endHeaderRefreshing(noMoreData: false, count: 1)
    bench.wait(1)
    #expect(bench.component.state == .idle)
  }

  // MARK: O4. Hiding

  nonisolated enum Hiding: CaseIterable, Sendable {
    case isHidden, emptyContent, hidesWhileEmpty
  }

  private func hide(_ bench: Bench, by way: Hiding) throws {
    let hiding = try #require(bench.component as? any SelfHiding)
    switch way {
    case .isHidden: hiding.isHidden = true
    case .emptyContent:
      hiding.hidesWhileEmpty = true
      bench.list.contentSize.height = 0
    case .hidesWhileEmpty:
      bench.list.contentSize.height = 0
      hiding.hidesWhileEmpty = true
    }
  }

  @Test(arguments: Kind.autos, Hiding.allCases)
  func `hiding leaves noMoreData at once`(kind: Kind, way: Hiding) throws {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.wait(1)
    bench.clearLog()
    try hide(bench, by: way)
    #expect(bench.component.state == .idle)
    #expect(bench.log == ["noMoreData>idle"])
    bench.wait(1)
    #expect(bench.component.misfits == [])
    #expect(bench.list.reservedInset == .zero)
  }

  @Test(arguments: Kind.autos, Hiding.allCases)
  func `hiding changes nothing else`(kind: Kind, way: Hiding) throws {
    for state in RefreshState.allCases where state != .noMoreData {
      let bench = Bench(kind)
      if state == .willRefresh { bench.list.isInWindow = false }
      bench.component.state = state
      bench.wait(1)
      bench.clearLog()
      try hide(bench, by: way)
      bench.wait(1)
      #expect(bench.component.state == state)
      #expect(bench.log == [])
    }
  }

  @Test(arguments: Kind.autos)
  func `the app leaves noMoreData even if the component hides itself already`(kind: Kind) throws {
    let bench = Bench(kind, contentSize: Size(width: 375, height: 100))
    try #require(bench.component as? any SelfHiding).hidesWhileContentFits = true
    bench.component.state = .noMoreData
    bench.wait(1)
    #expect(!bench.component.isShown)
    bench.component.isHidden = true
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.autos)
  func `content that fits, detaching and showing change nothing`(kind: Kind) throws {
    let bench = Bench(kind)
    let hiding = try #require(bench.component as? any SelfHiding)
    bench.component.isHidden = true
    bench.component.state = .noMoreData
    bench.component.isHidden = false
    #expect(hiding.state == .noMoreData)
    hiding.hidesWhileContentFits = true
    bench.list.contentSize.height = 100
    #expect(!hiding.isShown)
    #expect(hiding.state == .noMoreData)
    bench.detach()
    #expect(hiding.state == .noMoreData)
    bench.list.contentSize.height = 0
    hiding.hidesWhileContentFits = false
    hiding.hidesWhileEmpty = true
    bench.attach()
    #expect(!hiding.isShown)
    #expect(hiding.state == .noMoreData)
  }

  @Test(arguments: Kind.autos, Hiding.allCases)
  func `an end with no more data that waits is performed while hidden`(
    kind: Kind, way: Hiding
  ) throws {
    let bench = Bench(kind)
    bench.refresh()
    try ending(bench).endRefreshingWithNoMoreData()
    try hide(bench, by: way)
    #expect(bench.component.state == .refreshing)
    bench.wait(1)
    #expect(bench.component.state == .noMoreData)
  }

  /// Notes what a delegate sees of a component when the content moves.
  private final class Onlooker: ScrollViewDelegate {
    var states: [RefreshState] = []
    unowned let component: RefreshComponent
    init(_ component: RefreshComponent) { self.component = component }
    func scrollViewDidScroll(_ scrollView: ScrollView) { states.append(component.state) }
  }

  @Test(arguments: Kind.autoFooters, Hiding.allCases)
  func `the state is idle before the inset is released and the content moves`(
    kind: Kind, way: Hiding
  ) throws {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.wait(1)
    let onlooker = Onlooker(bench.component)
    bench.list.delegate = onlooker
    try hide(bench, by: way)
    if way == .hidesWhileEmpty { return #expect(bench.component.state == .idle) }
    #expect(!onlooker.states.isEmpty)
    #expect(onlooker.states.allSatisfy { $0 == .idle })
  }

  @Test(arguments: Kind.autos)
  func `a component that is shown again inside that change stays shown`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.wait(1)
    bench.answer("noMoreData>idle") { bench.component.isHidden = false }
    bench.component.isHidden = true
    bench.wait(1)
    #expect(bench.component.isShown)
    #expect(bench.list.reservedInset == bench.restingInset)
    #expect(bench.component.misfits == [])
  }

  @Test(arguments: Kind.backFooters)
  func `hiding a back footer leaves it in noMoreData`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.wait(1)
    bench.component.isHidden = true
    #expect(bench.component.state == .noMoreData)
  }

  @Test(arguments: Kind.autoFooters)
  func `a refresh that has loaded an empty list does not leave noMoreData`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.wait(1)
    bench.clearLog()
    bench.list.endHeaderRefreshing(noMoreData: true, count: 0)
    #expect(bench.component.isHidden)
    bench.wait(1)
    #expect(bench.component.state == .noMoreData)
    #expect(bench.log == [])
  }

  // MARK: Apps that come from MJRefresh

  /// The ways in which such an app ends its loads, of which each cures the original's footer.
  nonisolated enum Idiom: CaseIterable, Sendable {
    /// Header and footer are ended together after each page.
    case endsBoth
    /// The footer is hidden while the list is empty, and the list is emptied before a refresh.
    case hidesWhileEmpty
    /// `resetNoMoreData()` in the header's block.
    case resetsInBlock
  }

  /// A feed of three pages, whose answers come from a queue.
  private final class Feed {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    private(set) var rows = 0
    private let footer: RefreshFooter
    private let idiom: Idiom

    init(_ footer: RefreshFooter, _ idiom: Idiom) {
      (self.footer, self.idiom) = (footer, idiom)
      list.header = RefreshNormalHeader { [unowned self] in
        if idiom == .resetsInBlock { self.footer.resetNoMoreData() }
        if idiom == .hidesWhileEmpty { show(0) }
        list.timeline.after(0.5) { [unowned self] in
          show(20)
          end(isFirst: true)
        }
      }
      footer.refreshingBlock = { [unowned self] in
        list.timeline.after(0.5) { [unowned self] in
          show(rows + 20)
          end(isFirst: false)
        }
      }
      list.footer = footer
      show(0)
      list.header?.beginRefreshing()
      list.timeline.advance(by: 3)
    }

    private func show(_ rows: Int) {
      self.rows = rows
      list.contentSize = Size(width: 375, height: Double(rows) * 50)
      if idiom == .hidesWhileEmpty { footer.isHidden = rows == 0 }
    }

    private func end(isFirst: Bool) {
      if isFirst || idiom == .endsBoth { list.header?.endRefreshing() }
      if rows == 60 {
        footer.endRefreshingWithNoMoreData()
      } else if !isFirst || idiom == .endsBoth {
        footer.endRefreshing()
      }
    }

    /// Pulls up until no more rows come.
    func loadAll() {
      for _ in 0..<4 { list.pullUp() }
    }
  }

  @Test(arguments: Kind.autoFooters, Idiom.allCases)
  func `a ported list loads all of its pages again after a refresh`(
    kind: Kind, idiom: Idiom
  ) throws {
    let footer = try #require(kind.make() as? RefreshFooter)
    let feed = Feed(footer, idiom)
    feed.list.timeline.advance(by: 1)
    for _ in 1...2 {
      #expect(feed.rows == 20)
      feed.loadAll()
      #expect(feed.rows == 60)
      #expect(footer.state == .noMoreData)
      feed.list.pullDown()
      feed.list.timeline.advance(by: 3)
      #expect(footer.state == .idle)
    }
  }

  @Test(arguments: Kind.backFooters, [Idiom.endsBoth, .resetsInBlock])
  func `so does one with a back footer, which hiding does not reset`(
    kind: Kind, idiom: Idiom
  ) throws {
    let footer = try #require(kind.make() as? RefreshFooter)
    let feed = Feed(footer, idiom)
    feed.loadAll()
    #expect(footer.state == .noMoreData)
    feed.list.pullDown()
    feed.list.timeline.advance(by: 3)
    feed.loadAll()
    #expect(feed.rows == 60)
  }
}
