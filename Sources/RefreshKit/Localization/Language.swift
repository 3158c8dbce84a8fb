/// A language's wording of every text.
public nonisolated struct Language: Sendable, Hashable {
  /// The code by which an app asks for it: `en`, `zh-Hant`.
  public let code: String
  /// The direction in which it is read, which the code implies.
  public let layoutDirection: LayoutDirection
  let texts: [TextKey: String]

  /// Makes a language; a text that is left out is taken from English, or, in
  /// ``RefreshConfig/ownLanguages``, from the kit's wording of the same language.
  public init(code: String, texts: [TextKey: String]) {
    self.code = code
    self.texts = texts
    layoutDirection = LanguageTag(code).layoutDirection
  }

  /// The wording of one text.
  public subscript(key: TextKey) -> String {
    texts[key] ?? Self.english.texts[key] ?? ""
  }

  /// This wording, and that of `other` for what it leaves out.
  func inFront(of other: Language) -> Language {
    var all = other.texts
    for (key, text) in texts { all[key] = text }
    return Language(code: code, texts: all)
  }

  /// A number of percent in words: `40%`.
  func percent(_ number: Int) -> String {
    var text = ""
    for scalar in self[.percent].unicodeScalars {
      if scalar == "#" { text += String(number) } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// Figures that keep their order among the language's words: after Arabic letters `12-31` would be
  /// shown as `31-12`, without a mark in front that reads from left to right.
  func inOrder(_ figures: String) -> String {
    layoutDirection == .rightToLeft ? "\u{200E}" + figures : figures
  }
}
