/// A JSON value. The members of an object keep the order in which they were written.
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

  /// One name of an object, and what stands under it.
  public nonisolated struct Member: Sendable, Equatable {
    /// The name.
    public let key: String
    /// What stands under it.
    public let value: JSON

    /// Makes a member.
    public init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// The names and values of an object; nil for anything else.
  public var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The elements of an array; nil for anything else.
  public var elements: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// What stands under `key`; nil where nothing does, or where this is no object.
  ///
  /// A name that was written twice means what it said last.
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
