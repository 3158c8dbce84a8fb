#if UIKIT
  import UIKit
#endif

/// An item that a host draws: its content, frame, rotation, opacity and clip.
public struct DisplayItem: Sendable, GeometryValue {
  /// The content of an item.
  public enum Content: Sendable, GeometryValue {
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

extension DisplayItem {
  /// A line of text, at the position in its frame that its `contentMode` gives it. A text that is
  /// wider than the frame is truncated, or drawn beyond it, as is usual on the host's platform.
  public struct Text: Sendable, Hashable {
    /// The text.
    public var string: String
    /// The size of the font, in points.
    public var fontSize: Double
    /// The color of the glyphs.
    public var color: Color
    /// Whether the glyphs are in a column, as in a frame that is higher than it is wide and too
    /// narrow for two glyphs.
    public var isUpright: Bool
    /// The position of the text in the frame: in the middle, or at the left or the right side. It
    /// follows from the ``TextAlignment`` and the item's layout direction. An upright text is in
    /// the middle.
    public var contentMode: ImageView.ContentMode

    /// Makes a text.
    public init(
      _ string: String, fontSize: Double, color: Color, isUpright: Bool = false,
      contentMode: ImageView.ContentMode = .center
    ) {
      self.string = string
      self.fontSize = fontSize
      self.color = color
      self.isUpright = isUpright
      self.contentMode = contentMode
    }
  }

  /// A picture, at the position that its view's `contentMode` gives it.
  public struct Picture: Sendable, Hashable {
    /// The picture that is seen now.
    public var image: Image
    /// The color in which a picture of a single color is drawn.
    public var tintColor: Color
    /// The sequence that plays, for a host that plays it by itself; empty for a still picture.
    public var sequence: [Image]
    /// The duration of one run of ``sequence``, in seconds; 0 for a still picture.
    public var duration: Double
    /// The position in the frame of a picture whose size differs from ``Image/size``.
    public var contentMode: ImageView.ContentMode

    /// Makes a picture.
    public init(
      _ image: Image, tintColor: Color? = nil, sequence: [Image] = [], duration: Double = 0,
      contentMode: ImageView.ContentMode = .center
    ) {
      self.image = image
      self.tintColor = tintColor ?? .text
      self.sequence = sequence
      self.duration = duration
      self.contentMode = contentMode
    }

    func frame(in bounds: Rect) -> Rect {
      let x =
        switch contentMode {
        case .left: bounds.x
        case .right: Double(bounds.maxX - image.size.width)
        default: Double(bounds.center.x - image.size.width / 2)
        }
      return Rect(
        origin: Point(x: x, y: bounds.center.y - image.size.height / 2), size: image.size)
    }
  }

  /// An activity indicator: spokes around a center. The strongest spoke moves clockwise.
  public struct Spinner: Sendable, Hashable {
    /// The number of spokes.
    public static let spokes = 8
    /// The duration of a full rotation, in seconds.
    public static let turnDuration = 0.8

    /// The spoke that is the strongest now, counted clockwise from the top: 0..<``spokes``.
    public var step: Int
    /// The color of the spokes.
    public var color: Color

    /// Makes a spinner.
    public init(step: Int, color: Color) {
      self.step = step
      self.color = color
    }
  }

  /// A ring on its disc. Positions along it are in turns: 0 is at the top, 1 is a full turn
  /// clockwise. The frame of the item is that of the ring, at its present position and size.
  public struct Ring: Sendable, GeometryValue {
    /// Where the stroke begins, in turns.
    public var strokeStart: Double
    /// Where the stroke ends, in turns; after its start.
    public var strokeEnd: Double
    /// The clockwise rotation of the stroke, in radians, in addition to the item's own rotation.
    public var rotation: Double
    /// The size of the arrowhead at the stroke's end, as a fraction of its full size: 0...1.
    public var arrowhead: Double
    /// The width of the stroke, in points.
    public var lineWidth: Double
    /// The color of the stroke and of the arrowhead, with their present opacity.
    public var color: Color
    /// The disc behind the ring; nil if it has none.
    public var disc: Disc?

    /// Makes a ring.
    public init(
      strokeStart: Double, strokeEnd: Double, rotation: Double = 0, arrowhead: Double = 0,
      lineWidth: Double, color: Color, disc: Disc? = nil
    ) {
      self.strokeStart = strokeStart
      self.strokeEnd = strokeEnd
      self.rotation = rotation
      self.arrowhead = arrowhead
      self.lineWidth = lineWidth
      self.color = color
      self.disc = disc
    }
  }

  /// The disc behind a ring: a circle around the same center, which does not rotate with the item.
  public struct Disc: Sendable, GeometryValue {
    /// The radius, in points.
    public var radius: Double
    /// The color.
    public var color: Color
    /// The color of the shadow; nil for none.
    public var shadowColor: Color?
    /// The blur radius of the shadow, in points, as in ``RingView/shadowRadius``.
    public var shadowRadius: Double
    /// The offset of the shadow from the disc, in points.
    public var shadowOffset: Point

    /// Makes a disc.
    public init(
      radius: Double, color: Color, shadowColor: Color? = nil, shadowRadius: Double = 0,
      shadowOffset: Point = .zero
    ) {
      self.radius = radius
      self.color = color
      self.shadowColor = shadowColor
      self.shadowRadius = shadowRadius
      self.shadowOffset = shadowOffset
    }
  }

  /// A path that is filled, or stroked.
  public struct Shape: Sendable, GeometryValue {
    /// The form of the ends of a stroke.
    public enum LineCap: Sendable, Hashable {
      /// A half circle beyond the end.
      case round
      /// A straight edge at the end.
      case butt
    }

    /// The form of the corners of a stroke.
    public enum LineJoin: Sendable, Hashable {
      /// A part of a circle.
      case round
      /// A pointed corner.
      case miter
    }

    /// The path, in points from the upper left corner of the item's frame.
    public var path: Path
    /// The color of the inside, or of the stroke.
    public var color: Color
    /// The width of the stroke, in points; nil if the path is filled, by the even-odd rule.
    public var lineWidth: Double?
    /// The form of the ends of the stroke; ``LineCap/round`` by default.
    public var lineCap: LineCap
    /// The form of the corners of the stroke; ``LineJoin/round`` by default.
    public var lineJoin: LineJoin

    /// Makes a shape.
    public init(
      _ path: Path, color: Color, lineWidth: Double? = nil, lineCap: LineCap = .round,
      lineJoin: LineJoin = .round
    ) {
      self.path = path
      self.color = color
      self.lineWidth = lineWidth
      self.lineCap = lineCap
      self.lineJoin = lineJoin
    }
  }
}
