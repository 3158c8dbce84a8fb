/// The texts of a language.
public nonisolated struct Language: Sendable, Hashable {
  /// The BCP 47 code of the language: `en`, `zh-Hant`.
  public let code: String
  /// The layout direction of its script, derived from the code.
  public let layoutDirection: LayoutDirection
  /// The subtags of the code.
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

  /// Makes a language of the kit from its texts, one on each line, in the order of ``TextKey``.
  /// This takes less space in a WebAssembly module than a dictionary literal.
  init(code: String, texts lines: String) {
    var texts: [TextKey: String] = [:]
    var line = ""
    var keys = TextKey.allCases.makeIterator()
    for scalar in lines.unicodeScalars {
      if scalar != "\n" {
        line.unicodeScalars.append(scalar)
      } else if let key = keys.next() {
        (texts[key], line) = (line, "")
      }
    }
    if let key = keys.next() { texts[key] = line }
    self.init(code: code, texts: texts)
  }

  /// The text for a key.
  public subscript(key: TextKey) -> String {
    texts[key] ?? Self.english.texts[key] ?? ""
  }

  /// Returns this language, with missing texts replaced by those of `other`.
  func merging(_ other: Language) -> Language {
    var all = other.texts
    for (key, text) in texts { all[key] = text }
    return Language(code: code, texts: all)
  }

  /// Returns a percentage as text: `40%`.
  func percent(_ number: Int) -> String {
    var text = ""
    for scalar in self[.percent].unicodeScalars {
      if scalar == "#" { text += String(number) } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// Returns digits, preceded by a left-to-right mark if the language is written from right to
  /// left. Without the mark, `12-31` would be shown as `31-12` after Arabic letters.
  func isolate(_ digits: String) -> String {
    layoutDirection == .rightToLeft ? "\u{200E}" + digits : digits
  }
}
