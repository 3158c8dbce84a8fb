/// An offset that waits until the content reaches it.
nonisolated struct AwaitedOffset {
  /// Where the content is to be.
  private(set) var target: Point
  /// Where the content was when the geometry had changed last.
  var lastOffset: Point

  /// What is to be done after a change of geometry.
  enum Step {
    /// Nothing: the content does not reach the target.
    case wait
    /// Another move has taken the place of this one.
    case drop
    case move
  }

  /// The content has grown in front by `distance`.
  mutating func shift(by distance: Point) {
    target = target + distance
    lastOffset = lastOffset + distance
  }

  /// What is to be done in a scroll view.
  ///
  /// - Parameters:
  ///   - view: The scroll view.
  ///   - isAtRest: Whether nothing moves its content, and no finger is down.
  func step(in view: ScrollSnapshot, isAtRest: Bool) -> Step {
    guard isAtRest, !hasMoved(view) else { return .drop }
    let reached = view.geometry.clamp(target)
    return reached.x >= target.x && reached.y >= target.y ? .move : .wait
  }

  /// Whether the user or the app has moved the content. A component that opens has not, nor has a change
  /// of geometry that has brought the content into its range.
  private func hasMoved(_ view: ScrollSnapshot) -> Bool {
    view.cause != .component && view.offset != lastOffset
      && view.offset != view.geometry.clamp(lastOffset)
  }
}

extension ScrollView {
  /// Moves the content to `target` at once or, where it is too short, when it reaches that; unless it is
  /// moved otherwise before. Components are notified as of a move by a component, which triggers nothing.
  func moveWhenReached(_ target: Point) {
    awaitedOffset = AwaitedOffset(target: target, lastOffset: contentOffset)
    moveToAwaitedOffset()
  }

  /// Called after sizes or insets have changed.
  func moveToAwaitedOffset() {
    guard let awaitedOffset else { return }
    switch awaitedOffset.step(in: _snapshot, isAtRest: isAtRest) {
    case .wait:
      self.awaitedOffset?.lastOffset = contentOffset
    case .drop:
      self.awaitedOffset = nil
    case .move:
      self.awaitedOffset = nil
      let offset = geometry.clamp(awaitedOffset.target)
      guard offset != contentOffset else { return }
      setOffset(offset, by: .component)
      notifyOfScroll()
    }
  }
}
