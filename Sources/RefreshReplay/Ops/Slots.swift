import RefreshKit

/// Makes a component and puts it into a slot.
struct Attach: TypedOp {
  static let name = "attach"

  /// What making a component counts as.
  private static let charge = 10

  private let slot: Slot
  private let kind: ComponentKind
  private let properties: [String]
  private let assignments: [Property.Assignment]
  private let beginsFirst: Bool

  init(_ fields: Fields) throws(ScriptError) {
    slot = try fields.value("slot", .name)
    kind = try .named(try fields.value("class", .text), for: slot)
    var assignments: [Property.Assignment] = []
    let pairs = try fields.value("set", .pairs, default: [])
    for (name, value) in pairs {
      assignments.append(try Property.assignment(of: value, to: name))
    }
    self.assignments = assignments
    properties = pairs.map(\.0)
    beginsFirst = try fields.value("beginFirst", .flag, default: false)
  }

  func perform(on stage: Stage) throws(ScriptError) {
    try stage.charge(Self.charge + assignments.count)
    let component = kind.make()
    if let measure = stage.measure { component.measureLabels(by: measure) }
    stage.record(component, in: slot)
    for (name, assign) in zip(properties, assignments) where !assign(component) {
      stage.warn("\(kind.name) has no \"\(name)\"; it is not set")
    }
    if beginsFirst { component.beginRefreshing() }
    if slot == .leader { stage.tracesLeader = true }
    stage.platform[slot] = component
  }
}

/// Empties a slot.
struct Detach: TypedOp {
  static let name = "detach"

  private let slot: Slot

  init(_ fields: Fields) throws(ScriptError) {
    slot = try fields.value("slot", .name)
  }

  func perform(on stage: Stage) {
    stage.platform[slot] = nil
  }
}

nonisolated extension FieldType<[(String, JSON)]> {
  /// Names of properties, with their values.
  fileprivate static var pairs: Self {
    let pair = FieldType<(String, JSON)>("[name, value]") {
      guard let elements = $0.elements, elements.count == 2,
        let name = FieldType<String>.text.read(elements[0])
      else { return nil }
      return (name, elements[1])
    }
    return .list("a list of [name, value]", of: pair)
  }
}
