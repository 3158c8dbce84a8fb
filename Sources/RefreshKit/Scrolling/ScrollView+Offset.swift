/// Every move of the content ends in ``move(from:to:by:)``.
extension ScrollView {
  /// The point of the content at the view's upper left corner, in points; zero at first.
  ///
  /// Setting it ends a deceleration, and notifies the components and the delegate, even of an equal
  /// offset. It may be outside the range.
  public var contentOffset: Point {
    get { scrollState.offset }
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

  func setOffset(_ value: Point, by cause: ScrollCause) {
    scroller.setOffset(value.finite(or: contentOffset), by: cause, in: self)
  }

  func setOffset(_ value: Double, along axis: Axis) {
    scroller.setOffset(geometry.clamp(value, along: axis), along: axis, in: self)
  }

  /// For a drag, or for a frame of a motion, which continues.
  func setOffset(_ value: HeldOffset, by cause: ScrollCause) {
    let old = scrollState.offset
    let new = HeldOffset(offset: value.offset.finite(or: old), held: value.held)
    move(from: old, to: new, by: cause)
  }

  var isAtRest: Bool { activity.isIdle && !isTracking }

  func clampToRange() {
    clampOffset(by: .component)
  }

  /// Unless a finger or a motion moves the content. If there is a driver, the platform clamps.
  func clampOffset(by cause: ScrollCause, from old: ScrollGeometry? = nil) {
    guard let keeping else {
      return scroller.rangeDidChange(by: cause, from: old, in: self)
    }
    keeping.changesRange = true
  }

  func move(from old: Point, to target: HeldOffset, by cause: ScrollCause) {
    // The sum with 0 is never -0.
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
    let isQuiet = isQuiet(new)
    if isQuiet, !announced.delegateWasSet { return }
    componentNotifications.depth += 1
    if !isQuiet { notifyOfOffset(from: old, to: new) }
    notifyDelegateOfScroll()
    componentNotifications.depth -= 1
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
    set {
      guard newValue?.isLength != false else { return }
      input(setting: "maximumOverscroll", to: newValue) { settings.maximumOverscroll = $0 }
    }
  }

  /// The fraction of the first point of a pull that is shown: `c` in the formula of
  /// ``maximumOverscroll``. It is above 0 and at most 1; 0.55 by default, as in UIScrollView.
  /// Another number is refused.
  ///
  /// If there is a ``driver``, the platform has its own rubber band, and this has no effect.
  public var rubberBandCoefficient: Double {
    get { settings.rubberBandCoefficient }
    set {
      guard newValue > 0, newValue <= 1 else { return }
      input(setting: "rubberBandCoefficient", to: newValue) { settings.rubberBandCoefficient = $0 }
    }
  }

  func dragLimits(pullingAt edges: EdgeSet = .all) -> DragLimits {
    let elastic = bounces ? .all : accessories.holdingEdges
    func moves(_ axis: Axis, _ alwaysBounces: Bool) -> Bool {
      let range = geometry.range(along: axis)
      return range.lowerBound < range.upperBound
        || (alwaysBounces && elastic.contains(anyOf: axis))
    }
    return DragLimits(
      geometry: geometry, elasticEdges: edges.intersection(elastic),
      movesX: moves(.horizontal, alwaysBounceHorizontal),
      movesY: moves(.vertical, alwaysBounceVertical), bandX: rubberBand(.horizontal),
      bandY: rubberBand(.vertical))
  }

  private func rubberBand(_ axis: Axis) -> RubberBand {
    var length = geometry.size[axis]
    if let maximum = maximumOverscroll {
      var pull = 0.0
      for accessory in accessories.all where accessory.edge.axis == axis {
        pull = max(pull, accessory.longestPull)
      }
      length = min(length, max(maximum, 1.5 * pull))
    }
    return RubberBand(length: length, coefficient: rubberBandCoefficient)
  }
}

/// Offsets of which a component need not be notified. ``ScrollView`` stores those that all its
/// components have in common, and notifies none of them of such an offset. See HotPath.md.
nonisolated struct QuietOffsets: Equatable {
  /// Excluded.
  var lower: Point
  /// Included.
  var upper: Point

  static let all = QuietOffsets(
    lower: Point(x: -infinity, y: -infinity), upper: Point(x: infinity, y: infinity))

  static let none = QuietOffsets(
    lower: Point(x: infinity, y: infinity), upper: Point(x: -infinity, y: -infinity))

  private static let infinity = Double.infinity

  /// The offsets at which the content covers a component. `rest` is ``ScrollGeometry/rest(at:)``.
  static func covering(_ edge: Edge, restingAt rest: Double) -> QuietOffsets {
    var offsets = all
    if edge == edge.axis.leadingEdge {
      offsets.lower[edge.axis] = rest
    } else {
      offsets.upper[edge.axis] = rest
    }
    return offsets
  }

  func contains(_ offset: Point) -> Bool {
    offset.y > lower.y && offset.y <= upper.y && offset.x > lower.x && offset.x <= upper.x
  }

  func intersection(_ other: QuietOffsets) -> QuietOffsets {
    QuietOffsets(
      lower: Point(x: max(lower.x, other.lower.x), y: max(lower.y, other.lower.y)),
      upper: Point(x: min(upper.x, other.upper.x), y: min(upper.y, other.upper.y)))
  }
}

struct ComponentNotifications {
  var quietOffsets = QuietOffsets.all
  var updatesQuietOffsets = false
  var includesPanMoves = false
  /// The number of nested notifications of an offset that are under way.
  var depth = 0
}

extension ScrollView {
  /// The next change of the offset then notifies all components.
  func quietOffsetsMayChange() {
    componentNotifications.quietOffsets = .none
    componentNotifications.updatesQuietOffsets = true
  }

  func isQuiet(_ offset: Point) -> Bool {
    guard componentNotifications.quietOffsets.contains(offset) else { return false }
    assert(
      quietOffsetsOfAll == componentNotifications.quietOffsets && scrollState.held == .zero,
      "Quiet offsets changed without a call of quietOffsetsMayChange().")
    return true
  }

  func notifyOfOffset(from old: Point, to new: Point) {
    notify(from: old, to: new) { $0.contentOffsetDidChange($1) }
    guard componentNotifications.updatesQuietOffsets else { return }
    componentNotifications.updatesQuietOffsets = false
    componentNotifications.quietOffsets = quietOffsetsOfAll
  }

  /// None if a component holds pulls: a held overshoot changes with an equal offset.
  private var quietOffsetsOfAll: QuietOffsets {
    guard accessories.holdingEdges.isEmpty else { return .none }
    var offsets = QuietOffsets.all
    for accessory in accessories.all {
      offsets = offsets.intersection(accessory.quietOffsets(in: scrollState))
    }
    return offsets
  }

  func componentsDidChange() {
    quietOffsetsMayChange()
    componentNotifications.includesPanMoves = !accessories.all.allSatisfy { $0.ignoresPanMoves }
  }
}
