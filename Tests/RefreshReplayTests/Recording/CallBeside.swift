import RefreshKit
import TestSupport

@testable import RefreshReplay

/// A call on another stage than the one that performs it, on the same timeline.
struct CallBeside: Op {
  let call: Call
  let stage: Stage

  /// None: no script says it.
  var name: OpName { .expect }

  func perform(on other: Stage) throws(ScriptError) {
    try call.perform(on: stage)
  }

  /// The calls of two sessions, in a random order, some of one stage inside the events of the other.
  static func mixed(
    _ first: [Call], on stage: Stage, _ second: [Call], on other: Stage,
    _ random: inout SeededRandom
  ) -> [(text: String, op: any Op)] {
    var ops: [(text: String, op: any Op)] = []
    var left = [ArraySlice(first), ArraySlice(second)]
    while let index = left.indices.filter({ !left[$0].isEmpty }).randomElement(using: &random),
      let call = left[index].popFirst()
    {
      let op = CallBeside(call: call, stage: index == 0 ? stage : other)
      guard random.chance(10), !call.isAdvance else {
        ops.append(("\(index): \(call)", op))
        continue
      }
      // It is the other stage whose event it waits for.
      let waiting = index == 0 ? other : stage
      let trigger = ComponentEvent.callback(random.pick(ComponentEvent.Callback.allCases))
        .trigger(in: random.pick(Slot.allCases))
      ops.append(
        ("\(index), inside \(trigger): \(call)", Inside(op: op, trigger: trigger, stage: waiting)))
    }
    return ops
  }

  /// An op inside the next event of a stage.
  private struct Inside: Op {
    let op: CallBeside
    let trigger: String
    let stage: Stage

    var name: OpName { .on }

    func perform(on other: Stage) {
      let answer = Answer(call: op.call, stage: op.stage)
      stage.setList([ListedOp(op: answer, caption: nil)], for: trigger, times: 1)
    }
  }

  /// A call inside an event of the other stage. Each stage may wait for the other, so it retains neither.
  private struct Answer: Op {
    let call: Call
    weak let stage: Stage?

    var name: OpName { .expect }

    func perform(on other: Stage) throws(ScriptError) {
      if let stage { try call.perform(on: stage) }
    }
  }
}

extension Call {
  /// Whether it moves time on, which nothing may do inside an event.
  var isAdvance: Bool { if case .advance = self { true } else { false } }
}
