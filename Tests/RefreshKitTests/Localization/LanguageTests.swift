import Testing

@testable import RefreshKit

/// The texts of each language.
@MainActor struct LanguageTextsTests {
  @Test func `there are sixteen languages, and the English texts are the original's`() {
    #expect(Language.all.count == 16)
    #expect(Set(Language.all.map(\.code)).count == 16)
    let english = Language.english
    #expect(english.code == "en")
    #expect(english[.headerIdle] == "Pull down to refresh")
    #expect(english[.headerPulling] == "Release to refresh")
    #expect(english[.autoFooterIdle] == "Tap or pull up to load more")
    #expect(english[.backFooterPulling] == "Release to load more")
    #expect(english[.trailerIdle] == "Slide to see more")
    #expect(english[.trailerNoMoreData] == "No more data")
    #expect(english[.lastUpdate] == "Last update: ")
  }

  @Test func `a language has its own texts, and English ones for texts that it lacks`() {
    let french = Language(code: "fr", texts: [.today: "Aujourd'hui"])
    #expect(french.code == "fr")
    #expect(french[.today] == "Aujourd'hui")
    #expect(french[.noRecord] == "No record")
  }

  @Test(arguments: Language.all)
  func `a language has every text, in its own words`(language: Language) throws {
    for key in TextKey.allCases {
      let text = try #require(language.texts[key])
      #expect(!language[key].isEmpty)
      #expect(text.contains { $0.isLetter || $0 == "%" })
      #expect(text.first?.isWhitespace == false)
      guard key != .percent, language != .english else { continue }
      #expect(language[key] != Language.english[key])
      #expect(!language[key].contains("..."), "an ellipsis is one character")
    }
    for texts in [ComponentTexts.header, .autoHeader, .autoFooter, .backFooter, .trailer, .leader] {
      let states: [RefreshState] = [.idle, .pulling, .refreshing, .noMoreData]
      let keys = states.compactMap { texts.title(for: $0) } + [texts.failure]
      let titles = keys.map { language[$0] }
      #expect(Set(titles).count == titles.count)
    }
    let last = language[.lastUpdate].last
    #expect(last == " " || last == "：")
    #expect(language[.today].last?.isWhitespace == false)
    #expect(language[.noRecord].last?.isWhitespace == false)
  }

  @Test(arguments: Language.all)
  func `a percent is in its text once, where the language puts it`(language: Language) {
    #expect(language[.percent].count { $0 == "#" } == 1)
    #expect(language.percent(40).contains("40"))
    #expect(language.percent(40).contains("%"))
    #expect(!language.percent(40).contains("#"))
    #expect(Language.english.percent(5) == "5%")
    #expect(Language.german.percent(100) == "100\u{A0}%")
    #expect(Language.turkish.percent(7) == "%7")
  }

  @Test(arguments: Language.all)
  func `a language is written in its own letters`(language: Language) {
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

  @Test func `Ukrainian is not Russian, Traditional Chinese is not Simplified`() {
    for key in [TextKey.headerIdle, .autoFooterIdle, .footerFailed, .retryAction] {
      #expect(!Language.ukrainian[key].contains { "ыэъё".contains($0) })
    }
    #expect(!Language.traditionalChinese[.headerFailed].contains("败"))
    #expect(!Language.simplifiedChinese[.headerFailed].contains("敗"))
  }
}

/// The parts of a language code, and which language matches it.
@MainActor struct LanguageMatchingTests {
  private nonisolated static let codes: [(String, String, String?, String?)] = [
    ("en", "en", nil, nil), ("pt-BR", "pt", nil, "br"), ("PT_br", "pt", nil, "br"),
    ("zh-Hant-TW", "zh", "hant", "tw"), ("zh_TW", "zh", "hant", "tw"),
    ("zh", "zh", "hans", nil), ("zh-SG", "zh", "hans", "sg"), ("zh-Hans-HK", "zh", "hans", "hk"),
    ("es-419", "es", nil, "419"), ("de_DE.UTF-8@euro", "de", nil, "de"),
    ("sr-Latn", "sr", "latn", nil), ("de-1996", "de", nil, nil), ("", "", nil, nil),
    ("-_-", "", nil, nil),
  ]

  @Test(arguments: codes)
  func `a code is split into language, script and region`(
    code: String, language: String, script: String?, region: String?
  ) {
    let tag = LanguageTag(code)
    #expect(tag.language == language)
    #expect(tag.script == script)
    #expect(tag.region == region)
  }

  @Test func `the script or the language of a code gives its reading direction`() {
    for code in ["ar", "ar-EG", "he", "iw", "fa_IR", "ur", "az-Arab", "ckb"] {
      #expect(LanguageTag(code).layoutDirection == .rightToLeft, "\(code)")
    }
    for code in ["en", "ja", "az", "ar-Latn", "zh-Hant", "tr", ""] {
      #expect(LanguageTag(code).layoutDirection == .leftToRight, "\(code)")
    }
    #expect(Language.all.filter { $0.layoutDirection == .rightToLeft }.map(\.code) == ["ar"])
  }

