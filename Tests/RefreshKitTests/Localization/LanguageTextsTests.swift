import Testing

@testable import RefreshKit

struct LanguageTextsTests {
  @Test func `there are sixteen languages, each with a code of its own`() {
    #expect(Language.all.count == 16)
    #expect(Set(Language.all.map(\.code)).count == 16)
  }

  @Test(arguments: Language.all, TextKey.allCases)
  func `every language has every text`(language: Language, key: TextKey) throws {
    let text = try #require(language.texts[key])
    #expect(text.contains { $0.isLetter || $0 == "%" })
    #expect(text.first?.isWhitespace == false)
  }

  @Test(arguments: Language.all.dropFirst(), TextKey.allCases)
  func `no language has a text of another`(language: Language, key: TextKey) {
    guard key != .percent else { return }
    #expect(language[key] != Language.english[key])
    #expect(!language[key].contains("..."), "an ellipsis is one character")
  }

  @Test(arguments: Language.all)
  func `the time of the last update follows the text before it`(language: Language) {
    let last = language[.lastUpdate].last
    #expect(last == " " || last == "：")
    #expect(language[.today].last?.isWhitespace == false)
    #expect(language[.noRecord].last?.isWhitespace == false)
  }

  @Test(arguments: Language.all)
  func `a number of percent is in its text once`(language: Language) {
    #expect(language[.percent].count { $0 == "#" } == 1)
    #expect(language.percent(40).contains("40"))
    #expect(language.percent(40).contains("%"))
    #expect(!language.percent(40).contains("#"))
  }

  @Test func `the percent sign is at the language's place`() {
    #expect(Language.english.percent(5) == "5%")
    #expect(Language.german.percent(100) == "100\u{A0}%")
    #expect(Language.turkish.percent(7) == "%7")
  }

  @Test(arguments: Language.all)
  func `the titles of one component differ`(language: Language) {
    for texts in [ComponentTexts.header, .autoHeader, .autoFooter, .backFooter, .trailer, .leader] {
      let states: [RefreshState] = [.idle, .pulling, .refreshing, .noMoreData]
      let keys = states.compactMap { texts.title(for: $0) } + [texts.failure]
      let titles = keys.map { language[$0] }
      #expect(Set(titles).count == titles.count)
    }
  }

  @Test(arguments: Language.all)
  func `a script is written in its own letters`(language: Language) {
    let letters: [String: ClosedRange<Unicode.Scalar>] = [
      "ru": "\u{400}"..."\u{4FF}", "uk": "\u{400}"..."\u{4FF}", "ar": "\u{600}"..."\u{6FF}",
      "ko": "\u{AC00}"..."\u{D7AF}", "zh-Hans": "\u{4E00}"..."\u{9FFF}",
      "zh-Hant": "\u{4E00}"..."\u{9FFF}", "ja": "\u{3040}"..."\u{9FFF}",
    ]
    let own = letters[language.code] ?? "A"..."\u{24F}"
    for key in TextKey.allCases where key != .percent {
      let foreign = language[key].unicodeScalars.filter {
        $0.properties.isAlphabetic && !own.contains($0) && $0 != "ー"
      }
      #expect(String(String.UnicodeScalarView(foreign)) == "", "in \(key)")
    }
  }

  @Test func `Ukrainian is not Russian, Traditional Chinese not Simplified`() {
    for key in [TextKey.headerIdle, .autoFooterIdle, .footerFailed, .retryAction] {
      #expect(!Language.ukrainian[key].contains { "ыэъё".contains($0) })
    }
    #expect(!Language.traditionalChinese[.headerFailed].contains("败"))
    #expect(!Language.simplifiedChinese[.headerFailed].contains("敗"))
  }
}
