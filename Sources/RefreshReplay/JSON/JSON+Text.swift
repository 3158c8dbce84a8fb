nonisolated extension JSON: CustomStringConvertible {
  /// The value as JSON text, without a space or a line break that it could do without.
  ///
  /// Whole numbers are written without a fraction, others with as many digits as distinguish them from
  /// every other number.
  public var description: String {
    var text = JSONText()
    write(to: &text)
    return text.take()
  }

  /// Writes the value as text.
  func write(to text: inout JSONText) {
    switch self {
    case .null: text.null()
    case .bool(let value): text.bool(value)
    case .number(let value): text.number(value)
    case .string(let value): text.string(value)
    case .array(let elements):
      text.beginArray()
      for element in elements { element.write(to: &text) }
      text.endArray()
    case .object(let members):
      text.beginObject()
      for member in members {
        text.name(member.key)
        member.value.write(to: &text)
      }
      text.endObject()
    }
  }
}
