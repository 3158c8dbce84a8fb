#if !hasFeature(Embedded)
  /// What a `Codable` value has encoded, so that a value of any such type can be a part of another one.
  nonisolated enum CodedValue: Sendable, Hashable {
    case null
    case flag(Bool)
    case integer(Int64)
    /// An integer that is too large for ``integer(_:)``.
    case natural(UInt64)
    case number(Double)
    case text(String)
    case list([CodedValue])
    case fields([String: CodedValue])

    /// The name of a field, or the place in a list.
    struct Key: CodingKey {
      let stringValue: String
      let intValue: Int?

      init(stringValue: String) {
        (self.stringValue, intValue) = (stringValue, nil)
      }

      init(intValue: Int) {
        (stringValue, self.intValue) = ("\(intValue)", intValue)
      }
    }
  }

  nonisolated extension CodedValue: Codable {
    init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: Key.self) {
        var fields: [String: CodedValue] = [:]
        for key in container.allKeys {
          fields[key.stringValue] = try container.decode(CodedValue.self, forKey: key)
        }
        self = .fields(fields)
      } else if var container = try? decoder.unkeyedContainer() {
        var list: [CodedValue] = []
        while !container.isAtEnd { list.append(try container.decode(CodedValue.self)) }
        self = .list(list)
      } else {
        self = try CodedValue(from: try decoder.singleValueContainer())
      }
    }

    private init(from container: any SingleValueDecodingContainer) throws {
      if container.decodeNil() {
        self = .null
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let integer = try? container.decode(Int64.self) {
        self = .integer(integer)
      } else if let natural = try? container.decode(UInt64.self) {
        self = .natural(natural)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .list(let list):
        var container = encoder.unkeyedContainer()
        for value in list { try container.encode(value) }
      case .fields(let fields):
        var container = encoder.container(keyedBy: Key.self)
        for (name, value) in fields { try container.encode(value, forKey: Key(stringValue: name)) }
      default:
        var container = encoder.singleValueContainer()
        try encodeSingle(to: &container)
      }
    }

    private func encodeSingle(to container: inout any SingleValueEncodingContainer) throws {
      switch self {
      case .null, .list, .fields: try container.encodeNil()
      case .flag(let flag): try container.encode(flag)
      case .integer(let integer): try container.encode(integer)
      case .natural(let natural): try container.encode(natural)
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      }
    }
  }
#endif
