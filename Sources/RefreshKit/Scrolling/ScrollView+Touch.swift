/// What a finger does.
public nonisolated enum TouchPhase: Sendable, Hashable, CaseIterable {
  /// It is put down.
  case began
  /// It has moved.
  case moved
  /// It is lifted.
  case ended
  /// The system cancels the touch.
  case cancelled
}

/// How a finger moves the content, from its touch to its lift: with slop, rubber band and deceleration.
extension ScrollView {
  /// Whether a finger is down.
  public var isTracking: Bool { scroller.isTracking(in: self) }

  /// The time of the last touch, in seconds of the timeline, as ``touch(_:at:id:timestamp:)`` has used it;
  /// nil before the first one.
  public var touchTime: Double? { activity.touchTime }

  /// Where that finger is, in points of the view's visible area; nil without one.
  package var fingerPlace: Point? { activity.finger?.position }

  /// Passes on what a finger does.
  ///
  /// Only one finger counts: while it is down, others are ignored, and so is a move or a lift of a finger
  /// that is not down, and a point that is not finite. Where a finger that is down begins again, its
  /// first touch is cancelled. A coordinate beyond a billion points counts as a billion.
  ///
  /// Where there is a driver, fingers are the platform's, and nothing happens.
  ///
  /// A touch without a drag, such as a tap, leaves content where the app has put it, also out of range.
  /// Content whose motion it has stopped, or whose range has changed meanwhile, returns into the range.
  ///
  /// A host that is notified of a touch after its time, such as of the earlier points of a finger that
  /// moved several times since the last frame, passes that time, from which the velocity of the content
  /// is computed. The content itself moves at the timeline's present time.
  ///
  /// - Parameters:
  ///   - phase: What it does.
  ///   - point: Where, in points of the view's visible area: its upper left corner is the origin.
  ///   - id: Which finger; 0 by default.
  ///   - timestamp: When the finger was there, in seconds of the timeline, limited to the range from
  ///     ``touchTime`` to the present time; the present time by default, and where it is not finite.
  public func touch(_ phase: TouchPhase, at point: Point, id: Int = 0, timestamp: Double? = nil) {
    guard point.x.isFinite, point.y.isFinite else { return }
    guard isUserInteractionEnabled || isTracking else { return }
    guard activity.finger?.id == id || (phase == .began && scroller.acceptsTouch(in: self))
    else { return }
    let now = timeline.now
    let limited = timestamp.map { min(max($0.finite(or: now), activity.touchTime ?? 0), now) }
    input(.touch(phase, point, id: id, time: limited)) {
      let time = limited ?? now
      activity.touchTime = time
      // Distances and velocities can be computed within these.
      let limits = -1e9...1e9
      let point = Point(x: point.x.clamped(to: limits), y: point.y.clamped(to: limits))
      switch phase {
      case .began: fingerBegan(at: point, id: id, time: time)
      case .moved: fingerMoved(to: point, time: time)
      case .ended: fingerLeft(isLift: true, at: time)
      case .cancelled: fingerLeft(isLift: false)
      }
    }
  }

  /// What a finger drags in at present.
  private var field: DragField { dragField() }

  // MARK: Began

  private func fingerBegan(at point: Point, id: Int, time: Double) {
    fingerLeft(isLift: false)
    wheelLeft(isLift: false)
    // An observer may have begun another touch.
    guard !isTracking else { return }
    let stopsMotion = motion != nil || isDecelerating
    stopMotion()
    activity.finger = Finger(id: id, at: point, time: time, hasStoppedMotion: stopsMotion)
  }

  // MARK: Moved

