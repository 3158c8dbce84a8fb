import Foundation
import TestSupport
import Testing

@testable import RefreshKit

struct CalendarTimeTests {
  @Test func `a second falls on its day, in UTC and in other zones`() {
    let day: Double = 86_400
    for (seconds, text) in [
      (0, "1970-01-01 00:00"), (-1, "1969-12-31 23:59"), (-0.001, "1969-12-31 23:59"),
      (0.999, "1970-01-01 00:00"), (1_767_225_599, "2025-12-31 23:59"),
      (1_767_225_600, "2026-01-01 00:00"), (1_709_164_800, "2024-02-29 00:00"),
      (951_782_400 - day, "2000-02-28 00:00"), (951_782_400, "2000-02-29 00:00"),
      (951_868_800, "2000-03-01 00:00"), (-2_203_977_600, "1900-02-28 00:00"),
      (-2_203_977_600 + day, "1900-03-01 00:00"), (4_107_456_000, "2100-02-28 00:00"),
      (4_107_456_000 + day, "2100-03-01 00:00"), (-11_670_998_400, "1600-02-29 00:00"),
    ] {
      #expect(read(seconds) == text)
    }
    let evening: Double = 1_767_225_600 - 3_600
    for (zone, text) in [
      (0, "2025-12-31 23:00"), (3_600, "2026-01-01 00:00"), (19_800, "2026-01-01 04:30"),
      (-3_600, "2025-12-31 22:00"),
    ] {
      #expect(read(evening, zone: zone) == text)
    }
    #expect(read(0, zone: -60) == "1969-12-31 23:59")
    #expect(read(.infinity) == read(1e14), "a time without end is shown at the limit")
    #expect(read(-.infinity) == read(-1e14))
    #expect(read(1e300) == read(1e14))
  }

  @Test func `the same day is year, month and day together`() {
    let noon = CalendarTime(WallTime(secondsSince1970: 43_200), secondsFromGMT: 0)
    let evening = CalendarTime(WallTime(secondsSince1970: 80_000), secondsFromGMT: 0)
    let tomorrow = CalendarTime(WallTime(secondsSince1970: 90_000), secondsFromGMT: 0)
    let nextYear = CalendarTime(
      WallTime(secondsSince1970: 43_200 + 365 * 86_400), secondsFromGMT: 0)
    #expect(noon.isSameDay(as: evening))
    #expect(!noon.isSameDay(as: tomorrow))
    #expect(!noon.isSameDay(as: nextYear))
  }

  @Test func `two thousand days between 1600 and 2400 agree with Foundation`() throws {
    var random = SeededRandom(seed: 1)
    var calendar = Calendar(identifier: .gregorian)
    for _ in 0..<2_000 {
      let seconds = Double.random(in: -11_670_000_000...13_569_000_000, using: &random)
      let zone = Int.random(in: -14...14, using: &random) * 1_800
      calendar.timeZone = try #require(TimeZone(secondsFromGMT: zone))
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute], from: Date(timeIntervalSince1970: seconds))
      let day = CalendarTime(WallTime(secondsSince1970: seconds), secondsFromGMT: zone)
      try #require(
        [day.year, day.month, day.day, day.hour, day.minute]
          == [parts.year, parts.month, parts.day, parts.hour, parts.minute], "\(seconds)")
    }
  }

  private func read(_ seconds: Double, zone: Int = 0) -> String {
    let day = CalendarTime(WallTime(secondsSince1970: seconds), secondsFromGMT: zone)
    return "\(day.date) \(day.clock)"
  }
}
