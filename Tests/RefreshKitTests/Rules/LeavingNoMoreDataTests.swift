import RefreshKit
import Testing

/// Rules O3 and O4: which ends, resets and ways of hiding end noMoreData, and what a reset ends.
@MainActor struct LeavingNoMoreDataTests {
  /// What scrolls the list: turns may depend on it.
  enum Host: CaseIterable, Sendable {
    case kit, driver
  }

  private let driver = RecordingDriver()

  private func bench(_ kind: Kind, _ host: Host = .kit) -> Bench {
    host == .kit ? Bench(kind) : driver.bench(kind)
  }

  // MARK: O3. An end in a later turn

  enum End: CaseIterable, Sendable {
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
  func `an end in a later turn ends noMoreData, and only the change of state is reported`(
    kind: Kind, host: Host
  ) {
    for end in End.allCases {
      let bench = bench(kind, host)
      bench.component.state = .noMoreData
      bench.wait()
      let percent = bench.component.pullingPercent
      bench.clearLog()
      end.call(bench)
      #expect(bench.component.state == .noMoreData)
      bench.wait(1)
      bench.expect(
        .idle, percent: percent, reserved: .atRest,
        log: "noMoreData>idle" + (end == .withBlock ? " block" : ""))
      #expect((bench.component as? RefreshHeader)?.lastUpdatedTime == nil)
      #expect(bench.component.lastResult == nil)
    }
  }

  @Test(arguments: Kind.all, Host.allCases)
  func `an end in the turn of noMoreData leaves it alone, also after it was set again`(
    kind: Kind, host: Host
  ) {
    let bench = bench(kind, host)
    for isSetAgain in [false, true] {
      bench.component.state = .noMoreData
      bench.clearLog()
      bench.component.endRefreshing { bench.note("block") }
      bench.component.endRefreshing()
      bench.wait(1)
      bench.expect(.noMoreData, reserved: .atRest, log: "block")
      #expect(bench.component.state == .noMoreData, "set again \(isSetAgain)")
    }
  }

  @Test(arguments: Kind.all)
  func `failures, cancellations, time limits and async functions keep noMoreData`(
    kind: Kind
  ) async {
    struct Offline: Error {}
    for result in [RefreshResult.failure(Offline()), .cancelled] {
      let bench = Bench(kind)
      bench.component.state = .noMoreData
      bench.wait(1)
      bench.component.endRefreshing(with: result)
      bench.wait(1)
      #expect(bench.component.state == .noMoreData)
    }
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
  func `the next entry of the queue, the next due item and the next advance are later turns`(
    kind: Kind, host: Host
  ) throws {
    let performing = bench(kind, host)
    performing.ending.endRefreshingWithNoMoreData()
    performing.answer("idle>noMoreData") { performing.component.endRefreshing() }
    performing.wait(1)
    #expect(performing.component.state == .noMoreData, "the turn that performs the end is the same")

    for later in ["entry", "item", "advance"] {
      let bench = bench(kind, host)
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
  func `noMoreData is followed by a turn, and is older if set before the component was attached`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    bench.wait(1)
    bench.component.state = .noMoreData
    #expect(bench.list.timeline.nextDue == bench.list.timeline.now)
    bench.detach()
    bench.attach()
    bench.component.endRefreshing()
    bench.wait(1)
    #expect(bench.component.state == .idle)

    bench.detach()
    bench.component.state = .noMoreData
    bench.wait(1)
    bench.component.endRefreshing()
    bench.attach()
    bench.wait(1)
    #expect(bench.component.state == .noMoreData, "outside a list no turn passes")
    bench.component.endRefreshing()
    bench.wait(1)
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.ending)
  func `an end behind an end with no more data ends only a refresh that begins between them`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    bench.give(.noMoreData)
    bench.component.beginRefreshing()
    bench.component.endRefreshing()
    bench.wait(1)
    bench.expect(.idle, reserved: .atRest)
    #expect(bench.count("ended") == 1)

    let unbegun = Bench(kind)
    unbegun.component.endRefreshing()
    unbegun.give(.noMoreData)
    unbegun.component.endRefreshing()
    unbegun.wait(1)
    unbegun.expect(.noMoreData, reserved: .atRest, log: "idle>noMoreData")
  }

  @Test(arguments: Kind.ending)
  func `an end behind an end with no more data does not end noMoreData from before`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.wait(1)
    bench.give(.noMoreData)
    bench.component.endRefreshing()
    bench.wait(1)
    bench.expect(.noMoreData, reserved: .atRest, log: "idle>noMoreData")
  }

  @Test(arguments: Kind.autoFooters + Kind.backFooters + Kind.headers + Kind.autoHeaders)
  func `the list's end calls for header and footer end noMoreData like the app's ends`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.wait(1)
    if bench.edge == .bottom {
      bench.list.endFooterRefreshing(noMoreData: false)
    } else {
      bench.list.endHeaderRefreshing(noMoreData: false, count: 1)
    }
    bench.wait(1)
    bench.expect(.idle, reserved: .atRest)
  }

  // MARK: O3. Resets

