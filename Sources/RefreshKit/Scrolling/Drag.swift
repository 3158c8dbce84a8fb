/// Drags by a host, such as a test or a replay. They begin without slop, and have no rubber band.
/// The delegate cannot choose a target.
///
/// `beginDragging()` first cancels a drag by a finger or a scroll wheel. `endDragging()` and
/// `cancelDragging()` end whichever drag is in progress, even one by a finger or a scroll wheel.
extension ScrollView {
  /// Whether a finger, a scroll wheel or a host drags the content.
  public var isDragging: Bool { scrollState.isDragging }

  /// Whether the content continues to move after a drag.
  public var isDecelerating: Bool { scrollState.isDecelerating }

  /// The state of the pan gesture.
  public var panState: PanState { scrollState.panState }

  /// Begins a drag; a deceleration ends.
  ///
  /// Components are notified before ``isDragging`` becomes true.
  public func beginDragging() {
    input(.drag(.began)) {
      _ = scroller.endUserDrag(isLift: false)
      startDrag()
    }
  }

  /// Tells the delegate of the end of an earlier drag, and then begins a drag. `isPulling` is false
  /// if the delegate has meanwhile ended the touch or the pull of the wheel: then no drag begins.
  /// Returns whether this drag is in progress after all observers were told of it: an observer may
  /// have ended it, or begun another drag.
  @discardableResult
  func startDrag(while isPulling: @autoclosure () -> Bool = true) -> Bool {
    let last = scrollState.dragID
    notifyDelegateOfDragEnd()
    guard scrollState.dragID == last, isPulling() else { return false }
    scrollState.dragID += 1
    scrollState.dragStart = scrollState.offset
    let drag = scrollState.dragID
    setPanState(.began)
    guard scrollState.dragID == drag, activity.endedDragID != drag else { return false }
    changeActivity { $0.beginDrag() }
    announced.dragBegins()
    notifyDelegateOfDragBegin()
    for component in components where isDragging(drag) && has(component) {
      component.dragDidBegin()
    }
    return isDragging(drag)
  }

  func isDragging(_ drag: Int) -> Bool {
    isDragging && scrollState.dragID == drag
  }

  /// Moves the content to an offset during a drag.
  ///
  /// At an edge at which a component has ``RefreshComponent/holdsContentWhilePulled``, the content
  /// stays at the end of its range, and the distance beyond it is ``heldOverscroll``.
  ///
  /// - Parameter offset: The offset, in points of the content; it may be outside the range.
  public func drag(to offset: Point) {
    guard let new = offset.accepted(or: pulledOffset) else { return }
    input(.drag(.moved(new))) {
      setPanState(.changed)
      setOffset(split(new), by: .finger)
    }
  }

  /// Ends a drag, as a finger that is lifted does.
  ///
  /// Components are notified while ``isDragging`` is still true.
  ///
  /// - Parameter decelerate: Whether the content continues to move; false by default. If it is
  ///   true, ``decelerate(to:)`` shows the frames, and ``endDecelerating()`` ends them. If it is
  ///   false, the content stays at its offset, and a held overshoot returns by itself, as after a
  ///   touch.
  public func endDragging(decelerate: Bool = false) {
    input(.drag(.ended(decelerate: decelerate))) {
      if scroller.endUserDrag(isLift: true) { return }
      guard notifyComponentsOfDragEnd(.ended) else { return }
      changeActivity { $0.endHostDrag(decelerates: decelerate) }
      hostDragDidEnd()
    }
  }

  /// Cancels a drag, as the system does. Pulled components do not begin a refresh.
  public func cancelDragging() {
    input(.drag(.cancelled)) {
      if scroller.endUserDrag(isLift: false) { return }
      guard notifyComponentsOfDragEnd(.cancelled) else { return }
      changeActivity { $0.endDrag() }
      hostDragDidEnd()
    }
  }

  /// Tells observers that the drag has ended, while ``isDragging`` is still true. Returns false if
  /// an observer has begun another drag.
  func notifyComponentsOfDragEnd(_ state: PanState) -> Bool {
    let drag = scrollState.dragID
    activity.endedDragID = drag
    setPanState(state)
    return scrollState.dragID == drag
  }

  private func hostDragDidEnd() {
    if !isDecelerating { beginReturningHeld() }
    notifyDelegateOfDragEnd()
    if isDecelerating { notifyDelegateOfDecelerationBegin() } else { releaseHeld() }
    scroller.contentMayRest()
  }

  /// Moves the content to an offset in a frame of the host's deceleration or bounce. An overshoot
  /// that a drag has left held returns first.
  ///
  /// - Parameter offset: The offset, in points of the content; it may be outside the range.
  public func decelerate(to offset: Point) {
    guard let new = offset.accepted(or: pulledOffset) else { return }
    input(.scroll(new)) {
      setOffset(split(new), by: .deceleration)
    }
  }

  /// Ends a deceleration, and clamps the content to its range.
  public func endDecelerating() {
    input(.decelerated) {
      let number = announced.presentDeceleration
      stopMotion()
      clampOffset(by: .deceleration)
      notifyDelegateOfDecelerationEnd(number)
      secondLevelsDidScroll()
    }
  }

  /// The first inputs of a recording that starts now, in the middle of a move. A replay of them
  /// restores the state of a finger, a pull of a scroll wheel, or a drag or deceleration of a host,
  /// at the present offset. Motions of the kit do not begin again.
  package var beginningOfMove: [ListInput] {
    var inputs: [ListInput] = []
    let isTracked = driverScroller?.isTracking == true
    let finger = isScrolledByPlatform ? nil : ownScroller?.finger
    if isTracked { inputs.append(.report(.tracks(true))) }
    if isWheelPulling {
      inputs.append(.wheel(distanceToResumePull, .moved))
    } else if isDragging, finger?.isDragging != true {
      inputs.append(.drag(.began))
      if !isScrolledByPlatform { inputs.append(.drag(.moved(pulledOffset))) }
    } else if isDecelerating, activity.player == nil {
      inputs += [.drag(.began), .drag(.ended(decelerate: true))]
    }
    return inputs + (finger?.beginningOfTouch ?? [])
  }

