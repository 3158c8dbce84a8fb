import RefreshKit

/// An event of a component, read from its name in a trace.
nonisolated enum RefreshEvent {
  case state(old: RefreshState, new: RefreshState)
  case refreshing, ended, other

  /// Whether it is a part of a refresh or of a pull.
  var isOfRefresh: Bool {
    if case .other = self { false } else { true }
  }

  /// Reads the name of an event, without its slot.
  init(_ name: Substring) {
    switch name {
    case "refreshing": self = .refreshing
    case "ended": self = .ended
    case _ where name.hasPrefix("state "):
      let states = name.dropFirst("state ".count).split(separator: ">")
        .compactMap { RefreshState(rawValue: String($0)) }
      self = states.count == 2 ? .state(old: states[0], new: states[1]) : .other
    default: self = .other
    }
  }
}

/// The events that were read, by their names.
enum RefreshEvents {
  private static var known: [String: (slot: Slot?, event: RefreshEvent)] = [:]

  /// The event with a name, and the slot of its component.
  static func named(_ name: String) -> (slot: Slot?, event: RefreshEvent) {
    if let event = known[name] { return event }
    let parts = name.split(separator: ".", maxSplits: 1)
    let event = (Slot(rawValue: String(parts[0])), RefreshEvent(parts.last ?? ""))
    known[name] = event
    return event
  }
}
