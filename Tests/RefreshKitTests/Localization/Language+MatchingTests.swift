import Testing

@testable import RefreshKit

struct LanguageMatchingTests {
  @Test(arguments: [
    ("zh-Hant", "zh-Hant"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-MO", "zh-Hant"),
    ("ZH_hk", "zh-Hant"), ("zh-Hant-CN", "zh-Hant"), ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"),
    ("zh-SG", "zh-Hans"), ("zh-Hans", "zh-Hans"), ("zh-Hans-TW", "zh-Hans"), ("pt-BR", "pt"),
    ("pt-PT", "pt"), ("EN", "en"), ("en_GB", "en"), ("de-AT", "de"), ("es-419", "es"),
    ("ar-EG", "ar"), ("fr_CA.UTF-8", "fr"), ("sv-FI", "sv"),
  ])
  func `a code finds the language that serves it`(code: String, expected: String) {
    #expect(Language.matching(code)?.code == expected)
    #expect(Language.preferred([code], own: []).code == expected)
  }

  @Test(arguments: Language.all)
  func `every language finds itself`(language: Language) {
    #expect(Language.matching(language.code) == language)
    #expect(Language.matching(language.code.uppercased()) == language)
  }

  @Test(arguments: ["tlh", "xx-YY", "C", "POSIX", "", "english", "e"])
  func `a code of no language is English`(code: String) {
    #expect(Language.matching(code) == nil)
    #expect(Language.preferred([code], own: []) == .english)
  }

  @Test func `who prefers nothing gets English`() {
    #expect(Language.preferred([], own: []) == .english)
  }

  @Test func `the first preference that has a language is used`() {
    #expect(Language.preferred(["tlh", "nl-BE", "fr"], own: []) == .dutch)
  }

  @Test func `an app's texts replace the kit's`() {
    let own = Language(code: "fr", texts: [.headerIdle: "Tirez !"])
    let french = Language.preferred(["fr-CA"], own: [own])
    #expect(french[.headerIdle] == "Tirez !")
    #expect(french[.headerPulling] == Language.french[.headerPulling])
  }

  @Test func `an app's language is one more to choose from`() {
    let thai = Language(code: "th", texts: [.headerIdle: "ดึงลงเพื่อรีเฟรช"])
    let chosen = Language.preferred(["th-TH", "fr"], own: [thai])
    #expect(chosen[.headerIdle] == "ดึงลงเพื่อรีเฟรช")
    #expect(chosen[.headerPulling] == Language.english[.headerPulling])
  }

  @Test func `of an app's languages the nearest region is taken`() {
    let own = ["pt-PT", "pt-BR"].map { Language(code: $0, texts: [.headerIdle: $0]) }
    #expect(Language.preferred(["pt-BR"], own: own)[.headerIdle] == "pt-BR")
    #expect(Language.preferred(["pt-PT"], own: own)[.headerIdle] == "pt-PT")
    #expect(Language.preferred(["pt-AO"], own: own)[.headerIdle] == "pt-PT")
  }

  @Test func `an app's texts in one Chinese script are not used for the other`() {
    let own = Language(code: "zh-TW", texts: [.headerIdle: "下拉"])
    #expect(Language.preferred(["zh-HK"], own: [own])[.headerIdle] == "下拉")
    #expect(Language.preferred(["zh-CN"], own: [own]) == .simplifiedChinese)
  }

  @Test func `an app's English is used where no other language matches`() {
    let own = Language(code: "en", texts: [.headerIdle: "Pull!"])
    #expect(Language.preferred(["tlh"], own: [own])[.headerIdle] == "Pull!")
    #expect(Language.preferred(["de"], own: [own]) == .german)
  }
}
