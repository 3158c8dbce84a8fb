/// Lines of straight and curved pieces, which ``View/draw(in:)`` fills or strokes.
///
/// Points are in the coordinates of the view that draws the path. In a display list, they are
/// relative to the upper left corner of the item's frame.
public struct Path: Sendable, GeometryValue {
  /// One piece of a path.
  public enum Element: Sendable, GeometryValue {
    /// Begins a new line at a point.
    case move(to: Point)
    /// A straight line to a point.
    case line(to: Point)
    /// A cubic Bézier curve to a point.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line back to the point where the line began.
    case close
  }

  /// The pieces, in order; empty at first.
  public private(set) var elements: [Element] = []

  /// The rectangle, if the whole path is a rectangle; otherwise nil. A host can draw a rectangle
  /// more simply.
  public private(set) var rect: Rect?

  /// The distance of the control points of a quarter of a circle from its ends, for a radius of 1.
  package static let quarter = 0.552_284_749_831

  /// Makes a path without pieces.
  public init() {}

  /// Makes a rectangle.
  public init(rect: Rect) {
    move(to: rect.origin)
    addLine(to: Point(x: rect.maxX, y: rect.y))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.x, y: rect.maxY))
    close()
    self.rect = rect
  }

  /// Makes a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radius: The radius of the corners, in points; at most half of the shorter side, and 0
  ///     gives a plain rectangle.
  public init(roundedRect rect: Rect, cornerRadius radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      self.init(rect: rect)
      return
    }
    self.init(rect: rect, radii: Size(width: radius, height: radius))
  }

  /// Makes the ellipse that fills a rectangle: a circle if the rectangle is a square.
  public init(ovalIn rect: Rect) {
    self.init(rect: rect, radii: Size(width: rect.width / 2, height: rect.height / 2))
  }

  private init(rect: Rect, radii: Size) {
    let (left, right) = (rect.x + radii.width, rect.maxX - radii.width)
    let (top, bottom) = (rect.y + radii.height, rect.maxY - radii.height)
    let x = radii.width * (1 - Self.quarter)
    let y = radii.height * (1 - Self.quarter)
    move(to: Point(x: left, y: rect.y))
    addLine(to: Point(x: right, y: rect.y))
    addCurve(
      to: Point(x: rect.maxX, y: top), control1: Point(x: rect.maxX - x, y: rect.y),
      control2: Point(x: rect.maxX, y: rect.y + y))
    addLine(to: Point(x: rect.maxX, y: bottom))
    addCurve(
      to: Point(x: right, y: rect.maxY), control1: Point(x: rect.maxX, y: rect.maxY - y),
      control2: Point(x: rect.maxX - x, y: rect.maxY))
    addLine(to: Point(x: left, y: rect.maxY))
    addCurve(
      to: Point(x: rect.x, y: bottom), control1: Point(x: rect.x + x, y: rect.maxY),
      control2: Point(x: rect.x, y: rect.maxY - y))
    addLine(to: Point(x: rect.x, y: top))
    addCurve(
      to: Point(x: left, y: rect.y), control1: Point(x: rect.x, y: rect.y + y),
      control2: Point(x: rect.x + x, y: rect.y))
    close()
  }

  /// Begins a new line at a point.
  public mutating func move(to point: Point) {
    add(.move(to: point))
  }

  /// Adds a straight line to a point. A path without pieces begins there.
  public mutating func addLine(to point: Point) {
    add(elements.isEmpty ? .move(to: point) : .line(to: point))
  }

  /// Adds a cubic Bézier curve to a point. A path without pieces begins there.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    add(
      elements.isEmpty
        ? .move(to: point) : .curve(to: point, control1: control1, control2: control2))
  }

  /// Adds a straight line back to the point where the line began. A path without pieces does not
  /// change.
  public mutating func close() {
    if !elements.isEmpty { add(.close) }
  }

  private mutating func add(_ element: Element) {
    elements.append(element)
    rect = nil
  }

  /// The same path with every point moved.
  public func translated(x: Double, y: Double) -> Path {
    func shifted(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: shifted(point))
      case .line(let point): .line(to: shifted(point))
      case .curve(let point, let control1, let control2):
        .curve(to: shifted(point), control1: shifted(control1), control2: shifted(control2))
      case .close: .close
      }
    }
    path.rect = rect.map { Rect(origin: shifted($0.origin), size: $0.size) }
    return path
  }
}
