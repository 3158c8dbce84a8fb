import RefreshKit
import RefreshScript
import TestSupport
import Testing

@testable import RefreshRecorder
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
      let text = ScriptOp(input).text
      let op = try #require(try op(text) as? ListOp)
      #expect(op.input == input, "\(text)")
      #expect(op.name == input.op)
      #expect(ScriptOp(op.input).text == text)
    }
  }

  @Test(arguments: 0..<ComponentCall.kindCount)
  func `each call of a component is read as it was written`(kind: Int) throws {
    var random = SeededRandom(seed: UInt64(kind))
    for _ in 0..<60 {
      let (call, slot) = (ComponentCall.random(kind, &random), random.pick(Slot.allCases))
      #expect(call.kind == kind)
      let text = ScriptOp(call, of: slot).text
      let op = try #require(try op(text) as? ComponentOp)
      #expect(op.slot == slot && op.call.words == call.words, "\(text)")
      #expect(op.name == call.op)
      #expect(ScriptOp(op.call, of: op.slot).text == text)
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

  @Test func `each setting has values, and they are read as they were written`() {
    for property in Property.all {
      #expect(SettingValue.ofComponents.contains { $0.name == property.name }, "\(property.name)")
    }
    for property in ListProperty.all {
      #expect(SettingValue.ofLists.contains { $0.name == property.name }, "\(property.name)")
    }
  }

  @Test func `an attachment is read as it was written`() throws {
    var random = SeededRandom(seed: 2)
    for kind in ComponentKind.all {
      let settings = (0..<random.below(4)).map { _ in random.pick(SettingValue.ofComponents) }
      var (slot, name, values, begins) = (kind.slot, kind.name, settings, random.chance(50))
      var writer = FieldWriter(.attach)
      writer.attach(&slot, &name, &values, beginsFirst: &begins)
      var reader = FieldReader(try Fields(try JSONParser.parse(Array(writer.op.text.utf8))))
      var read = (Slot.header, "", [(name: String, value: SettingValue)](), false)
      try reader.attach(&read.0, &read.1, &read.2, beginsFirst: &read.3)
      #expect(read.0 == slot && read.1 == name && read.3 == begins)
      #expect(read.2.map { "\($0)" } == settings.map { "\($0)" })
    }
  }
}

/// Inputs of each kind.
extension ListInput {
  fileprivate nonisolated static let kindCount = 19

  /// The number of the case.
  fileprivate var kind: Int {
    switch self {
    case .touch: 0
    case .wheel: 1
    case .scrollStep: 2
    case .scrollTo: 3
    case .offset: 4
    case .drag: 5
    case .scroll: 6
    case .decelerated: 7
    case .contentSize: 8
    case .inset: 9
    case .safeArea: 10
    case .size: 11
    case .window: 12
    case .rowCounts: 13
    case .setting: 14
    case .report(.offset): 15
    case .report(.pull): 16
    case .report(.tracks): 17
    case .report(.decelerates): 18
    }
  }

  fileprivate static func random(_ kind: Int, _ random: inout SeededRandom) -> ListInput {
    func number() -> Double { random.chance(20) ? 0 : random.number(in: -900...900) }
    func point() -> Point { Point(x: number(), y: number()) }
    func size() -> Size { Size(width: abs(number()), height: abs(number())) }
    func insets() -> EdgeInsets {
      EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
    }
    switch kind {
    case 0:
      return .touch(
        random.pick(TouchPhase.allCases), point(), id: random.below(3),
        time: random.chance(50) ? number() : nil)
    case 1: return .wheel(point(), random.pick(WheelPhase.allCases))
    case 2: return .scrollStep(random.pick(ScrollStep.allCases), animated: random.chance(50))
    case 3: return .scrollTo(point(), animated: random.chance(50))
    case 4: return .offset(point())
    case 5:
      return .drag(
        random.pick([
          .began, .moved(point()), .ended(decelerate: random.chance(50)), .cancelled,
        ]))
    case 6: return .scroll(point())
    case 7: return .decelerated
    case 8: return .contentSize(size())
    case 9: return .inset(insets())
    case 10: return .safeArea(insets())
    case 11: return .size(size())
    case 12: return .window(random.chance(50))
    case 13: return .rowCounts((0..<random.below(4)).map { _ in random.below(90) })
    case 14:
      let (name, value) = random.pick(SettingValue.ofLists)
      return .setting(name, value)
    case 15:
      let causes: [ScrollCause] = [.finger, .wheel, .deceleration, .app, .component]
      return .report(.offset(point(), random.pick(causes)))
    case 16: return .report(.pull(insets()))
    case 17: return .report(.tracks(random.chance(50)))
    default: return .report(.decelerates(random.chance(50)))
    }
  }
}

/// Calls of each kind.
extension ComponentCall {
  fileprivate nonisolated static let kindCount = 10

  /// The number of the case.
  fileprivate var kind: Int {
    switch self {
    case .beginRefreshing: 0
    case .endRefreshing: 1
    case .resetNoMoreData: 2
    case .tap: 3
    case .refreshIfExpired: 4
    case .openSecondLevel: 5
    case .closeSecondLevel: 6
    case .setting: 7
    case .title: 8
    case .images: 9
    }
  }

  private struct Failure: Error {}

  /// The call in words; one failure is as good as another.
  fileprivate var words: String {
    if case .endRefreshing(.failure) = self { "a failure" } else { "\(self)" }
  }

  fileprivate static func random(_ kind: Int, _ random: inout SeededRandom) -> ComponentCall {
    let state = random.pick(RefreshState.allCases)
    switch kind {
    case 0: return .beginRefreshing
    case 1:
      return .endRefreshing(random.pick([.success, .failure(Failure()), .noMoreData, .cancelled]))
    case 2: return .resetNoMoreData
    case 3: return .tap
    case 4: return .refreshIfExpired
    case 5: return .openSecondLevel
    case 6: return .closeSecondLevel
    case 7:
      let (name, value) = random.pick(SettingValue.ofComponents)
      return .setting(name, value)
    case 8: return .title(state, random.pick([nil, "", "Pull \"down\"\n", "下拉"]))
    default:
      let size = Size(width: Double(random.below(40)), height: 2.5)
      let images = (0..<random.below(4)).map { Image(name: "\(state.rawValue)#\($0)", size: size) }
      return .images(state, images, duration: random.chance(50) ? 0.75 : nil)
    }
  }
}

/// Settings with values that they can have.
extension SettingValue {
  private static let some: [SettingValue] = [
    .number(0.5), .number(3), .flag(true), .flag(false), .text("idle"), .text("front"),
    .text("a \\ \u{1}"), .nothing,
  ]

  private static func values(
    of names: [String], _ read: (JSON, String) throws -> SettingValue
  ) -> [(name: String, value: SettingValue)] {
    names.flatMap { name in
      some.filter { value in
        let json = try? JSONParser.parse(Array(ScriptValue.value(value).text.utf8))
        return json.flatMap { try? read($0, name) } == value
      }.map { (name, $0) }
    }
  }

  fileprivate static let ofComponents = values(of: Property.all.map(\.name)) {
    try Property.value(of: $0, for: $1)
  }

  fileprivate static let ofLists = values(of: ListProperty.all.map(\.name)) {
    try ListProperty.value(of: $0, for: $1)
  }
}
