import Testing

@testable import RefreshKit

/// The text of the last update as a value: of which day and in which language it is, and when it changes by itself.
struct LastUpdateTextTests {
  /// 2026-01-01T08:15:00Z.
  private static let newYear: Double = 1_767_255_300

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

  @Test
  func `a time of today is a clock, one of this year a day, and without a time there is no record`()
  {
    let (year, day, hour) = (Self.newYear, 86_400.0, 3_600.0)
    let evening = year + 15 * hour  // 23:15 in UTC, 01:15 two hours to the east
    let texts: [(Double?, at: Double, zone: Int, String)] = [
      (nil, year, 0, "No record"), (year, year + hour, 0, "Today 08:15"),
      (year, year + day, 0, "01-01 08:15"), (year - day, year, 0, "2025-12-31 08:15"),
      (evening, evening + hour, 0, "01-01 23:15"), (evening, evening + hour, 7_200, "Today 01:15"),
    ]
    for (time, now, zone, words) in texts {
      #expect(text(time, at: now, zone: zone) == "Last update: " + words)
    }
    let update = LastUpdate(
      time: WallTime(secondsSince1970: 0), now: WallTime(secondsSince1970: 86_400),
      secondsFromGMT: { $0.secondsSince1970 < 43_200 ? 3_600 : 7_200 })
    #expect(update.text(in: .english) == "Last update: 01-01 01:00")
  }

