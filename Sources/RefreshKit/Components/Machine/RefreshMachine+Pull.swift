/// The events of a pull, which a move of the content, a touch or a change of geometry causes.
nonisolated extension RefreshMachine {
  /// Whether a move of the content that covers the component means nothing.
  @inline(__always)
  var ignoresCoveredMoves: Bool { pull.isUntouched(state, percent: percent) }

  /// The content has moved outside a refresh.
  @inline(__always)
  mutating func contentMoved(_ moment: PullRule.Moment) -> PullRule.Outcome { pull.move(moment) }

  /// The touch that pulls has ended: the refresh is certain.
  ///
  /// - Parameter distance: How far the content is pulled, in points.
  /// - Returns: Whether it begins at once, behind the calls that wait; otherwise it begins with the next
  ///   move or in the next turn, whichever is first.
  mutating func touchEnded(at distance: Double) -> Bool {
    pull.release()
    releaseDistance = distance
    release.advance()
    return !requests.isEmpty
  }

  /// Whether the pull was let go, so that its refresh is certain.
  @inline(__always)
  var isReleased: Bool { state == .pulling && pull.isReleased }
}
