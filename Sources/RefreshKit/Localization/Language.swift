/// The texts of a language.
public nonisolated struct Language: Sendable, Hashable {
  /// The BCP 47 code of the language: `en`, `zh-Hant`.
  public let code: String
  /// The layout direction of its script, derived from the code.
  public let layoutDirection: LayoutDirection
  let tag: LanguageTag
  let texts: [TextKey: String]

  /// Makes a language.
  ///
  /// - Parameters:
  ///   - code: The BCP 47 code.
  ///   - texts: The texts. A missing text is replaced by that of English or, in
  ///     ``RefreshConfig/ownLanguages``, by that of the kit's language with the same code.
  public init(code: String, texts: [TextKey: String]) {
    self.code = code
    self.texts = texts
    tag = LanguageTag(code)
    layoutDirection = tag.layoutDirection
  }

  /// Lines in the order of ``TextKey``.
  init(code: String, texts lines: String) {
    let lines = lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.init(code: code, texts: Dictionary(uniqueKeysWithValues: zip(TextKey.allCases, lines)))
  }

  /// The text for a key.
  public subscript(key: TextKey) -> String {
    texts[key] ?? Self.english.texts[key] ?? ""
  }

  func merging(_ other: Language) -> Language {
    Language(code: code, texts: other.texts.merging(texts) { $1 })
  }

  func percent(_ number: Int) -> String {
    self[.percent].map { $0 == "#" ? String(number) : String($0) }.joined()
  }

  /// Without the left-to-right mark, `12-31` would be shown as `31-12` after Arabic letters.
  func isolate(_ digits: String) -> String {
    layoutDirection == .rightToLeft ? "\u{200E}" + digits : digits
  }
}

nonisolated extension Language {
  /// The kit's languages; each has every text.
  public static let all: [Language] = [
    .english, .simplifiedChinese, .traditionalChinese, .japanese, .korean, .russian, .ukrainian,
    .french, .german, .spanish, .italian, .portuguese, .dutch, .swedish, .arabic, .turkish,
  ]

  /// Returns the language that matches a code best, or nil if none does.
  ///
  /// A region falls back to its language (`pt-BR` to `pt`), but a script never falls back to
  /// another script. `zh-TW`, `zh-HK` and `zh-MO` are Traditional Chinese; other Chinese is
  /// Simplified unless the code has a script.
  ///
  /// - Parameters:
  ///   - code: A BCP 47 code in any case, with `-` or `_`, such as `zh-HK` or `pt_BR`.
  ///   - languages: The languages to choose from; the kit's by default.
  public static func matching(_ code: String, in languages: [Language] = all) -> Language? {
    let tag = LanguageTag(code)
    var best: (language: Language, match: Int)?
    for language in languages {
      guard let match = tag.match(language.tag) else { continue }
      if match > best?.match ?? -1 { best = (language, match) }
    }
    return best?.language
  }

  /// English if no code matches. The texts of the app replace those of the kit.
  static func preferred(_ codes: [String], own: [Language]) -> Language {
    for code in codes + [english.code] {
      let kitLanguage = matching(code)
      if let appLanguage = matching(code, in: own) {
        return appLanguage.merging(kitLanguage ?? english)
      }
      if let kitLanguage { return kitLanguage }
    }
    return english
  }
}

/// The subtags, in lowercase, of a language code: `zh-Hant-TW`, `zh_tw`, `de_DE.UTF-8`.
nonisolated struct LanguageTag: Sendable, Hashable {
  let language: String
  /// Given by the code or implied by the region; nil if unknown.
  let script: String?
  let region: String?

  private static let traditionalRegions: Set = ["tw", "hk", "mo"]
  private static let rightToLeftScripts: Set = [
    "adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa",
  ]
  /// Used if the code has no script.
  private static let rightToLeftLanguages: Set = [
    "ar", "ckb", "dv", "fa", "he", "iw", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// Ignores a suffix such as `.UTF-8` or `@euro`.
  init(_ code: String) {
    let name = code.prefix { $0 != "." && $0 != "@" }.lowercased()
    let parts = name.split { $0 == "-" || $0 == "_" }.map(String.init)
    let language = parts.first ?? ""
    // A region may be a number, as in `es-419`.
    let region = parts.dropFirst().first { $0.count == 2 || ($0.count == 3 && $0.beginsWithDigit) }
    let script = parts.dropFirst().first { $0.count == 4 && !$0.beginsWithDigit }
    self.language = language
    self.region = region
    self.script = script ?? (language == "zh" ? Self.chineseScript(in: region) : nil)
  }

  var layoutDirection: LayoutDirection {
    let isRightToLeft =
      script.map(Self.rightToLeftScripts.contains) ?? Self.rightToLeftLanguages.contains(language)
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// 2 for the same region, 1 for no region, 0 for another; nil for another language or script.
  func match(_ other: LanguageTag) -> Int? {
    guard language == other.language else { return nil }
    if let script, let otherScript = other.script, script != otherScript { return nil }
    return region == other.region ? 2 : (other.region == nil ? 1 : 0)
  }

  private static func chineseScript(in region: String?) -> String {
    region.map(traditionalRegions.contains) == true ? "hant" : "hans"
  }
}

nonisolated extension String {
  fileprivate var beginsWithDigit: Bool { first?.isWholeNumber == true }
}
