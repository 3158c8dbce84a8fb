@_spi(Reflection) import Swift

/// How the stored values of a type are read, made once for each type from what the runtime knows of its
/// fields. `Mirror` finds the same values, but takes far longer.
final class FieldPlan {
  /// Writes the value at an address.
  private typealias Reader = @MainActor (UnsafeRawPointer, inout KeyWriter) -> Void

  /// Where a value is, in bytes from where the value that it is in begins, and what writes it.
  private struct Field {
    let offset: Int
    let read: Reader
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
    for field in fields { field.read(address + field.offset, &writer) }
  }

  private static func fields(of type: Any.Type) -> [Field] {
    if KeyRule.ignoredTypes.contains("\(type)") { return [] }
    if let type = type as? any KeyValue.Type { return [Field(offset: 0, read: reader(of: type))] }
    switch kind(of: type) {
    case .class, .struct, .tuple: return storedFields(of: type)
    case .enum: return [Field(offset: 0, read: caseReader(type))]
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

  private static func caseReader<Value>(_ type: Value.Type) -> Reader {
    if MemoryLayout<Value>.size == 1 {
      return { address, writer in writer.add(word: UInt64(address.load(as: UInt8.self))) }
    }
    return { address, writer in
      writer.addCase(address.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private static func storedFields(of type: Any.Type) -> [Field] {
    var fields: [Field] = []
    _ = _forEachField(of: type, options: type is AnyClass ? ofClasses : []) {
      name, offset, field, _ in
      if let read = reader(of: field, String(cString: name), in: type) {
        fields.append(Field(offset: offset, read: read))
      }
      return true
    }
    return fields
  }

  private static func reader(
    of field: Any.Type, _ name: String, in type: Any.Type
  ) -> Reader? {
    let rule = KeyRule.rule(of: name, in: type)
    switch rule {
    case .ignored: return nil
    case .followed: return objectReader(field)
    case let rule?: return ruledReader(field, rule)
    case nil: break
    }
    let wrapped = (field as? any OptionalValue.Type)?.wrapped ?? field
    switch kind(of: wrapped) {
    case .function: return nil
    case .class, .existential:
      if KeyRule.ignoredTypes.contains("\(wrapped)") { return nil }
      fatalError("\(type).\(name) is a reference: list it in KeyRule, as followed or ignored")
    default: break
    }
    let plan = plan(of: field)
    return { address, writer in plan.write(address, to: &writer) }
  }

  private static func ruledReader<Value>(_ type: Value.Type, _ rule: KeyRule) -> Reader {
    { address, writer in
      writer.add(address.assumingMemoryBound(to: Value.self).pointee, by: rule)
    }
  }

  private static func objectReader<Value>(_ type: Value.Type) -> Reader {
    { address, writer in
      let value = address.assumingMemoryBound(to: Value.self).pointee
      writer.addObjects(in: value)
    }
  }
}
