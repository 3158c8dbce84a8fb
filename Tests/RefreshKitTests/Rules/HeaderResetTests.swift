import RefreshKit
import Testing

/// Rule A25: a refresh of the header resets noMoreData of the footer that is older, and no other.
@MainActor @Suite struct HeaderResetTests {
  // MARK: noMoreData without a load

  nonisolated enum Begin: CaseIterable, Sendable {
    case call, pull, willRefresh, hand
  }

  nonisolated enum End: CaseIterable, Sendable {
    case call, result, both, bothWithNoMoreData, state, function
  }

  /// When noMoreData is set.
  nonisolated enum Time: CaseIterable, Sendable {
    case before, turnBefore, stateEvent, block, running, closing, completionBlock

    var isNew: Bool { self != .before && self != .turnBefore }
    var isAfterEnd: Bool { self == .closing || self == .completionBlock }
  }

  nonisolated enum Look: CaseIterable, Sendable {
    case shown, hidden, hidesWhileEmpty
  }

  nonisolated struct Row: Sendable, CustomTestStringConvertible {
    let begin: Begin
    let end: End
    let time: Time

    var testDescription: String { "\(begin), \(end), noMoreData \(time)" }

    /// `endHeaderRefreshing` says whether the footer has more data, even if its noMoreData is old.
    var expected: RefreshState {
      switch end {
      case .both: time.isAfterEnd ? .noMoreData : .idle
      case .bothWithNoMoreData: .noMoreData
      case .call, .result, .state, .function: time.isNew ? .noMoreData : .idle
      }
    }
  }

  nonisolated static let rows = Begin.allCases.flatMap { begin in
    End.allCases.flatMap { end in
      Time.allCases.map { Row(begin: begin, end: end, time: $0) }
    }
  }

  nonisolated static let footers = Kind.autoFooters + Kind.backFooters

  /// A list with a header and a footer, and the steps of a row.
  @MainActor private final class Session {
    let list: ScrollView
    let header: RefreshHeader
    let footer: RefreshFooter
    private let door = AsyncActionTests.Door()
    private var observation: ObservationToken?

    init(_ kind: Kind, _ look: Look = .shown) throws {
      footer = try #require(kind.make() as? RefreshFooter)
      header = RefreshNormalHeader()
      list = Bench.list(header, footer)
      switch look {
      case .shown: break
      case .hidden: footer.isHidden = true
      case .hidesWhileEmpty:
        footer.hidesWhileEmpty = true
        list.contentSize.height = 0
      }
      wait(1)
    }

    func wait(_ time: Double) { list.timeline.advance(by: time) }

    /// Arranges that `set` is called at `time` of the next refresh of the header.
    func plan(_ time: Time, _ set: @escaping () -> Void) {
      switch time {
      case .before:
        set()
        wait(1)
      case .stateEvent:
        var isDone = false
        observation = header.observeState { change in
          guard change.new.isRefreshing, !isDone else { return }
          isDone = true
          set()
        }
      case .block: header.refreshingBlock = set
      case .closing: header.endRefreshingAnimationBeginAction = set
      case .completionBlock: header.endRefreshingCompletionBlock = set
      case .turnBefore, .running: break
      }
    }

    func begin(_ begin: Begin, justBefore work: () -> Void) {
      switch begin {
      case .call:
        work()
        header.beginRefreshing()
      case .pull:
        list.beginDragging()
        list.drag(to: Point(x: 0, y: -100))
        work()
        list.endDragging()
      case .willRefresh:
        list.isInWindow = false
        work()
        header.beginRefreshing()
        wait(1)
        list.isInWindow = true
      case .hand:
        work()
        header.state = .refreshing
      }
      wait(1)
    }

    /// Prepares an end by an async function.
    func prepare(_ end: End) {
      if end == .function { header.setRefreshing { [door] in await door.pass() } }
    }

