import RefreshKit

/// What a component fires.
nonisolated enum ComponentEvent {
  /// An effective change of state, as the base class takes it.
  case state(Change<RefreshState>)
  /// One of the app's callbacks.
  case callback(EventName.Callback)

  /// What a trace calls the event.
  func name(in slot: Slot) -> String {
    switch self {
    case .state(let change): EventName.state(slot, change)
    case .callback(let callback): EventName.callback(slot, callback)
    }
  }

  /// What an `on` calls the event.
  func trigger(in slot: Slot) -> String {
    switch self {
    case .state(let change): EventName.state(slot, change.new)
    case .callback(let callback): EventName.callback(slot, callback)
    }
  }
}
