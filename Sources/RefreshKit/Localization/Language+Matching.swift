nonisolated extension Language {
  /// The languages that the kit speaks, each with every text.
  public static let all: [Language] = [
    .english, .simplifiedChinese, .traditionalChinese, .japanese, .korean, .russian, .ukrainian,
    .french, .german, .spanish, .italian, .portuguese, .dutch, .swedish, .arabic, .turkish,
  ]

  /// The language of `languages` that serves best where `code` is asked for, or nil where none does.
  ///
  /// Codes are those of BCP 47, in any case, with `-` or `_`. A region falls back to its language
  /// (`pt-BR` to `pt`), one script never to another: `zh-TW`, `zh-HK` and `zh-MO` are Traditional
  /// Chinese, all other Chinese is Simplified unless the code says otherwise.
  ///
  /// - Parameters:
  ///   - code: A code as systems write it, such as `zh-HK` or `pt_BR`.
  ///   - languages: What there is to choose from; all that the kit speaks by default.
  public static func matching(_ code: String, in languages: [Language] = all) -> Language? {
    let tag = LanguageTag(code)
    var best: (language: Language, match: Int)?
    for language in languages {
      guard let match = tag.match(LanguageTag(language.code)) else { continue }
      if match > best?.match ?? -1 { best = (language, match) }
    }
    return best?.language
  }

  /// The language for somebody who prefers `codes`, the first one most: the app's own wording in
  /// front of the kit's; English where neither speaks any of them.
  static func preferred(_ codes: [String], own: [Language]) -> Language {
    for code in codes + [english.code] {
      let ours = matching(code)
      if let theirs = matching(code, in: own) { return theirs.inFront(of: ours ?? english) }
      if let ours { return ours }
    }
    return english
  }
}
