import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// Inputs as ops of scripts: what is written is read as the same input, and written again as the same line.
@Suite struct InputOpTests {
  private func op(_ text: String) throws -> any Op {
    let fields = try Fields(try JSONParser.parse(Array(text.utf8)))
    let op = try Vocabulary.op(fields)
    #expect(fields.warnings == [])
    return op
  }

  @Test(arguments: 0..<ListInput.kindCount)
  func `each input of a list is read as it was written`(kind: Int) throws {
    var random = SeededRandom(seed: UInt64(kind))
    for _ in 0..<60 {
      let input = ListInput.random(kind, &random)
      #expect(input.kind == kind)
      let text = JSON(input).description
      let op = try #require(try op(text) as? ListOp)
      #expect(op.input == input, "\(text)")
      #expect(op.name == input.op)
      #expect(JSON(op.input).description == text)
    }
  }

  @Test(arguments: 0..<ComponentCall.kindCount)
  func `each call of a component is read as it was written`(kind: Int) throws {
    var random = SeededRandom(seed: UInt64(kind))
    for _ in 0..<60 {
      let (call, slot) = (ComponentCall.random(kind, &random), random.pick(Slot.allCases))
      #expect(call.kind == kind)
      let text = JSON(call, of: slot).description
      let op = try #require(try op(text) as? ComponentOp)
      #expect(op.slot == slot && op.call.words == call.words, "\(text)")
      #expect(op.name == call.op)
      #expect(JSON(op.call, of: op.slot).description == text)
    }
  }

  @Test func `each op is an input, or one of those that are none`() {
    var random = SeededRandom(seed: 1)
    var names: Set<OpName> = [
      .attach, .detach, .advance, .after, .on, .keepPosition, .expect, .paging,
    ]
    for kind in 0..<ListInput.kindCount { names.insert(ListInput.random(kind, &random).op) }
    for kind in 0..<ComponentCall.kindCount { names.insert(ComponentCall.random(kind, &random).op) }
    #expect(names == Set(OpName.allCases))
  }

  @Test func `an attachment is read as it was written`() throws {
    var random = SeededRandom(seed: 2)
    for kind in ComponentKind.all {
      let settings = (0..<random.below(4)).map { _ in SettingValue.ofComponent(&random) }
      var (slot, name, values, begins) = (kind.slot, kind.name, settings, random.chance(50))
      var indicator = kind.style == .indicator ? "ring" : nil
      var writer = FieldWriter(.attach)
      writer.attach(&slot, &name, indicator: &indicator, &values, beginsFirst: &begins)
      var reader = FieldReader(try Fields(try JSONParser.parse(Array(writer.op.description.utf8))))
      var read = (Slot.header, "", [(name: String, value: SettingValue)](), false)
      var named: String?
      try reader.attach(&read.0, &read.1, indicator: &named, &read.2, beginsFirst: &read.3)
      #expect(read.0 == slot && read.1 == name && named == indicator && read.3 == begins)
      #expect(read.2.map { "\($0)" } == settings.map { "\($0)" })
    }
  }
}
