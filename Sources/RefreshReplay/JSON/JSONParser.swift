/// Reads one JSON value from bytes, exactly as RFC 8259 defines it.
///
/// It is stricter than Foundation's decoder, which allows a comma before a closing bracket and
/// leading zeros. It also reports the position of a mistake. A number too large for a `Double` is
/// an error. Nesting deeper than ``maximumDepth`` is also an error, so that the stack does not grow
/// with the input.
struct JSONParser {
  struct Failure: Error, Equatable, CustomStringConvertible {
    /// The place, in bytes, counted from 1.
    let column: Int
    /// The mistake, and its correction.
    let message: String

    var description: String { "\(message) (column \(column))" }
  }

  static let maximumDepth = 1_000

  private static let escapes: KeyValuePairs<Unicode.Scalar, Unicode.Scalar> = [
    "\"": "\"", "\\": "\\", "/": "/",
    "n": "\n", "t": "\t", "r": "\r", "b": "\u{8}", "f": "\u{C}",
  ]

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the value in `bytes`. Only white space may surround it.
  static func parse(_ bytes: [UInt8]) throws(Failure) -> JSON {
    // If some bytes are not UTF-8, decoding replaces them, and the string has other bytes.
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      throw Failure(column: 1, message: "not UTF-8: expected a line of JSON")
    }
    var parser = JSONParser(bytes)
    let value = try parser.value()
    guard parser.next() == nil else { throw parser.expected("the end of the line") }
    return value
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<index], as: UTF8.self)
  }

  // MARK: Bytes

  /// The byte at ``index``, as a character; nil at the end. One byte is enough: every character
  /// with a meaning in JSON is ASCII.
  private var character: Unicode.Scalar? {
    index < bytes.count ? Unicode.Scalar(bytes[index]) : nil
  }

  private func expected(_ what: String) -> Failure {
    Failure(column: index + 1, message: "not JSON: expected \(what)")
  }

  /// Skips white space, and returns the character after it without taking it; nil at the end.
  private mutating func next() -> Unicode.Scalar? {
    while let character,
      character == " " || character == "\t" || character == "\r" || character == "\n"
    { index += 1 }
    return character
  }

  private mutating func take(_ expected: Unicode.Scalar) -> Bool {
    guard character == expected else { return false }
    index += 1
    return true
  }

  // MARK: Values

  private mutating func value() throws(Failure) -> JSON {
    switch next() {
    case "{"?: return try nested { parser throws(Failure) in try parser.object() }
    case "["?: return try nested { parser throws(Failure) in try parser.array() }
    case "\""?: return .string(try string())
    case "t"?: return try word("true", .bool(true))
    case "f"?: return try word("false", .bool(false))
    case "n"?: return try word("null", .null)
    case "-"?, ("0"..."9")?: return .number(try number())
    default: throw expected("a value")
    }
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(Failure) -> JSON
  ) throws(Failure) -> JSON {
    guard depth < Self.maximumDepth else {
      throw Failure(
        column: index + 1,
        message: "expected no more than \(Self.maximumDepth) arrays and objects inside each other")
    }
    depth += 1
    defer { depth -= 1 }
    index += 1
    return try read(&self)
  }

  private mutating func object() throws(Failure) -> JSON {
    var members: [JSON.Member] = []
    members.reserveCapacity(4)
    if next() == "}", take("}") { return .object(members) }
    repeat {
      guard next() == "\"" else { throw expected("a name in quotes") }
      let key = try string()
      guard next() != nil, take(":") else { throw expected("\":\" after the name") }
      members.append(JSON.Member(key, try value()))
    } while next() != nil && take(",")
    guard take("}") else { throw expected("\",\" or \"}\"") }
    return .object(members)
  }

  private mutating func array() throws(Failure) -> JSON {
    var elements: [JSON] = []
    if next() == "]", take("]") { return .array(elements) }
    repeat { elements.append(try value()) } while next() != nil && take(",")
    guard take("]") else { throw expected("\",\" or \"]\"") }
    return .array(elements)
  }

  private mutating func word(_ word: String, _ value: JSON) throws(Failure) -> JSON {
    guard bytes[index...].starts(with: word.utf8) else { throw expected("a value") }
    index += word.utf8.count
    return value
  }

  // MARK: Numbers

  private mutating func number() throws(Failure) -> Double {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = text(from: start)
    guard let value = Double(text), value.isFinite else {
      throw Failure(
        column: start + 1, message: "\(text.prefix(20)) is not finite; expected a finite number")
    }
    return value
  }

  private mutating func digits() throws(Failure) {
    let start = index
    while let character, ("0"..."9").contains(character) { index += 1 }
    guard index > start else { throw expected("a digit") }
  }

  // MARK: Texts

  /// Reads a text in quotes. The present character is its opening quote.
  private mutating func string() throws(Failure) -> String {
    index += 1
    var escaped = ""
    var start = index
    while let character, character >= " " {
      switch character {
      case "\"":
        let rest = text(from: start)
        index += 1
        return escaped.isEmpty ? rest : escaped + rest
      case "\\":
        escaped += text(from: start)
        index += 1
        escaped.unicodeScalars.append(try escape())
        start = index
      default: index += 1
      }
    }
    throw expected(
      character == nil ? "a closing quote" : "no control character; write it as \\u00XX")
  }

  /// Reads an escape whose backslash has been taken, and returns the scalar that it means.
  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    for (letter, scalar) in Self.escapes where take(letter) { return scalar }
    guard take("u") else { throw expected("one of \"\\/bfnrtu after a backslash") }
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let units = take("\\") && take("u") ? [unit, try hexadecimal()] : [unit]
    // Decoding turns unpaired surrogates into the replacement character, U+FFFD.
    let pair = String(decoding: units, as: UTF16.self).unicodeScalars.first
    guard let pair, pair.value > UInt16.max else {
      throw expected("a high and a low surrogate, as in \\ud83d\\ude00")
    }
    return pair
  }

  private mutating func hexadecimal() throws(Failure) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw expected("four hexadecimal digits") }
    index += 4
    return unit
  }
}
