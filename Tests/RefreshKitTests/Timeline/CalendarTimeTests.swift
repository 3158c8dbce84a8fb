import Foundation
import TestSupport
import Testing

@testable import RefreshKit

struct CalendarTimeTests {
  @Test func `a time without end is shown at the limit`() {
    #expect(read(-0.001) == "1969-12-31 23:59" && read(0, zone: -60) == "1969-12-31 23:59")
    #expect(read(.infinity) == read(1e14) && read(1e300) == read(1e14))
    #expect(read(-.infinity) == read(-1e14))
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
