import RefreshKit

/// The names of what a component fires: `SLOT.state OLD>NEW` and `SLOT.CALLBACK`.
nonisolated enum EventName {
  /// The callbacks of a component.
  enum Callback: String, CaseIterable {
    case refreshing, began, endAnimationBegan, ended
  }

  /// The event of a change of state.
  static func state(_ slot: Slot, _ change: Change<RefreshState>) -> String {
    "\(slot.rawValue).state \(change.old.rawValue)>\(change.new.rawValue)"
  }

  /// What an `on` calls the event of a change of state: only the new one counts.
  static func state(_ slot: Slot, _ new: RefreshState) -> String {
    "\(slot.rawValue).state \(new.rawValue)"
  }

  /// The event of a callback.
  static func callback(_ slot: Slot, _ callback: Callback) -> String {
    "\(slot.rawValue).\(callback.rawValue)"
  }

  private static let callbacks = Slot.allCases.flatMap { slot in
    Callback.allCases.map { callback(slot, $0) }
  }

  private static let arrivals = Set(
    callbacks
      + Slot.allCases.flatMap { slot in RefreshState.allCases.map { state(slot, $0) } })

  private static let changes = Set(
    callbacks
      + Slot.allCases.flatMap { slot in
        RefreshState.allCases.flatMap { old in
          RefreshState.allCases.map { state(slot, Change(old: old, new: $0)) }
        }
      })

  /// A name as an `on` has it.
  static let trigger = type("state NEW", arrivals)

  /// A name as a trace has it.
  static let traced = type("state OLD>NEW", changes)

  private static func type(_ state: String, _ names: Set<String>) -> FieldType<String> {
    let forms = [state] + Callback.allCases.map(\.rawValue)
    return FieldType(
      "one of \(forms.map { "SLOT.\($0)" }.joined(separator: ", ")), "
        + "where SLOT is one of \(Slot.allCases.map(\.rawValue).joined(separator: ", ")) "
        + "and a state one of \(RefreshState.allCases.map(\.rawValue).joined(separator: ", "))"
    ) { FieldType<String>.text.read($0).flatMap { names.contains($0) ? $0 : nil } }
  }
}
