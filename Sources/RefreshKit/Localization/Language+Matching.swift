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

  /// Returns the first of the preferred languages for which the app or the kit has texts, or
  /// English if there is none. The texts of the app replace those of the kit.
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
