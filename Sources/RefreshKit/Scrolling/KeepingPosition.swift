extension ScrollView {
  /// Makes changes before the visible part of the content, and keeps that part in its position on
  /// the screen.
  ///
  /// ```swift
  /// list.keepingPosition { list.contentSize.height += 440 }
  /// ```
  ///
  /// A change of ``contentSize`` inside `changes` counts as a change at the beginning of the
  /// content: at the top, or at the left. The offset changes by the same distance. A drag, a
  /// deceleration, a bounce or an animated move continues from there. The visible rows do not move
  /// on the screen, as far as the range of the content allows: content that does not fill the view
  /// rests at its beginning. Content that was empty has no position to keep.
  ///
  /// After `changes`, the components and the delegate are notified of the offset once, with the
  /// cause ``ScrollCause/component``; the old offset is in points of the new content. The move
  /// begins no pull, refresh or load, and is neither an arrival at an end nor growth there. A
  /// header that was pulled becomes idle, because it is now far from the visible part.
  ///
  /// Calls may be nested; the outermost one moves the content. An offset that is set inside
  /// `changes` is relative to the content at that time. If there is a ``driver``, its
  /// ``ScrollDriver/scrollView(_:shiftsOffsetBy:)`` is called. Sizes that the driver reports inside
  /// `changes` count, and so do offsets that this list requests; offsets that the driver reports by
  /// itself do not.
  ///
  /// - Parameter changes: Sets the size of the content. Other changes have their usual effects, but
  ///   the components are notified of sizes and insets only at the end.
  public func keepingPosition(_ changes: () -> Void) {
    input(.keepPosition) {
      let isOutermost = positionKeeping == nil
      let keeping = positionKeeping ?? PositionKeeping(scrollState)
      positionKeeping = keeping
      client(.changes(self), changes)
      if isOutermost { keepPosition(keeping) }
    }
  }

  private func keepPosition(_ keeping: PositionKeeping) {
    // An observer may change the content again, so the loop may repeat.
    while keeping.pendingGrowth != .zero {
      keeping.pendingGrowth = .zero
      scroller.keepPosition(keeping)
    }
    positionKeeping = nil
    scroller.didKeepPosition()
    guard keeping.mayHaveChangedRange else { return }
    clampOffset(by: .app)
    notifyOfGeometry()
  }

  func keepsPosition(along axis: Axis) -> Bool {
    positionKeeping?.axes.contains(axis) == true
  }

  func changeContentSizeKeepingPosition(from old: Size, to new: Size) {
    let growth = positionKeeping?.contentSizeWillChange(from: old, to: new) ?? .zero
    changeGeometry { $0.contentSize = new }
    shift(by: growth)
    notify(from: old, to: new) { $0.contentSizeDidChange($1) }
  }

  private func shift(by distance: Point) {
    guard distance != .zero else { return }
    scrollState.dragStart = scrollState.dragStart + distance
    for component in components { component.contentDidShift(by: distance) }
    scroller.contentDidShift(by: distance)
  }

  /// Moves the content without telling observers. A motion or animation in progress moves with it.
  func shiftSilently(to offset: Point) {
    let distance = offset - scrollState.offset
    scrollState.offset = offset + .zero
    let animation = scrollAnimations.offset
    scrollAnimations.offset = animation?.shifted(by: distance)
    guard var player = activity.player else { return }
    player.motion.shift(by: distance)
    changeActivity { $0.play(player) }
  }

  /// Called by a driver whose platform has moved the content because rows have measured themselves.
  /// Motions and animations in progress continue from the new offset.
  package func driverDidShift(by distance: Point) {
    shiftSilently(to: scrollState.offset + distance)
    scrollState.cause = .app
    notifyOfMove(from: scrollState.offset)
  }

  /// Moves the content to the allowed offset that is nearest to the present one, continues its
  /// motion from there, and tells observers.
  func shiftAndNotify(to keeping: PositionKeeping) {
    let old = scrollState.offset
    shiftSilently(to: keeping.nearest(to: old, in: geometry, isAtRest: isIdle))
    forgetHeldAtMovedEdges()
    if let player = activity.player {
      let time = frameClock.time(at: timeline.now)
      start(physics.continued(player.motion, at: time), as: player.cause)
    }
    scrollState.cause = .component
    notifyOfMove(from: old)
  }
}

@MainActor final class PositionKeeping {
  /// The axes along which there was content when the call of ``ScrollView/keepingPosition(_:)``
  /// began. Along an axis without content, there is no position to keep.
  let axes: [Axis]
  /// How far the content was outside its range when the call began, in points: negative beyond the
  /// top or the left edge.
  let overshoot: Point
  /// The offset at which the visible rows keep their position: the offset when the call began, or
  /// the offset that was set last, plus the growth since then.
  private(set) var target: Point
  /// The growth at the beginning of the content since observers were last told of it.
  var pendingGrowth = Point.zero
  var mayHaveChangedRange = false

  init(_ snapshot: ScrollSnapshot) {
    let geometry = snapshot.geometry
    axes = Axis.allCases.filter { geometry.contentSize[$0] > 0 }
    overshoot = snapshot.offset - geometry.clamp(snapshot.offset)
    target = snapshot.offset
  }

  /// Notes a change of the content size, and returns the growth at the beginning of the content.
  func contentSizeWillChange(from old: Size, to new: Size) -> Point {
    var growth = Point.zero
    for axis in axes { growth[axis] = new[axis] - old[axis] }
    target = target + growth
    pendingGrowth = pendingGrowth + growth
    if new != old { mayHaveChangedRange = true }
    return growth
  }

  /// Called when the app, a component or the kit sets the offset, which becomes the target along
  /// `axes`. Returns the start of the move, which is the old target along `axes`.
  func retarget(to offset: Point, along axes: [Axis]) -> Point {
    var old = offset
    for axis in axes {
      old[axis] = target[axis]
      target[axis] = offset[axis]
    }
    return old
  }

  /// Returns the allowed offset that is nearest to `offset`. For content at rest, it is in the
  /// range. Moving content may be as far beyond an edge as it was when the call began.
  func nearest(to offset: Point, in geometry: ScrollGeometry, isAtRest: Bool) -> Point {
    var result = offset
    for axis in Axis.allCases {
      let range = geometry.range(along: axis)
      let beyond = isAtRest ? 0 : overshoot[axis]
      result[axis] = offset[axis].clamped(
        to: range.lowerBound + min(0, beyond)...range.upperBound + max(0, beyond))
      // A rounding error must not move the content away from the end of its range.
      result[axis] = range.end(near: result[axis]) ?? result[axis]
    }
    return result
  }
}
