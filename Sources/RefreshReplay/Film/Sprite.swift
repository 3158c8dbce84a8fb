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
    /// A ring on its disc.
    case ring(RingLook)
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

/// How a ring looks at a moment: its shape, and what it is drawn with.
nonisolated struct RingLook: Equatable {
  /// The stroke, the arrowhead, the size and the place.
  var shape: RingShape
  /// How wide the stroke is, in points.
  let lineWidth: Double
  /// The colour of the stroke and the arrowhead.
  let color: Color
  /// The disc behind the ring; nil for none.
  var disc: Disc?

  /// A disc, and its shadow.
  struct Disc: Equatable {
    let color: Color
    /// How far it reaches beyond the ring, in points.
    let margin: Double
    /// The colour of the shadow; nil for none.
    let shadowColor: Color?
    /// How far the shadow is blurred, and how far it is from the disc, in points.
    let shadowRadius: Double
    let shadowOffset: Point
  }
}

extension RingLook {
  /// The look of a view at a time of its timeline.
  init(_ ring: RingView, at time: Double) {
    shape = ring.shape(at: time)
    (lineWidth, color) = (ring.lineWidth, ring.color)
    disc = ring.discColor.map {
      Disc(
        color: $0, margin: ring.discMargin, shadowColor: ring.shadowColor,
        shadowRadius: ring.shadowRadius, shadowOffset: ring.shadowOffset)
    }
  }
}
