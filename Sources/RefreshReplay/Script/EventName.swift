import RefreshKit

/// The names of the events of components: `SLOT.state OLD>NEW` and `SLOT.CALLBACK`.
nonisolated enum EventName {
  /// The event of a change of state.
  static func state(_ slot: Slot, _ change: Change<RefreshState>) -> String {
    "\(slot.rawValue).state \(change.old.rawValue)>\(change.new.rawValue)"
  }

  /// The event of a change of state in an `on`: only the new state counts.
  static func state(_ slot: Slot, _ new: RefreshState) -> String {
    "\(slot.rawValue).state \(new.rawValue)"
  }

  /// The event of a callback.
  static func callback(_ slot: Slot, _ callback: ComponentEvent.Callback) -> String {
    "\(slot.rawValue).\(callback.rawValue)"
  }

  private static let callbacks = Slot.allCases.flatMap { slot in
    ComponentEvent.Callback.allCases.map { callback(slot, $0) }
  }

  /// The names that an `on` can have.
  static let triggers =
    callbacks + Slot.allCases.flatMap { slot in RefreshState.allCases.map { state(slot, $0) } }

  private static let changes = Set(
    callbacks
      + Slot.allCases.flatMap { slot in
        RefreshState.allCases.flatMap { old in
          RefreshState.allCases.map { state(slot, Change(old: old, new: $0)) }
        }
      })

  /// A name in an `on`.
  static let trigger = type("state NEW", Set(triggers))

  /// A name in a trace.
  static let traced = type("state OLD>NEW", changes)

  private static func type(_ state: String, _ names: Set<String>) -> FieldType<String> {
    let forms = [state] + ComponentEvent.Callback.allCases.map(\.rawValue)
    return FieldType(
      "one of \(forms.map { "SLOT.\($0)" }.joined(separator: ", ")), "
        + "where SLOT is one of \(Slot.allCases.map(\.rawValue).joined(separator: ", ")) "
        + "and a state one of \(RefreshState.allCases.map(\.rawValue).joined(separator: ", "))"
    ) { FieldType<String>.text.read($0).flatMap { names.contains($0) ? $0 : nil } }
  }
}

nonisolated extension ComponentEvent {
  /// The name of the event in a trace.
  func name(in slot: Slot) -> String {
    switch self {
    case .state(let change): EventName.state(slot, change)
    case .callback(let callback): EventName.callback(slot, callback)
    }
  }

  /// The name of the event in an `on`.
  func trigger(in slot: Slot) -> String {
    switch self {
    case .state(let change): EventName.state(slot, change.new)
    case .callback(let callback): EventName.callback(slot, callback)
    }
  }
}
