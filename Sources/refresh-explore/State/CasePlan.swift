/// How the values of an enumeration with associated values are read: by what the runtime does with them,
/// the functions behind a type's value witnesses. `Mirror` finds the same, but takes far longer.
///
/// Cases with references, existential values, or in a box (`indirect`) cannot be read so.
final class CasePlan<Value> {
  /// What is known of a case: its name, and how its value is read, if it has one.
  private struct Case {
    let name: String
    let payload: FieldPlan?
  }

  private typealias ReadTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias Inject =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  /// Where the functions for enumerations begin on 64-bit platforms: behind eight functions, the size and the
  /// stride (8 bytes each), the flags and the number of extra inhabitants (4 bytes each).
  private static var witnesses: Int { 88 }

  private let metadata: UnsafeRawPointer
  private let readTag: ReadTag
  private let project: Project
  private let inject: Inject
  private var cases: [UInt32: Case] = [:]

  init() {
    metadata = unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self)
    let table = (metadata - MemoryLayout<UnsafeRawPointer>.size).load(as: UnsafeRawPointer.self)
    let functions = table + Self.witnesses
    readTag = functions.load(as: ReadTag.self)
    project = functions.load(fromByteOffset: 8, as: Project.self)
    inject = functions.load(fromByteOffset: 16, as: Inject.self)
  }

  /// Writes the case at an address, with its value.
  ///
  /// - Returns: The name of the case.
  @discardableResult
  func write(_ address: UnsafeRawPointer, to writer: inout KeyWriter) -> String {
    let tag = readTag(address, metadata)
    let known = cases[tag] ?? add(tag, address)
    writer.add(word: UInt64(tag))
    if let payload = known.payload { write(payload, of: tag, at: address, to: &writer) }
    return known.name
  }

  /// Writes the value of a case: of a copy, which is changed to it and back.
  private func write(
    _ payload: FieldPlan, of tag: UInt32, at address: UnsafeRawPointer, to writer: inout KeyWriter
  ) {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      buffer.initializeElement(at: 0, to: address.assumingMemoryBound(to: Value.self).pointee)
      guard let copy = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
      project(copy, metadata)
      payload.write(copy, to: &writer)
      inject(copy, tag, metadata)
      buffer.deinitializeElement(at: 0)
    }
  }

  private func add(_ tag: UInt32, _ address: UnsafeRawPointer) -> Case {
    let value = address.assumingMemoryBound(to: Value.self).pointee
    let part = Mirror(reflecting: value).children.first
    let known = Case(
      name: part?.label ?? "\(value)", payload: part.map { Self.plan(of: $0.value) })
    cases[tag] = known
    return known
  }

  /// A value that is a reference would be read where it points to.
  private static func plan(of value: Any) -> FieldPlan {
    let type = type(of: value)
    let wrapped = (type as? any OptionalValue.Type)?.wrapped ?? type
    if wrapped is AnyClass || value is any Error {
      fatalError("a case of \(Value.self) has a reference: make the type a KeyValue")
    }
    return FieldPlan.plan(of: type)
  }
}
