import RefreshKit
import Testing

/// Rule A7: an override of `state` sees the first state once, when the component is made.
@MainActor struct FirstStateTests {
  /// Logs what an override sees, and holds what the component does in `prepare()`.
  @MainActor final class Journal {
    static var present = Journal()
    var entries: [String] = []
    var prepare: ((RefreshComponent) -> Void)?

    /// Makes a component whose overrides write to this journal.
    static func making<Made: RefreshComponent>(
      _ make: () -> Made, prepare: ((RefreshComponent) -> Void)? = nil
    ) -> (Made, Journal) {
      present = Journal()
      present.prepare = prepare
      return (make(), present)
    }

    func note(_ component: RefreshComponent, _ old: RefreshState, level: String = "") {
      guard component.state != old else { return }
      entries.append("\(level)\(old)>\(component.state)")
    }
  }

  class Header: RefreshNormalHeader {
    let journal = Journal.present

    override func prepare() {
      super.prepare()
      journal.prepare?(self)
    }

    override var state: RefreshState {
      didSet { journal.note(self, oldValue) }
    }
  }

  final class OuterHeader: Header {
    override var state: RefreshState {
      didSet { journal.note(self, oldValue, level: "outer ") }
    }
  }

  final class Footer: RefreshAutoGifFooter {
    let journal = Journal.present
    override var state: RefreshState { didSet { journal.note(self, oldValue) } }
  }

  final class Bare: RefreshComponent {
    let journal = Journal.present
    override var state: RefreshState { didSet { journal.note(self, oldValue) } }
  }

  /// A subclass that overrides the setter of `state` instead of observing it.
  final class Setting: RefreshHeader {
    let journal = Journal.present

    override var state: RefreshState {
      get { super.state }
      set {
        let old = state
        super.state = newValue
        journal.note(self, old)
      }
    }
  }

  @Test func `an override sees the first idle once, after pulling, from the base outwards`() {
    let classes: [() -> RefreshComponent] = [Header.init, Footer.init, Bare.init, Setting.init]
    for make in classes {
      let (component, journal) = Journal.making(make)
      #expect(journal.entries == ["pulling>idle"])
      #expect(component.state == .idle)
      component.state = .idle
      #expect(journal.entries == ["pulling>idle"])
    }
    #expect(Journal.making(OuterHeader.init).1.entries == ["pulling>idle", "outer pulling>idle"])
  }

  @Test func `in prepare the state is idle, and a state set there or in an override stays`() {
    final class Beginning: RefreshHeader {
      override var state: RefreshState {
        didSet { if state == .idle, oldValue == .pulling { state = .noMoreData } }
      }
    }
    var seen: RefreshState?
    let (_, idle) = Journal.making(Header.init) {
      seen = $0.state
      $0.state = .idle
    }
    #expect(seen == .idle && idle.entries == ["pulling>idle"])
    #expect(Beginning().state == .noMoreData)
    for state in [RefreshState.noMoreData, .pulling, .refreshing, .willRefresh] {
      let (header, journal) = Journal.making(Header.init) { $0.state = state }
      #expect(journal.entries == ["idle>\(state)"])
      #expect(header.state == state)
    }
  }

  @Test func `a begin in prepare begins, and an end in prepare runs its block in the next turn`() {
    var ends = 0
    let (header, journal) = Journal.making(Header.init) { $0.beginRefreshing() }
    #expect(journal.entries == ["idle>willRefresh"])
    let bench = Bench(header)
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)

    let list = Bench.list(Journal.making(Header.init) { $0.endRefreshing { ends += 1 } }.0)
    #expect(ends == 1 && list.header?.state == .idle)
  }

  @Test func `observers, feedback and results are not told of the first idle`() async {
    var log: [String] = []
    var observations: [ObservationToken] = []
    var states: AsyncStream<RefreshState>?
    let (header, _) = Journal.making(Header.init) {
      observations.append($0.observeState { log.append("\($0)") })
      observations.append($0.observeFeedback { log.append("\($0)") })
      states = $0.stateUpdates
    }
    #expect(log == [])
    #expect(header.lastResult == nil)
    #expect(header.pullingPercent == 0 && header.alpha == 1)
    header.state = .noMoreData
    var iterator = states!.makeAsyncIterator()
    #expect(await iterator.next() == .idle)
    #expect(await iterator.next() == .noMoreData)
    withExtendedLifetime(observations) {}
  }
}
