/// Writes what it receives as JSON text, without a space or a line break that it could do without.
///
/// Whole numbers are written without a fraction, others with as many digits as distinguish them from
/// every other number.
nonisolated struct JSONText: JSONSink, ~Copyable {
  private var bytes = ByteBuffer()
  /// Whether a comma is due before the next name or value.
  private var needsComma = false

  /// What was written since the last call; the memory is used again.
  mutating func take() -> String {
    defer {
      bytes.removeAll()
      needsComma = false
    }
    return bytes.text
  }

  // MARK: Names

  mutating func name(_ name: StaticString) {
    bytes.append(atMost: name.utf8CodeUnitCount + 4) {
      if needsComma { $0.write(",") }
      $0.write("\"")
      $0.write(name)
      $0.write("\"")
      $0.write(":")
    }
    needsComma = false
  }

  /// Receives the name of an object's next member; any text.
  mutating func name(_ name: String) {
    string(name)
    bytes.append(atMost: 1) { $0.write(":") }
    needsComma = false
  }

  // MARK: Values

  mutating func null() {
    value(atMost: 4) { $0.write("null") }
  }

  mutating func bool(_ value: Bool) {
    self.value(atMost: 5) { $0.write(value ? "true" : "false") }
  }

  mutating func number(_ value: Double) {
    if abs(value) < 0x1p53, Double(Int64(value)) == value {
      self.value(atMost: 20) { $0.write(Int64(value)) }
    } else if value.isFinite {
      var text = value.description
      text.withUTF8 { digits in
        self.value(atMost: digits.count) { $0.write(digits) }
      }
    } else {
      null()
    }
  }

  mutating func string(_ value: String) {
    var value = value
    value.withUTF8 { text in
      self.value(atMost: Self.longestEscape * text.count + 2) {
        $0.write("\"")
        for byte in text { Self.write(byte, to: &$0) }
        $0.write("\"")
      }
    }
  }

  mutating func beginArray() { begin("[") }
  mutating func endArray() { end("]") }
  mutating func beginObject() { begin("{") }
  mutating func endObject() { end("}") }

  // MARK: Parts

  /// Writes a value, after a comma where one is due.
  @inline(__always)
  private mutating func value(
    atMost limit: Int, _ write: (inout UnsafeMutablePointer<UInt8>) -> Void
  ) {
    bytes.append(atMost: limit + 1) {
      if needsComma { $0.write(",") }
      write(&$0)
    }
    needsComma = true
  }

  @inline(__always)
  private mutating func begin(_ bracket: StaticString) {
    value(atMost: 1) { $0.write(bracket) }
    needsComma = false
  }

  @inline(__always)
  private mutating func end(_ bracket: StaticString) {
    bytes.append(atMost: 1) { $0.write(bracket) }
    needsComma = true
  }

  /// The length of `\u0000`.
  private static let longestEscape = 6

  /// Writes a byte of a text in quotes.
  @inline(__always)
  private static func write(_ byte: UInt8, to end: inout UnsafeMutablePointer<UInt8>) {
    if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      end.write(byte: byte)
    } else {
      writeEscape(of: byte, to: &end)
    }
  }

  private static func writeEscape(of byte: UInt8, to end: inout UnsafeMutablePointer<UInt8>) {
    end.write("\\")
    switch Unicode.Scalar(byte) {
    case "\n": end.write("n")
    case "\r": end.write("r")
    case "\t": end.write("t")
    case _ where byte >= 0x20: end.write(byte: byte)
    default:
      end.write("u00")
      for digit in [byte >> 4, byte & 0xF] {
        end.write(byte: digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
      }
    }
  }
}
