nonisolated extension RefreshMachine {
  /// How far a refresh has come.
  enum Phase: Hashable {
    /// There is no refresh, and none closes.
    case rest
    /// It has begun outside a window.
    case waiting(Attempt)
    /// It opens; the refreshing callback has not run.
    case opening(Attempt)
    /// The refreshing callback has run.
    case running(Attempt)
    /// It has ended and closes.
    case closing(Attempt)
  }

  /// What a change of state means for the refresh.
  enum Step: Hashable {
    case none, begun, ended
  }
}

nonisolated extension RefreshMachine.Phase {
  /// The refresh of the phase; nil at rest. Setting it at rest does nothing.
  var attempt: Attempt? {
    get {
      switch self {
      case .rest: nil
      case .waiting(let attempt), .opening(let attempt), .running(let attempt),
        .closing(let attempt):
        attempt
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .rest: break
      case .waiting: self = .waiting(newValue)
      case .opening: self = .opening(newValue)
      case .running: self = .running(newValue)
      case .closing: self = .closing(newValue)
      }
    }
  }
}
