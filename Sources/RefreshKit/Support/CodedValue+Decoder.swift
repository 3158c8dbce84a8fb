#if !hasFeature(Embedded)
  nonisolated extension CodedValue {
    /// Decodes a value of a type.
    func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
      if let single = try single(type) { return single }
      return try Value(from: CodedDecoder(value: self))
    }

    /// A value that has no parts; nil where its type has a decoding of its own.
    private func single<Value>(_ type: Value.Type) throws -> Value? {
      let value: Any?
      switch (type, self) {
      case (is Bool.Type, .flag(let flag)): value = flag
      case (is String.Type, .text(let text)): value = text
      case (is Double.Type, _): value = number
      case (is Float.Type, _): value = number.map { Float($0) }
      case (let type as any FixedWidthInteger.Type, _): value = integer(type)
      case (is Bool.Type, _), (is String.Type, _): value = nil
      default: return nil
      }
      guard let value = value as? Value else { throw mismatch(type) }
      return value
    }

    private var number: Double? {
      switch self {
      case .number(let number): number
      case .integer(let integer): Double(integer)
      case .natural(let natural): Double(natural)
      default: nil
      }
    }

    private func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Any? {
      switch self {
      case .integer(let integer): Integer(exactly: integer)
      case .natural(let natural): Integer(exactly: natural)
      case .number(let number): Integer(exactly: number)
      default: nil
      }
    }

    fileprivate func mismatch(_ type: Any.Type) -> DecodingError {
      DecodingError.typeMismatch(
        type, DecodingError.Context(codingPath: [], debugDescription: "found \(self)"))
    }
  }

  private nonisolated struct CodedDecoder: Decoder, SingleValueDecodingContainer {
    let value: CodedValue
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(
      keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
      guard case .fields(let fields) = value else { throw value.mismatch([String: Any].self) }
      return KeyedDecodingContainer(CodedFields(fields: fields))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
      guard case .list(let list) = value else { throw value.mismatch([Any].self) }
      return CodedList(list: list)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { value == .null }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value.decoded(type) }
  }

  private nonisolated struct CodedFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let fields: [String: CodedValue]
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { fields.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }

    private func value(_ key: any CodingKey) throws -> CodedValue {
      guard let value = fields[key.stringValue] else {
        throw DecodingError.keyNotFound(
          key, DecodingError.Context(codingPath: [], debugDescription: "there is no such field"))
      }
      return value
    }

    private func decoder(_ key: any CodingKey) throws -> CodedDecoder {
      CodedDecoder(value: try value(key))
    }

    func decodeNil(forKey key: Key) throws -> Bool { try value(key) == .null }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try value(key).decoded(type)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
      try decoder(CodedValue.Key(stringValue: "super"))
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }
  }

  private nonisolated struct CodedList: UnkeyedDecodingContainer {
    let list: [CodedValue]
    private(set) var currentIndex = 0
    var codingPath: [any CodingKey] { [] }
    var count: Int? { list.count }
    var isAtEnd: Bool { currentIndex >= list.count }

    init(list: [CodedValue]) {
      self.list = list
    }

    /// Decodes the next value, and continues behind it where that succeeds.
    private mutating func next<Result>(_ decode: (CodedDecoder) throws -> Result) throws -> Result {
      guard !isAtEnd else {
        throw DecodingError.valueNotFound(
          CodedValue.self,
          DecodingError.Context(codingPath: [], debugDescription: "the list is at its end"))
      }
      let result = try decode(CodedDecoder(value: list[currentIndex]))
      currentIndex += 1
      return result
    }

    mutating func decodeNil() throws -> Bool {
      guard !isAtEnd, list[currentIndex] == .null else { return false }
      currentIndex += 1
      return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try next { try $0.decode(type) }
    }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
      try next { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try next { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try next { $0 } }
  }
#endif
