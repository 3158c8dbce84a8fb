/// Where the content is: the calls that move it, and the one function through which it moves.
extension ScrollView {
  /// The point of the content at the view's upper left corner.
  ///
  /// Setting it ends a deceleration and notifies the components, also if equal.
  public var contentOffset: Point {
    get { _snapshot.offset }
    set {
      input(.offset(newValue.finite(or: contentOffset))) {
        setOffset(newValue, by: .app)
        notifyOfScroll()
      }
    }
  }

  /// Moves the content to `offset`: at once, or animated in 0.3 seconds.
  ///
  /// It ends a deceleration. Under a finger that drags, an animated move is made at once. An offset
  /// outside the range is shown all the same, as in UIKit, until sizes or insets change.
  public func setContentOffset(_ offset: Point, animated: Bool) {
    let target = offset.finite(or: contentOffset)
    input(.scrollTo(target, animated: animated)) {
      if isDriven { return requestOffset(target, animated: animated && !isDragging, by: .app) }
      let old = geometry
      if animated, !isDragging {
        stopMotion()
        releaseHeld()
      }
      // An observer of what was held may have begun a drag.
      guard animated, !isDragging else {
        contentOffset = target
        return
      }
      // An observer may have changed the range.
      let end = geometry == old ? target : geometry.clamp(target)
      guard end != contentOffset else { return }
      start(physics.ease(to: end, at: timeline.now), as: .app)
      notifyOfScroll()
    }
  }

  /// Moves the content by as little as shows `rect`, in points of the content; nothing where it is
  /// visible.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    guard rect.finite(or: .zero) == rect else { return }
    var offset = contentOffset
    for axis in Axis.allCases {
      let inset = adjustedContentInset
      let start = rect.origin[axis] - inset[axis.leadingEdge]
      let end = rect.origin[axis] + rect.size[axis] + inset[axis.trailingEdge]
      offset[axis] = min(max(offset[axis], end - geometry.size[axis]), start)
    }
    offset = geometry.clamp(offset)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// How many notifications of an offset are under way inside each other.
  package var offsetChangeDepth: Int { _offsetChangeDepth }

  /// What of the content is shown now, while a component opens or closes; ``contentOffset`` and
  /// ``adjustedContentInset`` are where that ends. A renderer draws this.
  public var scrollPresentation: ScrollPresentation {
    ScrollPresentation(
      contentOffset: offsetAnimation.presentationValue(of: contentOffset, on: timeline),
      adjustedContentInset: geometry.inset
        + reservedInsetAnimation.presentationValue(of: geometry.reserved, on: timeline))
  }

  // MARK: Setting

  /// Sets the offset for the app or a component, and ends a motion.
  func setOffset(_ value: Point, by cause: ScrollCause) {
    let old = _snapshot.offset
    let new = value.finite(or: old)
    if isDriven { return requestOffset(new, by: cause) }
    if cause == .app || cause == .component { stopMotion() }
    let held = _snapshot.held == .zero ? .zero : heldAfterSetting(new)
    move(from: old, to: HeldOffset(offset: new, held: held), by: cause)
  }

  /// Moves the content along one axis, for a component, as far as its range allows, so that nothing is held there
  /// any more. The motion along the other axis continues; one that has ended there leaves the content at its
  /// destination.
  func setOffset(_ value: Double, along axis: Axis) {
    let (value, other) = (geometry.clamp(value, along: axis), axis.other)
    var place = _snapshot.place
    if isDriven {
      // Changes in front bring the content into its range at their end.
      if !isDragging, keeping == nil {
        place.offset[other] = geometry.clamp(place.offset)[other]
      }
      place.offset[axis] = value
      return requestOffset(place.offset, by: .component, along: [axis])
    }
    (place.offset[axis], place.held[axis]) = (value, 0)
    if let player = activity.player,
      player.motion[other].end > frameClock.time(at: timeline.now)
    {
      var motion = player.motion
      motion[axis] = .rest(at: value, from: timeline.now)
      start(motion, as: player.cause)
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

  /// Sets the offset of a drag, or of a frame of a motion, which continues, with what is held beside it.
  func setOffset(_ value: HeldOffset, by cause: ScrollCause) {
    let old = _snapshot.offset
    let new = HeldOffset(offset: value.offset.finite(or: old), held: value.held)
    move(from: old, to: new, by: cause)
  }

  /// Whether nothing moves the content, and no finger is down.
  var isAtRest: Bool { activity.isIdle && !isTracking }

  /// Brings content that nothing moves to rest in its range.
  func clampToRange() {
    clampOffset(by: .component)
  }

  /// Brings the content back into its range, unless a finger or a motion moves it. Where there is a
  /// driver, that is the platform's to do.
  ///
  /// - Parameters:
  ///   - cause: What has changed the range.
  ///   - old: The geometry that a component has changed; nil where it was not a component.
  func clampOffset(by cause: ScrollCause, from old: ScrollGeometry? = nil) {
    if keeping != nil {
      keeping?.changesRange = true
      return
    }
    if isDriven { return leaveClampToDriver(by: cause) }
    if _snapshot.held != .zero, holdAgain(by: cause) { return }
    if activity.player != nil { return bendMotion(from: old) }
    guard activity.isIdle else { return }
    let clamped = geometry.clamp(contentOffset)
    if clamped != contentOffset || _snapshot.held != .zero { setOffset(clamped, by: cause) }
  }

  /// Sets the offset and what is held beside it, and notifies the components and the delegate: every
  /// move of the content ends here.
  func move(from old: Point, to place: HeldOffset, by cause: ScrollCause) {
    // The sum with 0 is never -0.
    let new = place.offset + .zero
    if old != new, offsetAnimation != nil || Timeline.animation != nil {
      offsetAnimation = PropertyAnimation(
        from: offsetAnimation.presentationValue(of: old, on: timeline), on: timeline)
    }
    _snapshot.cause = cause
    isPlacedByApp = cause == .app && activity.motionEnd == nil
    _snapshot.offset = new
    _snapshot.held = place.held
    let isQuiet = isQuiet(HeldOffset(offset: new, held: place.held))
    if isQuiet, !hasDelegate { return }
    _offsetChangeDepth += 1
    if !isQuiet { notifyOfOffset(from: old, to: new) }
    notifyDidScroll()
    _offsetChangeDepth -= 1
  }
}
