/// What a finger does.
public nonisolated enum TouchPhase: Sendable, Hashable, CaseIterable {
  /// It comes down.
  case began
  /// It has moved.
  case moved
  /// It is lifted.
  case ended
  /// The system takes it away.
  case cancelled
}

/// How a finger moves the content: with slop, rubber band and throw.
extension ScrollView {
  /// Whether a finger is on the glass.
  public var isTracking: Bool { finger != nil }

  /// Where that finger is, in points of the view's visible area; nil without one.
  package var fingerPlace: Point? { finger?.place }

  /// A finger does something, at the timeline's present time.
  ///
  /// Only one finger counts: while it is down, others are passed over, and so is a move or a lift of
  /// one that never came down, and a point that is not finite. A finger that comes down twice was
  /// taken away in between. A coordinate beyond a billion points counts as a billion.
  ///
  /// A finger that leaves without a drag, as after a tap, leaves content where the app has put it, also
  /// out of range. Content that it has caught on the way, or whose range has changed under it, comes
  /// back into range.
  ///
  /// - Parameters:
  ///   - phase: What it does.
  ///   - point: Where, in points of the view's visible area: its upper left corner is the origin.
  ///   - id: Which finger; 0 by default.
  public func touch(_ phase: TouchPhase, at point: Point, id: Int = 0) {
    guard point.x.isFinite, point.y.isFinite, isUserInteractionEnabled || finger != nil else {
      return
    }
    let point = Point(x: Self.reachable(point.x), y: Self.reachable(point.y))
    switch phase {
    case .began: fingerCameDown(at: point, id: id)
    case _ where finger?.id != id: break
    case .moved: fingerMoved(to: point)
    case .ended: fingerLeft(isLift: true)
    case .cancelled: fingerLeft(isLift: false)
    }
  }

  /// A coordinate from which distances and velocities can be computed.
  private static func reachable(_ coordinate: Double) -> Double {
    min(max(coordinate, -1e9), 1e9)
  }

  /// What a drag moves in at present.
  private var field: Finger.Field {
    func moves(_ axis: Axis, _ alwaysBounces: Bool) -> Bool {
      let range = geometry.range(along: axis)
      let gives = bounces || holdingEdges.contains(anyOf: axis)
      return range.lowerBound < range.upperBound || (gives && alwaysBounces)
    }
    return Finger.Field(
      geometry: geometry, bounces: bounces, holdingEdges: holdingEdges,
      movesX: moves(.horizontal, alwaysBounceHorizontal),
      movesY: moves(.vertical, alwaysBounceVertical))
  }

  private func fingerCameDown(at point: Point, id: Int) {
    if let finger {
      guard finger.id == id else { return }
      fingerLeft(isLift: false)
      // An observer may have put another one down.
      guard self.finger == nil else { return }
    }
    let hasCaught = motion != nil || isDecelerating
    stopMotion()
    finger = Finger(id: id, at: point, time: timeline.now, hasCaught: hasCaught)
  }

  private func fingerMoved(to point: Point) {
    guard let last = finger?.place, let goes = finger?.move(to: point, time: timeline.now) else {
      return
    }
    if finger?.isDragging == true {
      let drag = _snapshot.dragID
      setPanState(.changed)
      guard _snapshot.dragID == drag else { return }
    } else {
      let field = field
      guard goes, field.movesX || field.movesY else { return }
      finger?.takeHold(of: pulledOffset, in: field, locks: isDirectionalLockEnabled)
      guard startDrag(byFinger: true) else { return }
    }
    // The observers of the pan state, or the delegate, may have taken the finger away.
    guard finger?.isDragging == true,
      let offset = finger?.offset(of: pulledOffset, in: field, from: last)
    else { return }
    let shown = splitRounded(offset)
    finger?.show(shown.pulled)
    setOffset(shown, by: .finger)
  }

  /// The finger is lifted, or the system takes it away.
  ///
  /// Whatever observers and the delegate do meanwhile, content that nothing holds or moves then is in
  /// its range, or where the app has put it.
  func fingerLeft(isLift: Bool) {
    guard let finger else { return }
    self.finger = nil
    guard finger.isDragging else {
      let isInRange = geometry.clamp(contentOffset) == contentOffset && _snapshot.held == .zero
      if finger.hasCaught || (!isInRange && !isPlacedByApp) { bounceBack() }
      return
    }
    let drag = _snapshot.dragID
    endedDragID = drag
    setPanState(isLift ? .ended : .cancelled)
    guard isDragging(drag) else { return bounceBack() }
    var velocity = isLift ? finger.releaseVelocity(at: timeline.now, in: field) : .zero
    let place = _snapshot.place
    let target = isLift ? announceTarget(velocity) : Target()
    guard isDragging(drag) else { return bounceBack() }
    _snapshot.isDragging = false
    // What the delegate has put elsewhere, or let go, is not thrown.
    for axis in Axis.allCases where !place.equals(_snapshot.place, along: axis) {
      velocity[axis] = 0
    }
    letGo(motion(releasedWith: velocity, to: target))
  }

  /// Whether the drag of that number is still under way.
  private func isDragging(_ drag: Int) -> Bool {
    isDragging && _snapshot.dragID == drag
  }

  /// Where the delegate sends content that is let go, along the axes for which it has said so.
  struct Target {
    var x: Double?
    var y: Double?

    subscript(axis: Axis) -> Double? { axis == .vertical ? y : x }
  }

  /// Tells the delegate where the content will come to rest; it may send it elsewhere.
  private func announceTarget(_ velocity: Point) -> Target {
    guard hasAnnouncedDrag, let delegate else { return Target() }
    let target = geometry.clamp(motion(releasedWith: velocity).destination)
    var wanted = target
    delegate.scrollViewWillEndDragging(
      self, withVelocity: Point(x: velocity.x / 1_000, y: velocity.y / 1_000),
      targetContentOffset: &wanted)
    wanted = wanted.finite(or: target)
    return Target(
      x: wanted.x == target.x ? nil : wanted.x, y: wanted.y == target.y ? nil : wanted.y)
  }

  /// The finger has left the content to `motion`: a deceleration, or nothing. Where it is nothing, an
  /// overshoot that is too small to bounce goes to the edge at once, or is held no more, unless the
  /// delegate has moved the content along that axis.
  private func letGo(_ motion: Motion) {
    let left = contentOffset
    if finger == nil, motion.end > timeline.now { start(motion, as: .deceleration) }
    notifyDragEnded()
    guard !isDecelerating else { return notifyDecelerationBegan() }
    guard isAtRest else { return }
    var rest = contentOffset
    for axis in Axis.allCases where rest[axis] == left[axis] {
      rest[axis] = geometry.clamp(left)[axis]
    }
    if rest != contentOffset || _snapshot.held != .zero { setOffset(rest, by: .deceleration) }
  }
}
