/// How a driver that knows the offsets (a test, a replay, a host with its own physics) moves the
/// content as a finger would: there is no slop and no rubber band here.
extension ScrollView {
  /// Whether a finger drags the content.
  public var isDragging: Bool { present.isDragging }

  /// Whether the content still moves after a drag.
  public var isDecelerating: Bool { present.isDecelerating }

  /// What the pan gesture is doing.
  public var panState: PanState { present.panState }

  /// A finger takes hold of the content; a deceleration ends.
  ///
  /// Components hear of it before ``isDragging`` turns true.
  public func beginDragging() {
    present.drag += 1
    present.dragStart = contentOffset
    setPanState(.began)
    present.isDragging = true
    stopMotion()
    delegate?.scrollViewWillBeginDragging(self)
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
    setPanState(.ended)
    present.isDragging = false
    present.isDecelerating = decelerate
    if !decelerate { returnHeld() }
  }

  /// The system takes the finger away: the drag counts for nothing.
  public func cancelDragging() {
    setPanState(.cancelled)
    present.isDragging = false
    returnHeld()
  }

  /// One frame of a deceleration or a bounce. What a drag has left held is taken back first.
  public func decelerate(to offset: Point) {
    setOffset(split(offset), by: .deceleration)
  }

  /// The deceleration is over; the content comes to rest in its range.
  public func endDecelerating() {
    stopMotion()
    clampOffset(by: .deceleration)
  }

  func setPanState(_ new: PanState) {
    let old = present.panState
    present.panState = new
    tell(from: old, to: new) { $0.hear($1) }
  }
}
