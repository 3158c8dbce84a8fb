import RefreshKit
import RefreshTesting

@testable import RefreshReplay

/// A session that was played while a recorder observed it, and the script of the recorder.
@MainActor struct RecordedSession {
  /// One op of the session, the trace and the values after it, and its inputs.
  @MainActor private struct Line {
    let text: String
    let trace: TraceLine
    let values: [String: SettingValue]
    let inputs: Range<Int>
  }

  /// The script of the recorder, and its reports of what the script does not contain.
  let script: String
  let unsupported: [String]

  /// The number of ops that a recording can contain: those before one that repeats itself forever,
  /// or that fires more events than a line of a script can answer.
  let sayableCount: Int

  /// The number of ops in the session.
  let count: Int

  private let lines: [Line]
  /// The state when the recording begins.
  private let beginning: TraceLine
  private let start: Int
  private let lengthOfBeginning: Int
  private let inputOfLine: [Int?]

  /// Plays a session with a recorder.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - start: The line at which the recorder is made; by default the second one.
  ///   - makePlatform: Makes the stage; nil (the default) for a scroll view without a host.
  /// - Throws: A mistake if the session is no script, and a runaway before the recorder is made.
  init(
    _ session: Session, from start: Int = 1,
    on makePlatform: ((StageLine) -> any StagePlatform)? = nil
  ) throws(ScriptError) {
    precondition(start >= 1 && start <= session.lines.count)
    try self.init(session.lines[0], from: start - 1, on: makePlatform) { _ throws(ScriptError) in
      var ops: [(text: String, op: Op)] = []
      for json in session.lines.dropFirst() {
        ops.append((json.description, try Op(Fields(json))))
      }
      return ops
    }
  }

  /// Plays ops with a recorder.
  ///
  /// - Parameters:
  ///   - setting: The line that sets the stage.
  ///   - start: The op at which the recorder is made; by default the first one.
  ///   - makePlatform: Makes the stage; nil (the default) for a scroll view without a host.
  ///   - makeOps: Makes the ops, when the stage is set.
  /// - Throws: A mistake if the session is no script, and a runaway before the recorder is made.
  init(
    _ setting: JSON, from start: Int = 0,
    on makePlatform: ((StageLine) -> any StagePlatform)? = nil,
    _ makeOps: (Stage) throws(ScriptError) -> [(text: String, op: Op)]
  ) throws(ScriptError) {
    let language = RefreshConfig.default.languageCode
    defer { RefreshConfig.default.languageCode = language }
    let setting = try StageLine(Fields(setting))
    let stage = makePlatform.map { Stage($0(setting)) } ?? Stage(setting)
    let ops = try makeOps(stage)
    for (_, op) in ops[..<start] { _ = try stage.perform(op) }
    stage.tracesAll()
    if makePlatform != nil { _ = stage.traceLine.full }
    let recorder = SessionRecorder(stage.scrollView)
    beginning = stage.traceLine
    var lines: [Line] = []
    for (text, op) in ops[start...] {
      let count = recorder.inputCount
      do throws(ScriptError) {
        _ = try stage.perform(op)
      } catch {
        guard error.kind == .runaway else { throw error }
        break
      }
      // A host may take over changes of its platform only when it is asked, so it is asked before
      // the comparison.
      if makePlatform != nil { _ = stage.traceLine.full }
      lines.append(
        Line(
          text: text, trace: stage.traceLine, values: Self.values(of: stage.scrollView),
          inputs: count..<recorder.inputCount))
    }
    recorder.stop()
    let loud = lines.firstIndex { $0.trace.events.count > 300 }
    sayableCount = start + (loud ?? lines.count)
    (count, self.start) = (ops.count, start)
    self.lines = lines
    (script, unsupported) = (recorder.script, recorder.unsupported)
    (lengthOfBeginning, inputOfLine) = (recorder.lengthOfBeginning, recorder.inputOfLine)
  }

