/// Which refresh a component is in, by number, and how far that has come.
///
/// Every begin and every end takes a new number. What was planned for an earlier one (the
/// completion of an animation, a callback) asks ``isCurrent(_:)`` and stays away.
nonisolated struct RefreshCycle {
  enum Phase {
    /// No refresh, and none that closes.
    case rest
    /// Begun outside a window.
    case waiting
    /// Begun; the refreshing callback is still to come.
    case opening
    /// The refreshing callback has run.
    case running
    /// Ended; the closing animation runs and the end is still to be told.
    case closing
  }

  /// What a change of state means for the refresh.
  enum Step {
    case none
    case begun
    case ended
  }

  private(set) var phase = Phase.rest
  private(set) var number = 0

  /// Whether the callback of the present refresh, or of the one that closes, has run.
  private(set) var hasCalledBack = false

  /// Whether `number` is that of the present refresh, or of the closing that followed it.
  func isCurrent(_ number: Int) -> Bool { self.number == number }

  /// Takes up a change of state.
  ///
  /// A refresh that goes back to `willRefresh` by hand goes on as it was.
  mutating func move(from old: RefreshState, to new: RefreshState) -> Step {
    switch (old.isRefreshing, new.isRefreshing) {
    case (false, true):
      number += 1
      hasCalledBack = false
      phase = new == .willRefresh ? .waiting : .opening
      return .begun
    case (true, true) where phase == .waiting && new == .refreshing:
      phase = .opening
      return .begun
    case (true, false):
      number += 1
      phase = .closing
      return .ended
    default:
      return .none
    }
  }

  /// A refresh that was begun outside a scroll view has not opened yet, and waits for a window.
  mutating func wait() {
    phase = .waiting
  }

  /// The refreshing callback begins to run.
  mutating func run() {
    phase = .running
    hasCalledBack = true
  }

  /// The end has been told, or nobody is to hear of it.
  mutating func rest() {
    number += 1
    phase = .rest
  }
}