  @Test func `the nearer the region, the better the match, and different scripts never match`() {
    let wanted = LanguageTag("pt-BR")
    let matches = ["pt-BR", "pt", "pt-PT"].map { wanted.match(LanguageTag($0)) }
    #expect(matches == [2, 1, 0])
    #expect(wanted.match(LanguageTag("es-BR")) == nil)
    #expect(LanguageTag("zh-TW").match(LanguageTag("zh-Hans")) == nil)
    #expect(LanguageTag("sr-Latn").match(LanguageTag("sr-Cyrl")) == nil)
    #expect(LanguageTag("sr-Latn").match(LanguageTag("sr")) == 2)
  }

  @Test(arguments: [
    ("zh-Hant", "zh-Hant"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-MO", "zh-Hant"),
    ("ZH_hk", "zh-Hant"), ("zh-Hant-CN", "zh-Hant"), ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"),
    ("zh-SG", "zh-Hans"), ("zh-Hans", "zh-Hans"), ("zh-Hans-TW", "zh-Hans"), ("pt-BR", "pt"),
    ("pt-PT", "pt"), ("EN", "en"), ("en_GB", "en"), ("de-AT", "de"), ("es-419", "es"),
    ("ar-EG", "ar"), ("fr_CA.UTF-8", "fr"), ("sv-FI", "sv"),
  ])
  func `a code finds the language that matches it`(code: String, expected: String) {
    #expect(Language.matching(code)?.code == expected)
    #expect(Language.preferred([code], own: []).code == expected)
  }

  @Test func `every language matches its own code, and an unknown code gives English`() {
    for language in Language.all {
      #expect(Language.matching(language.code) == language)
      #expect(Language.matching(language.code.uppercased()) == language)
    }
    for code in ["tlh", "xx-YY", "C", "POSIX", "", "english", "e"] {
      #expect(Language.matching(code) == nil)
      #expect(Language.preferred([code], own: []) == .english)
    }
    #expect(Language.preferred([], own: []) == .english)
    #expect(Language.preferred(["tlh", "nl-BE", "fr"], own: []) == .dutch)
  }

  @Test func `an app's texts replace the kit's, and its languages can be chosen, too`() {
    let own = Language(code: "fr", texts: [.headerIdle: "Tirez !"])
    let french = Language.preferred(["fr-CA"], own: [own])
    #expect(french[.headerIdle] == "Tirez !")
    #expect(french[.headerPulling] == Language.french[.headerPulling])
    let thai = Language(code: "th", texts: [.headerIdle: "ดึงลงเพื่อรีเฟรช"])
    let chosen = Language.preferred(["th-TH", "fr"], own: [thai])
    #expect(chosen[.headerIdle] == "ดึงลงเพื่อรีเฟรช")
    #expect(chosen[.headerPulling] == Language.english[.headerPulling])
  }

  @Test
  func `of an app's languages, the same script and the nearest region are chosen`() {
    let regions = ["pt-PT", "pt-BR"].map { Language(code: $0, texts: [.headerIdle: $0]) }
    #expect(Language.preferred(["pt-BR"], own: regions)[.headerIdle] == "pt-BR")
    #expect(Language.preferred(["pt-PT"], own: regions)[.headerIdle] == "pt-PT")
    #expect(Language.preferred(["pt-AO"], own: regions)[.headerIdle] == "pt-PT")
    let taiwan = Language(code: "zh-TW", texts: [.headerIdle: "下拉"])
    #expect(Language.preferred(["zh-HK"], own: [taiwan])[.headerIdle] == "下拉")
    #expect(Language.preferred(["zh-CN"], own: [taiwan]) == .simplifiedChinese)
    let english = Language(code: "en", texts: [.headerIdle: "Pull!"])
    #expect(Language.preferred(["tlh"], own: [english])[.headerIdle] == "Pull!")
    #expect(Language.preferred(["de"], own: [english]) == .german)
  }

  // MARK: The system's languages

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], ["de_DE.UTF-8"]),
    (["LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"], ["fr_FR"]),
    (["LANG": "de_DE", "LC_ALL": "", "LC_MESSAGES": "it_IT"], ["it_IT"]),
    (["LANG": "de_DE", "LANGUAGE": "nl:fr"], ["nl", "fr", "de_DE"]),
    ([:], []),
  ])
  func `the environment of a terminal names its languages`(
    environment: [String: String], expected: [String]
  ) {
    #expect(environmentLanguages(in: environment) == expected)
  }

  @Test func `a terminal without a locale is English`() {
    let codes = environmentLanguages(in: ["LANG": "C.UTF-8"])
    #expect(Language.preferred(codes, own: []) == .english)
  }

  @Test func `without a code the system's languages count`() {
    inConfig(nil, preferred: systemLanguages()) {
      #expect(RefreshConfig.default.language == .preferred(systemLanguages(), own: []))
    }
  }
}
