import Testing

@testable import RefreshKit

/// Calendar days in zones whose clocks are put forward and back.
struct LastUpdateSummerTimeTests {
  /// A zone that is one hour ahead of UTC, and two from `change` on (or the other way round).
  struct Zone {
    let change: Double
    var before = 3_600
    var after = 7_200

    func offset(_ time: WallTime) -> Int { time.secondsSince1970 < change ? before : after }
  }

  /// 2026-03-29 01:00 UTC, where Central Europe puts its clocks forward.
  private let spring = Zone(change: 1_774_746_000)
  /// 2026-10-25 01:00 UTC, where it puts them back.
  private let autumn = Zone(change: 1_792_890_000, before: 7_200, after: 3_600)

  /// How many hours after `now` the text changes by itself.
  private func hours(from now: Double, in zone: Zone) -> Double? {
    let time = WallTime(secondsSince1970: now)
    let update = LastUpdate(time: time, now: time, secondsFromGMT: zone.offset)
    return update.secondsToChange.map { $0 / 3_600 }
  }

  @Test func `the day on which clocks are put forward has 23 hours`() {
    #expect(hours(from: spring.change - 2 * 3_600, in: spring) == 23)
    #expect(hours(from: spring.change - 1_800, in: spring) == 21.5)
    #expect(hours(from: spring.change + 3_600, in: spring) == 20)
  }

  @Test func `the day on which they are put back has 25`() {
    #expect(hours(from: autumn.change - 3 * 3_600, in: autumn) == 25)
    #expect(hours(from: autumn.change - 1_800, in: autumn) == 22.5)
    #expect(hours(from: autumn.change + 1_800, in: autumn) == 21.5)
  }

  @Test func `on all other days it has 24`() {
    #expect(hours(from: spring.change - 26 * 3_600, in: spring) == 24)
    #expect(hours(from: spring.change + 21 * 3_600, in: spring) == 24)
    #expect(hours(from: autumn.change + 22 * 3_600, in: autumn) == 24)
  }

  @Test func `where midnight itself is passed over, the day begins at the change`() throws {
    // Clocks are set from 24:00 to 01:00: the change is at 22:00 UTC.
    let beirut = Zone(change: 1_774_735_200, before: 7_200, after: 10_800)
    let noon = beirut.change - 12 * 3_600
    #expect(abs(try #require(hours(from: noon, in: beirut)) - 12) < 1e-6)
  }

  @Test func `a clock that passes over midnight is found within a millisecond`() throws {
    // Clocks are set from 23:40 to 00:40: the change is at 21:40 UTC.
    let zone = Zone(change: 1_774_734_000, before: 7_200, after: 10_800)
    let seconds = try #require(hours(from: zone.change - 3_600, in: zone)) * 3_600
    #expect(abs(seconds - 3_600) <= 0.001)
  }

  @Test func `where the last hour is repeated, the day ends after the second one`() {
    // At midnight clocks are set back to 23:00: the change is at 21:00 UTC.
    let beirut = Zone(change: 1_792_875_600, before: 10_800, after: 7_200)
    #expect(hours(from: beirut.change - 12 * 3_600, in: beirut) == 13)
    #expect(hours(from: beirut.change + 1_800, in: beirut) == 0.5)
  }

  @Test func `the text at the end is another one, and just before it is the same`() throws {
    for zone in [spring, autumn] {
      for hour in stride(from: -30.0, to: 30, by: 0.7) {
        let now = zone.change + hour * 3_600
        let time = WallTime(secondsSince1970: now)
        func text(after seconds: Double) -> String {
          LastUpdate(
            time: time, now: WallTime(secondsSince1970: now + seconds), secondsFromGMT: zone.offset
          ).text(in: .english)
        }
        let seconds = try #require(
          LastUpdate(time: time, now: time, secondsFromGMT: zone.offset).secondsToChange)
        #expect(text(after: seconds - 1).contains("Today"), "\(hour)")
        #expect(!text(after: seconds).contains("Today"), "\(hour)")
      }
    }
  }

  @Test func `a time of a later year is waited for until that year`() {
    let time = WallTime(secondsSince1970: 1_798_761_600)  // 2027-01-01 00:00 UTC
    let now = WallTime(secondsSince1970: time.secondsSince1970 - 3_600)
    let update = LastUpdate(time: time, now: now, secondsFromGMT: { _ in 0 })
    #expect(update.secondsToChange == 3_600)
  }
}
