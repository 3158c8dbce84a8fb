/// Every move of the content is made by ``move(from:to:by:)``, except a move that keeps the
/// position of the rows.
extension ScrollView {
  /// The point of the content at the view's upper left corner, in points; zero at first.
  ///
  /// Setting it ends a deceleration, and notifies the components and the delegate, even of an equal
  /// offset. It may be outside the range.
  public var contentOffset: Point {
    get { scrollState.offset }
    set {
      guard let new = newValue.accepted(or: scrollState.offset) else { return }
      input(.offset(new)) {
        setOffset(new, by: .app)
        secondLevelsDidScroll()
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
    guard let target = offset.accepted(or: scrollState.offset) else { return }
    input(.scrollTo(target, animated: animated)) {
      scroller.setContentOffset(target, animated: animated)
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
    var offset = scrollState.offset
    for axis in Axis.allCases {
      let inset = adjustedContentInset
      let start = rect.origin[axis] - inset[axis.leadingEdge]
      let end = rect.origin[axis] + rect.size[axis] + inset[axis.trailingEdge]
      offset[axis] = min(max(offset[axis], end - geometry.size[axis]), start)
    }
    offset = geometry.clamp(offset)
    if offset != scrollState.offset { setContentOffset(offset, animated: animated) }
  }

  /// The offset and the inset that are shown now. While a component opens or closes, they differ
  /// from ``contentOffset`` and ``adjustedContentInset``, the values at the end of the animation.
  public var scrollPresentation: ScrollPresentation { scrollPresentation(at: timeline.now) }

  /// `time` is in seconds of the timeline.
  package func scrollPresentation(at time: Double) -> ScrollPresentation {
    let animations = scrollAnimations
    return ScrollPresentation(
      contentOffset: animations.offset?.presentationValue(of: scrollState.offset, at: time)
        ?? scrollState.offset,
      adjustedContentInset: geometry.inset
        + (animations.reservedInset?.presentationValue(of: geometry.reserved, at: time)
          ?? geometry.reserved))
  }

  // MARK: Setting

  func setOffset(_ value: Point, by cause: ScrollCause) {
    scroller.setOffset(value.finite(or: scrollState.offset), by: cause)
  }

  func setOffset(_ value: Double, along axis: Axis) {
    scroller.setOffset(geometry.clamp(value, along: axis), along: axis)
  }

  /// Sets the offset and the held overshoot. In contrast to the functions above, it does not use
  /// the scroller, so a motion in progress continues.
  func setOffset(_ value: HeldOffset, by cause: ScrollCause) {
    let old = scrollState.offset
    let new = HeldOffset(offset: value.offset.finite(or: old), held: value.held)
    move(from: old, to: new, by: cause)
  }

  var isIdle: Bool { scroller.isIdle }

  var isAtRest: Bool { isIdle && !isTracking }

  /// Clamps the content, unless a finger or a motion moves it. If there is a driver, the platform
  /// clamps.
  func clampOffset(by cause: ScrollCause, from old: ScrollGeometry? = nil) {
    guard let positionKeeping else {
      return scroller.rangeDidChange(by: cause, from: old)
    }
    positionKeeping.mayHaveChangedRange = true
  }

  func move(from old: Point, to target: HeldOffset, by cause: ScrollCause) {
    // Adding 0 makes -0 a 0.
    let new = target.offset + .zero
    let animation = scrollAnimations.offset
    if old != new, animation != nil || Timeline.animation != nil {
      scrollAnimations.offset = PropertyAnimation(
        from: animation.presentationValue(of: old, on: timeline), on: timeline)
    }
    scrollState.cause = cause
    scrollState.isOffsetSetByApp = cause == .app && activity.motionEnd == nil
    scrollState.offset = new
    scrollState.held = target.held
    notifyOfMove(from: old)
  }

  /// The limit of the overshoot, in points, which a pull approaches and never reaches; nil by
  /// default. If it is nil, the limit is the length of the view along the axis. A number that is
  /// negative or not finite is refused.
  ///
  /// It limits pulls by a finger or a scroll wheel, and ``heldOverscroll``. A bounce may exceed it,
  /// and so may offsets that the app or a host sets. The limit in use is at least 1.5 times the
  /// longest pull of the components along the axis, so that each of them can be pulled far enough,
  /// and at most the length of the view. Content that a finger catches beyond the limit is not
  /// pulled further, and moves back with the finger as if there were no limit.
  ///
  /// A pull by `r` points shows an overshoot of `c r D / (c r + D)` points, with the limit `D` and
  /// the ``rubberBandCoefficient`` `c`. Source: recordings of UIScrollView. If there is a
  /// ``driver``, the platform has its own rubber band, and this has no effect.
  public var maximumOverscroll: Double? {
    get { settings.maximumOverscroll }
    set { set(.maximumOverscroll, to: newValue) }
  }

  /// The fraction of the first point of a pull that is shown: `c` in the formula of
  /// ``maximumOverscroll``. It is above 0 and at most 1; 0.55 by default, as in UIScrollView.
  /// Another number is refused.
  ///
  /// If there is a ``driver``, the platform has its own rubber band, and this has no effect.
  public var rubberBandCoefficient: Double {
    get { settings.rubberBandCoefficient }
    set { set(.rubberBandCoefficient, to: newValue) }
  }

  func dragLimits(pullingAt edges: EdgeSet = .all) -> DragLimits {
    let elastic = bounces ? .all : holdingEdges
    func moves(_ axis: Axis) -> Bool {
      let range = geometry.range(along: axis)
      let alwaysBounces = axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal
      return range.lowerBound < range.upperBound
        || (alwaysBounces && elastic.contains(anyOf: axis))
    }
    return DragLimits(
      geometry: geometry, elasticEdges: edges.intersection(elastic),
      moves: PerAxis(moves), band: PerAxis(rubberBand))
  }

  private func rubberBand(_ axis: Axis) -> RubberBand {
    var length = geometry.size[axis]
    if let maximum = maximumOverscroll {
      var pull = 0.0
      for component in components where component.edge.axis == axis {
        pull = max(pull, component.longestPull)
      }
      length = min(length, max(maximum, 1.5 * pull))
    }
    return RubberBand(length: length, coefficient: rubberBandCoefficient)
  }
}