    /// Calls the header's end.
    func callEnd(_ end: End) async {
      switch end {
      case .call: header.endNow()
      case .result: header.endRefreshing(with: .success)
      case .both: list.endHeaderRefreshing(noMoreData: false, count: 20)
      case .bothWithNoMoreData: list.endHeaderRefreshing(noMoreData: true, count: 20)
      case .state: header.state = .idle
      case .function:
        await door.arrival()
        door.open()
        await header.refreshingTask?.value
      }
    }
  }

  @Test(arguments: rows)
  func `noMoreData that is set after the header's begin stays, and older noMoreData is reset`(
    row: Row
  ) async throws {
    for kind in Self.footers {
      for look in Look.allCases {
        for isCall in [false, true] {
          let session = try Session(kind, look)
          let footer = session.footer
          func set() {
            if isCall {
              footer.endRefreshingWithNoMoreData()
            } else {
              footer.state = .noMoreData
            }
          }
          session.prepare(row.end)
          session.plan(row.time, set)
          session.begin(row.begin) { if row.time == .turnBefore { set() } }
          #expect(session.header.state == .refreshing)
          if row.time == .running { set() }
          session.wait(1)
          await session.callEnd(row.end)
          session.wait(1)
          #expect(session.header.state == .idle)
          #expect(
            footer.state == row.expected,
            "\(kind.name), \(look), by \(isCall ? "a call" : "hand")")
        }
      }
    }
  }

  // MARK: The end of a load

  nonisolated enum LoadBegin: CaseIterable, Sendable {
    case beforeHeader, turnBeforeHeader, afterHeader
  }

  /// When the footer's end is called.
  nonisolated enum LoadEnd: CaseIterable, Sendable {
    case secondBefore, turnBefore, turnAfter, secondAfter
  }

  nonisolated enum Ender: CaseIterable, Sendable {
    case call, hand, function
  }

  nonisolated struct Load: Sendable, CustomTestStringConvertible {
    let begin: LoadBegin
    let ender: Ender
    let time: LoadEnd

    var testDescription: String { "\(begin), ended by \(ender) \(time)" }

    /// The state of the footer after an end of the header.
    func expected(after end: End) -> RefreshState {
      if end == .bothWithNoMoreData || time == .secondAfter { return .noMoreData }
      // The reset of `endHeaderRefreshing` is performed after the footer's end.
      if end == .both, time == .secondBefore || time == .turnBefore { return .idle }
      if begin == .afterHeader { return .noMoreData }
      // An async function knows only its own load. Setting the state ends the header at once.
      let endsAfter = time == .turnAfter && end == .state
      let isOld = time == .secondBefore || (ender == .function && !endsAfter)
      return isOld ? .idle : .noMoreData
    }
  }

  nonisolated static let loads = LoadBegin.allCases.flatMap { begin in
    Ender.allCases.flatMap { ender in
      LoadEnd.allCases.map { Load(begin: begin, ender: ender, time: $0) }
    }
  }

  @Test(arguments: loads)
  func `the end of an older load is old until the header's end is called`(load: Load) async throws {
    for end in End.allCases {
      for kind in Self.footers {
        let session = try Session(kind)
        let (footer, door) = (session.footer, AsyncActionTests.Door())
        if load.ender == .function {
          footer.setRefreshing { () async -> RefreshResult in
            await door.pass()
            return .noMoreData
          }
        }
        session.prepare(end)
        if load.begin == .beforeHeader {
          footer.beginRefreshing()
          session.wait(1)
        }
        session.begin(.call) { if load.begin == .turnBeforeHeader { footer.beginRefreshing() } }
        if load.begin == .afterHeader {
          footer.beginRefreshing()
          session.wait(1)
        }
        #expect(footer.state == .refreshing && session.header.state == .refreshing)
        if load.ender == .function { await door.arrival() }
        func endLoad() async {
          switch load.ender {
          case .call: footer.endRefreshingWithNoMoreData()
          case .hand: footer.state = .noMoreData
          case .function:
            door.open()
            await footer.refreshingTask?.value
          }
        }
        if load.time == .secondBefore {
          await endLoad()
          session.wait(1)
        }
        if load.time == .turnBefore { await endLoad() }
        await session.callEnd(end)
        if load.time == .turnAfter { await endLoad() }
        session.wait(1)
        if load.time == .secondAfter {
          await endLoad()
          session.wait(1)
        }
        #expect(session.header.state == .idle)
        #expect(footer.state == load.expected(after: end), "\(kind.name), header by \(end)")
        #expect(footer.lastResult?.kind == .noMoreData)
      }
    }
  }

  @Test(arguments: footers)
  func `the end of an older load outside a list is old`(kind: Kind) throws {
    let footer = try #require(kind.make() as? RefreshFooter)
    let list = Bench.list(RefreshHeader())
    footer.beginRefreshing()
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    footer.state = .noMoreData
    list.footer = footer
    list.timeline.advance(by: 1)
    #expect(footer.state == .noMoreData)
    list.header?.endRefreshing()
    list.timeline.advance(by: 1)
    #expect(footer.state == .idle)
  }

  // MARK: Pending ends, and changes during other changes

  @Test(arguments: footers, [true, false])
  func `an end that is pending when the header ends is judged by when it was called`(
    kind: Kind, isOld: Bool
  )
    throws
  {
    let session = try Session(kind)
    let footer = session.footer
    footer.minimumRefreshingDuration = 10
    footer.beginRefreshing()
    session.wait(1)
    session.begin(.call) {}
    footer.endRefreshingWithNoMoreData()
    if isOld { session.wait(1) }
    session.header.endNow()
    session.wait(1)
    #expect(session.header.state == .idle && footer.state == .refreshing)
    session.wait(10)
    #expect(footer.state == (isOld ? .idle : .noMoreData))
    #expect(footer.lastResult?.kind == .noMoreData)
  }

  @Test(arguments: footers)
  func `noMoreData that is called behind such a pending end stays`(kind: Kind) throws {
    let session = try Session(kind)
    let footer = session.footer
    footer.minimumRefreshingDuration = 10
    footer.beginRefreshing()
    session.wait(1)
    session.begin(.call) {}
    footer.endRefreshingWithNoMoreData()
    session.wait(1)
    session.header.endNow()
    session.wait(1)
    footer.endRefreshingWithNoMoreData()
    session.wait(20)
    #expect(footer.state == .noMoreData)
  }

  @Test(arguments: footers)
  func `a begin in the change to new noMoreData waits for nothing`(kind: Kind) throws {
    let session = try Session(kind)
    let footer = session.footer
    session.begin(.call) {}
    session.header.endNow()
    // It is newer than the header's refresh, so no reset follows it.
    footer.endRefreshingWithNoMoreData()
    var state: RefreshState?
    let observation = footer.observeState { [unowned footer] in
      guard $0.new == .noMoreData else { return }
      footer.beginRefreshing()
      state = footer.state
    }
    session.wait(1)
    #expect(state == .refreshing && footer.state == .refreshing)
    withExtendedLifetime(observation) {}
  }

  /// A header that sets the footer's state right after its own state has changed to idle.
  @MainActor private final class SettingHeader: RefreshHeader {
    override var state: RefreshState {
      didSet {
        if oldValue == .refreshing { scrollView?.footer?.state = .noMoreData }
      }
    }
  }

  @Test(arguments: footers)
  func `noMoreData that is set in the change in which the header ends stays`(kind: Kind) throws {
    for isOverride in [true, false] {
      let footer = try #require(kind.make() as? RefreshFooter)
      let header = isOverride ? SettingHeader() : RefreshHeader()
      let list = Bench.list(header, footer)
      footer.state = .noMoreData
      list.timeline.advance(by: 1)
      let observation = header.observeState { [unowned footer] in
        if $0.new == .idle, !isOverride { footer.state = .noMoreData }
      }
      header.beginRefreshing()
      list.timeline.advance(by: 1)
      header.endNow()
      list.timeline.advance(by: 1)
      #expect(header.state == .idle && footer.state == .noMoreData)
      withExtendedLifetime(observation) {}
    }
  }

  @Test(arguments: footers)
  func `a header that begins again in its own end resets what was old for its first refresh`(
    kind: Kind
  )
    throws
  {
    let session = try Session(kind)
    let (header, footer) = (session.header, session.footer)
    footer.state = .noMoreData
    session.begin(.call) {}
    var isAgain = false
    let observation = header.observeState { [unowned header] in
      guard $0.new == .idle, !isAgain else { return }
      isAgain = true
      header.beginRefreshing()
    }
    header.endNow()
    session.wait(1)
    #expect(header.state == .refreshing && footer.state == .idle)
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: footers)
  func `the reset is on by default, and the value at the header's end counts`(kind: Kind) throws {
    #expect(RefreshConfig.default.resetsNoMoreDataAfterHeaderRefresh)
    for resets in [true, false] {
      let session = try Session(kind)
      #expect(session.list.resetsNoMoreDataAfterHeaderRefresh)
      session.list.resetsNoMoreDataAfterHeaderRefresh = !resets
      session.footer.state = .noMoreData
      session.begin(.call) {}
      session.list.resetsNoMoreDataAfterHeaderRefresh = resets
      session.header.endNow()
      session.wait(1)
      #expect(session.footer.state == (resets ? .idle : .noMoreData))
    }
  }

  @Test(arguments: footers)
  func `if a result is shown, the reset is decided when its display begins`(kind: Kind) throws {
    let session = try Session(kind)
    let (header, footer) = (session.header, session.footer)
    header.resultDisplayDuration = 2
    footer.state = .noMoreData
    session.begin(.call) {}
    header.endNow()
    session.wait(1)
    #expect(header.isShowingResult && footer.state == .idle)
    footer.state = .noMoreData
    session.wait(5)
    #expect(header.state == .idle && footer.state == .noMoreData)
  }

  // MARK: Other components and lists

  @Test(arguments: footers)
  func `noMoreData has the same age in a list to which the footer moves during the refresh`(
    kind: Kind
  )
    throws
  {
    for isOld in [true, false] {
      let footer = try #require(kind.make() as? RefreshFooter)
      let (list, other) = (Bench.list(RefreshHeader()), Bench.list(footer))
      if isOld { footer.state = .noMoreData }
      list.header?.beginRefreshing()
      list.timeline.advance(by: 1)
      other.footer = nil
      if !isOld { footer.state = .noMoreData }
      list.footer = footer
      list.timeline.advance(by: 1)
      list.header?.endRefreshing()
      list.timeline.advance(by: 1)
      #expect(footer.state == (isOld ? .idle : .noMoreData))
    }
  }

  @Test(arguments: footers, [true, false])
  func `noMoreData of a source stays only after a refresh by the same source`(
    kind: Kind, isSame: Bool
  )
    throws
  {
    let session = try Session(kind)
    let (header, footer, other) = (session.header, session.footer, View())
    footer.source = .constant(footer, isAtEnd: true)
    footer.state = .noMoreData
    let source = ObjectIdentifier(isSame ? footer as AnyObject : other)
    header.refreshingBlock = { [unowned header] in
      header.loadDidBegin(at: .next(), by: source)
    }
    session.begin(.call) {}
    header.endNow()
    session.wait(1)
    #expect(header.state == .idle && footer.state == (isSame ? .noMoreData : .idle))
    withExtendedLifetime(other) {}
  }

  @Test(arguments: Kind.leaders, Kind.trailers)
  func `a leader does not reset a trailer`(leaderKind: Kind, trailerKind: Kind) {
    let (leader, trailer) = (leaderKind.make(), trailerKind.make())
    let list = Bench.list(leader, trailer)
    trailer.state = .noMoreData
    list.timeline.advance(by: 1)
    leader.beginRefreshing()
    list.timeline.advance(by: 1)
    leader.endRefreshing(with: .success)
    list.timeline.advance(by: 1)
    #expect(leader.state == .idle && trailer.state == .noMoreData)
  }
}
