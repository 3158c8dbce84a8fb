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
  ///
  /// - Parameters:
  ///   - value: The offset.
  ///   - mover: What sets it.
  func setOffset(_ value: Point, by mover: ScrollSnapshot.Mover) {
    let old = present.offset
    let new = value.finite(or: old)
    if mover == .app || mover == .component { stopMotion() }
    let held = present.held == .zero ? .zero : heldAfterSetting(new)
    move(from: old, to: HeldOffset(offset: new, held: held), by: mover)
  }

  /// Moves the content along one axis, for a component, so that nothing stays held there. The other
  /// axis keeps its motion; one that has come to its end is where that ends.
  func setOffset(_ value: Double, along axis: Axis) {
    let other = axis.other
    var place = present.place
    (place.offset[axis], place.held[axis]) = (value, 0)
    if var motion, motion[other].end > max(timeline.now, shownTime) {
      motion[axis] = .rest(at: value, from: timeline.now)
      start(motion, as: motionMover)
    } else {
      if let motion {
        let end = motion.destination
        let isInTime = motion[other].aim == .placeInTime
        place.offset[other] = isInTime ? end[other] : geometry.clamp(end)[other]
      }
      stopMotion()
      if !isDragging, !isTracking { place.held[other] = 0 }
    }
    setOffset(place, by: .component)
  }

  /// The offset of a drag, or one frame of a motion, which goes on, with what is held beside it.
  func setOffset(_ value: HeldOffset, by mover: ScrollSnapshot.Mover) {
    let old = present.offset
    let new = HeldOffset(offset: value.offset.finite(or: old), held: value.held)
    move(from: old, to: new, by: mover)
  }

  /// Sets the offset and what is held beside it, and notifies the components and the delegate.
  func move(from old: Point, to place: HeldOffset, by mover: ScrollSnapshot.Mover) {
    // The sum with 0 is never -0.
    let new = Point(x: place.offset.x + 0, y: place.offset.y + 0)
    if old != new {
      offsetTransition = Transition(
        from: offsetTransition.shown(of: old, on: timeline), on: timeline)
    }
    present.mover = mover
    present.offset = new
    present.held = place.held
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
    if present.held != .zero, holdAgain(by: mover) { return }
    guard motion == nil else { return bendMotion(from: old) }
    guard isAtRest else { return }
    let clamped = geometry.clamp(contentOffset)
    if clamped != contentOffset || present.held != .zero { setOffset(clamped, by: mover) }
  }
}
