#if !UIKIT
  /// What values with a geometry in them are.
  typealias GeometryValue = Hashable

  /// A position, in points; y grows downwards.
  public nonisolated struct Point: Sendable, Hashable {
    /// The distance from the left.
    public var x: Double
    /// The distance from the top.
    public var y: Double

    /// The origin.
    public static let zero = Point(x: 0, y: 0)

    /// Makes a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// The coordinate along `axis`.
    public subscript(axis: Axis) -> Double {
      get { axis == .vertical ? y : x }
      set {
        if axis == .vertical { y = newValue } else { x = newValue }
      }
    }

    /// The sum, coordinate by coordinate.
    static func + (lhs: Point, rhs: Point) -> Point {
      Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
    }

    /// The difference, coordinate by coordinate.
    static func - (lhs: Point, rhs: Point) -> Point {
      Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
    }

    /// Both coordinates times a factor.
    static func * (lhs: Point, rhs: Double) -> Point {
      Point(x: lhs.x * rhs, y: lhs.y * rhs)
    }

    /// Whether another point is equal within rounding error.
    package func isNearly(_ other: Point) -> Bool {
      abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
    }

    /// Whether another point is less than one point away along each axis, as after rounding to
    /// pixels.
    func isWithinAPoint(of other: Point) -> Bool {
      abs(x - other.x) < 1 && abs(y - other.y) < 1
    }

    /// This point, with each coordinate that is not finite taken from `fallback`.
    func finite(or fallback: Point) -> Point {
      Point(x: x.isFinite ? x : fallback.x, y: y.isFinite ? y : fallback.y)
    }
  }
#endif
