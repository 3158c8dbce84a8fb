/// The fields of one op, as the script wrote them.
struct Fields {
  /// The name of the op.
  let op: String
  /// Whether the op stands in the `run` list of another.
  let isNested: Bool

  private let json: JSON

  /// The fields of what one line, or one element of a `run` list, says.
  ///
  /// - Throws: A mistake where it is no object, or has no `op`.
  init(_ json: JSON, isNested: Bool = false) throws(ScriptError) {
    guard json.members != nil else {
      throw .mistake("an op is an object, as in {\"op\":\"advance\",\"by\":0.25}")
    }
    op = try FieldType.text.value(of: json["op"], name: "op")
    self.json = json
    self.isNested = isNested
  }

  /// What stands in the field `name`, unchecked; nil for nothing.
  subscript(name: String) -> JSON? { json[name] }

  /// The value of a field that must be there.
  func value<Value>(_ name: String, _ type: FieldType<Value>) throws(ScriptError) -> Value {
    try type.value(of: json[name], name: name)
  }

  /// The value of a field that may be left out.
  func optional<Value>(_ name: String, _ type: FieldType<Value>) throws(ScriptError) -> Value? {
    guard let value = json[name] else { return nil }
    return try type.value(of: value, name: name)
  }

  /// The value of a field that is `default` where it is left out.
  func value<Value>(
    _ name: String, _ type: FieldType<Value>, default: Value
  ) throws(ScriptError) -> Value {
    try optional(name, type) ?? `default`
  }

  /// The ops of the field `run`.
  func run() throws(ScriptError) -> [any Op] {
    let list = try value("run", FieldType("a list of ops") { $0.elements })
    var ops: [any Op] = []
    for (index, element) in list.enumerated() {
      do {
        ops.append(try Vocabulary.op(Fields(element, isNested: true)))
      } catch {
        throw error.inside("run[\(index)]")
      }
    }
    return ops
  }
}
