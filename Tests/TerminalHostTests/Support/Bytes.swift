import Testing

/// What a terminal sends. A report of a test has it as Swift writes it, so that no control character
/// reaches the terminal of whoever reads the report.
nonisolated struct Bytes: Sendable, ExpressibleByStringLiteral, CustomTestStringConvertible {
  /// The bytes as UTF-8.
  let text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  /// The bytes.
  var utf8: String.UTF8View { text.utf8 }

  var testDescription: String {
    text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined()
  }
}
