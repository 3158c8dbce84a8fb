/// A language's wording of every text.
public nonisolated struct Language: Sendable {
  /// The code by which an app asks for it: `en`.
  public let code: String
  private let texts: [TextKey: String]

  /// Makes a language; a text that is left out is taken from English.
  public init(code: String, texts: [TextKey: String]) {
    self.code = code
    self.texts = texts
  }

  /// The wording of one text.
  public subscript(key: TextKey) -> String {
    texts[key] ?? Self.english.texts[key] ?? ""
  }
}
