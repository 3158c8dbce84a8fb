/// A JSON value. The members of an object are in the order in which they were written.
public nonisolated enum JSON: Sendable, Equatable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number. One that is not finite is written as null: JSON has no word for it.
  case number(Double)
  /// A text.
  case string(String)
  /// A list of values.
  case array([JSON])
  /// Named values.
  case object([Member])

  /// One name of an object, and its value.
  public nonisolated struct Member: Sendable, Equatable {
    /// The name.
    public let key: String
    /// Its value.
    public let value: JSON

    /// Makes a member.
    public init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// Makes a number; null if it is not finite.
  package init(_ number: Double) {
    self = number.isFinite ? .number(number) : .null
  }

  /// Makes a text; null if there is none.
  init(_ text: String?) {
    self = text.map(JSON.string) ?? .null
  }

  /// Makes a list of numbers.
  init(_ numbers: [Double]) {
    self = .array(numbers.map { JSON($0) })
  }

  /// Makes an object; a member without a value is left out.
  init(members: KeyValuePairs<String, JSON?>) {
    self = .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// The names and values of an object; nil for anything else.
  public var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The elements of an array; nil for anything else.
  public var elements: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The value of `key`; nil if there is none, or if this is no object.
  ///
  /// Of a name that was written twice, the last value counts.
  public subscript(key: String) -> JSON? {
    members?.last { $0.key == key }?.value
  }
}

nonisolated extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  /// Makes an object whose members have the order of the literal.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0, $1) })
  }

  /// Makes an array.
  public init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }
}

// MARK: Text

nonisolated extension JSON: CustomStringConvertible {
  /// The value as JSON text, without a space or a line break that it could do without.
  ///
  /// Whole numbers are written without a fraction, others with as many digits as distinguish them from
  /// every other number.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): Self.write(value, to: &text)
    case .string(let value): Self.write(value, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// Numbers below this have no fraction that a `Double` could leave out.
  private static let wholeLimit = 0x1p53

  private static func write(_ number: Double, to text: inout String) {
    if abs(number) < wholeLimit, let whole = Int64(exactly: number) {
      text += whole.description
    } else {
      text += number.isFinite ? number.description : "null"
    }
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    if value.utf8.contains(where: {
      $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }) {
      for scalar in value.unicodeScalars { writeEscaped(scalar, to: &text) }
    } else {
      text += value
    }
    text += "\""
  }

  private static func writeEscaped(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"", "\\": text += "\\\(scalar)"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      text += "\\u00" + (digits.count == 1 ? "0" : "") + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
