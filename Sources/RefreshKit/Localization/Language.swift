/// The texts of a language.
public struct Language: Sendable, Hashable {
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

  /// Each line of `lines` is one text, in the order of the cases of ``TextKey``.
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

  /// Returns `digits`, with a left-to-right mark before them in a right-to-left language. Without
  /// the mark, `12-31` would be shown as `31-12` after Arabic letters.
  func isolate(_ digits: String) -> String {
    layoutDirection == .rightToLeft ? "\u{200E}" + digits : digits
  }
}

extension Language {
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

  /// Returns the language for the first code that matches a language of the app or of the kit;
  /// English if no code matches. If both the app and the kit have the language, the app's texts
  /// replace the kit's.
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

/// The subtags of a language code such as `zh-Hant-TW`, `zh_tw` or `de_DE.UTF-8`, in lowercase.
struct LanguageTag: Sendable, Hashable {
  let language: String
  /// The script that the code names. A Chinese code without a script has the script of its region.
  /// Nil for another code without a script.
  let script: String?
  let region: String?

  private static let traditionalRegions: Set = ["tw", "hk", "mo"]
  private static let rightToLeftScripts: Set = [
    "adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa",
  ]
  /// The languages that are right-to-left if their code names no script.
  private static let rightToLeftLanguages: Set = [
    "ar", "ckb", "dv", "fa", "he", "iw", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// The code may have a suffix such as `.UTF-8` or `@euro`, which is ignored.
  init(_ code: String) {
    let name = code.prefix { $0 != "." && $0 != "@" }.lowercased()
    let parts = name.split { $0 == "-" || $0 == "_" }.map(String.init)
    let language = parts.first ?? ""
    // A region is two letters, or three digits as in `es-419`.
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

  /// Returns how well the language `other` matches this code. 2: both have the same region, or
  /// none. 1: this code has a region, and `other` has none. 0: `other` has a region, and this code
  /// has another one or none. Nil: the languages differ, or both have a script and these differ.
  func match(_ other: LanguageTag) -> Int? {
    guard language == other.language else { return nil }
    if let script, let otherScript = other.script, script != otherScript { return nil }
    return region == other.region ? 2 : (other.region == nil ? 1 : 0)
  }

  private static func chineseScript(in region: String?) -> String {
    region.map(traditionalRegions.contains) == true ? "hant" : "hans"
  }
}

extension String {
  fileprivate var beginsWithDigit: Bool { first?.isWholeNumber == true }
}

/// The keys of all texts of the kit.
public enum TextKey: Sendable, Hashable, CaseIterable {
  /// The title of an idle header.
  case headerIdle
  /// The title of a header that is pulled beyond the threshold.
  case headerPulling
  /// The title of a header in refreshing or willRefresh.
  case headerRefreshing
  /// The title of an idle auto footer, which loads at the end of the list or by a tap.
  case autoFooterIdle
  /// The title of an idle auto header, which loads at the top of the list or by a tap.
  case autoHeaderIdle
  /// The title of an auto footer or auto header in refreshing or willRefresh.
  case autoFooterRefreshing
  /// The title of an auto footer or auto header in noMoreData.
  case autoFooterNoMoreData
  /// The title of an idle back footer.
  case backFooterIdle
  /// The title of a back footer that is pulled beyond the threshold.
  case backFooterPulling
  /// The title of a back footer in refreshing or willRefresh.
  case backFooterRefreshing
  /// The title of a back footer in noMoreData.
  case backFooterNoMoreData
  /// The title of an idle trailer.
  case trailerIdle
  /// The title of a trailer that is pulled beyond the threshold.
  case trailerPulling
  /// The title of a trailer in refreshing or willRefresh.
  case trailerRefreshing
  /// The title of a trailer in noMoreData.
  case trailerNoMoreData
  /// The title of an idle leader.
  case leaderIdle
  /// The title of a leader that is pulled beyond the threshold.
  case leaderPulling
  /// The title of a leader in refreshing or willRefresh.
  case leaderRefreshing
  /// The title of a leader in noMoreData.
  case leaderNoMoreData
  /// The title of a header whose last refresh failed.
  case headerFailed
  /// The title of a footer, auto header, leader or trailer whose last refresh failed; a tap tries
  /// again.
  case footerFailed
  /// The text before the time of the last update.
  case lastUpdate
  /// The text in place of the date, before the time, for an update on the same day.
  case today
  /// The text in place of the time if there has been no update.
  case noRecord
  /// The title and the announcement of a header's refresh that has ended in success.
  case updated
  /// The title and the announcement of a footer's, auto header's, leader's or trailer's refresh
  /// that has ended in success.
  case loaded
  /// The title of a component whose second level opens when the pull is released.
  case secondLevel
  /// The announcement that a refresh was canceled.
  case cancelled
  /// The accessibility label of a header.
  case headerName
  /// The accessibility label of a footer.
  case footerName
  /// The accessibility label of an auto header.
  case autoHeaderName
  /// The accessibility label of a trailer.
  case trailerName
  /// The accessibility label of a leader.
  case leaderName
  /// The accessibility hint of a header: its action.
  case headerAction
  /// The accessibility hint of a footer: its action.
  case footerAction
  /// The accessibility hint of an auto header: its action.
  case autoHeaderAction
  /// The accessibility hint of a trailer: its action.
  case trailerAction
  /// The accessibility hint of a leader: its action.
  case leaderAction
  /// The accessibility hint of a component whose last refresh failed: its action.
  case retryAction
  /// The format of a percentage: the number replaces `#`.
  case percent
  /// The text of a screen whose list is loaded and empty.
  case nothingHere
}
