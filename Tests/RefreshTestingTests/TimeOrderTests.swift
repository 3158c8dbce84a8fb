import Testing

@testable import RefreshTesting

/// Events have the same order in a long advance as in many small ones.
@MainActor @Suite struct TimeOrderTests {
  private struct Offline: Error {}

  /// Begins a search when no letter was typed for a while.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
  @MainActor private final class Search {
    private let clock: any Clock<Duration>
    private var waiting: Task<Void, Never>?
    private let log: (String) -> Void

    init(_ clock: any Clock<Duration>, log: @escaping (String) -> Void) {
      (self.clock, self.log) = (clock, log)
    }

    func type(_ text: String) {
      waiting?.cancel()
      waiting = Task {
        do { try await clock.sleep(for: .milliseconds(300)) } catch { return }
        log("search for \(text)")
      }
    }
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
  private func events(advancing: (TestList) async throws -> Void) async throws -> (
    events: [String], realWaits: Int
  ) {
    var events: [String] = []
    var waits = 0
    try await TestList.run { list in
      let (clock, timeline) = (list.clock, list.view.timeline)
      @MainActor func note(_ text: String) {
        events.append("\((timeline.now * 1_000).rounded() / 1_000) \(text)")
      }
      var requests = 0
      let pager = Pager(in: list.view) { page in
        requests += 1
        note("request \(requests)")
        if requests < 3 { throw Offline() }
        try await clock.sleep(for: .milliseconds(50))
        return Page([1, 2, 3], isLast: true)
      }
      pager.retry = .doubling(from: 1, attempts: 3)
      pager.didChange = { note("\($0.items.count) items, error \($0.error != nil)") }
      list.shows(pager)
      list.view.leader = RefreshNormalLeader {
        for part in 1...3 {
          try await clock.sleep(for: .seconds(2))
          note("part \(part)")
        }
      }
      list.leader?.refreshingTimeout = 5
      let search = Search(clock, log: note)
      search.type("s")
      timeline.after(0.2) { search.type("sw") }
      timeline.after(0.4) { search.type("swift") }
      timeline.after(2.1) {
        search.type("late")
        note("now \(clock.now.offset.components.seconds)")
      }
      let observation = list.leader?.observeState { note("leader \($0.new)") }
      list.header?.beginRefreshing()
      list.leader?.beginRefreshing()
      try await advancing(list)
      observation?.cancel()
      #expect(list.leader?.lastResult?.isFailure == true && pager.error == nil)
      waits = list.run.realWaitCount
    }
    return (events, waits)
  }

  @Test func `a sleep, a debounce, a retry and a time limit keep their order`() async throws {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *) else { return }
    let whole = try await events { try await $0.advance(by: 12) }
    let steps = try await events { list in
      for _ in 0..<(12 * 120) { try await list.advance(by: 1.0 / 120) }
    }
    #expect(whole.events.map(\.name) == steps.events.map(\.name))
    #expect(whole.events.contains { $0.hasSuffix("search for swift") })
    #expect(!whole.events.contains { $0.hasSuffix("search for sw") })
    #expect(whole.events.contains { $0.hasSuffix("part 2") })
    #expect(!whole.events.contains { $0.hasSuffix("part 3") })
    #expect(whole.events.count { $0.contains("request") } == 3)
    #expect(whole.realWaits == 0 && steps.realWaits == 0)
    // In small steps, an event is noticed up to 1/120 s later.
    for (one, other) in zip(whole.events, steps.events) {
      #expect(abs(one.time - other.time) < 0.06, "\(one), \(other)")
    }
  }
}

extension String {
  fileprivate var name: String { String(drop { $0 != " " }) }
  fileprivate var time: Double { Double(prefix { $0 != " " }) ?? .infinity }
}
