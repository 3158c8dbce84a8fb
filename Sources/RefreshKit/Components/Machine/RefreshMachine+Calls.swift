/// What calls and gestures do at present.
nonisolated extension RefreshMachine {
  /// How a gesture begins a refresh.
  enum GestureBegin: Hashable {
    /// It begins now.
    case now
    /// It waits behind the calls that wait, under its number.
    case wait(Int?)
    /// A begin waits already.
    case ignore
  }

  /// The calls and the jobs that will not run.
  typealias Dropped = (calls: [RefreshRequest], jobs: [Job])

  /// Whether an end by a call cuts the display of a result short: one without more data.
  func ends(atOnceWith result: RefreshResult) -> Bool {
    if case .noMoreData = result { traits.hasNoMoreData } else { false }
  }

  /// How an end with a result ends what is under way.
  func end(with result: RefreshResult, byTimeout: Bool) -> RefreshCause.End {
    switch result {
    case .failure: byTimeout ? .timeout : .failure
    case .cancelled: .cancellation
    case .noMoreData where traits.hasNoMoreData: .noMoreData
    case .success where !hasOpened, .noMoreData where !hasOpened: .beforeLoading
    case .success: .success
    case .noMoreData: .noMoreData
    }
  }
}
