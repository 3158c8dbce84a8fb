/// What a finger does.
public nonisolated enum TouchPhase: Sendable, Hashable, CaseIterable {
  /// It comes down.
  case down
  /// It has moved.
  case moved
  /// It is lifted.
  case up
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
  /// taken away in between.
  ///
  /// - Parameters:
  ///   - phase: What it does.
  ///   - point: Where, in points of the view's visible area: its upper left corner is the origin.
  ///   - id: Which finger; 0 by default.
  public func touch(_ phase: TouchPhase, at point: Point, id: Int = 0) {
    guard point.x.isFinite, point.y.isFinite, isUserInteractionEnabled || finger != nil else {
      return
    }
    switch phase {
    case .down: fingerCameDown(at: point, id: id)
    case _ where finger?.id != id: break
    case .moved: fingerMoved(to: point)
    case .up: fingerLeft(isLift: true)
    case .cancelled: fingerLeft(isLift: false)
    }
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
    }
    stopMotion()
    finger = Finger(id: id, at: point, time: timeline.now)
  }

  private func fingerMoved(to point: Point) {
    guard let last = finger?.place, let goes = finger?.move(to: point, time: timeline.now) else {
      return
    }
    if finger?.isDragging == true {
      setPanState(.changed)
    } else {
      let field = field
      guard goes, field.movesX || field.movesY else { return }
      finger?.takeHold(of: pulledOffset, in: field, locks: isDirectionalLockEnabled)
      beginDragging()
    }
    guard let offset = finger?.offset(of: pulledOffset, in: field, from: last) else { return }
    let shown = splitRounded(offset)
    finger?.show(shown.pulled)
    setOffset(shown, by: .finger)
  }

  private func fingerLeft(isLift: Bool) {
    guard let finger else { return }
    self.finger = nil
    guard finger.isDragging else { return bounceBack() }
    setPanState(isLift ? .ended : .cancelled)
    let velocity =
      isLift ? finger.releaseVelocity(at: timeline.now, in: field) : Point.zero
    var motion = motion(releasedWith: velocity)
    let place = present.place
    if isLift { motion = announce(motion, velocity) }
    present.isDragging = false
    let goesOn = motion.end > timeline.now
    present.isDecelerating = goesOn
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    if goesOn, isDecelerating {
      delegate?.scrollViewWillBeginDecelerating(self)
      if isDecelerating {
        start(place == present.place ? motion : self.motion(releasedWith: .zero), as: .deceleration)
      }
    }
    releaseHeld()
  }

  /// Tells the delegate where the content will come to rest; it may send it elsewhere.
  private func announce(_ motion: Motion, _ velocity: Point) -> Motion {
    guard let delegate else { return motion }
    let target = geometry.clamp(motion.destination)
    var wanted = target
    delegate.scrollViewWillEndDragging(
      self, withVelocity: Point(x: velocity.x / 1_000, y: velocity.y / 1_000),
      targetContentOffset: &wanted)
    wanted = wanted.finite(or: target)
    return wanted == target ? motion : self.motion(to: wanted, with: velocity)
  }
}
