import RefreshKit

/// The sizes and insets of a list after a layout of its host.
struct PageLayout {
  /// The size of the list, and that of its content.
  let size, content: Size
  /// The host's own inset, and that of bars and notches.
  let inset, safeArea: EdgeInsets
}

/// Answers for a list in a page: the side at which reading begins, and the drags and keys that the
/// list uses.
extension ListHandle {
  /// Whether the content begins at the right end.
  private var beginsAtRight: Bool {
    isHorizontal && scrollView.layoutDirection == .rightToLeft
  }

  /// The offset at which reading begins.
  private var start: Point {
    let inset = scrollView.adjustedContentInset
    let (first, end) = (
      0 - inset.left, scrollView.contentSize.width + inset.right - scrollView.frame.width
    )
    return Point(x: beginsAtRight ? max(first, end) : first, y: 0 - inset.top)
  }

  /// Sets the axis and the direction of reading.
  func setReading(isHorizontal: Bool, isRightToLeft: Bool) {
    let (old, wasAtRight) = (start, beginsAtRight)
    self.isHorizontal = isHorizontal
    scrollView.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let offset = scrollView.contentOffset
    guard beginsAtRight != wasAtRight, offset.x != old.x || start.x != old.x else { return }
    scrollView.setContentOffset(
      Point(x: start.x - (offset.x - old.x), y: offset.y), animated: false)
  }

  /// Sets sizes and insets, and keeps the distance of the offset from the side at which reading
  /// begins.
  func setLayout(_ layout: PageLayout, isInFront: Bool) {
    let (oldStart, oldOffset) = (start, scrollView.contentOffset)
    // From right to left, the front of the content is at the right, but offsets are measured from
    // the left.
    let keeps = isInFront && !beginsAtRight
    keeps ? scrollView.keepingPosition { set(layout) } : set(layout)
    let (start, offset) = (start, scrollView.contentOffset)
    guard !isInFront, start != oldStart else { return }
    let seen = Point(
      x: oldOffset.x + start.x - oldStart.x, y: oldOffset.y + start.y - oldStart.y)
    var target = scrollView.limited(seen)
    for axis in Axis.allCases where scrollView.showsLevel(along: axis) {
      target[axis] = offset[axis]
    }
    if target != offset, isFree { scrollView.contentOffset = target }
  }

  /// Whether nothing holds the content: no finger, no drag, and no component.
  private var isFree: Bool {
    scrollView.isUserInteractionEnabled && !scrollView.isTracking && !scrollView.isDragging
  }

  private func set(_ layout: PageLayout) {
    scrollView.frame.size = layout.size
    scrollView.contentInset = layout.inset
    scrollView.safeAreaInsets = layout.safeArea
    scrollView.contentSize = contentSize(of: layout)
  }

  /// The size of the content, limited across the axis, along which a list never moves.
  private func contentSize(of layout: PageLayout) -> Size {
    let (size, inset) = (layout.size, layout.inset)
    var content = layout.content
    if isHorizontal {
      content.height = max(0, (size.height - inset.top - inset.bottom).rounded(.down))
    } else {
      content.width = max(0, (size.width - inset.left - inset.right).rounded(.down))
    }
    return content
  }

  // MARK: Fingers

  /// The use of a drag that moves the content: across the axis (0), along it without a use (1), or
  /// with one (2).
  func dragUse(_ way: Point) -> Int32 {
    let isAcross = (abs(way.x) > abs(way.y)) != isHorizontal
    guard !isAcross || hasSides else { return 0 }
    return moves(abs(way.x) > abs(way.y) ? Point(x: way.x, y: 0) : Point(x: 0, y: way.y)) ? 2 : 1
  }

  /// Whether a list that scrolls vertically has a component at a side.
  private var hasSides: Bool {
    !isHorizontal && (scrollView.leader != nil || scrollView.trailer != nil)
  }

  /// Whether there is content, or a component, in the direction of a move.
  private func moves(_ way: Point) -> Bool {
    scrollView.hasContent(along: way) || scrollView.hasComponent(along: way)
  }

  /// The drags that are the browser's, as a value of the property `touch-action`: the drags across the axis
  /// and, at rest, those that move nothing at an end.
  var touchAction: String {
    if hasSides { return "pinch-zoom" }
    let isMoving =
      scrollView.isTracking || scrollView.isDecelerating || scrollView.timeline.isAnimating
    let back = moves(isHorizontal ? Point(x: -1, y: 0) : Point(x: 0, y: -1))
    let on = moves(isHorizontal ? Point(x: 1, y: 0) : Point(x: 0, y: 1))
    let across = isHorizontal ? "pan-y" : "pan-x"
    if isMoving || scrollView.bounces || back && on { return across + " pinch-zoom" }
    if !back, !on { return "pan-x pan-y pinch-zoom" }
    let end = isHorizontal ? (back ? "pan-right" : "pan-left") : (back ? "pan-down" : "pan-up")
    return across + " " + end + " pinch-zoom"
  }

  // MARK: Keys

  /// The step of a key, by its name in the events of pages; nil for a key that does not scroll.
  func step(of key: String, isShifted: Bool) -> ScrollStepName? {
    switch key {
    case "ArrowUp": isHorizontal ? nil : .lineUp
    case "ArrowDown": isHorizontal ? nil : .lineDown
    case "ArrowLeft": isHorizontal ? .lineLeft : nil
    case "ArrowRight": isHorizontal ? .lineRight : nil
    case "PageUp": page(isBack: true)
    case "PageDown": page(isBack: false)
    case " ": page(isBack: isShifted)
    case "Home": end(isFirst: true)
    case "End": end(isFirst: false)
    default: nil
    }
  }

  private func page(isBack: Bool) -> ScrollStepName {
    guard isHorizontal else { return isBack ? .pageUp : .pageDown }
    return isBack != beginsAtRight ? .pageLeft : .pageRight
  }

  private func end(isFirst: Bool) -> ScrollStepName {
    guard isHorizontal else { return isFirst ? .home : .end }
    return isFirst != beginsAtRight ? .homeLeft : .endRight
  }
}
