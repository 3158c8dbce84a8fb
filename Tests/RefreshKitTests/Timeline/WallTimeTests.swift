import Foundation
import RefreshKit
import Testing

/// A time of the wall clock, and the stores of the time of a header's last update.
@MainActor struct WallTimeTests {
  @Test func `a store keeps the last time for each key, and each list has its own store`() {
    let store = MemoryTimeStore()
    #expect(store.time(forKey: "news") == nil)
    store.setTime(WallTime(secondsSince1970: 1), forKey: "news")
    store.setTime(WallTime(secondsSince1970: 2), forKey: "news")
    store.setTime(WallTime(secondsSince1970: 3), forKey: "mail")
    #expect(store.time(forKey: "news") == WallTime(secondsSince1970: 2))
    #expect(store.time(forKey: "mail") == WallTime(secondsSince1970: 3))

    // Each scroll view has its own store.
    let one = ScrollView(frame: .zero)
    one.lastUpdatedTimes.setTime(WallTime(secondsSince1970: 1), forKey: "news")
    #expect(ScrollView(frame: .zero).lastUpdatedTimes.time(forKey: "news") == nil)
    #expect(MemoryTimeStore().time(forKey: "news") == nil)
  }

  @Test func `an earlier time is less, and a time that is not a number is the first one`() {
    #expect(WallTime(secondsSince1970: .nan).secondsSince1970 == 0)
    for (earlier, later) in [(-1.0, 0.0), (1, 2), (1, 1e9)] {
      #expect(WallTime(secondsSince1970: earlier) < WallTime(secondsSince1970: later))
      #expect(!(WallTime(secondsSince1970: later) < WallTime(secondsSince1970: earlier)))
      #expect(!(WallTime(secondsSince1970: later) < WallTime(secondsSince1970: later)))
    }
  }

  @Test func `a date can be converted to a time and back`() {
    let date = Date(timeIntervalSince1970: 1_234.5)
    #expect(WallTime(date).secondsSince1970 == 1_234.5)
    #expect(WallTime(date).date == date)
  }

  @Test func `the current timeline begins now, in the user's zone`() {
    let before = WallTime.now
    let timeline = Timeline.current()
    let after = WallTime.now
    #expect(timeline.now == 0)
    #expect(before <= timeline.wallTime && timeline.wallTime <= after)
    let zone = TimeZone.current.secondsFromGMT(for: before.date)
    #expect(timeline.secondsFromGMT(before) == zone)
  }

  // MARK: UserDefaults

  @Test func `a time in UserDefaults outlives its store`() throws {
    try withDefaults { defaults in
      let time = WallTime(secondsSince1970: 1_767_225_600.5)
      UserDefaultsTimeStore(defaults: defaults).setTime(time, forKey: "news")
      let store = UserDefaultsTimeStore(defaults: defaults)
      #expect(store.time(forKey: "news") == time)
      #expect(store.time(forKey: "mail") == nil)
    }
  }

  @Test func `a value in UserDefaults that is not a time reads as nil`() throws {
    try withDefaults { defaults in
      defaults.set("yesterday", forKey: "news")
      #expect(UserDefaultsTimeStore(defaults: defaults).time(forKey: "news") == nil)
    }
  }

  @Test func `a header in another list reads the stored time`() throws {
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

  /// Runs `body` with UserDefaults of a new name, and removes them afterward.
  private func withDefaults(_ body: (UserDefaults) throws -> Void) throws {
    let name = "RefreshKitTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    try body(defaults)
  }
}