  private func fingerMoved(to point: Point, time: Double) {
    guard let last = activity.finger?.position,
      let isFarEnough = activity.changeFinger({ $0.move(to: point, time: time) })
    else { return }
    if activity.finger?.isDragging == true {
      let drag = _snapshot.dragID
      setPanState(.changed)
      guard _snapshot.dragID == drag else { return }
    } else {
      let field = field
      guard isFarEnough, field.movesX || field.movesY else { return }
      let (offset, locks) = (pulledOffset, isDirectionalLockEnabled)
      activity.changeFinger { $0.beginDrag(of: offset, in: field, locks: locks) }
      guard startDrag(by: .finger) else { return }
    }
    // The observers of the pan state, or the delegate, may have cancelled the touch.
    let (shown, field) = (pulledOffset, field)
    guard activity.finger?.isDragging == true,
      let offset = activity.changeFinger({ $0.drag(shown, in: field, from: last) })
    else { return }
    let place = splitRounded(offset)
    activity.changeFinger { $0.setShown(place.pulled) }
    setOffset(place, by: .finger)
  }

  // MARK: Ended

  /// The finger is lifted, or its touch is cancelled.
  ///
  /// Whatever observers and the delegate do meanwhile, content that nothing moves afterwards is in its
  /// range, or where the app has put it.
  ///
  /// - Parameters:
  ///   - isLift: Whether it is lifted.
  ///   - time: When, in seconds of the timeline; nil for now.
  func fingerLeft(isLift: Bool, at time: Double? = nil) {
    guard let finger = activity.finger else { return }
    activity.finger = nil
    guard finger.isDragging else {
      let isInPlace = _snapshot.isPlacedByApp || geometry.clamp(contentOffset) == contentOffset
      if finger.hasStoppedMotion || !isInPlace || _snapshot.held != .zero { bounceBack() }
      return
    }
    dragLeft(
      isLift: isLift, velocity: finger.releaseVelocity(at: time ?? timeline.now, in: field))
  }

  /// A finger or a scroll wheel has let go of the content, or its drag is cancelled.
  ///
  /// - Parameters:
  ///   - isLift: Whether it is let go.
  ///   - velocity: How fast content that is let go moves on, in points a second.
  func dragLeft(isLift: Bool, velocity lifted: @autoclosure () -> Point) {
    let drag = _snapshot.dragID
    guard notifyDragEnds(isLift ? .ended : .cancelled), isDragging(drag) else {
      return bounceBack()
    }
    var velocity = isLift ? lifted() : .zero
    let place = _snapshot.place
    let target = isLift ? announceTarget(velocity) : ScrollPhysics.Target()
    guard isDragging(drag) else { return bounceBack() }
    activity.endDrag()
    // What the delegate has moved, or no longer holds, has no velocity.
    for axis in Axis.allCases where !place.equals(_snapshot.place, along: axis) {
      velocity[axis] = 0
    }
    release(physics.release(with: velocity, to: target, at: timeline.now))
  }

  /// Notifies the delegate of where the content will rest, which it may change.
  private func announceTarget(_ velocity: Point) -> ScrollPhysics.Target {
    guard announced.drag, let delegate else { return ScrollPhysics.Target() }
    let target = geometry.clamp(physics.release(with: velocity, at: timeline.now).destination)
    var wanted = target
    callClient("a delegate") {
      delegate.scrollViewWillEndDragging(
        self, withVelocity: Point(x: velocity.x / 1_000, y: velocity.y / 1_000),
        targetContentOffset: &wanted)
    }
    if wanted != target { observe("the target of a drag that a delegate has set") }
    wanted = wanted.finite(or: target)
    return ScrollPhysics.Target(
      x: wanted.x == target.x ? nil : wanted.x, y: wanted.y == target.y ? nil : wanted.y)
  }

  /// Leaves the content to `motion`, a deceleration or nothing. Where it is nothing, an overshoot that
  /// is too small to bounce returns to the edge at once, or is not held any more, unless the delegate has
  /// moved the content along that axis.
  private func release(_ motion: Motion) {
    let released = contentOffset
    if !isTracking, motion.end > timeline.now { start(motion, as: .deceleration) }
    notifyDragEnded()
    guard !isDecelerating else { return notifyDecelerationBegan() }
    guard activity.isIdle else { return }
    var rest = contentOffset
    for axis in Axis.allCases where rest[axis] == released[axis] {
      rest[axis] = geometry.clamp(released)[axis]
    }
    if rest != contentOffset || _snapshot.held != .zero { setOffset(rest, by: .deceleration) }
  }
}
