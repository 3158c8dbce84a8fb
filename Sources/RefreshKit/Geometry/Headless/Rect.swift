#if !UIKIT
  /// A position and a size, in points.
  public nonisolated struct Rect: Sendable, Hashable {
    /// The upper left corner.
    public var origin: Point
    /// The width and height, which may be negative.
    public var size: Size

    /// The empty rectangle at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// Makes a rectangle from a corner and a size.
    public init(origin: Point, size: Size) {
      self.origin = origin
      self.size = size
    }

    /// Makes a rectangle from its four numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// Makes a rectangle of `size` around `center`.
    public init(center: Point, size: Size) {
      self.init(
        x: center.x - size.width / 2, y: center.y - size.height / 2,
        width: size.width, height: size.height)
    }

    /// The x of the origin.
    public var x: Double { origin.x }
    /// The y of the origin.
    public var y: Double { origin.y }
    /// The width of the size.
    public var width: Double { size.width }
    /// The height of the size.
    public var height: Double { size.height }
    /// The x of the right side.
    public var maxX: Double { x + width }
    /// The y of the bottom side.
    public var maxY: Double { y + height }
    /// The center.
    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

    /// This rectangle, with each number that is not finite taken from `fallback`.
    func finite(or fallback: Rect) -> Rect {
      Rect(origin: origin.finite(or: fallback.origin), size: size.finite(or: fallback.size))
    }
  }
#endif
