import RefreshKit
import TestSupport

@testable import RefreshReplay

/// Calls on two stages on the same timeline, of which one performs all ops.
enum CallBeside {
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
