/// Compares the stage with the expectations of a script.
struct Expect: TypedOp {
  static let name = OpName.expect

  /// The part of the script's allowance that one comparison with the stage takes.
  private static let charge = 20

  private let part: JSON
  private let counts: [(event: String, count: Int)]

  init(_ fields: Fields) throws(ScriptError) {
    let object = FieldType("an object") { $0.members == nil ? nil : $0 }
    if fields["that"] == nil, fields["fired"] == nil {
      fields.warn("op \"expect\" has neither \"that\" nor \"fired\"; it expects nothing")
    }
    part = try fields.value("that", object, default: [:])
    var counts: [(String, Int)] = []
    for member in try fields.value("fired", object, default: [:]).members ?? [] {
      let event = try EventName.traced.value(of: .string(member.key), name: "fired")
      counts.append((event, try FieldType.count(upTo: .max).value(of: member.value, name: event)))
    }
    self.counts = counts
  }

  func perform(on stage: Stage) throws(ScriptError) {
    let line = stage.traceLine
    let reportsEvents = part["events"] != nil
    try stage.charge(Self.charge + (reportsEvents ? line.events.count : 0))
    var mismatches = part.mismatches(in: reportsEvents ? line.full : line.withoutEvents)
    for (event, count) in counts where stage.fired[event, default: 0] != count {
      mismatches.append(
        JSON.Mismatch(
          path: "fired.\(event)", expected: .number(Double(count)),
          found: .number(Double(stage.fired[event, default: 0]))))
    }
    try stage.charge(Self.charge * mismatches.count)
    stage.report(mismatches)
  }
}
