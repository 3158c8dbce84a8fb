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

  /// Makes a number; null where it is not finite.
  package init(_ number: Double) {
    self = number.isFinite ? .number(number) : .null
  }

  /// The names and values of an object; nil for anything else.
  public var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The elements of an array; nil for anything else.
  public var elements: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The value of `key`; nil if there is none, or where this is no object.
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
