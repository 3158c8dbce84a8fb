import RefreshKit

/// A value that is read as a whole.
protocol KeyValue {
  func write(to writer: inout KeyWriter)
}

/// An optional value, of any type.
protocol OptionalValue {
  static var wrapped: Any.Type { get }
}

extension Bool: KeyValue {
  func write(to writer: inout KeyWriter) { writer.add(word: self ? 1 : 0) }
}

extension Int: KeyValue {
  func write(to writer: inout KeyWriter) { writer.add(word: UInt64(bitPattern: Int64(self))) }
}

extension UInt8: KeyValue {
  func write(to writer: inout KeyWriter) { writer.add(word: UInt64(self)) }
}

extension Double: KeyValue {
  func write(to writer: inout KeyWriter) { writer.add(self) }
}

extension String: KeyValue {
  func write(to writer: inout KeyWriter) { writer.add(self) }
}

extension Optional: KeyValue, OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }

  func write(to writer: inout KeyWriter) {
    writer.add(word: self == nil ? 0 : 1)
    if let value = self { writer.add(value) }
  }
}

extension Boxed: KeyValue {
  func write(to writer: inout KeyWriter) { value.write(to: &writer) }
}

extension Array: KeyValue {
  func write(to writer: inout KeyWriter) {
    writer.add(word: UInt64(count))
    for element in self { writer.add(element) }
  }
}
