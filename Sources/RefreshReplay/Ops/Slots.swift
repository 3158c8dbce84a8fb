import RefreshKit

/// Makes a component and puts it into a slot.
struct Attach: TypedOp {
  static let name = OpName.attach

  /// What making a component counts as.
  private static let charge = 10

  private let slot: Slot
  private let kind: ComponentKind
  /// The name of the header's indicator; nil for the default.
  private let indicator: String?
  private let settings: [(name: String, value: SettingValue)]
  private let beginsFirst: Bool

  init(_ fields: Fields) throws(ScriptError) {
    var reader = FieldReader(fields)
    var (slot, className, beginsFirst) = (Slot.header, "", false)
    var indicator: String?
    var settings: [(name: String, value: SettingValue)] = []
    try reader.attach(
      &slot, &className, indicator: &indicator, &settings, beginsFirst: &beginsFirst)
    kind = try .named(className, for: slot)
    (self.slot, self.settings, self.beginsFirst) = (slot, settings, beginsFirst)
    self.indicator = indicator
  }

  func perform(on stage: Stage) throws(ScriptError) {
    try stage.charge(Self.charge + settings.count)
    let component = kind.make(indicator: indicator)
    if let measure = stage.measure { component.measureLabels(by: measure) }
    stage.record(component, in: slot)
    for (name, value) in settings where !component.apply(.setting(name, value)) {
      stage.warn("\(kind.name) has no \"\(name)\"; it is not set")
    }
    if beginsFirst { component.beginRefreshing() }
    if slot == .leader { stage.tracesLeader = true }
    stage.platform[slot] = component
  }
}

/// Empties a slot.
struct Detach: TypedOp {
  static let name = OpName.detach

  private let slot: Slot

  init(_ fields: Fields) throws(ScriptError) {
    slot = try fields.value("slot", .name)
  }

  func perform(on stage: Stage) {
    stage.platform[slot] = nil
  }
}
