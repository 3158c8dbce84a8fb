import RefreshKit
import RefreshRecorder

@testable import RefreshReplay

/// A session that a recorder has observed while its script was played, and the script that it has made.
struct RecordedSession {
  /// One line of the session: what it has led to, and which inputs it consisted of.
  private struct Line {
    let text: String
    let trace: TraceLine
    let inputs: Range<Int>
  }

  /// The script of the recorder, and what it does not say.
  let script: String
  let unsupported: [String]

  private let lines: [Line]
  private let lengthOfBeginning: Int
  private let inputOfLine: [Int?]

  /// Plays a session with a recorder.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - start: The line at which the recorder is made; the second one by default.
  ///   - makePlatform: Makes what the session plays on; nil (the default) for a scroll view without a host.
  /// - Throws: A mistake where the session is no script, and a runaway.
  init(
    _ session: Session, from start: Int = 1,
    on makePlatform: ((Setting) -> any StagePlatform)? = nil
  ) throws(ScriptError) {
    let language = RefreshConfig.default.languageCode
    defer { RefreshConfig.default.languageCode = language }
    precondition(start >= 1 && start <= session.lines.count)
    let setting = try Setting(Fields(session.lines[0]))
    let stage = makePlatform.map { Stage($0(setting)) } ?? Stage(setting)
    var lines: [Line] = []
    func play(_ json: JSON, _ recorder: SessionRecorder?) throws(ScriptError) {
      let count = recorder?.inputCount ?? 0
      _ = try stage.perform(try Vocabulary.op(try Fields(json)))
      guard let recorder else { return }
      lines.append(
        Line(
          text: json.description, trace: stage.traceLine, inputs: count..<recorder.inputCount))
    }
    for json in session.lines[1..<start] { try play(json, nil) }
    let recorder = SessionRecorder(stage.scrollView)
    for json in session.lines[start...] { try play(json, recorder) }
    recorder.stop()
    self.lines = lines
    (script, unsupported) = (recorder.script, recorder.unsupported)
    (lengthOfBeginning, inputOfLine) = (recorder.lengthOfBeginning, recorder.inputOfLine)
  }

  /// Where the script gives another trace than the session has had; nil where nowhere.
  ///
  /// After each line of the session, the stage and the events are those after the inputs of that line.
  func difference() throws(ScriptError) -> String? {
    let language = RefreshConfig.default.languageCode
    defer { RefreshConfig.default.languageCode = language }
    var traces: [TraceLine] = []
    var stage: Stage?
    for text in script.split(separator: "\n") where !text.hasPrefix("#") {
      guard let json = try? JSONParser.parse(Array(text.utf8)) else { return "no JSON: \(text)" }
      let fields = try Fields(json)
      let op = try stage.map { _ throws(ScriptError) in try Vocabulary.op(fields) }
      if stage == nil { stage = Stage(try Setting(fields)) }
      if !fields.warnings.isEmpty { return "a warning: \(fields.warnings)" }
      guard let stage else { continue }
      _ = try stage.perform(op)
      traces.append(stage.traceLine)
    }
    var last = lengthOfBeginning - 1
    for line in lines {
      var events: [String] = []
      while last + 1 < traces.count, isBefore(line.inputs.upperBound, last + 1) {
        last += 1
        events += traces[last].events
      }
      let differences = differences(between: line.trace, traces[last], events)
      guard !differences.isEmpty else { continue }
      return "after \(line.text)\n  the session: \(line.trace.full)\n  the script:  "
        + "\(traces[last].full)\n  \(differences.joined(separator: "\n  "))"
    }
    return nil
  }

  /// Whether a line of the script belongs to an input before the one of that number, or prepares one.
  private func isBefore(_ input: Int, _ line: Int) -> Bool {
    let following = inputOfLine[(line - lengthOfBeginning)...].first { $0 != nil }
    return following.map { ($0 ?? 0) < input } ?? true
  }

  private func differences(
    between session: TraceLine, _ script: TraceLine, _ events: [String]
  ) -> [String] {
    var differences = session.state.withoutSigns.mismatches(in: script.state).map(\.description)
    if events != session.events { differences.append("events: \(session.events), \(events)") }
    return differences
  }
}

nonisolated extension JSON {
  /// A trace without what it has once a touch was tried, or a slot was used, also in vain.
  fileprivate var withoutSigns: JSON {
    .object((members ?? []).filter { $0.key != "tracking" && $0.key != "leader" })
  }
}

nonisolated extension JSON {
  /// An op of a session in which components are new when they are attached.
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
