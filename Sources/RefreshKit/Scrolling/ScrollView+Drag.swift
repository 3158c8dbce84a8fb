/// How a host that knows the offsets (a test, a replay, one with its own physics) moves the content as
/// a finger would: without slop and rubber band.
///
/// The delegate is notified as of a finger, but is not asked for a target: the host knows where the
/// content will rest. A host that begins a drag cancels the touch of a finger that drags, or the pull of a
/// scroll wheel; one that ends a drag ends that touch or pull.
extension ScrollView {
  /// Whether a finger or a host drags the content.
  public var isDragging: Bool { _snapshot.isDragging }

  /// Whether the content moves on after a drag.
  public var isDecelerating: Bool { _snapshot.isDecelerating }

  /// The state of the pan gesture.
  public var panState: PanState { _snapshot.panState }

  /// Begins a drag; a deceleration ends.
  ///
  /// Components are notified before ``isDragging`` becomes true.
  public func beginDragging() {
    input(.drag(.began)) {
      endUserDrag(isLift: false)
      startDrag(by: .host)
    }
  }

  /// What drags the content.
  enum Dragger {
    case finger, wheel, host
  }

  private func drags(_ dragger: Dragger) -> Bool {
    switch dragger {
    case .finger: activity.finger?.isDragging == true
    case .wheel: isWheelPulling
    case .host: true
    }
  }

  /// Ends the drag of a finger or of a scroll wheel.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  private func endUserDrag(isLift: Bool) -> Bool {
    if drags(.finger) {
      endTouch(isLift: isLift)
    } else if drags(.wheel) {
      endWheelPull(isLift: isLift)
    } else {
      return false
    }
    return true
  }

  /// Begins a drag: that of the finger that is down, of a scroll wheel, or a host's.
  ///
  /// - Returns: Whether it is under way now: an observer may have ended it, or begun another.
  @discardableResult
  func startDrag(by dragger: Dragger) -> Bool {
    let last = _snapshot.dragID
    notifyDragEnded()
    guard _snapshot.dragID == last, drags(dragger) else { return false }
    _snapshot.dragID += 1
    _snapshot.dragStart = contentOffset
    let drag = _snapshot.dragID
    setPanState(.began)
    guard _snapshot.dragID == drag, activity.endedDragID != drag else { return false }
    activity.beginDrag()
    announced.dragBegins()
    notifyDragBegan()
    return isDragging(drag)
  }

  /// Whether the drag of that number is still under way.
  func isDragging(_ drag: Int) -> Bool {
    isDragging && _snapshot.dragID == drag
  }

  /// Moves the content of a drag to `offset`.
  ///
  /// Beyond an edge where a component has ``RefreshComponent/holdsContentWhilePulled`` the content
  /// stays at rest, and the rest of the way is ``heldOverscroll``.
  public func drag(to offset: Point) {
    input(.drag(.moved(offset.finite(or: pulledOffset)))) {
      setPanState(.changed)
      setOffset(split(offset), by: .finger)
    }
  }

  /// Ends a drag, as a finger that is lifted does.
  ///
  /// Components are notified while ``isDragging`` is still true.
  ///
  /// - Parameter decelerate: Whether the content moves on by itself; ``decelerate(to:)`` shows its
  ///   frames, ``endDecelerating()`` ends it. Without it the content stays where it is, and what is
  ///   held returns by itself, as after a touch.
  public func endDragging(decelerate: Bool = false) {
    input(.drag(.ended(decelerate: decelerate))) {
      if endUserDrag(isLift: true) { return }
      guard notifyDragEnds(.ended) else { return }
      activity.endHostDrag(decelerates: decelerate)
      hostDragDidEnd()
    }
  }

  /// Cancels a drag, as the system does: it counts for nothing.
  public func cancelDragging() {
    input(.drag(.cancelled)) {
      if endUserDrag(isLift: false) { return }
      guard notifyDragEnds(.cancelled) else { return }
      activity.endDrag()
      hostDragDidEnd()
    }
  }

  /// Notifies the components that a drag ends, while it still counts as one.
  ///
  /// - Returns: Whether it is the last drag still: an observer may have begun another.
  func notifyDragEnds(_ state: PanState) -> Bool {
    let drag = _snapshot.dragID
    activity.endedDragID = drag
    setPanState(state)
    return _snapshot.dragID == drag
  }

  /// Returns what a host's drag has left held, and notifies the delegate.
  private func hostDragDidEnd() {
    if !isDecelerating { returnHeld() }
    notifyDragEnded()
    if isDecelerating { notifyDecelerationBegan() } else { releaseHeld() }
  }

  /// Shows a frame of a deceleration or a bounce. What a drag has left held returns first.
  public func decelerate(to offset: Point) {
    input(.scroll(offset.finite(or: pulledOffset))) {
      setOffset(split(offset), by: .deceleration)
    }
  }

  /// Ends a deceleration; the content rests in its range.
  public func endDecelerating() {
    input(.decelerated) {
      let number = announced.presentDeceleration
      stopMotion()
      clampOffset(by: .deceleration)
      notifyDecelerationEnded(number)
      notifyOfScroll()
    }
  }

  /// Sets the state of the pan gesture and notifies the components, unless it means nothing to any of them.
  func setPanState(_ new: PanState) {
    if new == .changed, !notices.includePanMoves {
      _snapshot.panState = new
    } else {
      setAndNotifyOfPanState(new)
    }
  }

  private func setAndNotifyOfPanState(_ new: PanState) {
    let old = _snapshot.panState
    _snapshot.panState = new
    notify(from: old, to: new) { $0.receive($1) }
  }
}
