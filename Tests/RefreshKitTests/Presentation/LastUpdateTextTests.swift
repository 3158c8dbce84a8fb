import Testing

@testable import RefreshKit

/// The text of a last update, for a day, a time zone and a language.
@MainActor struct LastUpdateTextTests {
  /// 2026-01-01T08:15:00Z.
  private static let newYear: Double = 1_767_255_300

  private func text(_ time: Double?, at now: Double, zone: Int = 0) -> String {
    LastUpdate(
      time: time.map { WallTime(secondsSince1970: $0) }, now: WallTime(secondsSince1970: now),
      secondsFromGMT: { _ in zone }
    ).text(in: .english)
  }

  @Test func `today has a time of day, this year a day and a time, and no update "No record"`() {
    let (year, day, hour) = (Self.newYear, 86_400.0, 3_600.0)
    let evening = year + 15 * hour  // 23:15 in UTC, 01:15 in a zone two hours ahead
    let texts: [(Double?, at: Double, zone: Int, String)] = [
      (nil, year, 0, "No record"), (year, year + hour, 0, "Today 08:15"),
      (year, year + day, 0, "01-01 08:15"), (year - day, year, 0, "2025-12-31 08:15"),
      (evening, evening + hour, 0, "01-01 23:15"), (evening, evening + hour, 7_200, "Today 01:15"),
      (year + 2 * hour, year + 2 * hour, 0, "Today 10:15"), (year - 300, year, 0, "Today 08:10"),
    ]
    for (time, now, zone, words) in texts {
      #expect(text(time, at: now, zone: zone) == "Last update: " + words)
    }
    let update = LastUpdate(
      time: WallTime(secondsSince1970: 0), now: WallTime(secondsSince1970: 86_400),
      secondsFromGMT: { $0.secondsSince1970 < 43_200 ? 3_600 : 7_200 })
    #expect(update.text(in: .english) == "Last update: 01-01 01:00")
  }

  /// Updates may lie in the future, if the clock was put back afterward.
  @Test(arguments: [
    (0, 1, "01-01"), (1, 0, "01-02"), (0, 31, "01-01"), (31, 0, "02-01"), (0, 32, "01-01"),
    (32, 0, "02-02"), (364, 0, "12-31"), (0, 364, "01-01"), (365, 0, "2027-01-01"),
    (0, 365, "2026-01-01"), (365, 364, "2027-01-01"), (364, 365, "2026-12-31"),
    (-365, 0, "2025-01-01"), (0, -365, "2026-01-01"), (-1, 0, "2025-12-31"),
    (365 + 31, 0, "2027-02-01"), (-365 + 31, 0, "2025-02-01"), (0, 0, "Today"),
  ])
  func `each day before and after today has its date, and the year if it is not this year`(
    days: Int, today: Int, date: String
  ) {
    func seconds(_ days: Int) -> Double { Self.newYear + Double(days) * 86_400 }
    #expect(text(seconds(days), at: seconds(today)) == "Last update: \(date) 08:15")
  }

  // MARK: Languages

  /// The text for an update at 2025-12-31 23:30 UTC, `hours` later, in a zone `zone` hours ahead.
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
  func `a new calendar day in the user's zone ends "today", in every language`(language: Language) {
    #expect(newYearsEve(in: language, after: 0.4).contains(language[.today]))
    #expect(!newYearsEve(in: language, after: 0.6).contains(language[.today]))
    #expect(newYearsEve(in: language, after: 0.6, zone: 2).contains(language[.today]))
  }

  @Test
  func `after Arabic letters a date runs left to right, and an app's language has its own texts`() {
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

  // MARK: Daylight saving time

  /// A zone that is one hour ahead of UTC before `change` and two hours after it, or the other way
  /// round.
  @MainActor private struct Zone {
    let change: Double
    var before = 3_600
    var after = 7_200

    func offset(_ time: WallTime) -> Int { time.secondsSince1970 < change ? before : after }
  }

  /// 2026-03-29 01:00 UTC, when Central Europe puts its clocks forward.
  private let spring = Zone(change: 1_774_746_000)
  /// 2026-10-25 01:00 UTC, when Central Europe puts its clocks back.
  private let autumn = Zone(change: 1_792_890_000, before: 7_200, after: 3_600)

  @Test
  func `a day lasts 23 hours if clocks are put forward, 25 if they are put back, and else 24`() {
    // The first zone skips the hour after midnight. The second puts its clocks back from midnight
    // to 23:00.
    let skipped = Zone(change: 1_774_735_200, before: 7_200, after: 10_800)
    let repeated = Zone(change: 1_792_875_600, before: 10_800, after: 7_200)
    let days: [(Zone, hours: Double, left: Double)] = [
      (spring, -2, 23), (spring, -0.5, 21.5), (spring, 1, 20), (spring, -26, 24), (spring, 21, 24),
      (autumn, -3, 25), (autumn, -0.5, 22.5), (autumn, 0.5, 21.5), (autumn, 22, 24),
      (skipped, -12, 12), (repeated, -12, 13), (repeated, 0.5, 0.5),
    ]
    for (zone, hours, left) in days {
      let time = WallTime(secondsSince1970: zone.change + hours * 3_600)
      func text(after seconds: Double) -> String {
        LastUpdate(
          time: time, now: WallTime(secondsSince1970: time.secondsSince1970 + seconds),
          secondsFromGMT: zone.offset
        ).text(in: .english)
      }
      #expect(text(after: left * 3_600 - 1).contains("Today"), "\(hours) hours, \(zone)")
      #expect(!text(after: left * 3_600).contains("Today"), "\(hours) hours, \(zone)")
    }
  }
}
