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

  @Test func `an earlier moment is less`() {
    #expect(WallTime(secondsSince1970: -1) < WallTime(secondsSince1970: 0))
    #expect(!(WallTime(secondsSince1970: 1) < WallTime(secondsSince1970: 1)))
  }

  @Test func `what is no number is no time`() {
    var time = WallTime(secondsSince1970: .nan)
    #expect(time.secondsSince1970 == 0)
    time.secondsSince1970 = 5
    for number in [Double.nan, .infinity, -.infinity] { time.secondsSince1970 = number }
    #expect(time.secondsSince1970 == 5)
  }

  @Test func `an app's own store is what a header reads and writes`() {
    let store = MemoryTimeStore()
    let bench = Bench(RefreshNormalHeader())
    bench.list.lastUpdatedTimes = store
    (bench.component as? RefreshHeader)?.lastUpdatedTimeKey = "feed"
    bench.refresh()
    #expect(store.time(forKey: "feed") == nil)
    bench.component.endRefreshing()
    bench.wait()
    #expect(store.time(forKey: "feed") == WallTime(secondsSince1970: 1))
    #expect((bench.component as? RefreshHeader)?.lastUpdatedTime == bench.list.timeline.wallTime)
  }
}
