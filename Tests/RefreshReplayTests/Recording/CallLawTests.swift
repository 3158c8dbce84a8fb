import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// The script of a session of calls of the public API gives the trace that the session has had: what a script
/// does not say, a recorder must report.
///
/// The seeds are those of ``LawTests``, with the same variables of the environment.
@Suite struct CallLawTests {
  private static let stage = JSON.op("stage", ["width": 375.0, "height": 667.0])

  private static func recorded(_ calls: [Call]) throws(ScriptError) -> RecordedSession {
    try RecordedSession(stage) { _ in calls.map { ("\($0)", $0) } }
  }

  /// What is wrong with the recording of a session; nil for nothing. One that feeds itself has no end to compare.
  private static func breach(in calls: [Call]) -> String? {
    do throws(ScriptError) {
      let recorded = try recorded(calls)
      guard recorded.unsupported.isEmpty else { return "reported: \(recorded.unsupported)" }
      return try recorded.difference()
    } catch {
      return error.kind == .runaway ? nil : error.message
    }
  }

  @Test(arguments: Cast.tested)
  func `the script of random calls gives the same trace`(cast: Cast) {
    for seed in lawSeeds(few: 6, all: 40) {
      var generator = CallGenerator(seed: seed, cast: cast)
      let calls = generator.session(environmentNumber("REFRESH_LAWS_OPS", default: 120))
      guard let breach = Self.breach(in: calls) else { continue }
      let short = Shrinker.dropChunks(of: calls) {
        Self.breach(in: $0)?.prefix(5) == breach.prefix(5)
      }
      let script = try? Self.recorded(short).script
      Issue.record(
        """
        \(cast.lead), seed \(seed): \(Self.breach(in: short) ?? breach)
        \(short.map { "\($0)" }.joined(separator: "\n"))

        recorded:
        \(script ?? "")
        """)
      return
    }
  }

  /// What a script cannot say of a list beside another one on the same timeline.
  private static let beside: Set = [
    "what a callback of another list changes",
    "what work that was scheduled in such a block changes",
  ]

  @Test(arguments: Cast.tested)
  func `beside another list on the timeline, it gives the same trace, or that is reported`(
    cast: Cast
  ) throws {
    for seed in lawSeeds(few: 4, all: 40) {
      var random = SeededRandom(seed: seed)
      var generators = [false, true].map { isOther in
        CallGenerator(seed: seed, cast: isOther ? random.pick(Cast.all) : cast)
      }
      let recorded = try RecordedSession(Self.stage) { stage in
        let other = Stage(ScrollView(frame: stage.scrollView.frame, timeline: stage.timeline))
        return CallBeside.mixed(
          generators[0].session(80), on: stage, generators[1].session(80), on: other, &random)
      }
      let reported = Set(recorded.unsupported)
      #expect(reported.isSubset(of: Self.beside), "\(cast.lead), seed \(seed)")
      guard reported.isEmpty, let difference = try recorded.difference() else { continue }
      Issue.record("\(cast.lead), seed \(seed): \(difference)")
      return
    }
  }
}
