#if !hasFeature(Embedded)
  nonisolated extension CodedValue {
    /// Encodes a value.
    init<Value: Encodable>(encoding value: Value) throws {
      let box = CodingBox()
      try box.encode(value)
      self = box.coded
    }
  }

  /// The place that a value is encoded into; its parts are encoded into places of their own.
  private nonisolated final class CodingBox {
    private enum Content {
      case value(CodedValue)
      case list([CodingBox])
      case fields([String: CodingBox])
    }

    /// What was encoded. A value that encodes nothing has no fields.
    private var content = Content.fields([:])

    var coded: CodedValue {
      switch content {
      case .value(let value): value
      case .list(let boxes): .list(boxes.map(\.coded))
      case .fields(let boxes): .fields(boxes.mapValues(\.coded))
      }
    }

    /// The number of parts of a list.
    var count: Int { if case .list(let boxes) = content { boxes.count } else { 0 } }

    func set(_ value: CodedValue) { content = .value(value) }

    func becomeList() { if case .list = content {} else { content = .list([]) } }

    func becomeFields() { if case .fields = content {} else { content = .fields([:]) } }

    /// Adds a place at the end of a list.
    func append() -> CodingBox {
      guard case .list(let boxes) = content else { return CodingBox() }
      let box = CodingBox()
      content = .list(boxes + [box])
      return box
    }

    /// Adds a place for a field.
    func add(_ name: String) -> CodingBox {
      guard case .fields(var boxes) = content else { return CodingBox() }
      let box = CodingBox()
      boxes[name] = box
      content = .fields(boxes)
      return box
    }

    func encode<Value: Encodable>(_ value: Value) throws {
      if let single = try CodedValue(single: value) { return set(single) }
      try value.encode(to: BoxEncoder(box: self))
    }
  }

  nonisolated extension CodedValue {
    /// A value that has no parts; nil where it has an encoding of its own.
    fileprivate init?(single value: any Encodable) throws {
      switch value {
      case let flag as Bool: self = .flag(flag)
      case let text as String: self = .text(text)
      case let number as Double: self = .number(number)
      case let number as Float: self = .number(Double(number))
      case let integer as any BinaryInteger:
        if let integer = Int64(exactly: integer) {
          self = .integer(integer)
        } else if let natural = UInt64(exactly: integer) {
          self = .natural(natural)
        } else {
          throw EncodingError.invalidValue(
            value, EncodingError.Context(codingPath: [], debugDescription: "more than 64 bits"))
        }
      default: return nil
      }
    }
  }

  private nonisolated struct BoxEncoder: Encoder, SingleValueEncodingContainer {
    let box: CodingBox
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
      box.becomeFields()
      return KeyedEncodingContainer(BoxFields(box: box))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
      box.becomeList()
      return BoxList(box: box)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func encodeNil() { box.set(.null) }

    func encode<Value: Encodable>(_ value: Value) throws { try box.encode(value) }
  }

  private nonisolated struct BoxFields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let box: CodingBox
    var codingPath: [any CodingKey] { [] }

    private func encoder(_ name: String) -> BoxEncoder { BoxEncoder(box: box.add(name)) }

    func encodeNil(forKey key: Key) { encoder(key.stringValue).encodeNil() }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      try encoder(key.stringValue).encode(value)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      encoder(key.stringValue).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      encoder(key.stringValue).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder("super") }

    func superEncoder(forKey key: Key) -> any Encoder { encoder(key.stringValue) }
  }

  private nonisolated struct BoxList: UnkeyedEncodingContainer {
    let box: CodingBox
    var codingPath: [any CodingKey] { [] }
    var count: Int { box.count }

    func encodeNil() { BoxEncoder(box: box.append()).encodeNil() }

    func encode<Value: Encodable>(_ value: Value) throws { try box.append().encode(value) }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
      BoxEncoder(box: box.append()).container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      BoxEncoder(box: box.append()).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { BoxEncoder(box: box.append()) }
  }
#endif
