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
    /// It has ended, and its result is shown before it closes; the state is that of a refresh.
    case showingResult(Attempt)
    /// It has ended and closes.
    case closing(Attempt)
  }

  /// What a change of state means for the refresh.
  enum Step: Hashable {
    case none, begun, ended
  }
}

/// What others ask of the phase.
nonisolated extension RefreshMachine {
  @inline(__always)
  var isRefreshing: Bool { state.isRefreshing }

  @inline(__always)
  var isClosing: Bool {
    if case .closing = phase { true } else { false }
  }

  /// Whether a refresh is before its callback.
  @inline(__always)
  var isOpening: Bool {
    if case .opening = phase { true } else { false }
  }

  /// Whether the refreshing callback of the present refresh has run.
  @inline(__always)
  var isRunning: Bool {
    if case .running = phase { true } else { false }
  }

  /// Whether the result of a refresh that has ended is shown.
  @inline(__always)
  var isShowingResult: Bool {
    if case .showingResult = phase { true } else { false }
  }

  /// Whether the opening of the present refresh, or of the one that closes, is over.
  var hasOpened: Bool { phase.attempt?.hasCalledBack ?? false }

  /// Whether the present refresh, or the last one, may reserve an inset and move the content.
  @inline(__always)
  var opensView: Bool { phase.attempt?.opensView ?? false }
}

nonisolated extension RefreshMachine.Phase {
  /// The refresh of the phase; nil at rest. Setting it at rest does nothing.
  var attempt: Attempt? {
    get {
      switch self {
      case .rest: nil
      case .waiting(let attempt), .opening(let attempt), .running(let attempt),
        .showingResult(let attempt), .closing(let attempt):
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
      case .showingResult: self = .showingResult(newValue)
      case .closing: self = .closing(newValue)
      }
    }
  }
}
