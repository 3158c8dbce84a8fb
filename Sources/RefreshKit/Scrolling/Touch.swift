/// A phase of a touch.
public enum TouchPhase: Sendable, Hashable, CaseIterable {
  /// The finger touches the view.
  case began
  /// The finger has moved.
  case moved
  /// The finger is lifted.
  case ended
  /// The system cancels the touch.
  case cancelled
}

extension ScrollView {
  /// Whether a finger is down.
  public var isTracking: Bool { scroller.isTracking }

  /// The time of the last touch, in seconds of the timeline, as ``touch(_:at:id:timestamp:)`` has
  /// used it; nil before the first one.
  public var touchTime: Double? { ownScroller?.touchTime }

  /// The position of the finger, in points from the origin of the visible area; nil if no finger is
  /// down.
  package var fingerLocation: Point? { ownScroller?.finger?.position }

  /// Handles a phase of a touch. A host calls it.
  ///
  /// The view follows one finger at a time. Other fingers are ignored while it is down. Moves and
  /// lifts of a finger that is not down, and points that are not finite, are ignored, too. If a
  /// finger that is down begins again, its first touch is canceled. Coordinates are limited to a
  /// billion points.
  ///
  /// If there is a ``driver``, the platform handles touches, and nothing happens.
  ///
  /// A touch without a drag, such as a tap, does not move content from an offset that the app has
  /// set, even outside the range. Content whose motion it has stopped, or whose range has changed
  /// meanwhile, returns into the range.
  ///
  /// If a host receives a touch late, such as the earlier points of a finger that moved several
  /// times since the last frame, it passes the time of the touch. The velocity of the content is
  /// computed from that time. The content itself moves at the present time of the timeline.
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - point: The location, in points of the view's visible area, with the origin at its upper
  ///     left corner.
  ///   - id: The identifier of the finger; 0 by default.
  ///   - timestamp: The time of the touch, in seconds of the timeline, limited to the range from
  ///     ``touchTime`` to the present time; the present time by default, and if it is not finite.
  public func touch(_ phase: TouchPhase, at point: Point, id: Int = 0, timestamp: Double? = nil) {
    guard point.x.isFinite, point.y.isFinite else { return }
    guard isUserInteractionEnabled || isTracking else { return }
    guard !isScrolledByPlatform,
      kitScroller.finger?.id == id || (phase == .began && kitScroller.finger == nil)
    else { return }
    let now = timeline.now
    let limited = timestamp.map { min(max($0.finite(or: now), touchTime ?? 0), now) }
    input(.touch(phase, point, id: id, time: limited)) {
      // In this range, all distances and velocities are finite.
      let range = -1e9...1e9
      let point = Point(
        x: Double(point.x).clamped(to: range), y: Double(point.y).clamped(to: range))
      kitScroller.touch(phase, at: point, id: id, time: limited ?? now)
    }
  }
}

extension KitScroller {
  fileprivate func touch(_ phase: TouchPhase, at point: Point, id: Int, time: Double) {
    touchTime = time
    switch phase {
    case .began: fingerBegan(at: point, id: id, time: time)
    case .moved: fingerMoved(to: point, time: time)
    case .ended: endTouch(isLift: true, at: time)
    case .cancelled: endTouch(isLift: false)
    }
  }

  private func setFinger(_ finger: Finger?) {
    self.finger = finger
    list.idlenessMayHaveChanged()
  }

  private func fingerBegan(at point: Point, id: Int, time: Double) {
    end()
    // An observer of the end of an earlier drag may have begun another touch.
    guard finger == nil else { return }
    let stopsMotion = list.motion != nil || list.isDecelerating
    list.stopMotion()
    setFinger(Finger(id: id, at: point, time: time, hasStoppedMotion: stopsMotion))
  }

