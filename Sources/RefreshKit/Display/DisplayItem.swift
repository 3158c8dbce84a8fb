/// One thing that a host draws: what it is, where it is seen, and how much of it.
public nonisolated struct DisplayItem: Sendable, Hashable {
  /// What is drawn.
  public nonisolated enum Content: Sendable, Hashable {
    /// A line of text in the middle of the frame.
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

  /// What is drawn.
  public var content: Content
  /// The place and size before ``rotation``, in points from the upper left corner of the scroll
  /// view's visible area.
  public var frame: Rect
  /// How far it is turned around the middle of ``frame``, clockwise, in radians.
  public var rotation: Double
  /// The opacity, above 0 and at most 1, with that of all views around it. The colours of
  /// ``content`` have their own beside it.
  public var alpha: Double
  /// The part of the visible area in which it is seen: at most the whole area, less inside a view
  /// that clips (``View/clipsToBounds``).
  public var clip: Rect
  /// In which direction lines are read here. Frames are mirrored already; it is for a host that
  /// orders the words of a text, or puts an ellipsis.
  public var layoutDirection: LayoutDirection
  /// Which view has drawn it, so that a host can keep what it made for that view in the list before.
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
