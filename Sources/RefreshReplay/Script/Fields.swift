/// The fields of one op, as the script wrote them.
package struct Fields {
  /// The name of the op.
  package let op: String
  /// Whether the op is in the `run` list of another.
  let isNested: Bool

  private let reading: Reading

  /// The members of the object, and what was found out while they were read.
  private nonisolated final class Reading {
    let members: [JSON.Member]
    /// Whether each member was read.
    var isRead: [Bool]
    /// Whether a name was read that is there twice.
    var hasRepeats = false
    var warnings: [String] = []

    init(_ members: [JSON.Member]) {
      self.members = members
      isRead = Array(repeating: false, count: members.count)
    }

    /// The last value of a name; all its members count as read.
    func value(of name: String) -> JSON? {
      var found: JSON?
      for index in members.indices where members[index].key == name {
        if found != nil { hasRepeats = true }
        found = members[index].value
        isRead[index] = true
      }
      return found
    }
  }

  /// The fields of one line, or of one element of a `run` list.
  ///
  /// - Throws: A mistake where it is no object, or has no `op`.
  init(_ json: JSON, isNested: Bool = false) throws(ScriptError) {
    guard let members = json.members else {
      throw .mistake("an op is an object, as in {\"op\":\"advance\",\"by\":0.25}")
    }
    reading = Reading(members)
    op = try FieldType.text.value(of: reading.value(of: "op"), name: "op")
    self.isNested = isNested
  }

  /// The unchecked value of the field `name`; nil without one.
  package subscript(name: String) -> JSON? { reading.value(of: name) }

  /// The value of a field; if it is left out, `default`, without which it must be there.
  func value<Value>(
    _ name: String, _ type: FieldType<Value>, default: Value? = nil
  ) throws(ScriptError) -> Value {
    let value = self[name]
    if value == nil, let `default` { return `default` }
    return try type.value(of: value, name: name)
  }

  /// The value of a field that may be left out.
  func optional<Value>(_ name: String, _ type: FieldType<Value>) throws(ScriptError) -> Value? {
    guard let value = self[name] else { return nil }
    return try type.value(of: value, name: name)
  }

  /// The caption of the op in a film; nil if the script gives none.
  func caption() throws(ScriptError) -> String? {
    try optional("caption", .text)
  }

  /// The ops of the field `run`.
  func run() throws(ScriptError) -> [ListedOp] {
    let list = try value("run", FieldType("a list of ops") { $0.elements })
    var ops: [ListedOp] = []
    for (index, element) in list.enumerated() {
      do {
        let fields = try Fields(element, isNested: true)
        ops.append(ListedOp(op: try Vocabulary.op(fields), caption: try fields.caption()))
        for warning in fields.warnings { warn("run[\(index)]: \(warning)") }
      } catch {
        throw error.inside("run[\(index)]")
      }
    }
    return ops
  }

  // MARK: Warnings

  /// Adds a warning about a field that has been read.
  func warn(_ warning: String) {
    reading.warnings.append(warning)
  }

  /// What has no effect in the op, in the order of its fields; complete once all fields that the
  /// op has have been read.
  var warnings: [String] {
    guard reading.hasRepeats || reading.isRead.contains(false) else { return reading.warnings }
    var seen: Set<String> = []
    let names: [String] = reading.members.indices.compactMap { index in
      let key = reading.members[index].key
      let isRepeated = !seen.insert(key).inserted
      let name = JSON.string(key)
      if !reading.isRead[index] {
        return isRepeated ? nil : "op \(JSON.string(op)) has no field \(name)"
      }
      return isRepeated ? "op \(JSON.string(op)) has the field \(name) twice; the last counts" : nil
    }
    return names + reading.warnings
  }
}

/// An op in the `run` list of another.
struct ListedOp {
  /// The op.
  let op: any Op
  /// Its caption in a film; nil if the script gives none.
  let caption: String?
}
