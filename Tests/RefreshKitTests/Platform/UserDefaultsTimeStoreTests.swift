import Foundation
import RefreshKit
import Testing

struct UserDefaultsTimeStoreTests {
  @Test func `a time outlives its store`() throws {
    try withDefaults { defaults in
      let time = WallTime(secondsSince1970: 1_767_225_600.5)
      UserDefaultsTimeStore(defaults: defaults).setTime(time, forKey: "news")
      let store = UserDefaultsTimeStore(defaults: defaults)
      #expect(store.time(forKey: "news") == time)
      #expect(store.time(forKey: "mail") == nil)
    }
  }

  @Test func `what is no time under the key reads as none`() throws {
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
