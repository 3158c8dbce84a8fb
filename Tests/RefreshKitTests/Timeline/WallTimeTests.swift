import Foundation
import RefreshKit
import Testing

/// A moment of the wall clock, and where a header stores the one of its last update.
@MainActor struct WallTimeTests {
  @Test func `a time is stored under its key, the last one counts, for each list`() {
    let store = MemoryTimeStore()
    #expect(store.time(forKey: "news") == nil)
    store.setTime(WallTime(secondsSince1970: 1), forKey: "news")
    store.setTime(WallTime(secondsSince1970: 2), forKey: "news")
    store.setTime(WallTime(secondsSince1970: 3), forKey: "mail")
    #expect(store.time(forKey: "news") == WallTime(secondsSince1970: 2))
    #expect(store.time(forKey: "mail") == WallTime(secondsSince1970: 3))

    // Each scroll view remembers for itself.
    let one = ScrollView(frame: .zero)
    one.lastUpdatedTimes.setTime(WallTime(secondsSince1970: 1), forKey: "news")
    #expect(ScrollView(frame: .zero).lastUpdatedTimes.time(forKey: "news") == nil)
    #expect(MemoryTimeStore().time(forKey: "news") == nil)
  }

  @Test func `an earlier moment is less, and what is no number is the first`() {
    #expect(WallTime(secondsSince1970: .nan).secondsSince1970 == 0)
    for (earlier, later) in [(-1.0, 0.0), (1, 2), (1, 1e9)] {
      #expect(WallTime(secondsSince1970: earlier) < WallTime(secondsSince1970: later))
      #expect(!(WallTime(secondsSince1970: later) < WallTime(secondsSince1970: earlier)))
      #expect(!(WallTime(secondsSince1970: later) < WallTime(secondsSince1970: later)))
    }
  }

  @Test func `a date becomes a moment and back`() {
    let date = Date(timeIntervalSince1970: 1_234.5)
    #expect(WallTime(date).secondsSince1970 == 1_234.5)
    #expect(WallTime(date).date == date)
  }

  @Test func `the present timeline begins now, in the user's zone`() {
    let before = WallTime.now
    let timeline = Timeline.current()
    let after = WallTime.now
    #expect(timeline.now == 0)
    #expect(before <= timeline.wallTime && timeline.wallTime <= after)
    let zone = TimeZone.current.secondsFromGMT(for: before.date)
    #expect(timeline.secondsFromGMT(before) == zone)
  }

  // MARK: In the defaults of an app

  @Test func `a time outlives its store in the defaults`() throws {
    try withDefaults { defaults in
      let time = WallTime(secondsSince1970: 1_767_225_600.5)
      UserDefaultsTimeStore(defaults: defaults).setTime(time, forKey: "news")
      let store = UserDefaultsTimeStore(defaults: defaults)
      #expect(store.time(forKey: "news") == time)
      #expect(store.time(forKey: "mail") == nil)
    }
  }

  @Test func `what is no time under the key in the defaults reads as none`() throws {
    try withDefaults { defaults in
      defaults.set("yesterday", forKey: "news")
      #expect(UserDefaultsTimeStore(defaults: defaults).time(forKey: "news") == nil)
    }
  }

  @Test func `a header's time is stored for the next list`() throws {
    try withDefaults { defaults in
      let bench = Bench(RefreshStateHeader())
      bench.list.lastUpdatedTimes = UserDefaultsTimeStore(defaults: defaults)
      bench.refresh()
      bench.end()
      let next = Bench.list()
      next.lastUpdatedTimes = UserDefaultsTimeStore(defaults: defaults)
      let header = RefreshStateHeader().link(to: next)
      #expect(header.lastUpdatedTime == WallTime(secondsSince1970: 1))
    }
  }

  /// Runs `body` with defaults of its own name, and removes them afterwards.
  private func withDefaults(_ body: (UserDefaults) throws -> Void) throws {
    let name = "RefreshKitTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    try body(defaults)
  }
}
