/// The offset of the content, and the functions that set it. Every move of the content ends in
/// ``move(from:to:by:)``.
extension ScrollView {
  /// The point of the content at the view's upper left corner, in points; zero at first.
  ///
  /// Setting it ends a deceleration, and notifies the components and the delegate, even of an equal
  /// offset. It may be outside the range.
  public var contentOffset: Point {
    get { _snapshot.offset }
    set {
      input(.offset(newValue.finite(or: contentOffset))) {
        setOffset(newValue, by: .app)
        notifyComponentsOfScroll()
      }
    }
  }

  /// Moves the content to `offset`: at once, or animated in 0.3 seconds.
  ///
  /// It ends a deceleration. During a drag, an animated move is made at once. As in UIKit, an
  /// offset outside the range is shown until sizes or insets change.
  ///
  /// - Parameters:
  ///   - offset: The offset, in points of the content.
  ///   - animated: Whether the move is animated.
  public func setContentOffset(_ offset: Point, animated: Bool) {
    let target = offset.finite(or: contentOffset)
    input(.scrollTo(target, animated: animated)) {
      scroller.setContentOffset(target, animated: animated, in: self)
    }
  }

  /// Moves the content by the least distance that makes a rectangle visible. If it is visible
  /// already, nothing happens.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the content.
  ///   - animated: Whether the move is animated, in 0.3 seconds.
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

  /// The number of nested notifications of an offset that are under way.
  package var offsetChangeDepth: Int { componentNotifications.depth }

  /// The offset and the inset that are shown now. While a component opens or closes, they differ
  /// from ``contentOffset`` and ``adjustedContentInset``, the values at the end of the animation.
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

  /// Moves the content along one axis for a component, as far as its range allows, and releases the
  /// overshoot that is held there.
  func setOffset(_ value: Double, along axis: Axis) {
    scroller.setOffset(geometry.clamp(value, along: axis), along: axis, in: self)
  }

  /// Sets the offset and the held overshoot of a drag, or of a frame of a motion, which continues.
  func setOffset(_ value: HeldOffset, by cause: ScrollCause) {
    let old = _snapshot.offset
    let new = HeldOffset(offset: value.offset.finite(or: old), held: value.held)
    move(from: old, to: new, by: cause)
  }

  /// Whether nothing moves the content, and no finger is down.
  var isAtRest: Bool { activity.isIdle && !isTracking }

  /// Clamps content at rest to its range, for a component.
  func clampToRange() {
    clampOffset(by: .component)
  }

  /// Clamps the content to its range, unless a finger or a motion moves it. If there is a driver,
  /// the platform does that.
  ///
  /// - Parameters:
  ///   - cause: What has changed the range.
  ///   - old: The geometry before a change by a component; nil if something else has changed it.
  func clampOffset(by cause: ScrollCause, from old: ScrollGeometry? = nil) {
    guard let keeping else {
      return scroller.rangeDidChange(by: cause, from: old, in: self)
    }
    keeping.changesRange = true
  }

  /// Sets the offset and the held overshoot, and notifies the components and the delegate. Every
  /// move of the content calls this function.
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
    let isQuiet = isQuiet(new)
    if isQuiet, !announced.hasDelegate { return }
    componentNotifications.depth += 1
    if !isQuiet { notifyOfOffset(from: old, to: new) }
    notifyDelegateOfScroll()
    componentNotifications.depth -= 1
  }
}
