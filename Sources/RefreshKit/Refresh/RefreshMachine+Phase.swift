nonisolated extension RefreshMachine {
  /// The phase of a refresh.
  package enum Phase: Hashable {
    /// No refresh is under way or closing.
    case rest
    /// The refresh has begun outside a window.
    case waiting(Attempt)
    /// The refresh is opening; its callback has not run.
    case opening(Attempt)
    /// The callback of the refresh has run.
    case running(Attempt)
    /// The refresh has ended, and its result is shown before it closes; the state is still
    /// refreshing.
    case showingResult(Attempt)
    /// The refresh has ended and is closing.
    case closing(Attempt)
  }

  /// The consequence of a change of state for the refresh.
  enum Step: Hashable {
    /// None: the same refresh is under way, or still none.
    case none
    /// A refresh has begun, or opens after it has waited for a window.
    case begun
    /// A refresh has ended.
    case ended
  }
}

/// Properties of the phase and of the pull.
nonisolated extension RefreshMachine {
  @inline(__always)
  var isRefreshing: Bool { state.isRefreshing }

  @inline(__always)
  var isClosing: Bool {
    if case .closing = phase { true } else { false }
  }

  /// Whether a refresh is opening, and its callback has not run.
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

  /// Whether the refreshing callback of the present refresh, or of the one that is closing, has
  /// run.
  var hasCalledBack: Bool { phase.attempt?.hasCalledBack ?? false }

  /// Whether the present refresh, or the last one, may reserve an inset and move the content.
  @inline(__always)
  var reservesInset: Bool { phase.attempt?.reservesInset ?? false }

  /// Whether a move of the content has no effect while the content covers the component.
  @inline(__always)
  var ignoresCoveredMoves: Bool { pull.ignoresCoveredMoves(in: state, percent: percent) }

  /// Whether the pull was released, so that its refresh is certain.
  @inline(__always)
  var isReleased: Bool { state == .pulling && pull.isReleased }
}

nonisolated extension RefreshMachine.Phase {
  /// Advances with a change of the state. If a client sets the state of a refresh back to
  /// willRefresh, the phase stays the same.
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

  /// The component of a refresh was put into a scroll view.
  ///
  /// - Returns: Whether it opens now.
  mutating func attach(in state: RefreshState) -> Bool {
    guard case .opening(let attempt) = self else { return false }
    if state == .willRefresh { self = .waiting(attempt) }
    return state != .willRefresh
  }

  /// The seconds until the refresh reaches a minimum duration; negative if it has lasted longer, 0
  /// outside a scroll view and if no refresh is under way.
  package func timeLeft(at now: Double?, of minimum: Double) -> Double {
    switch self {
    case .opening(let attempt), .running(let attempt): now.map { attempt.start + minimum - $0 } ?? 0
    case .rest, .waiting, .showingResult, .closing: 0
    }
  }

  /// The opening has finished.
  ///
  /// - Returns: False in another phase.
  mutating func finishOpening() -> Bool {
    guard case .opening(var attempt) = self else { return false }
    attempt.hasCalledBack = true
    self = .running(attempt)
    return true
  }

  /// The refresh ends with `result`, which is shown before the closing begins.
  ///
  /// - Returns: False if it is not shown: in another phase, and for a result that is neither a
  ///   success nor a failure.
  mutating func showResult(_ result: RefreshResult) -> Bool {
    guard case .running(let attempt) = self else { return false }
    switch result {
    case .success, .failure: break
    case .noMoreData, .cancelled: return false
    }
    self = .showingResult(attempt)
    return true
  }

  /// The announcement of a step; an end is announced only if its begin was.
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

  /// The refresh of the phase; nil at rest. Setting it at rest does nothing.
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

/// The present effects of calls and gestures.
nonisolated extension RefreshMachine {
  /// The way in which a gesture begins a refresh.
  enum GestureBegin: Hashable {
    /// The refresh begins now.
    case now
    /// The refresh begins after the calls that are waiting, by the call with this number.
    case wait(Int?)
    /// The gesture is ignored, because another begin is waiting.
    case ignore
  }

  /// The calls and the jobs that will not run.
  typealias Dropped = (calls: [WaitingCall], jobs: [Job])

  /// Whether an end with a result sets the state to noMoreData. Such an end takes effect even while
  /// another result is shown.
  func setsNoMoreData(endingWith result: RefreshResult) -> Bool {
    if case .noMoreData = result { traits.hasNoMoreData } else { false }
  }

  /// Whether noMoreData was set in a turn.
  package func isNoMoreDataNew(in turn: Int) -> Bool {
    state == .noMoreData && noMoreDataTurn == turn
  }

  /// Whether an end that a client calls in a turn sets noMoreData to idle: noMoreData is older, and
  /// no end with no more data waits, unless a begin waits behind that end.
  func mayLeaveNoMoreData(in turn: Int) -> Bool {
    state == .noMoreData && noMoreDataTurn != turn && !calls.keepsNoMoreData
  }

  /// The cause of an end with a result.
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

/// The result of the last refresh, and whether the component shows that it failed.
nonisolated struct ResultRecord {
  /// The result of the last refresh; nil before the first end.
  private(set) var lastResult: RefreshResult?
  /// Whether the component shows that the last refresh failed.
  private(set) var showsFailure = false
  /// The result of the refresh that the component is about to end; nil if the state is set without
  /// one.
  var next: RefreshResult?

  /// Removes and returns the result of the refresh that the component is about to end.
  mutating func takeNext() -> RefreshResult? {
    let taken = next
    next = nil
    return taken
  }

  /// Records the result of a refresh. A success counts as a cancellation if the callback has not
  /// run.
  ///
  /// - Parameters:
  ///   - given: The result that the end was given; nil if the state was set.
  ///   - state: The state in which the refresh ends.
  ///   - hasCalledBack: Whether its callback has run.
  /// - Returns: The result if it is a success, otherwise nil; and the previous result, which the
  ///   caller releases.
  mutating func record(
    _ given: RefreshResult?, in state: RefreshState, hasCalledBack: Bool
  ) -> (success: RefreshResult?, replaced: RefreshResult?) {
    let result = given ?? (state == .noMoreData ? .noMoreData : .success)
    let replaced = lastResult
    lastResult = result.isSuccess && !hasCalledBack ? .cancelled : result
    showsFailure = result.isFailure && state != .noMoreData
    return (lastResult?.isSuccess == true ? given ?? .success : nil, replaced)
  }

  /// The display of the last result is over, and the component has a new state.
  mutating func displayDidEnd(in state: RefreshState) {
    showsFailure = showsFailure && state == .idle
  }

  /// Records that detaching has cancelled the refresh.
  mutating func cancel() { lastResult = .cancelled }

  /// Clears the failure of the last refresh.
  mutating func clearFailure() { showsFailure = false }
}

nonisolated extension RefreshMachine {
  /// The result of the last refresh; nil before the first end.
  var lastResult: RefreshResult? { results.lastResult }

  /// Whether the component shows that the last refresh failed.
  @inline(__always)
  package var showsFailure: Bool { results.showsFailure }
}