  private func fingerMoved(to point: Point, time: Double) {
    let list = list
    guard let last = finger?.position, let isFarEnough = finger?.move(to: point, time: time) else {
      return
    }
    if finger?.isDragging == true {
      let drag = list.scrollState.dragID
      list.setPanState(.changed)
      guard list.scrollState.dragID == drag else { return }
    } else {
      let limits = list.dragLimits()
      guard isFarEnough, limits.moves.x || limits.moves.y else { return }
      finger?.beginDrag(of: list.pulledOffset, in: limits, locks: list.isDirectionalLockEnabled)
      guard list.startDrag(while: finger?.isDragging == true) else { return }
    }
    // An observer of the pan state, or the delegate, may have canceled the touch.
    guard finger?.isDragging == true,
      let offset = finger?.drag(list.pulledOffset, in: list.dragLimits(), from: last)
    else { return }
    let new = list.splitRounded(offset)
    finger?.setLastOffset(new.pulled)
    list.setOffset(new, by: .finger)
  }

  // MARK: Ended

  /// Ends the touch. Afterward, unless something moves the content, the content is in its range or
  /// at an offset that the app has set. Observers and the delegate cannot prevent that. `isLift` is
  /// false if the touch is canceled.
  func endTouch(isLift: Bool, at time: Double? = nil) {
    guard let finger else { return }
    setFinger(nil)
    guard finger.isDragging else {
      let (state, geometry) = (list.scrollState, list.geometry)
      let mayStay = state.isOffsetSetByApp || geometry.clamp(state.offset) == state.offset
      if finger.hasStoppedMotion || !mayStay || state.held != .zero { list.bounceBack() }
      return
    }
    list.endDrag(
      isLift: isLift,
      velocity: finger.releaseVelocity(at: time ?? list.timeline.now, in: list.dragLimits()))
  }
}

extension ScrollView {
  /// Ends the drag of a finger or a scroll wheel. `isLift` is false if the drag is canceled. The
  /// velocity is in points per second.
  func endDrag(isLift: Bool, velocity lifted: @autoclosure () -> Point) {
    let drag = scrollState.dragID
    guard notifyComponentsOfDragEnd(isLift ? .ended : .cancelled), isDragging(drag) else {
      return bounceBack()
    }
    var velocity = isLift ? lifted() : .zero
    let released = scrollState.heldOffset
    let target = isLift ? announceTarget(velocity) : ScrollPhysics.Target { _ in nil }
    guard isDragging(drag) else { return bounceBack() }
    changeActivity { $0.endDrag() }
    // If the delegate has changed the offset or the held overshoot along an axis, the velocity
    // along that axis is 0.
    for axis in Axis.allCases where !released.equals(scrollState.heldOffset, along: axis) {
      velocity[axis] = 0
    }
    release(physics.release(with: velocity, to: target, at: timeline.now))
  }

  private func announceTarget(_ velocity: Point) -> ScrollPhysics.Target {
    guard announced.drag, let delegate else { return ScrollPhysics.Target { _ in nil } }
    let target = geometry.clamp(physics.release(with: velocity, at: timeline.now).destination)
    var chosen = target
    client(.view(self)) {
      delegate.scrollViewWillEndDragging(
        self, withVelocity: Point(x: velocity.x / 1_000, y: velocity.y / 1_000),
        targetContentOffset: &chosen)
    }
    chosen = chosen.finite(or: target)
    return ScrollPhysics.Target { chosen[$0] == target[$0] ? nil : chosen[$0] }
  }

  /// Starts the motion after a drag. If `motion` has no duration, there is no bounce: a small
  /// overshoot is clamped at once, and a held overshoot is released. If the delegate has moved the
  /// content along an axis, that coordinate does not change.
  private func release(_ motion: Motion) {
    let released = scrollState.offset
    if !isTracking, motion.end > timeline.now { start(motion, as: .deceleration) }
    notifyDelegateOfDragEnd()
    guard !isDecelerating else { return notifyDelegateOfDecelerationBegin() }
    guard isIdle else { return }
    var rest = scrollState.offset
    for axis in Axis.allCases where rest[axis] == released[axis] {
      rest[axis] = geometry.clamp(released)[axis]
    }
    if rest != scrollState.offset || scrollState.held != .zero {
      setOffset(rest, by: .deceleration)
    }
  }
}

