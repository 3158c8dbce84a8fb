/// The reason why a script ends early. The reader of the script adds the file and the line.
public struct ScriptError: Error, Sendable, Equatable {
  /// The kind of an error.
  public enum Kind: Sendable {
    /// A line that has no meaning, or none at this place.
    case mistake
    /// A line that would never end.
    case runaway
  }

  /// The kind of an error.
  public let kind: Kind
  /// What is wrong and what would be right.
  public let message: String

  static func mistake(_ message: String) -> ScriptError {
    ScriptError(kind: .mistake, message: message)
  }

  static func runaway(_ message: String) -> ScriptError {
    ScriptError(kind: .runaway, message: message)
  }

  /// The same error, found in the part of the script that `place` names.
  func inside(_ place: String) -> ScriptError {
    ScriptError(kind: kind, message: "\(place): \(message)")
  }
}

/// The fields of one op, as the script wrote them.
@MainActor package struct Fields {
  package let op: String
  /// Whether the op is in the `run` list of another op.
  package let isNested: Bool

  private let reading: Reading

  /// The members of the op's object, and the results of reading the fields.
  private final class Reading {
    let members: [JSON.Member]
    var isRead: [Bool]
    /// The names of the fields that were asked for, each once. The op may have these fields.
    var askedNames: [String] = []
    /// Whether one of the fields that were read is in the object twice.
    var hasRepeats = false
    /// The mistakes of the ops in the op's `run` list.
    var mistakes: [String] = []
    var warnings: [String] = []

    init(_ members: [JSON.Member]) {
      self.members = members
      isRead = Array(repeating: false, count: members.count)
    }

    /// Returns the value of a field; the last one if the field is there twice. Both count as read.
    func value(of name: String) -> JSON? {
      if !askedNames.contains(name) { askedNames.append(name) }
      var found: JSON?
      for index in members.indices where members[index].key == name {
        if found != nil { hasRepeats = true }
        found = members[index].value
        isRead[index] = true
      }
      return found
    }
  }

  /// The fields of one line, in UTF-8.
  ///
  /// - Throws: A mistake if the line is not a JSON object, or has no `op`.
  package init(line: [UInt8]) throws(ScriptError) {
    let json: JSON
    do { json = try JSONParser.parse(line) } catch { throw .mistake(error.description) }
    try self.init(json)
  }

  /// The fields of one line, or of one element of a `run` list.
  ///
  /// - Throws: A mistake if `json` is not an object, or has no `op`.
  package init(_ json: JSON, isNested: Bool = false) throws(ScriptError) {
    guard let members = json.members else {
      throw .mistake("an op is an object, as in {\"op\":\"advance\",\"by\":0.25}")
    }
    reading = Reading(members)
    op = try FieldType.text.value(of: reading.value(of: "op"), name: "op")
    self.isNested = isNested
  }

  /// All fields, as the script wrote them.
  package var json: JSON { .object(reading.members) }

  /// The value of the field `name`, of any type; nil if the op does not have the field.
  package subscript(name: String) -> JSON? { reading.value(of: name) }

  /// Returns the value of a field, or `default` if the field is left out.
  ///
  /// - Throws: A mistake if the value is of another type, or is left out and has no default.
  func value<Value>(
    _ name: String, _ type: FieldType<Value>, default: Value? = nil
  ) throws(ScriptError) -> Value {
    let value = self[name]
    if value == nil, let `default` { return `default` }
    return try type.value(of: value, name: name)
  }

  func optional<Value>(_ name: String, _ type: FieldType<Value>) throws(ScriptError) -> Value? {
    guard let value = self[name] else { return nil }
    return try type.value(of: value, name: name)
  }

  func run() throws(ScriptError) -> [Op] {
    let list = try value("run", FieldType("a list of ops") { $0.elements })
    var ops: [Op] = []
    for (index, element) in list.enumerated() {
      do {
        let op = try Op(Fields(element, isNested: true))
        ops.append(op)
        reading.mistakes += op.fields.mistakes.map { "run[\(index)]: \($0)" }
        for warning in op.fields.warnings { warn("run[\(index)]: \(warning)") }
      } catch {
        throw error.inside("run[\(index)]")
      }
    }
    return ops
  }

  // MARK: Warnings

  func warn(_ warning: String) {
    reading.warnings.append(warning)
  }

  /// Adds a warning if the field `name` is given. The field has an effect only if the field `owner`
  /// is `value`, but `owner` is `present`.
  func warn(of name: String, unless owner: String, is value: String, not present: String) {
    guard self[name] != nil else { return }
    warn(
      "op \"\(op)\" has \"\(name)\" only where its \(owner) is \"\(value)\"; "
        + "this one is \"\(present)\"")
  }

  /// The warnings about the op and the ops of its list. Complete once all fields of the op have
  /// been read.
  var warnings: [String] { reading.warnings }

  // MARK: Mistakes

  /// The mistakes of the op, in the order of its fields: unknown fields, and fields that are there
  /// twice. The mistakes of the ops of its list follow. Complete once all fields of the op have
  /// been read.
  var mistakes: [String] {
    guard reading.hasRepeats || reading.isRead.contains(false) else { return reading.mistakes }
    var seen: Set<String> = []
    let names: [String] = reading.members.indices.compactMap { index in
      let key = reading.members[index].key
      let isRepeated = !seen.insert(key).inserted
      let name = JSON.string(key)
      if !reading.isRead[index] {
        let known = reading.askedNames.filter { $0 != "op" }.joined(separator: ", ")
        return isRepeated
          ? nil : "op \(JSON.string(op)) has no field \(name); it must be one of \(known)"
      }
      return isRepeated
        ? "op \(JSON.string(op)) has the field \(name) twice; it must be there once" : nil
    }
    return names + reading.mistakes
  }
}
