/// A language code taken apart: `zh-Hant-TW`, `zh_tw`, `de_DE.UTF-8`.
nonisolated struct LanguageTag: Sendable, Hashable {
  /// The language, in lowercase: `zh`.
  let language: String
  /// The script, in lowercase, as the code says it or as the region implies it: `hant`; nil where
  /// neither does.
  let script: String?
  /// The region, in lowercase: `tw`; nil where the code says none.
  let region: String?

  /// The regions that write Chinese in its traditional script.
  private static let traditionalRegions: Set = ["tw", "hk", "mo"]
  /// The scripts that are read from right to left.
  private static let rightToLeftScripts: Set = [
    "adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa",
  ]
  /// The languages that are written in one of these, where the code does not name another script.
  private static let rightToLeftLanguages: Set = [
    "ar", "ckb", "dv", "fa", "he", "iw", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// Reads a code: any case, `-` or `_` between its parts, and whatever a system adds after a dot or
  /// an at sign.
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

  /// The direction in which the language is read.
  var layoutDirection: LayoutDirection {
    let isRightToLeft =
      script.map(Self.rightToLeftScripts.contains) ?? Self.rightToLeftLanguages.contains(language)
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// How well texts in `other` serve a reader of this: the higher the better, nil not at all. A text
  /// for the same region is best, then one for no region, then one for another.
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

  /// Whether this is a region by number, as in `es-419`.
  fileprivate var isThreeDigits: Bool { utf8.count == 3 && beginsWithDigit }
}