/// A finger, and the drag that it makes. This type only computes offsets; the scroll view moves the
/// content.
struct Finger {
  /// The distance that a finger moves before the content follows it, in points.
  static let slop = 10.0
  /// The tangent of 20 degrees, within which a drag is locked to an axis.
  private static let lockSlope = 0.363_970_234_266_202_4

  let id: Int
  let hasStoppedMotion: Bool
  /// In points, from the origin of the visible area.
  private(set) var position: Point

  private let start: Point
  private var velocity: PerAxis<FingerVelocity>
  private var anchor: DragAnchor?
  private var lockedAxis: Axis?

  init(id: Int, at position: Point, time: Double, hasStoppedMotion: Bool) {
    self.id = id
    self.hasStoppedMotion = hasStoppedMotion
    self.position = position
    start = position
    velocity = PerAxis { FingerVelocity(at: position[$0], time: time) }
  }

  var isDragging: Bool { anchor != nil }

  /// The touches that bring a finger of a replay to the position of this finger. If this finger
  /// drags, they begin a drag that continues from the present offset.
  var beginningOfTouch: [ListInput] {
    var start = start
    if isDragging {
      // The touch moves a little farther than the slop, because rounding may make it shorter. The
      // difference is too small to be seen.
      let slop = Self.slop + 1e-7
      start =
        switch lockedAxis {
        case .horizontal: Point(x: position.x, y: position.y - slop)
        case .vertical: Point(x: position.x - slop, y: position.y)
        case nil:
          Point(x: position.x - slop * 0.5.squareRoot(), y: position.y - slop * 0.5.squareRoot())
        }
    }
    let down = ListInput.touch(.began, start, id: id, time: nil)
    return start == position ? [down] : [down, .touch(.moved, position, id: id, time: nil)]
  }

  /// How far the finger has moved since the touch began.
  private var translation: (vector: Point, length: Double) {
    let vector = position - start
    return (vector, (vector.x * vector.x + vector.y * vector.y).squareRoot())
  }

  /// Returns whether the finger has moved far enough to drag.
  mutating func move(to position: Point, time: Double) -> Bool {
    for axis in Axis.allCases { velocity[axis].move(to: position[axis], time: time) }
    self.position = position
    return translation.length >= Self.slop
  }

  /// Begins a drag of the content at `offset`. The part of the finger's translation beyond the slop
  /// takes effect with the next ``drag(_:in:from:)``.
  mutating func beginDrag(of offset: Point, in limits: DragLimits, locks: Bool) {
    let (translation, length) = translation
    if locks, abs(translation.y) <= abs(translation.x) * Self.lockSlope { lockedAxis = .vertical }
    if locks, abs(translation.x) <= abs(translation.y) * Self.lockSlope { lockedAxis = .horizontal }
    anchor = DragAnchor(
      finger: start + translation * (Self.slop / length), offset: offset, in: limits)
  }

  mutating func drag(_ offset: Point, in limits: DragLimits, from last: Point) -> Point {
    anchor?.drag(offset, in: limits, to: position, from: last, locked: lockedAxis) ?? offset
  }

  mutating func setLastOffset(_ offset: Point) {
    anchor?.setLastOffset(offset)
  }

  /// Returns the velocity of the content when the finger is lifted at `time`, in points per second.
  func releaseVelocity(at time: Double, in limits: DragLimits) -> Point {
    var released = Point.zero
    for axis in Axis.allCases where limits.moves[axis] && axis != lockedAxis {
      released[axis] = 0 - velocity[axis].velocity(liftedAt: time)
    }
    return released
  }
}
