/// Rows that appear in front of the visible ones.
extension ScrollView {
  /// Makes changes in front of the visible part of the content, which stays where it is seen.
  ///
  /// ```swift
  /// list.keepingPosition { list.contentSize.height += 440 }
  /// ```
  ///
  /// By as much as ``contentSize`` grows or shrinks inside, along either axis, the content has grown or
  /// shrunk in front: at the top, or at the left. The offset moves with it, and so do a drag, a fling, a
  /// bounce and an animated move, which continue. So the rows that are seen stay where they are, as far as
  /// the range of the content allows: content that does not fill the view rests at its beginning, and rows
  /// that are removed leave the others in their place. Content that was empty has no position to keep.
  ///
  /// The components and the delegate are notified of the offset once, after `changes`, with the old offset
  /// in points of the new content, by ``ScrollCause/component``. It begins no pull, refresh or load, and is
  /// neither an arrival at an end nor growth there; a header that was pulled is far from the visible part
  /// then, and idle.
  ///
  /// Calls may be inside each other; the outermost moves the content. An offset that is set inside is one of
  /// the content as it is at that moment. Where there is a ``driver``, it is asked by
  /// ``ScrollDriver/scrollView(_:shiftsOffsetBy:)``, and the sizes that it reports inside count. So do offsets
  /// that are set by this list; those that the driver reports by itself do not.
  ///
  /// - Parameter changes: Sets the size of the content; what else it does happens as outside. The components are
  ///   notified of sizes and insets at the end.
  public func keepingPosition(_ changes: () -> Void) {
    beginKeepingPosition()
    changes()
    endKeepingPosition()
  }

  /// Begins what ``endKeepingPosition()`` ends, for hosts that cannot pass a function.
  package func beginKeepingPosition() {
    let entry = TimelineObserver.isInUse ? listObserver?.willKeepPosition(self) : nil
    let keeping = keeping ?? PositionKeeping(_snapshot)
    keeping.calls.append(entry)
    self.keeping = keeping
  }

  /// Ends what ``beginKeepingPosition()`` began.
  ///
  /// - Returns: Whether there was something to end.
  @discardableResult
  package func endKeepingPosition() -> Bool {
    guard let keeping, let entry = keeping.calls.last else { return false }
    if keeping.calls.count > 1 {
      keeping.calls.removeLast()
    } else {
      makeOwnChanges { move(to: keeping) }
    }
    entry?.end()
    return true
  }

  /// Moves the content to where it is to be, and ends the keeping of its position.
  private func move(to keeping: PositionKeeping) {
    // An observer may make further changes.
    while keeping.pending != .zero {
      keeping.pending = .zero
      scroller.move(to: keeping, in: self)
    }
    self.keeping = nil
    scroller.didKeepPosition(in: self)
    guard keeping.changesRange else { return }
    clampOffset(by: .app)
    notifyOfGeometry()
  }

  /// Whether changes are being made in front along an axis.
  func keepsPosition(along axis: Axis) -> Bool { keeping?.axes.contains(axis) == true }

  /// Sets the content size inside ``keepingPosition(_:)``.
  func changeContentSizeInFront(from old: Size, to new: Size) {
    let growth = keeping?.contentSizeWillChange(from: old, to: new) ?? .zero
    changeGeometry { $0.contentSize = new }
    shift(by: growth)
    notify(from: old, to: new) { $0.receive($1) }
  }

  /// Moves all that has a place in the content: nothing is notified.
  private func shift(by distance: Point) {
    guard distance != .zero else { return }
    _snapshot.dragStart = _snapshot.dragStart + distance
    awaitedOffset?.shift(by: distance)
    for accessory in accessories.all { accessory.contentDidShift(by: distance) }
    for axis in Axis.allCases where distance[axis] != 0 { wheel?.stopPulling(at: axis.leadingEdge) }
    scroller.contentDidShift(by: distance, in: self)
  }

  /// Sets the offset, with the motion and the animation that are under way.
  func moveSilently(to offset: Point) {
    let distance = offset - contentOffset
    _snapshot.offset = offset + .zero
    let animation = scrollAnimations.offset
    scrollAnimations.offset = animation?.shifted(by: distance)
    guard var player = activity.player else { return }
    player.motion.shift(by: distance)
    activity.play(player)
  }

  /// Brings the content as near to its place as the range allows, continues its motion there, and notifies
  /// the components and the delegate.
  func notifyOfShift(to keeping: PositionKeeping) {
    let old = contentOffset
    let isAtRest = activity.isIdle
    moveSilently(to: keeping.nearest(to: old, in: geometry, isAtRest: isAtRest))
    releaseHeldInside()
    if let player = activity.player {
      let time = frameClock.time(at: timeline.now)
      start(physics.continued(player.motion, at: time), as: player.cause)
    }
    _snapshot.cause = .component
    notices.depth += 1
    notify(from: old, to: contentOffset) { $0.receive($1) }
    notifyDidScroll()
    notices.depth -= 1
  }

  /// Holds nothing any more at edges from which the content has moved.
  private func releaseHeldInside() {
    for edge in Edge.allCases where heldOverscroll[edge] > 0 {
      let (axis, coordinate) = (edge.axis, contentOffset[edge.axis])
      guard geometry.limit(at: edge) != coordinate else { continue }
      _snapshot.held[axis] = 0
      guard var player = activity.player, player.cause == .deceleration else { continue }
      player.motion[axis] = .rest(at: coordinate, from: timeline.now)
      activity.play(player)
    }
  }
}