  @Test func `the text may change at the next midnight, unless it shows the year or nothing`() {
    #expect(change(Self.newYear, at: Self.newYear) == 15.75 * 3_600)
    #expect(change(Self.newYear, at: Self.newYear, zone: 3_600) == 14.75 * 3_600)
    #expect(change(Self.newYear, at: Self.newYear - 8.25 * 3_600) == 86_400.0)
    #expect(change(-3_600, at: -60) == 60)
    #expect(change(nil, at: Self.newYear) == nil)
    #expect(change(Self.newYear - 86_400, at: Self.newYear) == nil)
    let time = WallTime(secondsSince1970: 1_798_761_600)  // 2027-01-01 00:00 UTC
    let now = WallTime(secondsSince1970: time.secondsSince1970 - 3_600)
    let update = LastUpdate(time: time, now: now, secondsFromGMT: { _ in 0 })
    #expect(update.secondsToChange == 3_600)
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

  // MARK: Languages

  /// 2025-12-31 23:30 UTC, read `hours` later in a zone that is `zone` hours ahead.
  private func newYearsEve(in language: Language, after hours: Double, zone: Int = 0) -> String {
    let time = WallTime(secondsSince1970: 1_767_223_800)
    let now = WallTime(secondsSince1970: time.secondsSince1970 + hours * 3_600)
    let update = LastUpdate(time: time, now: now, secondsFromGMT: { _ in zone * 3_600 })
    return update.text(in: language)
  }

  @Test(arguments: [
    (Language.english, "Last update: Today 23:30"),
    (.german, "Letzte Aktualisierung: heute um 23:30"),
    (.simplifiedChinese, "最后更新：今天 23:30"),
    (.japanese, "最終更新：今日 23:30"),
    (.russian, "Последнее обновление: сегодня в 23:30"),
    (.swedish, "Senast uppdaterad: i dag kl. 23:30"),
    (.arabic, "آخر تحديث: اليوم 23:30"),
  ])
  func `today's time reads as a sentence`(language: Language, expected: String) {
    #expect(newYearsEve(in: language, after: 0.1) == expected)
  }

  @Test(arguments: Language.all)
  func `a new calendar day in the user's zone ends today, in every language`(language: Language) {
    #expect(newYearsEve(in: language, after: 0.4).contains(language[.today]))
    #expect(!newYearsEve(in: language, after: 0.6).contains(language[.today]))
    #expect(newYearsEve(in: language, after: 0.6, zone: 2).contains(language[.today]))
  }

  @Test func `after Arabic letters a date is from left to right, and a language has its own texts`()
  {
    #expect(newYearsEve(in: .arabic, after: 1) == "آخر تحديث: \u{200E}2025-12-31 23:30")
    #expect(newYearsEve(in: .english, after: 1) == "Last update: 2025-12-31 23:30")
    #expect(newYearsEve(in: .arabic, after: 48, zone: 1) == "آخر تحديث: \u{200E}01-01 00:30")
    let language = Language(code: "x", texts: [.lastUpdate: "= ", .today: "now", .noRecord: "-"])
    let time = WallTime(secondsSince1970: 60)
    let some = LastUpdate(time: time, now: time, secondsFromGMT: { _ in 0 })
    let none = LastUpdate(time: nil, now: time, secondsFromGMT: { _ in 0 })
    #expect(some.text(in: language) == "= now 00:01")
    #expect(none.text(in: language) == "= -")
  }

  // MARK: Clocks that are put forward and back

  /// A zone that is one hour ahead of UTC, and two from `change` on (or the other way round).
  private struct Zone {
    let change: Double
    var before = 3_600
    var after = 7_200

    func offset(_ time: WallTime) -> Int { time.secondsSince1970 < change ? before : after }
  }

  /// 2026-03-29 01:00 UTC, where Central Europe puts its clocks forward.
  private let spring = Zone(change: 1_774_746_000)
  /// 2026-10-25 01:00 UTC, when it puts them back.
  private let autumn = Zone(change: 1_792_890_000, before: 7_200, after: 3_600)

  /// How many hours after `now` the text changes by itself.
  private func hours(from now: Double, in zone: Zone) -> Double? {
    let time = WallTime(secondsSince1970: now)
    let update = LastUpdate(time: time, now: time, secondsFromGMT: zone.offset)
    return update.secondsToChange.map { $0 / 3_600 }
  }

  @Test func `a day has 23 hours if clocks are put forward, 25 if they are put back, and else 24`()
  {
    #expect(hours(from: spring.change - 2 * 3_600, in: spring) == 23)
    #expect(hours(from: spring.change - 1_800, in: spring) == 21.5)
    #expect(hours(from: spring.change + 3_600, in: spring) == 20)
    #expect(hours(from: autumn.change - 3 * 3_600, in: autumn) == 25)
    #expect(hours(from: autumn.change - 1_800, in: autumn) == 22.5)
    #expect(hours(from: autumn.change + 1_800, in: autumn) == 21.5)
    #expect(hours(from: spring.change - 26 * 3_600, in: spring) == 24)
    #expect(hours(from: spring.change + 21 * 3_600, in: spring) == 24)
    #expect(hours(from: autumn.change + 22 * 3_600, in: autumn) == 24)
  }

  @Test func `midnight may be passed over or repeated, and is found within a millisecond`() throws {
    // Clocks are set from 24:00 to 01:00: the change is at 22:00 UTC.
    let spring = Zone(change: 1_774_735_200, before: 7_200, after: 10_800)
    let noon = spring.change - 12 * 3_600
    #expect(abs(try #require(hours(from: noon, in: spring)) - 12) < 1e-6)
    // From 23:40 to 00:40: the change is at 21:40 UTC.
    let zone = Zone(change: 1_774_734_000, before: 7_200, after: 10_800)
    let seconds = try #require(hours(from: zone.change - 3_600, in: zone)) * 3_600
    #expect(abs(seconds - 3_600) <= 0.001)
    // At midnight back to 23:00: the change is at 21:00 UTC, and the day ends after the second hour.
    let autumn = Zone(change: 1_792_875_600, before: 10_800, after: 7_200)
    #expect(hours(from: autumn.change - 12 * 3_600, in: autumn) == 13)
    #expect(hours(from: autumn.change + 1_800, in: autumn) == 0.5)
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
}