  func setPanState(_ new: PanState) {
    let old = scrollState.panState
    scrollState.panState = new
    guard new != .changed || attached.includesPanMoves else { return }
    notify(from: old, to: new) { $0.panStateDidChange($1) }
  }
}

/// The limits of a drag by a finger or a scroll wheel. A drag by a host has none.
struct DragLimits: Equatable {
  let geometry: ScrollGeometry
  /// The edges at which an overshoot is shown or held. At other edges the content stops.
  let elasticEdges: EdgeSet
  /// The axes along which the content moves.
  let moves: PerAxis<Bool>
  let band: PerAxis<RubberBand>

  /// The rubber band without the limit that ``ScrollView/maximumOverscroll`` sets. It is used when
  /// a finger has caught content beyond that limit, and moves it back.
  func unlimitedBand(_ axis: Axis) -> RubberBand {
    RubberBand(length: geometry.size[axis], coefficient: band[axis].coefficient)
  }

  /// The coordinate in the range that is nearest to `raw`, and whether an overshoot is shown or
  /// held at that end of the range.
  func edge(_ raw: Double, along axis: Axis) -> (nearest: Double, isElastic: Bool) {
    let nearest = geometry.clamp(raw, along: axis)
    let edge = raw < nearest ? axis.leadingEdge : axis.trailingEdge
    return (nearest, elasticEdges.contains(EdgeSet(edge)))
  }

  func shown(_ raw: Double, along axis: Axis) -> Double {
    let edge = edge(raw, along: axis)
    return edge.isElastic ? edge.nearest + band[axis].shown(raw - edge.nearest) : edge.nearest
  }
}

struct DragAnchor {
  /// The position of the finger when the drag started.
  private var fingerStart: Point
  /// The offset when the drag started, as it would be without a rubber band.
  private var rawStart = Point.zero
  /// The offset and the limits after the last move. If the list has other values now, something
  /// other than the drag has moved the content or changed its range.
  private var lastOffset: Point
  private var lastLimits: DragLimits
  /// The overshoot of the content when the finger caught it, if that was more than a pull can show;
  /// otherwise 0. Each axis has its own.
  private var caughtOvershoot = Point.zero

  init(finger: Point, offset: Point, in limits: DragLimits) {
    (fingerStart, lastOffset, lastLimits) = (finger, offset, limits)
    for axis in Axis.allCases {
      let edge = limits.edge(offset[axis], along: axis).nearest
      let overshoot = offset[axis] - edge
      rawStart[axis] = edge + limits.band[axis].raw(overshoot)
      guard !isReachableByPull(overshoot, along: axis) else { continue }
      caughtOvershoot[axis] = overshoot
      rawStart[axis] = edge + limits.unlimitedBand(axis).raw(overshoot)
    }
  }

  /// Whether `overshoot` can be shown by a pull that is at most as long as the view. Always true if
  /// ``ScrollView/maximumOverscroll`` sets no limit. Content may be farther out in a bounce, or
  /// after the app has set a smaller limit.
  private func isReachableByPull(_ overshoot: Double, along axis: Axis) -> Bool {
    let (length, band) = (lastLimits.geometry.size[axis], lastLimits.band[axis])
    guard band.length < length, overshoot != 0 else { return true }
    return band.length > 0 && abs(band.raw(overshoot)) <= length
  }

  /// Returns the offset after a move of the finger from `last` to `position`. If something else has
  /// moved the content or changed its range since the last move, the drag starts again from the
  /// current offset. Otherwise the content would jump.
  mutating func drag(
    _ offset: Point, in limits: DragLimits, to position: Point, from last: Point,
    locked: Axis? = nil
  ) -> Point {
    if lastOffset != offset || lastLimits != limits {
      self = DragAnchor(finger: last, offset: offset, in: limits)
    }
    var new = offset
    for axis in Axis.allCases where limits.moves[axis] && axis != locked {
      let distance = position[axis] - fingerStart[axis]
      new[axis] =
        caughtOvershoot[axis] == 0
        ? limits.shown(rawStart[axis] - distance, along: axis)
        : returnCaught(by: distance, along: axis)
    }
    lastOffset = new
    return new
  }

  /// Returns the coordinate of content that the finger has caught beyond the limit of a pull. The
  /// content moves back as if there were no limit, and never farther out. Once a pull can show the
  /// overshoot, an ordinary pull continues.
  private mutating func returnCaught(by distance: Double, along axis: Axis) -> Double {
    let (edge, isElastic) = lastLimits.edge(rawStart[axis] - distance, along: axis)
    guard isElastic else { return edge }
    let shown = lastLimits.unlimitedBand(axis).shown(rawStart[axis] - distance - edge)
    let caught = caughtOvershoot[axis]
    let overshoot = caught < 0 ? max(shown, caught) : min(shown, caught)
    if isReachableByPull(overshoot, along: axis) {
      caughtOvershoot[axis] = 0
      if overshoot != 0 {
        rawStart[axis] = edge + lastLimits.band[axis].raw(overshoot) + distance
      }
    }
    return edge + overshoot
  }

  /// Stores the offset of the last move after it was rounded to pixels, so that the rounding does
  /// not count as a move by something else.
  mutating func setLastOffset(_ offset: Point) {
    lastOffset = offset
  }
}
