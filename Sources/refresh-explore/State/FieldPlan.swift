@_spi(Reflection) import Swift

/// How the stored values of a type are read, made once for each type from what the runtime knows of its
/// fields. `Mirror` finds the same values, but takes far longer.
final class FieldPlan {
  /// Writes the value at an address.
  private typealias Reader = @MainActor (UnsafeRawPointer, inout KeyWriter) -> Void

  /// Where a value is, in bytes from where the value that it is in begins, and what writes it.
  private struct Field {
    enum Content {
      case byte, word, number
      case other(Reader)
    }

    let offset: Int
    let content: Content

    init(_ offset: Int, _ content: Content) { (self.offset, self.content) = (offset, content) }
  }

  /// `_EachFieldOptions.classType`, which the standard library has as a variable.
  private static let ofClasses = _EachFieldOptions(rawValue: 1)

  private static var plans: [ObjectIdentifier: FieldPlan] = [:]

  private let type: Any.Type
  private lazy var fields = Self.fields(of: type)

  private init(_ type: Any.Type) { self.type = type }

  /// The plan of a type.
  static func plan(of type: Any.Type) -> FieldPlan {
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = FieldPlan(type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  /// Writes the value of the plan's type at an address, or the object that begins there.
  func write(_ address: UnsafeRawPointer, to writer: inout KeyWriter) {
    for field in fields {
      let place = address + field.offset
      switch field.content {
      case .byte: writer.add(word: UInt64(place.load(as: UInt8.self)))
      case .word: writer.add(word: place.load(as: UInt64.self))
      case .number: writer.add(place.load(as: Double.self))
      case .other(let read): read(place, &writer)
      }
    }
  }

  private static func fields(of type: Any.Type) -> [Field] {
    if KeyRule.ignoredTypes.contains("\(type)") { return [] }
    switch type {
    case is Bool.Type, is UInt8.Type: return [Field(0, .byte)]
    case is Int.Type: return [Field(0, .word)]
    case is Double.Type: return [Field(0, .number)]
    case let type as any OptionalValue.Type: return [Field(0, .other(optionalReader(type)))]
    case let type as any KeyValue.Type: return [Field(0, .other(reader(of: type)))]
    default: break
    }
    switch kind(of: type) {
    case .class, .struct, .tuple: return storedFields(of: type)
    case .enum: return [Field(0, caseContent(type))]
    default: fatalError("the value of a \(type) is a part of the state, and cannot be read")
    }
  }

  /// What a type is: the runtime says so of fields alone.
  private static func kind<Value>(of type: Value.Type) -> _MetadataKind? {
    var found: _MetadataKind?
    _ = _forEachField(of: FieldOf<Value>.self) { _, _, _, kind in
      found = kind
      return true
    }
    return found
  }

  private struct FieldOf<Value> { let value: Value }

  private static func reader<Value: KeyValue>(of type: Value.Type) -> Reader {
    { address, writer in
      address.assumingMemoryBound(to: Value.self).pointee.write(to: &writer)
    }
  }

  /// A value that is there is where the optional value is.
  private static func optionalReader<Value: OptionalValue>(_ type: Value.Type) -> Reader {
    let plan = plan(of: type.wrapped)
    return { address, writer in
      let isNil = address.assumingMemoryBound(to: Value.self).pointee.isNil
      writer.add(word: isNil ? 0 : 1)
      if !isNil { plan.write(address, to: &writer) }
    }
  }

  private static func caseContent<Value>(_ type: Value.Type) -> Field.Content {
    if MemoryLayout<Value>.size == 1 { return .byte }
    let plan = CasePlan<Value>()
    return .other { address, writer in plan.write(address, to: &writer) }
  }

  private static func storedFields(of type: Any.Type) -> [Field] {
    var fields: [Field] = []
    _ = _forEachField(of: type, options: type is AnyClass ? ofClasses : []) {
      name, offset, field, _ in
      for part in parts(of: field, String(cString: name), in: type) {
        fields.append(Field(offset + part.offset, part.content))
      }
      return true
    }
    return fields
  }

  /// What is read of a field: the fields of a value are read as those of the type that it is in.
  private static func parts(of field: Any.Type, _ name: String, in type: Any.Type) -> [Field] {
    let rule = KeyRule.rule(of: name, in: type)
    switch rule {
    case .ignored: return []
    case .followed: return [Field(0, .other(objectReader(field)))]
    case .phase: return [Field(0, .other(phaseReader(field)))]
    case let rule?: return [Field(0, .other(ruledReader(field, rule)))]
    case nil: break
    }
    let wrapped = (field as? any OptionalValue.Type)?.wrapped ?? field
    switch kind(of: wrapped) {
    case .function: return []
    case .class, .existential:
      if KeyRule.ignoredTypes.contains("\(wrapped)") { return [] }
      fatalError("\(type).\(name) is a reference: list it in KeyRule, as followed or ignored")
    default: return plan(of: field).fields
    }
  }

  private static func ruledReader<Value>(_ type: Value.Type, _ rule: KeyRule) -> Reader {
    { address, writer in
      writer.add(address.assumingMemoryBound(to: Value.self).pointee, by: rule)
    }
  }

  private static func phaseReader<Value>(_ type: Value.Type) -> Reader {
    let plan = CasePlan<Value>()
    return { address, writer in
      let name = plan.write(address, to: &writer)
      writer.notePhase(name)
    }
  }

  /// Reads a reference to an object, or a list of them.
  private static func objectReader<Value>(_ type: Value.Type) -> Reader {
    if type is any ListValue.Type {
      return { address, writer in
        guard let list = address.assumingMemoryBound(to: Value.self).pointee as? [AnyObject] else {
          fatalError("a \(type) is no list of references, and cannot be followed")
        }
        writer.add(word: UInt64(list.count))
        for object in list { writer.addObject(object) }
      }
    }
    let object = (type as? any OptionalValue.Type)?.wrapped ?? type
    guard object is AnyClass else {
      fatalError("a \(type) is not a reference, and cannot be followed")
    }
    return { address, writer in
      guard let object = address.load(as: Unmanaged<AnyObject>?.self) else {
        return writer.add(word: 0)
      }
      writer.addObject(object.takeUnretainedValue())
    }
  }
}
