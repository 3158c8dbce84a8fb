import Testing

@testable import RefreshKit

struct LanguageTagTests {
  private nonisolated static let codes: [(String, String, String?, String?)] = [
    ("en", "en", nil, nil), ("pt-BR", "pt", nil, "br"), ("PT_br", "pt", nil, "br"),
    ("zh-Hant-TW", "zh", "hant", "tw"), ("zh_TW", "zh", "hant", "tw"),
    ("zh", "zh", "hans", nil), ("zh-SG", "zh", "hans", "sg"), ("zh-Hans-HK", "zh", "hans", "hk"),
    ("es-419", "es", nil, "419"), ("de_DE.UTF-8@euro", "de", nil, "de"),
    ("sr-Latn", "sr", "latn", nil), ("de-1996", "de", nil, nil), ("", "", nil, nil),
    ("-_-", "", nil, nil),
  ]

  @Test(arguments: codes)
  func `a code is taken apart`(code: String, language: String, script: String?, region: String?) {
    let tag = LanguageTag(code)
    #expect(tag.language == language)
    #expect(tag.script == script)
    #expect(tag.region == region)
  }

  @Test(arguments: ["ar", "ar-EG", "he", "iw", "fa_IR", "ur", "az-Arab", "ckb"])
  func `these are read from right to left`(code: String) {
    #expect(LanguageTag(code).layoutDirection == .rightToLeft)
  }

  @Test(arguments: ["en", "ja", "az", "ar-Latn", "zh-Hant", "tr", ""])
  func `these are read from left to right`(code: String) {
    #expect(LanguageTag(code).layoutDirection == .leftToRight)
  }

  @Test func `of the kit's languages only Arabic is read from right to left`() {
    #expect(Language.all.filter { $0.layoutDirection == .rightToLeft }.map(\.code) == ["ar"])
  }

  @Test func `the nearer the region, the better the match`() {
    let wanted = LanguageTag("pt-BR")
    let matches = ["pt-BR", "pt", "pt-PT"].map { wanted.match(LanguageTag($0)) }
    #expect(matches == [2, 1, 0])
    #expect(wanted.match(LanguageTag("es-BR")) == nil)
  }

  @Test func `one script never matches another`() {
    #expect(LanguageTag("zh-TW").match(LanguageTag("zh-Hans")) == nil)
    #expect(LanguageTag("sr-Latn").match(LanguageTag("sr-Cyrl")) == nil)
    #expect(LanguageTag("sr-Latn").match(LanguageTag("sr")) == 2)
  }
}
