import Testing

@testable import RefreshKit

struct LastUpdateInLanguagesTests {
  /// 2025-12-31 23:30 UTC, read `hours` later in a zone that is `zone` hours ahead.
  private func text(_ language: Language, after hours: Double, zone: Int = 0) -> String {
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
    #expect(text(language, after: 0.1) == expected)
  }

  @Test(arguments: Language.all)
  func `a new calendar day in the user's zone ends today`(language: Language) {
    #expect(text(language, after: 0.4).contains(language[.today]))
    #expect(!text(language, after: 0.6).contains(language[.today]))
    #expect(text(language, after: 0.6, zone: 2).contains(language[.today]))
  }

  @Test func `after Arabic letters a date is written from left to right`() {
    #expect(text(.arabic, after: 1) == "آخر تحديث: \u{200E}2025-12-31 23:30")
    #expect(text(.english, after: 1) == "Last update: 2025-12-31 23:30")
    #expect(text(.arabic, after: 48, zone: 1) == "آخر تحديث: \u{200E}01-01 00:30")
  }
}
