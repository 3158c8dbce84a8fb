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

  private static func recorded(
    _ calls: [Call], from start: Int = 0
  ) throws(ScriptError) -> RecordedSession {
    try RecordedSession(stage, from: start) { _ in calls.map { ("\($0)", $0.op) } }
  }

  /// What is wrong with the recording of a session; nil for nothing.
  private static func breach(in calls: [Call]) -> String? {
    do throws(ScriptError) {
      let recorded = try recorded(calls)
      let count = recorded.sayableCount
      if count < calls.count { return breach(in: Array(calls.prefix(count))) }
      guard recorded.unsupported.isEmpty else { return "reported: \(recorded.unsupported)" }
      return try recorded.difference()
    } catch {
      return error.message
    }
  }

  @Test(arguments: Cast.tested)
  func `the script of random calls gives the same trace`(cast: Cast) {
    for seed in lawSeeds(few: 2, all: 40) {
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

  /// What a recording of a session with deeds that no script says is worth.
  private enum Worth {
    /// It gives the same trace.
    case same
    /// Something is reported.
    case reported
    /// It gives another trace, and nothing is reported.
    case different(String)
  }

  private static func worth(of calls: [Call], from start: Int) -> Worth {
    do throws(ScriptError) {
      let recorded = try recorded(calls, from: start)
      let count = recorded.sayableCount
      if count < calls.count { return worth(of: Array(calls.prefix(count)), from: start) }
      guard recorded.unsupported.isEmpty else { return .reported }
      return try recorded.difference(isStrict: false).map { .different($0) } ?? .same
    } catch {
      // What happens before the recording may feed itself.
      let isEarly = error.kind == .runaway && start > 0
      return isEarly ? worth(of: Array(calls[start...]), from: 0) : .different(error.message)
    }
  }

  private static func difference(in calls: [Call], from start: Int) -> String? {
    if case .different(let difference) = worth(of: calls, from: start) { difference } else { nil }
  }

  /// The recording of half of the sessions begins in the middle, once nothing moves the list; half of those begin in
  /// the turn of some calls.
  @Test(arguments: Cast.tested)
  func `what no script says is reported, or gives the same trace`(cast: Cast) {
    let seeds = lawSeeds(few: 2, all: 60)
    var sameCount = 0
    for seed in seeds {
      var generator = CallGenerator(seed: seed, cast: cast, deeds: 4)
      var before = seed % 2 == 0 ? generator.session(20) + Call.calm : []
      if seed % 4 == 0 { before += generator.calls() }
      let calls = generator.session(25)
      switch Self.worth(of: before + calls, from: before.count) {
      case .same: sameCount += 1
      case .reported: continue
      case .different(let difference):
        record("\(cast.lead), seed \(seed): \(difference)", before, calls)
        return
      }
    }
    // Of several sessions, one at least is compared and not excused; of many, more than half.
    let least = seeds.count < 2 ? 0 : seeds.count < 40 ? 1 : seeds.count / 2 + 1
    #expect(sameCount >= least)
  }

  /// Records an issue with a session that is as short as it can be.
  private func record(_ words: String, _ before: [Call], _ calls: [Call]) {
    let short = Shrinker.dropChunks(of: calls) {
      Self.difference(in: before + $0, from: before.count) != nil
    }
    let earlier = Shrinker.dropChunks(of: before) {
      Self.difference(in: $0 + short, from: $0.count) != nil
    }
    Issue.record(
      """
      \(words)
      \(Self.difference(in: earlier + short, from: earlier.count) ?? "")
      \(earlier.map { "\($0)" }.joined(separator: "\n"))
      --
      \(short.map { "\($0)" }.joined(separator: "\n"))

      recorded:
      \((try? Self.recorded(earlier + short, from: earlier.count).script) ?? "")
      """)
  }

  @Test(arguments: Cast.tested)
  func `beside another list on the timeline, it gives the same trace, or says where not`(
    cast: Cast
  ) throws {
    for seed in lawSeeds(few: 2, all: 40) {
      var random = SeededRandom(seed: seed)
      var generators = [false, true].map { isOther in
        CallGenerator(seed: seed, cast: isOther ? random.pick(Cast.all) : cast)
      }
      let recorded = try RecordedSession(Self.stage) { stage in
        let other = Stage(ScrollView(frame: stage.scrollView.frame, timeline: stage.timeline))
        return CallBeside.mixed(
          generators[0].session(80), on: stage, generators[1].session(80), on: other, &random)
      }
      guard recorded.unsupported.isEmpty,
        let difference = try recorded.difference(isStrict: false)
      else { continue }
      Issue.record("\(cast.lead), seed \(seed): \(difference)")
      return
    }
  }
}

/// Calls on two stages on the same timeline, of which one performs all ops.
private enum CallBeside {
  /// The calls of two sessions, in a random order, some of one stage inside the events of the other.
  static func mixed(
    _ first: [Call], on stage: Stage, _ second: [Call], on other: Stage,
    _ random: inout SeededRandom
  ) -> [(text: String, op: Op)] {
    var ops: [(text: String, op: Op)] = []
    var left = [ArraySlice(first), ArraySlice(second)]
    while let index = left.indices.filter({ !left[$0].isEmpty }).randomElement(using: &random),
      let call = left[index].popFirst()
    {
      let acting = index == 0 ? stage : other
      guard random.chance(10), !call.isAdvance else {
        let op = Op.unscripted { _ throws(ScriptError) in try call.perform(on: acting) }
        ops.append(("\(index): \(call)", op))
        continue
      }
      // It is the other stage whose event it waits for.
      let waiting = index == 0 ? other : stage
      let trigger = ComponentEvent.callback(random.pick(ComponentEvent.Callback.allCases))
        .trigger(in: random.pick(Slot.allCases))
      ops.append(
        (
          "\(index), inside \(trigger): \(call)",
          inside(trigger, of: waiting, call, on: acting)
        ))
    }
    return ops
  }

  /// An op that makes a call inside the next event of a stage. Each stage may wait for the other, so that the answer
  /// retains neither.
  private static func inside(
    _ trigger: String, of waiting: Stage, _ call: Call, on acting: Stage
  ) -> Op {
    .unscripted(.on) { _ in
      let answer = Op.unscripted { [weak acting] _ throws(ScriptError) in
        if let acting { try call.perform(on: acting) }
      }
      waiting.setList([answer], for: trigger, times: 1)
    }
  }
}

extension Call {
  /// Whether it moves time on, which nothing may do inside an event.
  var isAdvance: Bool { if case .advance = self { true } else { false } }
}
