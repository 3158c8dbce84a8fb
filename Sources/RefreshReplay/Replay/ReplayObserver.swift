/// An observer of a replay, which changes nothing of it: a film is one.
@MainActor package protocol ReplayObserver: AnyObject {
  /// The replay has a stage.
  func replayDidBegin(with line: StageLine)

  /// The replay has performed a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - mismatches: Where an expectation was not met.
  func replayDidPerform(_ line: Op, _ mismatches: [JSON.Mismatch])
}
