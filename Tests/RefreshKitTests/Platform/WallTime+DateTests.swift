import Foundation
import RefreshKit
import Testing

struct WallTimeDateTests {
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
}
