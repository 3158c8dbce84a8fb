nonisolated extension RefreshMachine {
  package enum Phase: Hashable {
    case rest
    /// The refresh has begun outside a window.
    case waiting(Attempt)
    /// The callback has not run.
    case opening(Attempt)
    /// The callback has run.
    case running(Attempt)
    /// The refresh has ended, but the state is still refreshing.
    case showingResult(Attempt)
    case closing(Attempt)
  }

  /// The consequence of a change of state for the refresh.
  enum Step: Hashable {
    case none
    /// A refresh has begun, or opens after it has waited for a window.
    case begun
    case ended
  }

  @inline(__always)
  var isRefreshing: Bool { state.isRefreshing }

  @inline(__always)
  var isClosing: Bool {
    if case .closing = phase { true } else { false }
  }

  @inline(__always)
  var isOpening: Bool {
    if case .opening = phase { true } else { false }
  }

  @inline(__always)
  var isRunning: Bool {
    if case .running = phase { true } else { false }
  }

  @inline(__always)
  var isShowingResult: Bool {
    if case .showingResult = phase { true } else { false }
  }

  /// Of the present refresh, or of the refresh that is closing.
  var hasCalledBack: Bool { phase.attempt?.hasCalledBack ?? false }

  /// Of the present refresh, or of the refresh that is closing.
  @inline(__always)
  var reservesInset: Bool { phase.attempt?.reservesInset ?? false }

  @inline(__always)
  var ignoresCoveredMoves: Bool { pull.ignoresCoveredMoves(in: state, percent: percent) }

  @inline(__always)
  var isReleased: Bool { state == .pulling && pull.isReleased }
}

nonisolated extension RefreshMachine.Phase {
  /// If a client sets a refresh back to willRefresh, the phase stays the same.
  mutating func advance(from old: RefreshState, to new: RefreshState) -> RefreshMachine.Step {
    switch (old.isRefreshing, new.isRefreshing) {
    case (false, true):
      self = new == .willRefresh ? .waiting(Attempt()) : .opening(Attempt())
      return .begun
    case (true, true):
      guard case .waiting(let attempt) = self, new == .refreshing else { return .none }
      self = .opening(attempt)
      return .begun
    case (true, false):
      self = .closing(attempt ?? Attempt())
      return .ended
    case (false, false):
      return .none
    }
  }

  /// Returns whether the refresh opens now.
  mutating func attach(in state: RefreshState) -> Bool {
    guard case .opening(let attempt) = self else { return false }
    if state == .willRefresh { self = .waiting(attempt) }
    return state != .willRefresh
  }

  /// In seconds, negative after a longer refresh; 0 outside a scroll view, and if no refresh is
  /// opening or running.
  package func timeLeft(at now: Double?, of minimum: Double) -> Double {
    switch self {
    case .opening(let attempt), .running(let attempt): now.map { attempt.start + minimum - $0 } ?? 0
    case .rest, .waiting, .showingResult, .closing: 0
    }
  }

  mutating func openingDidEnd() -> Bool {
    guard case .opening(var attempt) = self else { return false }
    attempt.hasCalledBack = true
    self = .running(attempt)
    return true
  }

  /// Returns false if the result is not shown.
  mutating func showResult(_ result: RefreshResult) -> Bool {
    guard case .running(let attempt) = self else { return false }
    switch result {
    case .success, .failure: break
    case .noMoreData, .cancelled: return false
    }
    self = .showingResult(attempt)
    return true
  }

  /// An end is announced only if its begin was.
  mutating func announcement(
    of step: RefreshMachine.Step, from old: RefreshState, to new: RefreshState,
    _ result: RefreshResult?
  ) -> Effects.Announcement? {
    switch step {
    case .begun where new == .refreshing:
      attempt?.isAnnounced = true
      return .begin
    case .ended where attempt?.isAnnounced == true:
      attempt?.isAnnounced = false
      return result.map { .end($0) }
    case .none where old == .idle && new == .pulling:
      return .crossing
    case .begun, .ended, .none:
      return nil
    }
  }

  /// Nil at rest, where a set has no effect.
  package internal(set) var attempt: Attempt? {
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

nonisolated extension RefreshMachine {
  enum GestureBegin: Hashable {
    case now
    /// By a waiting call with this number; nil if the component is being detached.
    case wait(Int?)
    /// Another begin is waiting.
    case ignore
  }

  typealias Dropped = (calls: [WaitingCall], jobs: [Job])

  /// Such an end takes effect even while another result is shown.
  func setsNoMoreData(endingWith result: RefreshResult) -> Bool {
    if case .noMoreData = result { traits.hasNoMoreData } else { false }
  }

  package func isNoMoreDataNew(in turn: Int) -> Bool {
    state == .noMoreData && noMoreDataTurn == turn
  }

  /// Only if noMoreData is older than the turn, and no end with no more data waits, unless a begin
  /// waits behind that end.
  func mayLeaveNoMoreData(in turn: Int) -> Bool {
    state == .noMoreData && noMoreDataTurn != turn && !calls.keepsNoMoreData
  }

  func cause(ofEndWith result: RefreshResult, byTimeout: Bool) -> RefreshCause.End {
    switch result {
    case .failure: byTimeout ? .timeout : .failure
    case .cancelled: .cancellation
    case .noMoreData where traits.hasNoMoreData: .noMoreData
    case .success where !hasCalledBack, .noMoreData where !hasCalledBack: .beforeLoading
    case .success: .success
    case .noMoreData: .noMoreData
    }
  }
}

nonisolated struct ResultRecord {
  /// Nil before the first end.
  private(set) var lastResult: RefreshResult?
  private(set) var showsFailure = false
  /// The result of the refresh that is about to end; nil if the state is set without a result.
  var next: RefreshResult?

  mutating func takeNext() -> RefreshResult? {
    let taken = next
    next = nil
    return taken
  }

  /// A success counts as a cancellation if the callback has not run. `given` is nil if the state
  /// was set. The caller releases `replaced`.
  mutating func record(
    _ given: RefreshResult?, in state: RefreshState, hasCalledBack: Bool
  ) -> (success: RefreshResult?, replaced: RefreshResult?) {
    let result = given ?? (state == .noMoreData ? .noMoreData : .success)
    let replaced = lastResult
    lastResult = result.isSuccess && !hasCalledBack ? .cancelled : result
    showsFailure = result.isFailure && state != .noMoreData
    return (lastResult?.isSuccess == true ? given ?? .success : nil, replaced)
  }

  mutating func displayDidEnd(in state: RefreshState) {
    showsFailure = showsFailure && state == .idle
  }

  /// For a refresh that detaching ends.
  mutating func cancel() { lastResult = .cancelled }

  mutating func clearFailure() { showsFailure = false }
}

nonisolated extension RefreshMachine {
  var lastResult: RefreshResult? { results.lastResult }

  @inline(__always)
  package var showsFailure: Bool { results.showsFailure }
}
