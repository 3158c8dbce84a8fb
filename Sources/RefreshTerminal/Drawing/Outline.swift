import RefreshKit

/// A path as straight lines, in points from the screen's corner.
nonisolated struct Outline {
  /// The number of lines that replace a curve.
  private static let pieces = 8

  private struct Line {
    let start: Point
    let end: Point
    /// Whether this line is part of the path; false if it only closes an area that is filled.
    let isDrawn: Bool
  }

  private var lines: [Line] = []

  /// Makes the lines of a path.
  ///
  /// - Parameters:
  ///   - path: The path, in points from the frame's corner.
  ///   - frame: The frame.
  ///   - rotation: The rotation around the frame's middle, clockwise, in radians.
  init(_ path: Path, in frame: Rect, rotatedBy rotation: Double) {
    let turn = PointRotation(rotation, around: frame.center)
    func place(_ point: Point) -> Point {
      turn.applied(to: Point(x: frame.x + point.x, y: frame.y + point.y))
    }
    var start = Point.zero
    var last = Point.zero
    func add(_ end: Point, isDrawn: Bool = true) {
      lines.append(Line(start: last, end: end, isDrawn: isDrawn))
      last = end
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        if last != start { add(start, isDrawn: false) }
        (start, last) = (place(point), place(point))
      case .line(let point):
        add(place(point))
      case .curve(let point, let control1, let control2):
        let (from, one, two, to) = (last, place(control1), place(control2), place(point))
        for piece in 1...Self.pieces {
          add(Self.point(on: (from, one, two, to), at: Double(piece) / Double(Self.pieces)))
        }
      case .close:
        add(start)
      }
    }
    if last != start { add(start, isDrawn: false) }
  }

  private static func point(on curve: (Point, Point, Point, Point), at time: Double) -> Point {
    let rest = 1 - time
    let (a, b) = (rest * rest * rest, 3 * rest * rest * time)
    let (c, d) = (3 * rest * time * time, time * time * time)
    return Point(
      x: a * curve.0.x + b * curve.1.x + c * curve.2.x + d * curve.3.x,
      y: a * curve.0.y + b * curve.1.y + c * curve.2.y + d * curve.3.y)
  }

  /// The rectangle around all lines.
  var box: Rect {
    let xs = lines.flatMap { [$0.start.x, $0.end.x] }
    let ys = lines.flatMap { [$0.start.y, $0.end.y] }
    guard let x = xs.min(), let y = ys.min() else { return .zero }
    return Rect(x: x, y: y, width: (xs.max() ?? x) - x, height: (ys.max() ?? y) - y)
  }

  /// Whether a point is inside, by the even-odd rule.
  func contains(_ point: Point) -> Bool {
    var isInside = false
    for line in lines where (line.start.y > point.y) != (line.end.y > point.y) {
      let fraction = (point.y - line.start.y) / (line.end.y - line.start.y)
      if point.x < line.start.x + fraction * (line.end.x - line.start.x) { isInside.toggle() }
    }
    return isInside
  }

  /// Whether a point is at most `reach` away from a line of the path.
  func isNear(_ point: Point, within reach: Double) -> Bool {
    lines.contains { $0.isDrawn && distance(of: point, from: $0) <= reach * reach }
  }

  /// The square of the distance of a point from a line.
  private func distance(of point: Point, from line: Line) -> Double {
    let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
    let length = dx * dx + dy * dy
    let along = (point.x - line.start.x) * dx + (point.y - line.start.y) * dy
    let fraction = length > 0 ? min(max(along / length, 0), 1) : 0
    let (x, y) = (
      point.x - line.start.x - fraction * dx, point.y - line.start.y - fraction * dy
    )
    return x * x + y * y
  }
}
