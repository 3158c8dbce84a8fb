@testable import RefreshReplay

/// Lines of a script, as a test writes them.
nonisolated extension JSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  public init(stringLiteral value: String) {
    self = .string(value)
  }

  public init(floatLiteral value: Double) {
    self = .number(value)
  }

  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  /// What is done: `op` first, then its fields.
  static func op(_ name: String, _ fields: KeyValuePairs<String, JSON> = [:]) -> JSON {
    .object([Member("op", .string(name))] + fields.map { Member($0.key, $0.value) })
  }

  /// This object with another value for `key`.
  func with(_ key: String, _ value: JSON) -> JSON {
    .object((members ?? []).map { $0.key == key ? Member(key, value) : $0 })
  }
}
