import RefreshKit

/// The type of a field of an op: its description, and how it is read.
struct FieldType<Value> {
  private let describe: @Sendable () -> String
  /// Returns the value of a field; nil if the JSON is not of this type.
  let read: @Sendable (JSON) -> Value?

  /// Makes a type. `description` is evaluated only for the message about a mistake.
  init(
    _ description: @autoclosure @escaping @Sendable () -> String,
    read: @escaping @Sendable (JSON) -> Value?
  ) {
    describe = description
    self.read = read
  }

  /// The description of a valid value, for messages: "it must be …".
  var description: String { describe() }

  func map<Other>(_ change: @escaping @Sendable (Value) -> Other) -> FieldType<Other> {
    FieldType<Other>(description) { read($0).map(change) }
  }

  /// The value of the field `name`.
  ///
  /// - Throws: A mistake if `json` is nil or of another type.
  func value(of json: JSON?, name: String) throws(ScriptError) -> Value {
    guard let json else { throw .mistake("\"\(name)\" is missing; it must be \(description)") }
    guard let value = read(json) else {
      let found = json.description
      let shown = found.count > 40 ? "\(found.prefix(40))…" : found
      throw .mistake("\"\(name)\" is \(shown); it must be \(description)")
    }
    return value
  }
}

// MARK: Single values

extension JSON {
  /// The value as insets; nil if it is something else.
  package var insets: EdgeInsets? { FieldType.insets.read(self) }
}

extension FieldType<Double> {
  static var number: Self {
    Self("a number") { if case .number(let value) = $0 { value } else { nil } }
  }

  static var length: Self {
    Self("a number, 0 or more") { Self.number.read($0).flatMap { $0 >= 0 ? $0 : nil } }
  }

  static var time: Self { Self("seconds since 1970", read: Self.number.read) }

  static var positiveFraction: Self {
    Self("a number above 0, at most 1") {
      Self.number.read($0).flatMap { $0 > 0 && $0 <= 1 ? $0 : nil }
    }
  }

  static var rate: Self {
    Self("a number above 0") { Self.number.read($0).flatMap { $0 > 0 ? $0 : nil } }
  }
}

extension FieldType<Int> {
  static var integer: Self {
    Self("a whole number") { FieldType<Double>.number.read($0).flatMap(Int.init(exactly:)) }
  }

  static var positiveCount: Self {
    Self("a whole number from 1 on") { Self.integer.read($0).flatMap { $0 >= 1 ? $0 : nil } }
  }

  static func count(upTo limit: Int) -> Self {
    Self("a whole number from 0 to \(limit)") {
      Self.integer.read($0).flatMap { (0...limit).contains($0) ? $0 : nil }
    }
  }
}

extension FieldType<Bool> {
  static var flag: Self {
    Self("true or false") { if case .bool(let value) = $0 { value } else { nil } }
  }
}

extension FieldType<String> {
  static var text: Self {
    Self("a string") { if case .string(let value) = $0 { value } else { nil } }
  }
}

extension FieldType<String?> {
  static var textOrNull: Self {
    Self("a string or null") { $0 == .null ? .some(nil) : FieldType<String>.text.read($0) }
  }
}

extension FieldType where Value: Sendable {
  /// The type of a field whose value is the name of one of `values`.
  fileprivate static func choice(
    of values: [Value], by name: @escaping @Sendable (Value) -> String
  ) -> Self {
    Self("one of \(values.map(name).joined(separator: ", "))") {
      guard case .string(let text) = $0 else { return nil }
      return values.first { name($0) == text }
    }
  }
}

extension FieldType
where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// The type of a field whose value is the raw value of a case.
  static var name: Self { choice(of: Array(Value.allCases), by: \.rawValue) }
}

extension FieldType<TouchPhase> {
  static var touchPhase: Self { choice(of: TouchPhase.allCases, by: \.nameInScripts) }
}

extension TouchPhase {
  var nameInScripts: String {
    switch self {
    case .began: "down"
    case .moved: "moved"
    case .ended: "up"
    case .cancelled: "cancelled"
    }
  }
}

// MARK: Lists

extension FieldType {
  /// The type of a field whose value is a list with elements of one type. `description` is the list
  /// in words.
  static func list<Element>(
    _ description: @autoclosure @escaping @Sendable () -> String, of element: FieldType<Element>
  ) -> FieldType<[Element]> {
    FieldType<[Element]>(description()) { json in
      guard let elements = json.elements else { return nil }
      let values = elements.compactMap(element.read)
      return values.count == elements.count ? values : nil
    }
  }

  /// The type of a field whose value is an object: any names, each with a value of this type.
  /// `description` is the object in words.
  func object(_ description: String) -> FieldType<[(key: String, value: Value)]> {
    FieldType<[(key: String, value: Value)]>(description) { json in
      guard let members = json.members else { return nil }
      let values = members.compactMap { member in read(member.value).map { (member.key, $0) } }
      return values.count == members.count ? values : nil
    }
  }
}

extension FieldType<Double> {
  fileprivate func tuple<Other>(
    of count: Int, _ description: String, _ make: @escaping @Sendable ([Double]) -> Other
  ) -> FieldType<Other> {
    FieldType<Other>(description) {
      FieldType.list("", of: self).read($0).flatMap { $0.count == count ? make($0) : nil }
    }
  }
}

extension FieldType<[Int]> {
  /// The type of a field whose value is a list with the number of rows in each section.
  static var sections: Self {
    let limit = 1_000_000_000
    return .list("a list of whole numbers from 0 to \(limit)", of: .count(upTo: limit))
  }
}

extension FieldType<EdgeInsets> {
  static var insets: Self {
    FieldType<Double>.number.tuple(of: 4, "[top, left, bottom, right]") {
      EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }
}

extension FieldType<Size> {
  static var size: Self {
    FieldType<Double>.length.tuple(of: 2, "[width, height], each 0 or more") {
      Size(width: $0[0], height: $0[1])
    }
  }
}
