import RefreshKit
import Testing

/// A moment of the wall clock, and where a header stores the one of its last update.
struct WallTimeTests {
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
    #expect(WallTime(secondsSince1970: -1) < WallTime(secondsSince1970: 0))
    #expect(!(WallTime(secondsSince1970: 1) < WallTime(secondsSince1970: 1)))
  }
}
