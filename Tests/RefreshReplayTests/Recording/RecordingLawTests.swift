import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// The script of a recorded session gives the trace of the session, whatever the classes of its
/// components.
///
/// These sessions contain nothing that a script cannot express, and values outside the trace are
/// compared, too. What a script cannot express is reported: that is the law of
/// `JudgedRecordingTests`. The seeds and environment variables are those of ``LawTests``.
@MainActor @Suite struct RecordingLawTests {
  private static let stage = JSON.op("stage", ["width": 375.0, "height": 667.0])
  private static let length = environmentNumber("REFRESH_LAWS_OPS", default: 120)

  /// What is wrong with the recording of `steps`, as far as a recording can contain them; nil for
  /// nothing.
  private static func breach<Step>(
    in steps: [Step], _ record: ([Step]) throws(ScriptError) -> RecordedSession
  ) -> String? {
    do throws(ScriptError) {
      let recorded = try record(steps)
      let count = recorded.sayableCount
      if count < steps.count { return breach(in: Array(steps.prefix(count)), record) }
      guard recorded.unsupported.isEmpty else { return "reported: \(recorded.unsupported)" }
      return try recorded.difference()
    } catch {
      return error.message
    }
  }

  /// Records an issue with the fault, the session and its recording.
  private func report(
    _ cast: Cast, _ seed: UInt64, _ breach: String?, _ session: String, _ recorded: RecordedSession?
  ) {
    Issue.record(
      """
      \(cast.lead), seed \(seed): \(breach ?? "")
      \(session)

      recorded:
      \(recorded?.script ?? "")
      """)
  }

  @Test(arguments: Cast.tested)
  func `the script of a random session gives the same trace`(cast: Cast) {
    func breach(in session: Session) -> String? {
      Self.breach(in: Array(session.lines.dropFirst())) { lines throws(ScriptError) in
        try RecordedSession(Session(lines: session.lines.prefix(1) + lines))
      }
    }
    for seed in lawSeeds(few: 1, all: 30) {
      let session = SessionGenerator.session(seed: seed, cast: cast, length: Self.length)
        .withNewComponents
      guard let kind = breach(in: session)?.prefix(5) else { continue }
      let short = Shrinker { breach(in: $0)?.prefix(5) == kind }.shrink(session)
      return report(cast, seed, breach(in: short), short.script, try? RecordedSession(short))
    }
  }

  /// These sessions consist of calls, not of ops.
  @Test(arguments: Cast.tested)
  func `the script of random calls of the public API gives the same trace`(cast: Cast) {
    func record(_ calls: [Call]) throws(ScriptError) -> RecordedSession {
      try RecordedSession(Self.stage) { _ in calls.map { ("\($0)", $0.op) } }
    }
    for seed in lawSeeds(few: 1, all: 40) {
      var generator = CallGenerator(seed: seed, cast: cast)
      let calls = generator.session(Self.length)
      guard let kind = Self.breach(in: calls, record)?.prefix(5) else { continue }
      let short = Shrinker.dropChunks(of: calls) { Self.breach(in: $0, record)?.prefix(5) == kind }
      let text = short.map { "\($0)" }.joined(separator: "\n")
      return report(cast, seed, Self.breach(in: short, record), text, try? record(short))
    }
  }

  @Test(arguments: Cast.tested)
  func `beside another list on the timeline, a recording gives the same trace or says where not`(
    cast: Cast
  ) throws {
    for seed in lawSeeds(few: 1, all: 40) {
      var random = SeededRandom(seed: seed)
      var generators = [false, true].map { isOther in
        CallGenerator(seed: seed, cast: isOther ? random.pick(Cast.all) : cast)
      }
      let recorded = try RecordedSession(Self.stage) { stage in
        let other = Stage(ScrollView(frame: stage.scrollView.frame, timeline: stage.timeline))
        return mixed(
          generators[0].session(80), on: stage, generators[1].session(80), on: other, &random)
      }
      guard case .silent(let words) = recorded.worth(by: try play(recorded.script).trace.map(json))
      else { continue }
      return report(cast, seed, words, "", recorded)
    }
  }

  /// The calls of two sessions in a random order, some of them inside events of the other stage.
  /// The first stage performs all of them.
  private func mixed(
    _ first: [Call], on stage: Stage, _ second: [Call], on other: Stage,
    _ random: inout SeededRandom
  ) -> [(text: String, op: Op)] {
    var ops: [(text: String, op: Op)] = []
    var left = [ArraySlice(first), ArraySlice(second)]
    while let index = left.indices.filter({ !left[$0].isEmpty }).randomElement(using: &random),
      let call = left[index].popFirst()
    {
      let (acting, waiting) = index == 0 ? (stage, other) : (other, stage)
      // An advance is not allowed inside an event.
      let isAdvance = if case .advance = call { true } else { false }
      guard random.chance(10), !isAdvance else {
        let op = Op.unscripted { _ throws(ScriptError) in try call.perform(on: acting) }
        ops.append(("\(index): \(call)", op))
        continue
      }
      let trigger = ComponentEvent.callback(random.pick(ComponentEvent.Callback.allCases))
        .trigger(in: random.pick(Slot.allCases))
      let op = Op.unscripted(.on) { _ in
        // The stages wait for each other's events, so an answer does not retain its stage.
        let answer = Op.unscripted { [weak acting] _ throws(ScriptError) in
          if let acting { try call.perform(on: acting) }
        }
        waiting.setList([answer], for: trigger, times: 1)
      }
      ops.append(("\(index), inside \(trigger): \(call)", op))
    }
    return ops
  }
}
