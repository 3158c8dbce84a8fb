/// An offset to which the content moves once it is long enough.
nonisolated struct AwaitedOffset {
  /// The offset to which the content moves.
  private(set) var target: Point
  /// The offset after the last change of the geometry.
  var lastOffset: Point

  /// The consequence of a change of the geometry.
  enum Decision {
    /// The content is too short for the target: wait.
    case wait
    /// Something else has moved the content: give up.
    case drop
    /// The content is long enough for the target: move it.
    case move
  }

  /// Called when the content has grown by `distance` at its beginning.
  mutating func shift(by distance: Point) {
    target = target + distance
    lastOffset = lastOffset + distance
  }

  /// The consequence of a change of the geometry of a scroll view.
  ///
  /// - Parameters:
  ///   - snapshot: The state of the scroll view.
  ///   - isAtRest: Whether nothing moves its content, and no finger is down.
  func decision(in snapshot: ScrollSnapshot, isAtRest: Bool) -> Decision {
    guard isAtRest, !hasMoved(snapshot) else { return .drop }
    let reached = snapshot.geometry.clamp(target)
    return reached.x >= target.x && reached.y >= target.y ? .move : .wait
  }

  /// Whether the user or the app has moved the content. A move by a component that opens and a
  /// clamp after a change of the geometry do not count.
  private func hasMoved(_ snapshot: ScrollSnapshot) -> Bool {
    snapshot.cause != .component && snapshot.offset != lastOffset
      && snapshot.offset != snapshot.geometry.clamp(lastOffset)
  }
}

extension ScrollView {
  /// Moves the content to `target`, at once or as soon as it is long enough, unless something else
  /// moves it first. The cause is ``ScrollCause/component``, so the move triggers nothing.
  func moveWhenLongEnough(to target: Point) {
    awaitedOffset = AwaitedOffset(target: target, lastOffset: contentOffset)
    moveToAwaitedOffset()
  }

  /// Moves the content to the awaited offset, if it is long enough. Called after sizes or insets
  /// have changed.
  func moveToAwaitedOffset() {
    guard let awaitedOffset else { return }
    switch awaitedOffset.decision(in: _snapshot, isAtRest: isAtRest) {
    case .wait:
      self.awaitedOffset?.lastOffset = contentOffset
    case .drop:
      self.awaitedOffset = nil
    case .move:
      self.awaitedOffset = nil
      let offset = geometry.clamp(awaitedOffset.target)
      guard offset != contentOffset else { return }
      setOffset(offset, by: .component)
      notifyComponentsOfScroll()
    }
  }
}
