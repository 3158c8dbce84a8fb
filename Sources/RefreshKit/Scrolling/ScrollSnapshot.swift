/// The state of a scroll view at one moment, as a value.
public nonisolated struct ScrollSnapshot: Sendable {
  /// Sizes and insets.
  public var geometry: ScrollGeometry
  /// The point of the content at the view's upper left corner.
  public var offset: Point
  /// What is held beside the offset along each axis; see ``HeldOffset/held``.
  var held = Point.zero
  /// Whether the view is in a window.
  public var isInWindow = true
  /// What has set the offset last.
  public var cause = ScrollCause.app
  /// The state of the pan gesture.
  public var panState = PanState.possible
  /// Whether a finger or a host drags the content.
  public var isDragging = false
  /// Whether a drag is under way whose end is not being notified: then ``isDragging`` is still true.
  var isHeld: Bool { isDragging && panState != .ended && panState != .cancelled }
  /// Whether the content moves on after a drag.
  public var isDecelerating = false
  /// How many drags have begun; the number of the present or the last one.
  public var dragID = 0
  /// The offset at which that drag began.
  public var dragStart = Point.zero

  /// Sets what follows from the activity of the scroll view.
  mutating func update(from activity: ScrollActivity) {
    isDragging = activity.isDragging
    isDecelerating = activity.isDecelerating
  }

  /// The overshoot that is held at each edge while the offset stays at rest, in points.
  public var heldOverscroll: EdgeInsets { EdgeInsets(held: held) }
  /// The offset and what is held beside it.
  var place: HeldOffset { HeldOffset(offset: offset, held: held) }
  /// The offset that the content would have were nothing held; pulls are measured by it.
  var pulledOffset: Point { place.pulled }
}
