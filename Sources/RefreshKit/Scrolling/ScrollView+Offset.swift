/// Where the content stands: every move of it comes through here.
extension ScrollView {
  /// The point of the content at the view's upper left corner.
  ///
  /// Setting it ends a deceleration and tells the components, also if equal.
  public var contentOffset: Point {
    get { _snapshot.offset }
    set { setOffset(newValue, by: .app) }
  }

  /// Sets the offset and tells the components; all moves of the content come through here.
  ///
  /// - Parameters:
  ///   - value: The offset.
  ///   - cause: What sets it.
  func setOffset(_ value: Point, by cause: ScrollCause) {
    let old = _snapshot.offset
    let new = value.finite(or: old)
    if cause == .app || cause == .component { stopMotion() }
    let held = _snapshot.held == .zero ? .zero : heldAfterSetting(new)
    move(from: old, to: HeldOffset(offset: new, held: held), by: cause)
  }

  /// Moves the content along one axis, for a component, so that nothing stays held there. The other
  /// axis keeps its motion; one that has come to its end is where that ends.
  func setOffset(_ value: Double, along axis: Axis) {
    let other = axis.other
    var place = _snapshot.place
    (place.offset[axis], place.held[axis]) = (value, 0)
    if var motion, motion[other].end > max(timeline.now, shownTime) {
      motion[axis] = .rest(at: value, from: timeline.now)
      start(motion, as: motionCause)
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
  func setOffset(_ value: HeldOffset, by cause: ScrollCause) {
    let old = _snapshot.offset
    let new = HeldOffset(offset: value.offset.finite(or: old), held: value.held)
    move(from: old, to: new, by: cause)
  }

  /// Sets the offset and what is held beside it, and notifies the components and the delegate.
  func move(from old: Point, to place: HeldOffset, by cause: ScrollCause) {
    // The sum with 0 is never -0.
    let new = Point(x: place.offset.x + 0, y: place.offset.y + 0)
    if old != new {
      offsetAnimation = PropertyAnimation(
        from: offsetAnimation.presentationValue(of: old, on: timeline), on: timeline)
    }
    _snapshot.cause = cause
    isPlacedByApp = cause == .app
    _snapshot.offset = new
    _snapshot.held = place.held
    movesUnderWay += 1
    notify(from: old, to: new) { $0.receive($1) }
    delegate?.scrollViewDidScroll(self)
    movesUnderWay -= 1
  }

  /// What of the content is seen now, while a component opens or closes; ``contentOffset`` and
  /// ``adjustedContentInset`` are where that ends. A renderer draws this.
  public var scrollPresentation: ScrollPresentation {
    ScrollPresentation(
      contentOffset: offsetAnimation.presentationValue(of: contentOffset, on: timeline),
      adjustedContentInset: geometry.inset
        + reservedInsetAnimation.presentationValue(of: geometry.reserved, on: timeline))
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
  ///   - cause: Whose change that is.
  ///   - old: The geometry that a component has changed; nil where it was not a component.
  func clampOffset(by cause: ScrollCause, from old: ScrollGeometry? = nil) {
    if _snapshot.held != .zero, holdAgain(by: cause) { return }
    guard motion == nil else { return bendMotion(from: old) }
    guard isAtRest else { return }
    let clamped = geometry.clamp(contentOffset)
    if clamped != contentOffset || _snapshot.held != .zero { setOffset(clamped, by: cause) }
  }
}
