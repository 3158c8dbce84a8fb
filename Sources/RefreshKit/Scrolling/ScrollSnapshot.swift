/// All that a scroll view is at one moment, as a value.
public nonisolated struct ScrollSnapshot: Sendable {
  /// Sizes and insets.
  public var geometry: ScrollGeometry
  /// The point of the content at the view's upper left corner.
  public var offset: Point
  /// What is held beside the offset along each axis; see ``HeldOffset/held``.
  var held = Point.zero
  /// Whether the view is in a window.
  public var isInWindow = true
  /// Who set the offset last.
  public var cause = ScrollCause.app
  /// What the pan gesture is doing.
  public var panState = PanState.possible
  /// Whether a finger drags the content.
  public var isDragging = false
  /// Whether a finger drags the content and stays on it; one that leaves drags to the last.
  var isHeld: Bool { isDragging && panState != .ended && panState != .cancelled }
  /// Whether the content still moves after a drag.
  public var isDecelerating = false
  /// How many drags have begun; the number of the present or the last one.
  public var dragID = 0
  /// The offset at which that drag began.
  public var dragStart = Point.zero

  /// The overshoot that is held at each edge while the offset stays at rest, in points.
  public var heldOverscroll: EdgeInsets { EdgeInsets(held: held) }
  /// The offset and what is held beside it.
  var place: HeldOffset { HeldOffset(offset: offset, held: held) }
  /// The offset that the content would have were nothing held; pulls are measured by it.
  var pulledOffset: Point { place.pulled }
}
