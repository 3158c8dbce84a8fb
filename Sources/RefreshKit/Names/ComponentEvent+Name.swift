nonisolated extension ComponentEvent {
  /// The name of the event: `SLOT.state OLD>NEW`, or `SLOT.CALLBACK`.
  package func name(in slot: Slot) -> String {
    switch self {
    case .state(let change):
      "\(slot.rawValue).state \(change.old.rawValue)>\(change.new.rawValue)"
    case .callback: trigger(in: slot)
    }
  }

  /// The name without the old state, which a script uses to react to the event.
  package func trigger(in slot: Slot) -> String {
    switch self {
    case .state(let change): "\(slot.rawValue).state \(change.new.rawValue)"
    case .callback(let callback): "\(slot.rawValue).\(callback.rawValue)"
    }
  }
}
