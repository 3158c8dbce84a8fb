import RefreshKit
import Testing

/// Rules C and N: when the app's callbacks run, what they find, and what they begin inside an end.
@MainActor struct CallbacksTests {
  nonisolated private static let refresh = "idle>refreshing refreshing began"
  nonisolated private static let end = "refreshing>idle closing ended"

  // MARK: After the whole change

  @Test(arguments: Kind.opening + Kind.autos, [RefreshState.idle, .noMoreData])
  func `the action at the beginning of a closing finds the inset released and the new looks`(
    kind: Kind, state: RefreshState
  ) {
    let bench = Bench(kind)
    bench.list.isPagingEnabled = kind.isAuto
    bench.component.isAutomaticallyChangeAlpha = true
    bench.refresh()
    bench.answer("closing") {
      let title = (bench.component as? any StateTitled)?.stateLabel.text ?? "-"
      let turns = (bench.component as? any LoadingShowing)?.loadingView.isAnimating == true
      bench.note("\(title), \(kind.isAuto && turns), alpha \(bench.component.alpha)")
      #expect(bench.list.reservedInset == bench.restingInset)
    }
    bench.component.state = state
    let title = (bench.component as? any StateTitled)?.title(for: state) ?? "-"
    #expect(
      bench.log.suffix(2) == ["closing", "\(title), false, alpha \(kind.isAuto ? 1.0 : 0.0)"])
  }

  @Test(arguments: Kind.all, [RefreshState.idle, .noMoreData])
  func `the refreshing callback finds everything refreshing, the end callback everything at rest`(
    kind: Kind, state: RefreshState
  ) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.answer("refreshing") {
      bench.expect(.refreshing, percent: 1, alpha: 1, reserved: .open)
    }
    bench.answer("ended") { bench.expect(state, reserved: .atRest) }
    bench.refresh()
    bench.component.state = state
    bench.wait(1)
    #expect(["refreshing", "ended"].map(bench.count) == [1, 1])
  }

  // MARK: The order within a change

  @Test(arguments: Kind.pulled)
  func `a state event precedes looks and insets`(kind: Kind) {
    let bench = Bench(kind)
    let titled = bench.component as? any StateTitled
    bench.answer("idle>refreshing") {
      let showsIdle = titled?.stateLabel.text == titled?.title(for: .idle)
      let turns = (bench.component as? any LoadingShowing)?.loadingView.isAnimating == true
      #expect(bench.component.state == .refreshing && showsIdle && !turns)
      #expect(bench.list.reservedInset == .zero)
    }
    bench.component.beginRefreshing()
    #expect(bench.count("idle>refreshing") == 1)
  }

  @Test
  func `first the event, then the looks, then overrides from the base outwards, then callbacks`() {
    let footer = Level3()
    let bench = Bench(footer)
    bench.list.isPagingEnabled = true
    footer.bench = bench
    let observation = footer.observeState { [unowned footer] _ in
      bench.note(footer.stateLabel.text ?? "")
    }
    bench.refresh()
    let (idle, refreshing) = ("Tap or pull up to load more", "Loading...")
    #expect(
      bench.log == [
        "idle>refreshing", idle, "1 \(refreshing)", "2 refreshing", "3 refreshing", "refreshing",
        "began",
      ])
    bench.clearLog()
    footer.state = .refreshing
    bench.end()
    #expect(
      bench.log == [
        "refreshing>idle", refreshing, "1 \(idle)", "2 idle", "3 idle", "closing", "ended",
      ])
    observation.cancel()
  }

  // MARK: A callback that ends the refresh

  nonisolated private static let endsInBlocks = [
    CallRow(
      "a refresh that its block ends by hand has no begin block", .idle,
      "idle>refreshing refreshing \(end)"
    ) { bench in
      bench.answer("refreshing") { bench.component.state = .idle }
      bench.begin("B")
    },
    CallRow(
      "a refresh that its block detaches has no begin block", .idle, "idle>refreshing refreshing"
    ) { bench in
      bench.answer("refreshing") { bench.detach() }
      bench.begin("B")
      bench.wait(1)
      bench.attach()
    },
    CallRow("an end in the block waits for the begin block", .idle, "\(refresh) B \(end)") {
      bench in
      bench.answer("refreshing") { bench.component.endRefreshing() }
      bench.begin("B")
    },
  ]

  @Test(arguments: Kind.all)
  func `the begin block runs unless the refreshing callback has ended the refresh`(kind: Kind) {
    Bench.check(Self.endsInBlocks, kind)

    let bench = Bench(kind)
    bench.answer("refreshing") {
      bench.component.state = .idle
      bench.component.state = .refreshing
    }
    bench.refresh()
    #expect(["refreshing", "began", "ended"].map(bench.count) == [2, 1, 1])
    #expect(bench.log.last == "began", "the block of the refresh that has begun anew")
  }

  // MARK: The end of a header, which stores the time and resets the footer

  /// A store that runs `whenStored` when it stores a time.
  final class Store: LastUpdatedTimeStore {
    var whenStored: (() -> Void)?
    private(set) var times: [WallTime] = []

    func time(forKey key: String) -> WallTime? { times.last }

    func setTime(_ time: WallTime, forKey key: String) {
      times.append(time)
      let action = whenStored
      whenStored = nil
      action?()
    }
  }

  nonisolated static let headers = Kind.headers + Kind.ownHeaders + Kind.collectionHeaders

  /// Refreshes beside a footer in noMoreData, which the end of the refresh resets.
  private func refresh(_ bench: Bench, beside footer: RefreshFooter) {
    bench.list.resetsNoMoreDataAfterHeaderRefresh = true
    bench.list.footer = footer
    footer.state = .noMoreData
    bench.refresh()
  }

  /// Where app code begins a refresh while another refresh ends.
  enum Place: CaseIterable, Sendable {
    case footersObserver, timeStore, timeStoreByHand, ownObserver
  }

  @Test(arguments: headers, Place.allCases)
  func `a refresh that begins while another ends opens as usual, and the list is up to date`(
    kind: Kind, place: Place
  ) {
    let bench = Bench(kind)
    let (store, footer) = (Store(), RefreshAutoNormalFooter())
    bench.list.lastUpdatedTimes = store
    refresh(bench, beside: footer)
    bench.clearLog()
    let observation = footer.observeState { [unowned bench] in
      if place == .footersObserver, $0.new == .idle { bench.component.beginRefreshing() }
    }
    switch place {
    case .footersObserver: break
    case .timeStore: store.whenStored = { [unowned bench] in bench.component.beginRefreshing() }
    case .timeStoreByHand:
      store.whenStored = { [unowned bench] in bench.component.state = .refreshing }
    case .ownObserver: bench.answer("refreshing>idle") { bench.component.beginRefreshing() }
    }
    bench.end()

    #expect(bench.list.contentOffset == bench.offset(pulledBy: 1))
    #expect(store.times.count == 1 && footer.state == .idle)
    bench.expect(
      .refreshing, percent: 1, reserved: .open,
      log: place != .footersObserver
        ? "refreshing>idle idle>refreshing ended refreshing began"
        : "refreshing>idle ended idle>refreshing refreshing began")
    observation.cancel()
  }

  @Test(arguments: headers)
  func `a header that the time store detaches calls nothing more`(kind: Kind) {
    let bench = Bench(kind)
    let store = Store()
    bench.list.lastUpdatedTimes = store
    bench.refresh()
    store.whenStored = { [unowned bench] in bench.detach() }
    bench.end()

    #expect(bench.log.last == "refreshing>idle")
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.list.isUserInteractionEnabled)
  }

  @Test(arguments: headers)
  func `the footer is reset after the header has changed completely`(kind: Kind) {
    let bench = Bench(kind)
    let footer = RefreshAutoNormalFooter()
    refresh(bench, beside: footer)
    bench.clearLog()
    let observation = footer.observeState { [unowned bench] _ in
      bench.note("footer, while the header has reserved \(bench.component.reservedInset)")
    }
    bench.component.endRefreshing()
    bench.wait()
    #expect(
      bench.log == [
        "refreshing>idle", "footer, while the header has reserved 0.0", "closing",
      ])
    observation.cancel()
  }

  @Test func `an override of the state finds the time already stored`() {
    final class Timed: RefreshHeader {
      var times: [WallTime?] = []

      override var state: RefreshState {
        didSet { if state != oldValue { times.append(lastUpdatedTime) } }
      }
    }
    let header = Timed()
    let bench = Bench(header)
    bench.refresh()
    bench.end()
    #expect(header.times.last == WallTime(secondsSince1970: 1))
  }
}

private class Level1: RefreshAutoNormalFooter {
  weak var bench: Bench?

  override var state: RefreshState {
    didSet { if state != oldValue { bench?.note("1 \(stateLabel.text ?? "")") } }
  }
}

private class Level2: Level1 {
  override var state: RefreshState {
    didSet { if state != oldValue { bench?.note("2 \(state)") } }
  }
}

private final class Level3: Level2 {
  override var state: RefreshState {
    didSet { if state != oldValue { bench?.note("3 \(state)") } }
  }
}
