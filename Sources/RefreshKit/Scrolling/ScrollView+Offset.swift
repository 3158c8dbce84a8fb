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
      scroller.setContentOffset(target, animated: animated, in: self)
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
  package var offsetChangeDepth: Int { notices.depth }

  /// What of the content is shown now, while a component opens or closes; ``contentOffset`` and
  /// ``adjustedContentInset`` are where that ends. A renderer draws this.
  public var scrollPresentation: ScrollPresentation {
    let animations = scrollAnimations
    return ScrollPresentation(
      contentOffset: animations.offset.presentationValue(of: contentOffset, on: timeline),
      adjustedContentInset: geometry.inset
        + animations.reservedInset.presentationValue(of: geometry.reserved, on: timeline))
  }

  // MARK: Setting

  /// Sets the offset for the app or a component, and ends a motion.
  func setOffset(_ value: Point, by cause: ScrollCause) {
    scroller.setOffset(value.finite(or: contentOffset), by: cause, in: self)
  }

  /// Moves the content along one axis, for a component, as far as its range allows, so that nothing is held there
  /// any more.
  func setOffset(_ value: Double, along axis: Axis) {
    scroller.setOffset(geometry.clamp(value, along: axis), along: axis, in: self)
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
  ///   - old: The geometry that a component has changed; nil if it was not a component.
  func clampOffset(by cause: ScrollCause, from old: ScrollGeometry? = nil) {
    guard let keeping else {
      return scroller.rangeDidChange(by: cause, from: old, in: self)
    }
    keeping.changesRange = true
  }

  /// Sets the offset and what is held beside it, and notifies the components and the delegate: every
  /// move of the content ends here.
  func move(from old: Point, to target: HeldOffset, by cause: ScrollCause) {
    // The sum with 0 is never -0.
    let new = target.offset + .zero
    let animation = scrollAnimations.offset
    if old != new, animation != nil || Timeline.animation != nil {
      scrollAnimations.offset = PropertyAnimation(
        from: animation.presentationValue(of: old, on: timeline), on: timeline)
    }
    _snapshot.cause = cause
    _snapshot.isOffsetSetByApp = cause == .app && activity.motionEnd == nil
    _snapshot.offset = new
    _snapshot.held = target.held
    notices.depth += 1
    if !isQuiet(new) { notifyOfOffset(from: old, to: new) }
    notifyDidScroll()
    notices.depth -= 1
  }
}
