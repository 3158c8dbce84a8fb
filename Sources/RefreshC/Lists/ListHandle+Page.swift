import RefreshKit

/// The sizes and insets of a list after a layout of its host.
struct PageLayout {
  /// The size of the list, and that of its content.
  let size, content: Size
  /// The host's own inset, and that of bars and notches.
  let inset, safeArea: EdgeInsets
}

/// The layout of a list in a page, and the side at which its reading begins.
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
}