  @Test(arguments: Kind.ending, [true, false])
  func `a reset while its own component refreshes ends that refresh, in success if it ran`(
    kind: Kind, isInWindow: Bool
  ) {
    let bench = Bench(kind)
    bench.list.isInWindow = isInWindow
    bench.component.minimumRefreshingDuration = 5
    bench.refresh()
    bench.ending.resetNoMoreData()
    bench.wait(3)
    #expect(bench.component.isRefreshing == isInWindow, "it waits for the minimum duration")
    bench.wait(3)
    bench.expect(.idle, reserved: .atRest)
    #expect(bench.count("ended") == 1)
    #expect(bench.component.lastResult?.isSuccess == isInWindow)
  }

  enum HeaderPhase: CaseIterable, Sendable {
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

  @Test(arguments: besideHeaders)
  func `a reset ends a load only when the header is no longer busy`(kind: Kind) {
    for phase in HeaderPhase.allCases {
      let bench = load(kind, header: phase)
      bench.ending.resetNoMoreData()
      bench.wait(1)
      #expect(bench.component.state == .refreshing, "\(phase)")
      if phase == .closing {
        bench.ending.resetNoMoreData()
        bench.wait(1)
        #expect(bench.component.state == .idle)
      } else {
        bench.end()
      }
      #expect(bench.count("ended") == 1, "\(phase)")
    }
  }

  // MARK: O4. Hiding

  enum Hiding: CaseIterable, Sendable {
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
  func `hiding ends noMoreData at once, before the inset is released, and nothing else`(
    kind: Kind, way: Hiding
  ) throws {
    for state in RefreshState.allCases {
      let bench = Bench(kind)
      if state == .willRefresh { bench.list.isInWindow = false }
      bench.component.state = state
      bench.wait(1)
      bench.clearLog()
      try hide(bench, by: way)
      #expect(bench.component.state == (state == .noMoreData ? .idle : state))
      bench.wait(1)
      bench.expect(
        state == .noMoreData ? .idle : state, reserved: .points(0),
        log: state == .noMoreData ? "noMoreData>idle" : "")
    }
    let released = driver.bench(kind)
    released.component.state = .noMoreData
    released.wait(1)
    var states: [RefreshState] = []
    driver.onEntry = { [unowned released] in
      if $0.hasPrefix("reserved") { states.append(released.component.state) }
    }
    try hide(released, by: way)
    #expect(!states.isEmpty && states.allSatisfy { $0 == .idle })

    let bench = Bench(kind)
    bench.refresh()
    bench.ending.endRefreshingWithNoMoreData()
    try hide(bench, by: way)
    #expect(bench.component.state == .refreshing)
    bench.wait(1)
    bench.expect(.noMoreData, reserved: .points(0))
  }

  @Test(arguments: Kind.autos)
  func `content of less than a point is content`(kind: Kind) throws {
    for (old, new, state) in [(0.5, 0, RefreshState.idle), (2_000, 0.5, .noMoreData)] {
      let bench = Bench(kind, contentSize: Size(width: 375, height: old))
      let hiding = try #require(bench.component as? any SelfHiding)
      hiding.hidesWhileEmpty = true
      hiding.state = .noMoreData
      bench.wait(1)
      bench.list.contentSize.height = new
      #expect(hiding.state == state && hiding.isShown == (new > 0))
    }
  }

  @Test(arguments: Kind.autos)
  func `noMoreData that was set in an empty list stays while the list is empty`(kind: Kind) throws {
    let bench = Bench(kind)
    let hiding = try #require(bench.component as? any SelfHiding)
    hiding.hidesWhileEmpty = true
    bench.refresh()
    bench.list.contentSize.height = 0
    bench.give(.noMoreData)
    bench.wait(1)
    bench.list.contentSize = Size(width: 300, height: 0)
    bench.expect(.noMoreData, reserved: .points(0))
  }

  @Test(arguments: Kind.autoFooters)
  func `hiding ends noMoreData, too, that a refresh of the list has set`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.endHeaderRefreshing(noMoreData: true, count: 5)
    bench.wait(1)
    #expect(bench.component.state == .noMoreData)
    bench.component.isHidden = true
    bench.expect(.idle, reserved: .points(0))
  }

  @Test(arguments: Kind.autos)
  func `content that fits, detaching and showing keep noMoreData, even if the app hides then`(
    kind: Kind
  ) throws {
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
    bench.component.isHidden = true
    #expect(hiding.state == .idle)
  }

  @Test(arguments: Kind.autos)
  func `a component that is shown again inside the change that hiding makes stays shown`(kind: Kind)
  {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.wait(1)
    bench.answer("noMoreData>idle") { bench.component.isHidden = false }
    bench.component.isHidden = true
    bench.wait(1)
    #expect(bench.component.isShown)
    bench.expect(.idle, reserved: .atRest)
  }

  @Test(arguments: Kind.autoFooters + Kind.backFooters)
  func `hiding a back footer, and a refresh that loads an empty list, keep noMoreData`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.wait(1)
    bench.clearLog()
    if kind.isAuto {
      bench.list.endHeaderRefreshing(noMoreData: true, count: 0)
    } else {
      bench.component.isHidden = true
    }
    #expect(bench.component.isHidden)
    bench.wait(1)
    bench.expect(.noMoreData, reserved: .points(0), log: "")
  }
}
