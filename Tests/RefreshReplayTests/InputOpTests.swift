import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// Inputs as ops of scripts: an input that is written and read is the same, and is written again in
/// the same way.
@MainActor @Suite struct InputOpTests {
  private func op(_ text: String) throws -> Op {
    let op = try Op(text)
    #expect(op.fields.warnings == [])
    return op
  }

  @Test(arguments: 0..<ListInput.kindCount)
  func `each input of a list is read as it was written`(kind: Int) throws {
    var random = SeededRandom(seed: UInt64(kind))
    for _ in 0..<60 {
      let input = ListInput.random(kind, &random)
      let text = input.op.description
      guard case .list(let read) = try op(text).action else {
        Issue.record("\(text) is no input of a list")
        return
      }
      #expect(read(ScrollView(frame: .zero)) == input, "\(text)")
      #expect(read(ScrollView(frame: .zero)).op.description == text)
    }
  }

  @Test(arguments: 0..<ComponentCall.kindCount)
  func `each call of a component is read as it was written`(kind: Int) throws {
    var random = SeededRandom(seed: UInt64(kind))
    for _ in 0..<60 {
      let (call, slot) = (ComponentCall.random(kind, &random), random.pick(Slot.allCases))
      let text = call.op(of: slot).description
      guard case .component(let readSlot, let read) = try op(text).action else {
        Issue.record("\(text) is no call of a component")
        return
      }
      #expect(readSlot == slot && read.words == call.words, "\(text)")
      #expect(read.op(of: slot).description == text)
    }
  }

  @Test func `each op is an input, or in the list of those that are not`() {
    var random = SeededRandom(seed: 1)
    var names: Set = [
      "stage", "attach", "detach", "advance", "after", "on", "keepPosition", "expect",
      "paging", "reordering",
    ]
    for kind in 0..<ListInput.kindCount {
      names.insert(ListInput.random(kind, &random).op.opName)
    }
    for kind in 0..<ComponentCall.kindCount {
      names.insert(ComponentCall.random(kind, &random).op(of: .header).opName)
    }
    #expect(names == Set(OpName.allCases.map(\.rawValue)))
  }

  @Test func `an attached component is read as it was written`() throws {
    var random = SeededRandom(seed: 2)
    for kind in ComponentKind.all {
      let component = kind.make(indicator: kind.style == .indicator ? "ring" : nil)
      for _ in 0..<random.below(4) {
        let (name, value) = SettingValue.ofComponent(&random)
        if name != "state" { _ = component.apply(.setting(name, value)) }
      }
      let attachment = InputAttachment(component)
      let stage = Stage(ScrollView(frame: .zero))
      try op(attachment.op(in: kind.slot).description).perform(on: stage)
      let read = InputAttachment(try #require(stage.scrollView[kind.slot]))
      #expect(read.className == attachment.className && read.indicator == attachment.indicator)
      for (name, value) in attachment.values where !name.hasPrefix("ignored") {
        #expect(
          read.values.contains { $0.name == name && $0.value == value }, "\(kind.name): \(name)")
      }
    }
  }
}
