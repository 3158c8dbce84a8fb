/// Decides when an auto footer loads: when the end of the list is reached.
///
/// A footer may load a number of times in a drag. Outside a drag it loads once, until the list has
/// grown, a drag has begun or the content has moved back from the end.
nonisolated struct LoadMoreTrigger {
  /// The list at a moment, along the vertical axis.
  struct Moment {
    let view: ScrollSnapshot
    /// The inset that the footer reserves at the bottom, in points.
    let reservedInset: Double
    /// The distance that the content moves beyond the footer's first appearance before the end counts
    /// as reached, in points; negative for an earlier load.
    let triggerDistance: Double

    private var geometry: ScrollGeometry { view.geometry }

    /// The offset of the end of the list, where the whole footer is visible.
    var end: Double {
      geometry.contentSize.height + geometry.inset.bottom + reservedInset - geometry.size.height
    }

    /// The smallest offset at which the end counts as reached.
    var threshold: Double { end - reservedInset + triggerDistance }

    /// Whether the content is higher than the view.
    var isLong: Bool {
      geometry.inset.top + geometry.contentSize.height > geometry.size.height
    }

    /// The offset of the list at rest at its top.
    var top: Double { geometry.start(along: .vertical) }

    /// Whether there is content, and it is not pulled down.
    var isAtRest: Bool { geometry.contentSize.height > 0 && view.offset.y >= top }
  }

  /// The number of loads in one drag; -1 for no limit, another negative number for none.
  var timesPerDrag = 1 {
    didSet { timesLeft = timesPerDrag }
  }

  private var timesLeft = 1
  private var dragID = 0
  private var isArmed = true

  /// Called when the content has grown.
  mutating func grow() {
    isArmed = true
  }

  /// Forgets the last drag: the footer leaves its list.
  mutating func reset() {
    (dragID, timesLeft, isArmed) = (0, timesPerDrag, true)
  }

  /// Returns whether a change of offset reaches the end of the list. One that moves the content back
  /// to its top from a pull does not. Call ``didLoad(in:)`` where the footer loads by it.
  mutating func reachesEnd(from old: Double, _ moment: Moment) -> Bool {
    updateDrag(moment.view)
    let y = moment.view.offset.y
    if min(old, y) < moment.threshold { isArmed = true }
    return y >= moment.threshold && moment.isAtRest && moment.isLong && y > max(old, moment.top)
      && moment.view.cause != .component
      && mayLoad(moment.view)
  }

  /// Returns whether a touch that ends was a drag upwards at the end of the list.
  mutating func endsDragAtEnd(_ moment: Moment) -> Bool {
    updateDrag(moment.view)
    let y = moment.view.offset.y
    let isUp = moment.view.isDragging && y > moment.view.dragStart.y
    return isUp && moment.isAtRest && (!moment.isLong || y >= moment.end) && hasTimesLeft
  }

  /// Called when the footer begins to load by a change of offset or by the end of a drag.
  mutating func didLoad(in view: ScrollSnapshot) {
    isArmed = false
    if view.isDragging, timesLeft > 0 { timesLeft -= 1 }
  }

  private func mayLoad(_ view: ScrollSnapshot) -> Bool {
    view.isDragging ? hasTimesLeft : isArmed
  }

  private var hasTimesLeft: Bool { timesLeft > 0 || timesLeft == -1 }

  /// Resets the number of loads where the drag is a new one.
  private mutating func updateDrag(_ view: ScrollSnapshot) {
    guard dragID != view.dragID else { return }
    dragID = view.dragID
    timesLeft = timesPerDrag
    isArmed = true
  }
}
