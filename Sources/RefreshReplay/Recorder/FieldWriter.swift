import RefreshKit

/// Writes the fields of an op.
struct FieldWriter: FieldCoder {
  /// The op, with the fields so far.
  private(set) var op: ScriptOp

  init(_ name: OpName) {
    op = ScriptOp(name)
  }

  mutating func number(_ name: String, _ value: inout Double, default: Double?) {
    if value != `default` { op.add(name, .number(value)) }
  }

  mutating func number(_ name: String, _ value: inout Double?) {
    if let value, value.isFinite { op.add(name, .number(value)) }
  }

  mutating func whole(_ name: String, _ value: inout Int, default: Int) {
    if value != `default` { op.add(name, .number(Double(value))) }
  }

  mutating func count(_ name: String, _ value: inout Int, upTo limit: Int) {
    op.add(name, .number(Double(value)))
  }

  mutating func counts(_ name: String, _ value: inout [Int]) { op.add(name, .counts(value)) }

  mutating func flag(_ name: String, _ value: inout Bool, default: Bool?) {
    if value != `default` { op.add(name, .flag(value)) }
  }

  mutating func choice<Value>(
    _ name: String, _ value: inout Value, default: Value?
  ) where Value: RawRepresentable<String> & CaseIterable & Sendable {
    if value.rawValue != `default`?.rawValue { op.add(name, .text(value.rawValue)) }
  }

  mutating func text(_ name: String, _ value: inout String?) {
    op.add(name, value.map(ScriptValue.text) ?? .null)
  }

  mutating func insets(_ name: String, _ value: inout EdgeInsets) {
    op.add(name, .list([value.top, value.left, value.bottom, value.right]))
  }

  mutating func size(_ name: String, _ value: inout Size) {
    op.add(name, .list([value.width, value.height]))
  }

  mutating func parts(_ value: inout Point?) {
    guard let value else { return }
    op.add("x", .number(value.x))
    op.add("y", .number(value.y))
  }

  mutating func parts(_ value: inout Size) {
    op.add("width", .number(value.width))
    op.add("height", .number(value.height))
  }

  mutating func setting(_ name: inout String, _ value: inout SettingValue, ofComponent: Bool) {
    op.add("name", .text(name))
    op.add("value", .value(value))
  }

  mutating func settings(_ name: String, _ value: inout [(name: String, value: SettingValue)]) {
    if !value.isEmpty { op.add(name, .pairs(value)) }
  }

  mutating func className(_ name: String, _ value: inout String, in slot: Slot) {
    op.add(name, .text(value))
  }

  mutating func indicator(_ name: String, _ value: inout String?, ofClass className: String) {
    // A replay has this one by default.
    if let value, value != "normal" { op.add(name, .text(value)) }
  }

  mutating func ignore(
    _ name: String, unless owner: String, is value: String, not present: String
  ) {}
}

extension ScriptOp {
  /// The op of an input.
  init(_ input: ListInput) {
    var (input, writer) = (input, FieldWriter(input.op))
    input.code(with: &writer)
    self = writer.op
  }

  /// The op of a call of the component in a slot.
  init(_ call: ComponentCall, of slot: Slot) {
    var (call, slot, writer) = (call, slot, FieldWriter(call.op))
    writer.choice("slot", &slot, default: nil)
    call.code(with: &writer)
    self = writer.op
  }

  /// The op that attaches a component.
  init(_ attachment: InputAttachment, in slot: Slot) {
    var (slot, className, beginsFirst) = (slot, attachment.className, attachment.beginsFirst)
    var (indicator, settings) = (attachment.indicator, attachment.values)
    var writer = FieldWriter(.attach)
    writer.attach(
      &slot, &className, indicator: &indicator, &settings, beginsFirst: &beginsFirst)
    self = writer.op
  }
}
