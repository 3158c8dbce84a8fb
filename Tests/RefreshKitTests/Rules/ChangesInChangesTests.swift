import RefreshKit
import RefreshReplay
import Testing

/// Rules C, N and P: a change that is made during another one replaces it.
@MainActor struct ChangesInChangesTests {
  // MARK: In observers

  @Test(arguments: Kind.all, RefreshState.allCases)
  func `a change made inside a state event replaces the outer one, also for later observers`(
    kind: Kind, state: RefreshState
  ) {
    let bench = Bench(kind)
    if state == .willRefresh { bench.list.isInWindow = false }
    var seen: [RefreshState] = []
    let observation = bench.component.observeState { seen.append($0.new) }
    bench.answer("idle>noMoreData") { bench.component.state = state }
    bench.component.state = .noMoreData
    #expect(seen == [state])
    bench.wait(1)
    let isRefreshing = state == .refreshing
    bench.expect(
      state, percent: isRefreshing ? 1 : nil, reserved: isRefreshing ? .open : .atRest)
    observation.cancel()
  }

  /// What an app may do inside the state event of a begin without changing anything.
  nonisolated private static let idleAnswers: [(name: String, act: @MainActor (Bench) -> Void)] = [
    ("the present state", { $0.component.state = $0.component.state }),
    ("another begin", { $0.component.beginRefreshing() }),
    ("the slot it is in", { $0.attach() }),
    ("shown as it is", { $0.component.isHidden = false }),
    (
      "calls that are dropped",
      {
        $0.component.endRefreshing()
        $0.component.state = $0.component.state
      }
    ),
  ]

