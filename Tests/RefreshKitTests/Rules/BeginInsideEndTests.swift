import RefreshKit
import Testing

/// Rules C and N where the app begins a refresh inside the header's own end.
struct BeginInsideEndTests {
  /// A store with a block that runs when a time is stored.
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

  /// Refreshes beside a footer with no more data, which the end is to reset.
  private func refresh(_ bench: Bench, beside footer: RefreshFooter) {
    bench.list.resetsNoMoreDataAfterHeaderRefresh = true
    bench.list.footer = footer
    footer.state = .noMoreData
    bench.refresh()
  }

  /// Where the app begins a refresh inside the end of another.
  nonisolated enum Place: CaseIterable, Sendable {
    case footersObserver, timeStore, timeStoreByHand, ownObserver
  }

  @Test(arguments: headers, Place.allCases)
  func `begun inside the end of another, a refresh opens as any other, and the list is up to date`(
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
  func `detached by the time store, nothing more is called`(kind: Kind) {
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
  func `the footer is reset once the header's change is over`(kind: Kind) {
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

  @Test func `an override finds the time stored`() {
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
