/// An observer of a replay, which changes nothing of it: a film is one.
@MainActor package protocol ReplayObserver: AnyObject {
  /// The replay has a stage.
  func replayDidBegin(with setting: Setting)

  /// The replay has performed a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - mismatches: Where an expectation was not met.
  func replayDidPerform(_ line: ReplayedLine, _ mismatches: [JSON.Mismatch])
}

/// A line of a script that a replay performs.
package struct ReplayedLine {
  /// Its op; nil for the line that sets the stage.
  package let op: (any Op)?
  /// Its fields.
  package let fields: Fields
  /// The caption that the script gives it; nil for none.
  package let caption: String?
}