  /// The values in the tables, with the slot before the names of a component's values.
  private static func values(of list: ScrollView) -> [String: SettingValue] {
    var values: [String: SettingValue] = [:]
    values.reserveCapacity(512)
    func add<Root>(_ table: [NamedValue<Root>], of root: Root, _ prefix: String) {
      // Scripts contain no work without effect, and no other lists on the timeline.
      for value in table where !value.name.hasPrefix("timeline.") {
        values[prefix + value.name] = value.get(root)
      }
    }
    add(NamedValue.ofScrollViews, of: list, "")
    for slot in Slot.allCases {
      guard let component = list[slot] else { continue }
      add(NamedValue.ofViews, of: component, "\(slot.rawValue).")
      add(NamedValue.ofComponents, of: component, "\(slot.rawValue).")
    }
    return values
  }

  /// The first difference between the session and a replay of its script, in the trace or in values
  /// that are in no trace; nil if there is none.
  func difference() throws(ScriptError) -> String? {
    let language = RefreshConfig.default.languageCode
    defer { RefreshConfig.default.languageCode = language }
    var (trace, values): ([JSON], [[String: SettingValue]]) = ([], [])
    var stage: Stage?
    for text in script.split(separator: "\n") where !text.hasPrefix("#") {
      let fields = try Fields(line: Array(text.utf8))
      let line = stage == nil ? try StageLine(fields) : nil
      let op = if let line { line.op } else { try Op(fields) }
      if let line { stage = Stage(line) }
      if !fields.warnings.isEmpty { return "a warning: \(fields.warnings)" }
      guard let stage else { continue }
      do throws(ScriptError) {
        _ = try stage.perform(op)
      } catch {
        guard error.kind == .runaway else { throw error }
        break
      }
      stage.tracesAll()
      trace.append(stage.traceLine.full)
      values.append(Self.values(of: stage.scrollView))
    }
    return difference(from: trace, values).map { "line \($0.line): \($0.text)" }
  }

  /// Whether a line of the script belongs to an earlier input than `input`, or prepares one.
  private func isBefore(_ input: Int, _ line: Int) -> Bool {
    let following = inputOfLine[(line - lengthOfBeginning)...].first { $0 != nil }
    return following.map { ($0 ?? 0) < input } ?? true
  }

  /// The values after `line` that differ from `values`.
  private func differences(
    between line: Line, _ values: [String: SettingValue]
  ) -> [String] {
    guard line.values != values else { return [] }
    return Set(line.values.keys).union(values.keys).sorted()
      .filter { line.values[$0] != values[$0] && !(start > 0 && $0 == "touchTime") }
      .map { "\($0): \(line.values[$0], default: "none"), \(values[$0], default: "none")" }
  }
}

// MARK: Judging

extension RecordedSession {
  /// What a recording is worth.
  @MainActor enum Worth {
    /// The script gives the trace of the session.
    case same
    /// It does not. The recorder has reported this at or before the first difference.
    case reported
    /// The trace differs, and no report is about that line or an earlier one.
    case silent(String)
  }

  /// What the recording is worth.
  ///
  /// - Parameter trace: The trace that the script gives elsewhere.
  func worth(by trace: [JSON]) -> Worth {
    guard let (line, difference) = difference(from: trace) else { return .same }
    let isReported = unsupported.contains { ($0.lineOfReport ?? 0) <= line }
    return isReported ? .reported : .silent("line \(line): \(difference)\nreported: \(unsupported)")
  }

