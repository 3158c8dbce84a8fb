import Testing

/// Bytes that a terminal sends. Reports of tests show them escaped, without control characters.
struct Bytes: Sendable, ExpressibleByStringLiteral, CustomTestStringConvertible {
  /// The bytes as UTF-8.
  let text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  var utf8: String.UTF8View { text.utf8 }

  var testDescription: String {
    text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined()
  }
}
