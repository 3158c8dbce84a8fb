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
