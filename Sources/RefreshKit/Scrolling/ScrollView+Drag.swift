/// How a driver that knows the offsets (a test, a replay, a host with its own physics) moves the
/// content as a finger would: there is no slop and no rubber band here.
///
/// The delegate hears the same begins and ends as of a finger, but no target: where the content comes
/// to rest, the driver knows. A driver that begins a drag takes the content from a finger that drags;
/// one that ends a drag lifts that finger.
extension ScrollView {
  /// Whether a finger drags the content.
  public var isDragging: Bool { _snapshot.isDragging }

  /// Whether the content still moves after a drag.
  public var isDecelerating: Bool { _snapshot.isDecelerating }

  /// What the pan gesture is doing.
  public var panState: PanState { _snapshot.panState }

  /// A finger takes hold of the content; a deceleration ends.
  ///
  /// Components hear of it before ``isDragging`` turns true.
  public func beginDragging() {
    if finger?.isDragging == true { fingerLeft(isLift: false) }
    startDrag(byFinger: false)
  }

  /// Begins a drag: that of the finger that is down, or a driver's.
  ///
  /// - Returns: Whether it is under way now: an observer may have ended it, or begun another.
  @discardableResult
  func startDrag(byFinger: Bool) -> Bool {
    let last = _snapshot.dragID
    notifyDragEnded()
    guard _snapshot.dragID == last, !byFinger || finger?.isDragging == true else { return false }
    _snapshot.dragID += 1
    _snapshot.dragStart = contentOffset
    let drag = _snapshot.dragID
    setPanState(.began)
    guard _snapshot.dragID == drag, endedDragID != drag else { return false }
    _snapshot.isDragging = true
    stopMotion()
    notifyDragBegan()
    return _snapshot.dragID == drag && isDragging
  }

  /// The finger has moved the content to `offset`.
  ///
  /// Beyond an edge where a component has ``RefreshComponent/holdsContentWhilePulled`` the content
  /// stays at rest, and the rest of the way is ``heldOverscroll``.
  public func drag(to offset: Point) {
    setPanState(.changed)
    setOffset(split(offset), by: .finger)
  }

  /// The finger is lifted.
  ///
  /// Components hear of it while ``isDragging`` is still true.
  ///
  /// - Parameter decelerate: Whether the content moves on by itself; ``decelerate(to:)`` shows its
  ///   frames, ``endDecelerating()`` ends it. Without it the content stays where it is, and what is
  ///   held returns by itself, as after a touch.
  public func endDragging(decelerate: Bool = false) {
    if finger?.isDragging == true { return fingerLeft(isLift: true) }
    let drag = _snapshot.dragID
    endedDragID = drag
    setPanState(.ended)
    guard _snapshot.dragID == drag else { return }
    _snapshot.isDragging = false
    if motion == nil { _snapshot.isDecelerating = decelerate }
    hasLetGo()
  }

  /// A host's drag is over: what is held returns, and the delegate is notified.
  private func hasLetGo() {
    if !isDecelerating { returnHeld() }
    notifyDragEnded()
    if isDecelerating { notifyDecelerationBegan() } else { releaseHeld() }
  }

  /// The system takes the finger away: the drag counts for nothing.
  public func cancelDragging() {
    if finger?.isDragging == true { return fingerLeft(isLift: false) }
    let drag = _snapshot.dragID
    endedDragID = drag
    setPanState(.cancelled)
    guard _snapshot.dragID == drag else { return }
    _snapshot.isDragging = false
    hasLetGo()
  }

  /// One frame of a deceleration or a bounce. What a drag has left held is taken back first.
  public func decelerate(to offset: Point) {
    setOffset(split(offset), by: .deceleration)
  }

  /// The deceleration is over; the content comes to rest in its range.
  public func endDecelerating() {
    let number = announcedDeceleration
    stopMotion()
    clampOffset(by: .deceleration)
    notifyDecelerationEnded(number)
  }

  func setPanState(_ new: PanState) {
    let old = _snapshot.panState
    _snapshot.panState = new
    notify(from: old, to: new) { $0.receive($1) }
  }
}
