import RefreshKit

/// Sets one property of the scroll view. These operations differ only by their names, properties and
/// types, and have no types of their own.
struct Setter: Op {
  let name: String
  private let set: (any StagePlatform) -> Void

  private init(_ name: String, _ set: @escaping (any StagePlatform) -> Void) {
    self.name = name
    self.set = set
  }

  func perform(on stage: Stage) {
    set(stage.platform)
  }

  /// Sets a property to the value of the field `value`.
  static func value<Value>(
    _ name: String, _ type: FieldType<Value>,
    _ set: @escaping @MainActor (any StagePlatform, Value) -> Void
  ) -> OpKind {
    OpKind(name) { fields throws(ScriptError) in
      let value = try fields.value("value", type)
      return Setter(name) { set($0, value) }
    }
  }

  /// Sets the parts of a point or a size that a line has; the others stay.
  static func parts<Whole>(
    _ name: String, _ read: @escaping @MainActor (Fields) throws(ScriptError) -> Partial<Whole>,
    _ set: @escaping @MainActor (any StagePlatform, Partial<Whole>) -> Void
  ) -> OpKind {
    OpKind(name) { fields throws(ScriptError) in
      let parts = try read(fields)
      return Setter(name) { set($0, parts) }
    }
  }
}
