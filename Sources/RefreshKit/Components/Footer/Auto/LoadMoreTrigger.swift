/// When the end of the list counts as reached: a value that computes, for auto footers.
///
/// Within a drag a footer may load a number of times; outside a drag once, until there is a reason
/// to expect something new.
nonisolated struct LoadMoreTrigger {
  /// A moment of the list, along the vertical axis.
  struct Moment {
    let view: ScrollSnapshot
    /// The footer's own room at the bottom, in points.
    let room: Double
    /// How far beyond the first sight of the footer loading begins, in points; negative before it.
    let lead: Double

    private var geometry: ScrollGeometry { view.geometry }

    /// The offset at which the list is at its end, with the footer in full sight.
    var end: Double {
      geometry.contentSize.height + geometry.inset.bottom + room - geometry.size.height
    }

    /// The offset from which on the end counts as reached.
    var line: Double { end - room + lead }

    /// Whether there is a list, and it is longer than the view.
    var isLong: Bool {
      geometry.inset.top + geometry.contentSize.height > geometry.size.height
    }

    /// The offset at which the list rests at its top.
    var top: Double { geometry.start(along: .vertical) }

    /// Whether there is a list, and it is not pulled down.
    var isAtRest: Bool { geometry.contentSize.height > 0 && view.offset.y >= top }
  }

  /// How often one drag may load; -1 is without limit, any other negative number allows none.
  var timesPerDrag = 1 {
    didSet { timesLeft = timesPerDrag }
  }

  private var timesLeft = 1
  private var drag = 0
  private var isArmed = true

  /// The list has become longer.
  mutating func grow() {
    isArmed = true
  }

  /// The footer leaves its list: in another one it knows of no drag.
  mutating func forget() {
    (drag, timesLeft, isArmed) = (0, timesPerDrag, true)
  }

  /// The content has moved: whether it arrives. One that comes back to its top from a pull down does
  /// not. Call ``use(in:)`` where that loads.
  mutating func arrives(from old: Double, _ moment: Moment) -> Bool {
    take(moment.view)
    let y = moment.view.offset.y
    if min(old, y) < moment.line { isArmed = true }
    return y >= moment.line && moment.isAtRest && moment.isLong && y > max(old, moment.top)
      && moment.view.cause != .component
      && mayLoad(moment.view)
  }

  /// A finger is lifted: whether its drag, if there was one, has pulled up at the end of the list.
  mutating func pulledUp(_ moment: Moment) -> Bool {
    take(moment.view)
    let y = moment.view.offset.y
    let isUp = moment.view.isDragging && y > moment.view.dragStart.y
    return isUp && moment.isAtRest && (!moment.isLong || y >= moment.end) && hasTimesLeft
  }

  /// Loading begins by an arrival or a pull.
  mutating func use(in view: ScrollSnapshot) {
    isArmed = false
    if view.isDragging, timesLeft > 0 { timesLeft -= 1 }
  }

  private func mayLoad(_ view: ScrollSnapshot) -> Bool {
    view.isDragging ? hasTimesLeft : isArmed
  }

  private var hasTimesLeft: Bool { timesLeft > 0 || timesLeft == -1 }

  /// Takes up a drag that was not seen before.
  private mutating func take(_ view: ScrollSnapshot) {
    guard drag != view.dragID else { return }
    drag = view.dragID
    timesLeft = timesPerDrag
    isArmed = true
  }
}
