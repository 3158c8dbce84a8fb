/// Drags by a host that knows the offsets, such as a test, a replay, or a host with its own
/// physics. They move the content like a finger, but without slop and rubber band.
///
/// The delegate is notified as for a finger, but cannot set a target, because the host knows it.
/// The beginning of a host's drag cancels the touch of a finger that drags, or the pull of a scroll
/// wheel. The end of a host's drag ends that touch or pull.
extension ScrollView {
  /// Whether a finger or a host drags the content.
  public var isDragging: Bool { _snapshot.isDragging }

  /// Whether the content continues to move after a drag.
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

  /// A source of a drag.
  enum DragSource {
    case finger, wheel, host
  }

  private func drags(_ source: DragSource) -> Bool {
    switch source {
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
  /// - Returns: Whether it is still under way: an observer may have ended it, or begun another.
  @discardableResult
  func startDrag(by source: DragSource) -> Bool {
    let last = _snapshot.dragID
    notifyDelegateOfDragEnd()
    guard _snapshot.dragID == last, drags(source) else { return false }
    _snapshot.dragID += 1
    _snapshot.dragStart = contentOffset
    let drag = _snapshot.dragID
    setPanState(.began)
    guard _snapshot.dragID == drag, activity.endedDragID != drag else { return false }
    activity.beginDrag()
    announced.dragBegins()
    notifyDelegateOfDragBegin()
    return isDragging(drag)
  }

  /// Whether the drag of that number is still under way.
  func isDragging(_ drag: Int) -> Bool {
    isDragging && _snapshot.dragID == drag
  }

  /// Moves the content to an offset during a drag.
  ///
  /// At an edge at which a component has ``RefreshComponent/holdsContentWhilePulled``, the content
  /// stays at the end of its range, and the distance beyond it is ``heldOverscroll``.
  ///
  /// - Parameter offset: The offset, in points of the content; it may be outside the range.
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
  /// - Parameter decelerate: Whether the content continues to move; false by default. If it is
  ///   true, ``decelerate(to:)`` shows the frames, and ``endDecelerating()`` ends them. If it is
  ///   false, the content stays at its offset, and a held overshoot returns by itself, as after a
  ///   touch.
  public func endDragging(decelerate: Bool = false) {
    input(.drag(.ended(decelerate: decelerate))) {
      if endUserDrag(isLift: true) { return }
      guard notifyComponentsOfDragEnd(.ended) else { return }
      activity.endHostDrag(decelerates: decelerate)
      hostDragDidEnd()
    }
  }

  /// Cancels a drag, as the system does. Pulled components do not begin a refresh.
  public func cancelDragging() {
    input(.drag(.cancelled)) {
      if endUserDrag(isLift: false) { return }
      guard notifyComponentsOfDragEnd(.cancelled) else { return }
      activity.endDrag()
      hostDragDidEnd()
    }
  }

  /// Notifies the components that a drag ends. During the notification ``isDragging`` is still
  /// true.
  ///
  /// - Returns: Whether it is still the last drag: an observer may have begun another.
  func notifyComponentsOfDragEnd(_ state: PanState) -> Bool {
    let drag = _snapshot.dragID
    activity.endedDragID = drag
    setPanState(state)
    return _snapshot.dragID == drag
  }

  /// Returns the overshoot that a host's drag has left held, and notifies the delegate.
  private func hostDragDidEnd() {
    if !isDecelerating { returnHeld() }
    notifyDelegateOfDragEnd()
    if isDecelerating { notifyDelegateOfDecelerationBegin() } else { releaseHeld() }
  }

  /// Moves the content to an offset in a frame of the host's deceleration or bounce. An overshoot
  /// that a drag has left held returns first.
  ///
  /// - Parameter offset: The offset, in points of the content; it may be outside the range.
  public func decelerate(to offset: Point) {
    input(.scroll(offset.finite(or: pulledOffset))) {
      setOffset(split(offset), by: .deceleration)
    }
  }

  /// Ends a deceleration, and clamps the content to its range.
  public func endDecelerating() {
    input(.decelerated) {
      let number = announced.presentDeceleration
      stopMotion()
      clampOffset(by: .deceleration)
      notifyDelegateOfDecelerationEnd(number)
      notifyComponentsOfScroll()
    }
  }

  /// Sets the state of the pan gesture, and notifies the components if one of them needs the
  /// notification.
  func setPanState(_ new: PanState) {
    if new == .changed, !componentNotifications.includesPanMoves {
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
