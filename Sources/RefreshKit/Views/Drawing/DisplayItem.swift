/// An item that a host draws: its content, frame, rotation, opacity and clip.
public nonisolated struct DisplayItem: Sendable, GeometryValue {
  /// The content of an item.
  public nonisolated enum Content: Sendable, GeometryValue {
    /// A line of text in the middle of the frame, or at one of its sides.
    case text(Text)
    /// A picture that fills the frame.
    case image(Picture)
    /// A spinner in the middle of the frame.
    case spinner(Spinner)
    /// A ring, or a part of one, that fills the frame.
    case ring(Ring)
    /// A path that is filled or stroked.
    case shape(Shape)
  }

  /// The content.
  public var content: Content
  /// The frame without ``rotation``, in points from the upper left corner of the scroll view's
  /// visible area.
  public var frame: Rect
  /// The clockwise rotation around the middle of ``frame``, in radians.
  public var rotation: Double
  /// The opacity, above 0 and at most 1, multiplied by that of the superviews. The colors of
  /// ``content`` have their own opacity.
  public var alpha: Double
  /// The part of the visible area to which the item is clipped: at most the whole area, less inside
  /// a view that clips (``View/clipsToBounds``).
  public var clip: Rect
  /// The reading direction. Frames are already mirrored. A host needs the direction to order the
  /// words of a text, or to place an ellipsis.
  public var layoutDirection: LayoutDirection
  /// The identity of the view that draws the item. A host can reuse the objects that it made for an
  /// item of the same view in the previous list.
  public var view: ObjectIdentifier

  /// Makes an item.
  public init(
    _ content: Content, frame: Rect, rotation: Double = 0, alpha: Double = 1, clip: Rect,
    layoutDirection: LayoutDirection, view: ObjectIdentifier
  ) {
    self.content = content
    self.frame = frame
    self.rotation = rotation
    self.alpha = alpha
    self.clip = clip
    self.layoutDirection = layoutDirection
    self.view = view
  }
}
