import Testing

@testable import RefreshKit

struct LastUpdateTextTests {
  /// 2026-01-01T08:15:00Z.
  private static let newYear: Double = 1_767_255_300

  @Test func `without a time there is no record`() {
    #expect(text(nil, at: Self.newYear) == "Last update: No record")
  }

  @Test func `a time of the same day shows the clock, of the same year the day, else all`() {
    let day: Double = 86_400
    #expect(text(Self.newYear, at: Self.newYear + 3_600) == "Last update: Today 08:15")
    #expect(text(Self.newYear, at: Self.newYear + day) == "Last update: 01-01 08:15")
    #expect(text(Self.newYear - day, at: Self.newYear) == "Last update: 2025-12-31 08:15")
  }

  @Test func `the reader's zone decides which day it is`() {
    let lateEvening = Self.newYear + 15 * 3_600  // 23:15 in UTC, 01:15 two hours to the east
    #expect(text(lateEvening, at: lateEvening + 3_600) == "Last update: 01-01 23:15")
    #expect(
      text(lateEvening, at: lateEvening + 3_600, zone: 7_200) == "Last update: Today 01:15")
  }

  @Test func `a time before summer time is shown in its own zone afterwards`() {
    let update = LastUpdate(
      time: WallTime(secondsSince1970: 0), now: WallTime(secondsSince1970: 86_400),
      secondsFromGMT: { $0.secondsSince1970 < 43_200 ? 3_600 : 7_200 })
    #expect(update.text(in: .english) == "Last update: 01-01 01:00")
  }

  @Test func `another language has its own texts`() {
    let language = Language(code: "x", texts: [.lastUpdate: "= ", .today: "now", .noRecord: "-"])
    let time = WallTime(secondsSince1970: 60)
    let some = LastUpdate(time: time, now: time, secondsFromGMT: { _ in 0 })
    let none = LastUpdate(time: nil, now: time, secondsFromGMT: { _ in 0 })
    #expect(some.text(in: language) == "= now 00:01")
    #expect(none.text(in: language) == "= -")
  }

  @Test func `the text may change at the next midnight`() {
    #expect(change(Self.newYear, at: Self.newYear) == 15.75 * 3_600)
    #expect(change(Self.newYear, at: Self.newYear, zone: 3_600) == 14.75 * 3_600)
    #expect(change(Self.newYear, at: Self.newYear - 8.25 * 3_600) == 86_400.0)
    #expect(change(-3_600, at: -60) == 60)
  }

  @Test func `a text that shows the year, or none, never changes by itself`() {
    #expect(change(nil, at: Self.newYear) == nil)
    #expect(change(Self.newYear - 86_400, at: Self.newYear) == nil)
  }

  @Test func `the text depends on the minute of the update and on the day`() {
    func inputs(_ time: Double, at now: Double) -> LastUpdate.Inputs {
      update(time, at: now, zone: 0).inputs
    }
    let day: Double = 86_400
    let present = inputs(Self.newYear, at: Self.newYear + 600)
    #expect(inputs(Self.newYear + 59, at: Self.newYear + 900) == present)
    #expect(inputs(Self.newYear + 60, at: Self.newYear + 600) != present)
    #expect(inputs(Self.newYear, at: Self.newYear + 600 + day) != present)
    #expect(inputs(60, at: 60) != inputs(0, at: 60))
  }

  private func update(_ time: Double?, at now: Double, zone: Int) -> LastUpdate {
    LastUpdate(
      time: time.map { WallTime(secondsSince1970: $0) }, now: WallTime(secondsSince1970: now),
      secondsFromGMT: { _ in zone })
  }

  private func text(_ time: Double?, at now: Double, zone: Int = 0) -> String {
    update(time, at: now, zone: zone).text(in: .english)
  }

  private func change(_ time: Double?, at now: Double, zone: Int = 0) -> Double? {
    update(time, at: now, zone: zone).secondsToChange
  }
}
