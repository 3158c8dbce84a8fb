/// A JSON value. The members of an object are in the order in which they were written.
public enum JSON: Sendable, Equatable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number. One that is not finite is written as null: JSON cannot express it.
  case number(Double)
  /// A text.
  case string(String)
  /// A list of values.
  case array([JSON])
  /// Named values.
  case object([Member])

  /// One name of an object, and its value.
  public struct Member: Sendable, Equatable {
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

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
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

extension JSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
  /// Makes a string.
  public init(stringLiteral value: String) {
    self = .string(value)
  }

  /// Makes a number.
  public init(floatLiteral value: Double) {
    self = .number(value)
  }

  /// Makes a Boolean.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension JSON: CustomStringConvertible {
  /// The value as JSON text, without a space or a line break that it could do without.
  ///
  /// Whole numbers are written without a fraction, others with as many digits as distinguish them from
  /// every other number.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Self.text(of: value)
    case .string(let value): Self.quoted(value)
    case .array(let elements): "[\(elements.map(\.description).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.key)):\($0.value)" }.joined(separator: ","))}"
    }
  }

  /// Whole numbers below this limit are written without a fraction: a `Double` represents each of
  /// them exactly.
  private static let wholeLimit = 0x1p53

  private static func text(of number: Double) -> String {
    if abs(number) < wholeLimit, let whole = Int64(exactly: number) { return whole.description }
    return number.isFinite ? number.description : "null"
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    return "\"\(isPlain ? text : text.unicodeScalars.map(escaped).joined())\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case ..<"\u{10}": "\\u000" + String(scalar.value, radix: 16)
    case ..<" ": "\\u00" + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }
}
