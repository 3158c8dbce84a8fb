/// How the last refresh came out, and whether the component shows that it failed.
nonisolated struct ResultRecord {
  /// The result of the last refresh; nil before the first end.
  private(set) var lastResult: RefreshResult?
  /// Whether the component shows that the last refresh failed.
  private(set) var showsFailure = false
  /// The result of the refresh that the component is about to end.
  var next: RefreshResult?

  /// The result of the refresh that the component is about to end; nil after that.
  mutating func takeNext() -> RefreshResult? {
    let taken = next
    next = nil
    return taken
  }

  /// Records how a refresh came out. One that ended before its callback has learned nothing.
  ///
  /// - Parameters:
  ///   - given: The result of its end; nil if the state was set.
  ///   - state: The state that it ends in.
  ///   - hasOpened: Whether its callback has run.
  /// - Returns: The success, if it is one, and the result that it replaces, to be released afterwards.
  mutating func record(
    _ given: RefreshResult?, in state: RefreshState, hasOpened: Bool
  ) -> (success: RefreshResult?, replaced: RefreshResult?) {
    let result = given ?? (state == .noMoreData ? .noMoreData : .success)
    let replaced = lastResult
    lastResult = result.isSuccess && !hasOpened ? .cancelled : result
    showsFailure = result.isFailure && state != .noMoreData
    return (lastResult?.isSuccess == true ? given ?? .success : nil, replaced)
  }

  /// The result of the last refresh was shown; the component is in another state now.
  mutating func wasShown(in state: RefreshState) {
    showsFailure = lastResult?.isFailure == true && state == .idle
  }

  /// The last refresh is cancelled by a detachment.
  mutating func cancel() { lastResult = .cancelled }

  /// Forgets that the last refresh failed.
  mutating func clearFailure() { showsFailure = false }

  /// Takes over how a refresh of an earlier run of the app came out.
  ///
  /// - Returns: The result until now, to be released afterwards.
  mutating func restore(_ result: RefreshResult?, showsFailure: Bool) -> RefreshResult? {
    let old = lastResult
    (lastResult, self.showsFailure) = (result, showsFailure)
    return old
  }
}

nonisolated extension RefreshMachine {
  /// How the last refresh came out; nil before the first end.
  var lastResult: RefreshResult? { results.lastResult }

  /// Whether the component shows that the last refresh failed.
  @inline(__always)
  package var showsFailure: Bool { results.showsFailure }
}
