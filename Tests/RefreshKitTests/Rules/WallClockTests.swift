import RefreshKit
import Testing

/// Rules S1 and A9: the text of the last update follows the clock on the wall, its zone and the store,
/// for as long as it is in sight.
struct WallClockTests {
  nonisolated private static let kinds: [RefreshStateHeader.Type] = [
    RefreshStateHeader.self, RefreshNormalHeader.self, RefreshGifHeader.self, RefreshControl.self,
  ]

  /// A header in sight that was updated just now; the clock on the wall reads `start`.
  private func updated(
    _ type: RefreshStateHeader.Type, start: Double,
    zone: @escaping (WallTime) -> Int = { _ in 0 }
  ) -> (Bench, RefreshStateHeader) {
    let header = type.init()
    header.lastUpdatedTimeLabel.isHidden = false
    let bench = Bench(header)
    bench.list.timeline.start = WallTime(secondsSince1970: start)
    bench.list.timeline.secondsFromGMT = zone
    bench.refresh()
    bench.end()
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -30))
    return (bench, header)
  }

  @Test(arguments: kinds)
  func `today ends with the calendar day, also where clocks are put forward`(
    type: RefreshStateHeader.Type
  ) {
    let change = 1_774_746_000.0  // 2026-03-29 01:00 UTC
    let (bench, header) = updated(type, start: change - 1_800) {
      $0.secondsSince1970 < change ? 3_600 : 7_200
    }
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 01:30")
    let midnight = 1_800 + 21 * 3_600.0
    bench.wait(midnight - 60 - bench.list.timeline.now)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 01:30")
    bench.wait(120)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: 03-29 01:30")
  }

  @Test(arguments: kinds)
  func `another zone is shown at once`(type: RefreshStateHeader.Type) {
    let (bench, header) = updated(type, start: 20 * 3_600)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 20:00")
    bench.list.timeline.secondsFromGMT = { _ in 3 * 3_600 }
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 23:00")
    bench.wait(2 * 3_600)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: 01-01 23:00")
  }

  @Test(arguments: kinds)
  func `a zone that changes by itself is shown with the next advance`(
    type: RefreshStateHeader.Type
  ) {
    var hours = 0
    let (bench, header) = updated(type, start: 20 * 3_600) { _ in hours * 3_600 }
    hours = -5
    bench.wait()
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 15:00")
    bench.wait(4.5 * 3_600)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 15:00")
    bench.wait(5 * 3_600)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: 01-01 15:00")
  }

  @Test(arguments: kinds)
  func `another start of the timeline is shown at once`(type: RefreshStateHeader.Type) {
    let (bench, header) = updated(type, start: 20 * 3_600)
    bench.list.timeline.start = WallTime(secondsSince1970: 23.5 * 3_600)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 20:00")
    bench.wait(3_600)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: 01-01 20:00")
  }

  @Test(arguments: kinds)
  func `a clock that is put forward by a hundredth of a second ends the day as much earlier`(
    type: RefreshStateHeader.Type
  ) {
    let (bench, header) = updated(type, start: -100)
    bench.list.timeline.start = WallTime(secondsSince1970: -0.02 - bench.list.timeline.now)
    bench.wait(0)
    #expect(header.lastUpdatedTimeLabel.text?.contains("Today") == true)
    bench.list.timeline.start = WallTime(secondsSince1970: -0.005 - bench.list.timeline.now)
    bench.wait(0.007)
    #expect(header.lastUpdatedTimeLabel.text?.contains("Today") == false)
  }

  @Test(arguments: kinds)
  func `another store is shown at once`(type: RefreshStateHeader.Type) {
    let (bench, header) = updated(type, start: 20 * 3_600)
    let store = MemoryTimeStore()
    bench.list.lastUpdatedTimes = store
    #expect(header.lastUpdatedTimeLabel.text == "Last update: No record")
    let other = MemoryTimeStore()
    other.setTime(WallTime(secondsSince1970: 0), forKey: header.lastUpdatedTimeKey)
    bench.list.lastUpdatedTimes = other
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 00:00")
  }

  @Test func `an app's own text is made again with another store, zone and day`() {
    let (bench, header) = updated(RefreshNormalHeader.self, start: 20 * 3_600)
    var times: [WallTime?] = []
    header.lastUpdatedTimeText = {
      times.append($0)
      return "own"
    }
    times = []
    bench.list.lastUpdatedTimes = MemoryTimeStore()
    #expect(times == [nil])
    bench.list.timeline.secondsFromGMT = { _ in 60 }
    #expect(times == [nil, nil])
    for _ in 1...20 { bench.wait(0.01) }
    #expect(times == [nil, nil], "no more often than a value has changed")
  }

  @Test func `out of sight nothing changes until the header is seen again`() {
    let (bench, header) = updated(RefreshNormalHeader.self, start: 20 * 3_600)
    bench.list.drag(to: Point(x: 0, y: 10))
    bench.list.timeline.secondsFromGMT = { _ in 3_600 }
    bench.wait(0.01)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 20:00")
    bench.list.drag(to: Point(x: 0, y: -10))
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 21:00")
  }

  @Test func `a header that has left its list follows the clock of the next one`() {
    let (bench, header) = updated(RefreshNormalHeader.self, start: 20 * 3_600)
    bench.detach()
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 375, height: 2_000)
    list.lastUpdatedTimes = bench.list.lastUpdatedTimes
    list.header = header
    list.contentOffset.y = -30
    list.timeline.start = WallTime(secondsSince1970: 21 * 3_600)
    list.timeline.secondsFromGMT = { _ in 3_600 }
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 21:00")
    bench.wait(1)
  }
}