  /// The first difference from a trace after an op that was an input, with the line of the script
  /// after which it appears; nil if there is none. If `values` is not nil, the values are compared
  /// after every op.
  private func difference(
    from trace: [JSON], _ values: [[String: SettingValue]]? = nil
  ) -> (line: Int, text: String)? {
    var last = lengthOfBeginning - 1
    guard last < trace.count else { return (trace.count + 1, "the script ends") }
    let atBeginning = beginning.state.differences(from: trace[last])
    if !atBeginning.isEmpty { return (last + 1, "\(atBeginning)") }
    let unseen = Set(Self.operations(in: script).compactMap(\.eventOfAttaching))
    var (events, recorded): ([String], [String]) = ([], [])
    for (index, line) in lines.enumerated() {
      while last + 1 < lengthOfBeginning + inputOfLine.count,
        isBefore(line.inputs.upperBound, last + 1)
      {
        last += 1
        guard last < trace.count else { return (last + 1, "the script ends") }
        events += trace[last]["events"]?.elements?.compactMap(\.text) ?? []
      }
      recorded += line.trace.events
      if values == nil, line.inputs.isEmpty, index + 1 < lines.count { continue }
      var differences = line.trace.state.differences(from: trace[last])
      if let values { differences += self.differences(between: line, values[last]) }
      events.removeAll(where: unseen.contains)
      recorded.removeAll(where: unseen.contains)
      if events != recorded { differences.append("events \(events), recorded \(recorded)") }
      if !differences.isEmpty { return (last + 1, "\(differences) after \(line.text)") }
      (events, recorded) = ([], [])
    }
    return nil
  }

  /// The ops of a script, including those in lists.
  private static func operations(in script: String) -> [JSON] {
    func all(_ op: JSON) -> [JSON] { [op] + (op["run"]?.elements ?? []).flatMap(all) }
    return script.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .compactMap { try? JSONParser.parse(Array($0.utf8)) }.flatMap(all)
  }
}

@MainActor extension String {
  /// The line of the script that a recorder's report names; nil if it names none.
  fileprivate var lineOfReport: Int? {
    hasPrefix("line ") ? Int(dropFirst("line ".count).prefix { $0 != ":" }) : nil
  }
}

extension JSON {
  /// The event of an `attach` that sets a state. The component of an app may have had this state
  /// long before, and a recorder sees no events of a component outside a list.
  fileprivate var eventOfAttaching: String? {
    guard self["op"] == "attach", let slot = self["slot"]?.text else { return nil }
    let set = self["set"]?.elements?.last { $0.elements?.first == "state" }
    let state = self["beginFirst"] == true ? "willRefresh" : set?.elements?.last?.text
    return state.map { "\(slot).state idle>\($0)" }
  }

  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The differences between this trace line and another one.
  fileprivate func differences(from line: JSON) -> [String] {
    let there = JSON.object(
      (line.members ?? []).filter { $0.key != "i" && $0.key != "events" })
    let here = JSON.object(
      (members ?? []).filter { Self.later[$0.key] != $0.value || there[$0.key] != nil })
    return here.mismatches(in: there).map(\.description)
      + there.mismatches(in: here).filter { $0.found == nil }.map { "\($0.path) is there" }
  }

  /// Members that a trace contains only after their first use, with the values that they have
  /// before.
  private static let later: [String: JSON] = ["tracking": false, "leader": .null]
}

extension Stage {
  /// Makes traces contain the members that they otherwise have only after the first use.
  fileprivate func tracesAll() { (tracesTracking, tracesLeader) = (true, true) }
}

extension JSON {
  /// This op, with a new component if it attaches one.
  var withNewComponents: JSON {
    var json = self
    if let run = json["run"]?.elements {
      json = json.with("run", .array(run.map(\.withNewComponents)))
    }
    guard json["op"] == "attach", let values = json["set"]?.elements else { return json }
    return json.with("set", .array(values.filter { $0.elements?.first != "state" }))
      .with("beginFirst", false)
  }
}

extension Session {
  /// This session with new components wherever one is attached, because what happens to a component
  /// outside a list is not recorded.
  var withNewComponents: Session { Session(lines: lines.map(\.withNewComponents)) }

  /// This session as a finger and an app on a device can perform it: with new components, and
  /// without drags and frames of a host, touches that begin twice, and states that the app sets.
  var onDevice: Session {
    var isDown = false
    return Session(
      lines: lines.map(\.withNewComponents).filter { line in
        guard case .string(let op)? = line["op"] else { return true }
        if op == "set", line["name"] == "state" { return false }
        guard op == "touch" else { return !["drag", "scroll", "decelerated"].contains(op) }
        let wasDown = isDown
        if line["phase"] != "moved" { isDown = line["phase"] == "down" }
        return wasDown != (line["phase"] == "down")
      })
  }
}
