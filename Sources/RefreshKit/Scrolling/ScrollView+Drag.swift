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
  public func drag(to offset: Point) {
    setPanState(.changed)
    setOffset(offset, by: .finger)
  }

  /// The finger is lifted.
  ///
  /// Components hear of it while ``isDragging`` is still true.
  ///
  /// - Parameter decelerate: Whether the content moves on by itself; ``decelerate(to:)`` shows its
  ///   frames, ``endDecelerating()`` ends it. Without it the content stays where it is.
  public func endDragging(decelerate: Bool = false) {
    setPanState(.ended)
    present.isDragging = false
    present.isDecelerating = decelerate
  }

  /// The system takes the finger away: the drag counts for nothing.
  public func cancelDragging() {
    setPanState(.cancelled)
    present.isDragging = false
  }

  /// One frame of a deceleration or a bounce.
  public func decelerate(to offset: Point) {
    setOffset(offset, by: .deceleration)
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
