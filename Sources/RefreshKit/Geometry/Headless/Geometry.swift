#if !UIKIT
  /// The protocol to which all geometry types conform. On UIKit these are types of Core Graphics,
  /// which are `Hashable` only as of iOS 18, so the protocol is `Equatable` there.
  typealias GeometryValue = Hashable

  /// A position, in points; y grows downward.
  public struct Point: Sendable, Hashable {
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

    static func + (lhs: Point, rhs: Point) -> Point {
      Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
    }

    static func - (lhs: Point, rhs: Point) -> Point {
      Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
    }

    static func * (lhs: Point, rhs: Double) -> Point {
      Point(x: lhs.x * rhs, y: lhs.y * rhs)
    }

    package func isNearly(_ other: Point) -> Bool {
      abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
    }

    /// Whether each coordinate differs by less than a point. Rounding to pixels makes no greater
    /// difference.
    func isWithinAPoint(of other: Point) -> Bool {
      abs(x - other.x) < 1 && abs(y - other.y) < 1
    }

    func finite(or fallback: Point) -> Point {
      Point(x: x.isFinite ? x : fallback.x, y: y.isFinite ? y : fallback.y)
    }
  }

  /// A width and a height, in points.
  public struct Size: Sendable, Hashable {
    /// The extent along x.
    public var width: Double
    /// The extent along y.
    public var height: Double

    /// No extent at all.
    public static let zero = Size(width: 0, height: 0)

    /// Makes a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }

    /// The extent along `axis`.
    public subscript(axis: Axis) -> Double {
      get { axis == .vertical ? height : width }
      set {
        if axis == .vertical { height = newValue } else { width = newValue }
      }
    }

    func finite(or fallback: Size) -> Size {
      Size(
        width: width.isFinite ? width : fallback.width,
        height: height.isFinite ? height : fallback.height)
    }
  }

  /// A position and a size, in points.
  public struct Rect: Sendable, Hashable {
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

    func finite(or fallback: Rect) -> Rect {
      Rect(origin: origin.finite(or: fallback.origin), size: size.finite(or: fallback.size))
    }
  }

  /// A distance at each side, in points.
  public struct EdgeInsets: Sendable, Hashable {
    /// The distance at the top.
    public var top: Double
    /// The distance at the left.
    public var left: Double
    /// The distance at the bottom.
    public var bottom: Double
    /// The distance at the right.
    public var right: Double

    /// No distance at any side.
    public static let zero = EdgeInsets()

    /// Makes insets; a side that is left out is 0.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// The distance at `edge`.
    public subscript(edge: Edge) -> Double {
      get {
        switch edge {
        case .top: top
        case .left: left
        case .bottom: bottom
        case .right: right
        }
      }
      set {
        switch edge {
        case .top: top = newValue
        case .left: left = newValue
        case .bottom: bottom = newValue
        case .right: right = newValue
        }
      }
    }

    /// The sum of the distances at each side.
    public static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
      EdgeInsets(
        top: lhs.top + rhs.top, left: lhs.left + rhs.left,
        bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
    }

    /// Adds the distance of `rhs` at each side.
    public static func += (lhs: inout EdgeInsets, rhs: EdgeInsets) {
      lhs = lhs + rhs
    }

    func finite(or fallback: EdgeInsets) -> EdgeInsets {
      EdgeInsets(
        top: top.isFinite ? top : fallback.top, left: left.isFinite ? left : fallback.left,
        bottom: bottom.isFinite ? bottom : fallback.bottom,
        right: right.isFinite ? right : fallback.right)
    }
  }
#endif
