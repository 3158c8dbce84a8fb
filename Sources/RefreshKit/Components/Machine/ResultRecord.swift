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
