import RefreshKit

/// A value that is read as a whole.
protocol KeyValue {
  func write(to writer: inout KeyWriter)
}

/// An optional value, of any type.
protocol OptionalValue {
  static var wrapped: Any.Type { get }
  var isNil: Bool { get }
}

/// A list of values, of any type.
protocol ListValue {
  var count: Int { get }
}

extension String: KeyValue {
  func write(to writer: inout KeyWriter) { writer.add(self) }
}

/// The error of a failure is shown, and decides nothing.
extension RefreshResult: KeyValue {
  func write(to writer: inout KeyWriter) {
    switch self {
    case .success: writer.add(word: 0)
    case .failure: writer.add(word: 1)
    case .noMoreData: writer.add(word: 2)
    case .cancelled: writer.add(word: 3)
    }
  }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }

  var isNil: Bool { self == nil }
}

extension Boxed: KeyValue {
  func write(to writer: inout KeyWriter) { writer.add(value) }
}

extension Array: KeyValue, ListValue {
  func write(to writer: inout KeyWriter) {
    writer.add(word: UInt64(count))
    for element in self { writer.add(element) }
  }
}
