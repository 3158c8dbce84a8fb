/// Receives a JSON value part by part, in the order of its text.
///
/// What is written often describes itself to a sink: ``JSONText`` makes text of it, without a tree in
/// between, and ``JSONTree`` a value that can be compared.
nonisolated protocol JSONSink: ~Copyable {
  /// Receives the name of an object's next member, whose value follows.
  ///
  /// - Parameter name: ASCII without quotes, backslashes and control characters.
  mutating func name(_ name: StaticString)
  mutating func null()
  mutating func bool(_ value: Bool)
  /// Receives a number; null where it is not finite.
  mutating func number(_ value: Double)
  mutating func string(_ value: String)
  mutating func beginArray()
  mutating func endArray()
  mutating func beginObject()
  mutating func endObject()
}

nonisolated extension JSONSink where Self: ~Copyable {
  /// Receives a text, or null.
  mutating func string(_ value: String?) {
    if let value { string(value) } else { null() }
  }

  /// Receives a member that is true or false.
  mutating func member(_ name: StaticString, _ value: Bool) {
    self.name(name)
    bool(value)
  }

  /// Receives a member that is a number.
  mutating func member(_ name: StaticString, _ value: Double) {
    self.name(name)
    number(value)
  }

  /// Receives a member that is a text, or null.
  mutating func member(_ name: StaticString, _ value: String?) {
    self.name(name)
    string(value)
  }

  /// Receives a member that is an object.
  ///
  /// - Parameter members: Passes its members to the sink.
  @inline(__always)
  mutating func member(_ name: StaticString, members: (inout Self) -> Void) {
    self.name(name)
    beginObject()
    members(&self)
    endObject()
  }

  /// Receives a member that is a list of two numbers.
  mutating func member(_ name: StaticString, _ first: Double, _ second: Double) {
    self.name(name)
    beginArray()
    number(first)
    number(second)
    endArray()
  }

  /// Receives a member that is a list of four numbers.
  mutating func member(
    _ name: StaticString, _ first: Double, _ second: Double, _ third: Double, _ fourth: Double
  ) {
    self.name(name)
    beginArray()
    number(first)
    number(second)
    number(third)
    number(fourth)
    endArray()
  }
}