  @Test(arguments: Kind.all)
  func `an observer that changes nothing lets later observers hear the change before it opens`(
    kind: Kind
  ) {
    for (name, act) in Self.idleAnswers {
      let bench = Bench(kind)
      let refresh = "idle>refreshing refreshing began"
      var (seen, actions) = ([String](), 0)
      let observations = [
        bench.component.observeState { [unowned bench] _ in
          actions += 1
          act(bench)
        },
        bench.component.observeState { [unowned bench] in
          seen.append("\($0.new) \(bench.list.reservedInset == bench.restingInset)")
        },
      ]
      bench.component.beginRefreshing()
      #expect(seen == ["refreshing true"], "\(name): heard before the component opens")
      bench.wait(1)
      #expect(
        bench.differences(from: .refreshing, percent: 1, reserved: .open, log: refresh) == [],
        "\(name)")
      guard name == "the present state" else { continue }
      bench.component.state = .idle
      bench.wait(1)
      #expect(seen.count == 2 && actions == 2)
      bench.expect(.idle, reserved: .atRest, log: bench.calls("refreshing>idle closing ended"))
      withExtendedLifetime(observations) {}
    }
  }

  nonisolated private static let rows = [
    CallRow(
      "a refresh that is ended inside its own event never opens", .idle,
      "idle>refreshing refreshing>idle closing ended"
    ) { bench in
      bench.answer("idle>refreshing") { bench.component.state = .idle }
      bench.component.beginRefreshing()
      #expect(bench.list.contentOffset == .zero || bench.component is any AutoLoading)
      #expect(bench.list.reservedInset == bench.restingInset)
    },
    CallRow(
      "a refresh that is put off inside its own event starts in the next turn", .refreshing,
      "idle>refreshing refreshing>willRefresh willRefresh>refreshing refreshing began"
    ) { bench in
      bench.answer("idle>refreshing") { bench.component.state = .willRefresh }
      bench.component.beginRefreshing()
    },
    CallRow("a pull that is ended inside its own event", .idle, "idle>pulling pulling>idle") {
      bench in
      bench.answer("idle>pulling") { bench.component.state = .idle }
      bench.component.state = .pulling
    },
    CallRow(
      "an end that is replaced by noMoreData is an end", .noMoreData,
      "idle>refreshing refreshing began refreshing>idle idle>noMoreData closing ended"
    ) { bench in
      bench.refresh()
      bench.answer("refreshing>idle") { bench.component.state = .noMoreData }
      bench.end()
    },
  ]

  @Test(arguments: Kind.all + Kind.collectionHeaders)
  func `a change inside an event takes over what the outer change has begun or ended`(kind: Kind) {
    Bench.check(Self.rows, kind)

    let bench = Bench(kind)
    bench.refresh()
    bench.answer("refreshing>idle") { bench.component.state = .pulling }
    bench.end()
    #expect(bench.count("idle>pulling") == 1 && bench.count("ended") == 1, "replaced by pulling")
    bench.expect(bench.component.state, reserved: .atRest)
  }

  // MARK: In overrides

  @Test(arguments: Kind.meddlers.filter { $0.name == "MeddlingHeader" || $0.name.contains("Back") })
  func `a state that a subclass sets while it is pulled stays`(kind: Kind) throws {
    let bench = Bench(kind)
    let meddling = try #require(bench.component as? any Meddler).meddling
    meddling.percent = { [unowned bench] in
      guard bench.component.pullingPercent >= 1 else { return }
      meddling.percent = nil
      bench.component.state = .refreshing
    }
    bench.pull(by: 1.5)
    bench.wait(1)
    bench.expect(.refreshing, log: "idle>refreshing refreshing began")

    let ended = Bench(kind)
    let ending = try #require(ended.component as? any Meddler).meddling
    ended.pull(by: 1.5)
    ending.percent = { [unowned ended] in
      guard ended.component.pullingPercent < 1.4 else { return }
      ending.percent = nil
      ended.component.state = .noMoreData
    }
    ended.drag(by: 0.5)
    ended.expect(.noMoreData, log: "idle>pulling pulling>noMoreData")
  }

  /// An indicator that logs the states which it is told to show.
  private final class StateLog: View, RefreshIndicator {
    var states: [RefreshState] = []
    func refreshStateDidChange(to state: RefreshState) { states.append(state) }
    func pullDidMove(to percent: Double) {}
  }

  @Test func `a state that is replaced while its refresh opens is not shown`() {
    let (header, indicator) = (RefreshIndicatorHeader(), StateLog())
    header.indicator = indicator
    let bench = Bench(header, logs: .delegate)
    indicator.states = []
    bench.delegation.whenScrolled = { [unowned bench] _ in
      if bench.component.state == .refreshing { bench.component.state = .idle }
    }
    bench.component.beginRefreshing()
    bench.wait(1)
    #expect(indicator.states == [.idle])
    #expect(bench.component.state == .idle)
  }

  // MARK: While a second level closes

  /// Where the app ends a refresh whose begin closes the second level at the opposite edge.
  private enum Moment: CaseIterable {
    case levelDidClose, insetIsReleased
  }

  @Test(arguments: Kind.levelled, Moment.allCases)
  private func `a refresh that ends while its begin closes a second level never opens`(
    kind: Kind, moment: Moment
  ) {
    let stage = Bench(openLevel: kind)
    let (list, driver) = (stage.list, RecordingDriver())
    let other = stage.edge.opposite.makeBack()
    list[Slot(other.edge)] = other
    stage.wait()
    #expect(stage.level.phase == .open)
    var log: [String] = []
    let observation = other.observeState { log.append("\($0.old)>\($0.new)") }
    other.refreshingBlock = { log.append("refreshing") }
    let end = { [unowned other] in if other.isRefreshing { other.state = .idle } }
    switch moment {
    case .levelDidClose: stage.component.secondLevelDidClose = end
    case .insetIsReleased:
      driver.onEntry = { if $0.hasPrefix("reserved") { end() } }
      list.driver = driver
    }

    other.beginRefreshing()
    #expect(stage.level.phase == .closed)
    stage.wait(2)
    #expect(log == ["idle>refreshing", "refreshing>idle"])
    #expect(other.state == .idle && other.misfits == [])
    #expect(list.reservedInset == .zero && other.reservedInset == 0)
    observation.cancel()
  }
}
