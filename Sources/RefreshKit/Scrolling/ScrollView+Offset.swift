/// Where the content stands: every move of it comes through here.
extension ScrollView {
  /// The point of the content at the view's upper left corner.
  ///
  /// Setting it ends a deceleration and tells the components, also if equal.
  public var contentOffset: Point {
    get { present.offset }
    set { setOffset(newValue, by: .app) }
  }

  /// Sets the offset and tells the components; all moves of the content come through here.
  func setOffset(_ value: Point, by mover: ScrollSnapshot.Mover) {
    let old = present.offset
    let new = value.finite(or: old)
    if mover == .app || mover == .component { stopMotion() }
    move(from: old, to: new, by: mover)
  }

  /// Moves the content along one axis, for a component. The other axis keeps its motion; one that has
  /// come to its end is where that ends.
  func setOffset(_ value: Double, along axis: Axis) {
    var offset = contentOffset
    offset[axis] = value
    if var motion, motion[axis.other].end > max(timeline.now, shownTime) {
      motion[axis] = .rest(at: value, from: timeline.now)
      start(motion, as: motionMover)
    } else {
      if let motion, motionMover == .deceleration {
        offset[axis.other] = geometry.clamp(motion.destination)[axis.other]
      }
      stopMotion()
    }
    setFrameOffset(offset, by: .component)
  }

  /// One frame of a motion, which goes on.
  func setFrameOffset(_ value: Point, by mover: ScrollSnapshot.Mover) {
    let old = present.offset
    move(from: old, to: value.finite(or: old), by: mover)
  }

  private func move(from old: Point, to new: Point, by mover: ScrollSnapshot.Mover) {
    if old != new {
      offsetTransition = Transition(
        from: offsetTransition.shown(of: old, on: timeline), on: timeline)
    }
    present.mover = mover
    // The sum with 0 is never -0.
    present.offset = Point(x: new.x + 0, y: new.y + 0)
    movesUnderWay += 1
    tell(from: old, to: new) { $0.hear($1) }
    delegate?.scrollViewDidScroll(self)
    movesUnderWay -= 1
  }

  /// What of the content is seen now, while a component opens or closes; ``contentOffset`` and
  /// ``adjustedContentInset`` are where that ends. A renderer draws this.
  public var scrollPresentation: ScrollPresentation {
    ScrollPresentation(
      contentOffset: offsetTransition.shown(of: contentOffset, on: timeline),
      adjustedContentInset: geometry.inset + loanTransition.shown(of: geometry.loans, on: timeline))
  }

  /// Brings content that nothing holds or moves to rest in its range.
  func comeToRest() {
    clampOffset(by: .component)
  }

  /// Whether nothing holds or moves the content.
  var isAtRest: Bool { motion == nil && finger == nil && !isDragging && !isDecelerating }

  /// Brings the content back into its range, unless a finger or a motion has it.
  ///
  /// - Parameters:
  ///   - mover: Whose change that is.
  ///   - old: The geometry that a component has changed; nil where it was not a component.
  func clampOffset(by mover: ScrollSnapshot.Mover, from old: ScrollGeometry? = nil) {
    guard motion == nil else { return bendMotion(from: old) }
    guard isAtRest else { return }
    let clamped = geometry.clamp(contentOffset)
    if clamped != contentOffset { setOffset(clamped, by: mover) }
  }
}
