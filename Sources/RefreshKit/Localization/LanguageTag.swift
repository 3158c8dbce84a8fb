/// The subtags of a language code: `zh-Hant-TW`, `zh_tw`, `de_DE.UTF-8`.
nonisolated struct LanguageTag: Sendable, Hashable {
  /// The language, in lowercase: `zh`.
  let language: String
  /// The script, in lowercase, given by the code or implied by the region: `hant`; nil if it is
  /// unknown.
  let script: String?
  /// The region, in lowercase: `tw`; nil if the code has none.
  let region: String?

  /// The regions whose Chinese is Traditional Chinese.
  private static let traditionalRegions: Set = ["tw", "hk", "mo"]
  /// The scripts that are written from right to left.
  private static let rightToLeftScripts: Set = [
    "adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa",
  ]
  /// The languages that are written in a right-to-left script if the code has no script.
  private static let rightToLeftLanguages: Set = [
    "ar", "ckb", "dv", "fa", "he", "iw", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// Parses a code in any case, with `-` or `_` between its subtags. A suffix after a dot or an at
  /// sign is ignored.
  init(_ code: String) {
    let name = code.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    let parts = name.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      .map(Self.lowercase)
    let language = parts.first ?? ""
    let region = parts.dropFirst().first { $0.utf8.count == 2 || $0.isThreeDigits }
    let script = parts.dropFirst().first { $0.utf8.count == 4 && !$0.beginsWithDigit }
    self.language = language
    self.region = region
    self.script = script ?? (language == "zh" ? Self.chineseScript(in: region) : nil)
  }

  /// The direction in which the language is written.
  var layoutDirection: LayoutDirection {
    let isRightToLeft =
      script.map(Self.rightToLeftScripts.contains) ?? Self.rightToLeftLanguages.contains(language)
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns the quality of `other` as a match for this tag: 2 for the same region, 1 for no
  /// region, 0 for another region; nil if the language or the script differs.
  func match(_ other: LanguageTag) -> Int? {
    guard language == other.language else { return nil }
    if let script, let otherScript = other.script, script != otherScript { return nil }
    return region == other.region ? 2 : (other.region == nil ? 1 : 0)
  }

  private static func chineseScript(in region: String?) -> String {
    region.map(traditionalRegions.contains) == true ? "hant" : "hans"
  }

  private static func lowercase(_ part: Substring.UTF8View) -> String {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return String(decoding: part.map { capitals.contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

nonisolated extension String {
  fileprivate var beginsWithDigit: Bool {
    utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
  }

  /// Whether this is a numeric region, as in `es-419`.
  fileprivate var isThreeDigits: Bool { utf8.count == 3 && beginsWithDigit }
}
