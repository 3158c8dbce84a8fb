import RefreshKit

/// One thing that is seen on the screen, where it is seen.
nonisolated struct Sprite: Equatable {
  /// What is seen.
  enum Look: Equatable {
    /// A line of text in the middle, or a column of glyphs where only one is as wide as the frame.
    case text(String, fontSize: Double, color: Color)
    /// A picture.
    case image(Image, mode: ImageView.ContentMode, tint: Color)
    /// Pictures that are shown one after the other, over and over, in so many seconds.
    case sequence([Image], duration: Double, mode: ImageView.ContentMode, tint: Color)
    /// A wheel that turns.
    case wheel(color: Color)
    /// A ring.
    case ring(RingShape, lineWidth: Double, color: Color)
  }

  /// Where it is in the tree of views: the slot, or the number of a view beside the slots, and the
  /// numbers of views inside each other, as in `header/0`.
  let path: String
  /// What is seen.
  let look: Look
  /// Its place, in points from the upper left corner of the screen.
  let frame: Rect
  /// The opacity, 0...1.
  let alpha: Double
  /// How far it is turned around its middle, clockwise, in radians.
  let rotation: Double
}
