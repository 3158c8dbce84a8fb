import RefreshKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A rotation around a point, clockwise.
nonisolated struct PointRotation {
  private let middle: Point
  private let sine: Double
  private let cosine: Double

  /// Makes a rotation by an angle in radians.
  init(_ angle: Double, around middle: Point) {
    self.middle = middle
    (sine, cosine) = angle == 0 ? (0, 1) : (sin(angle), cos(angle))
  }

  /// The position of a point after the rotation.
  func applied(to point: Point) -> Point {
    let (x, y) = (point.x - middle.x, point.y - middle.y)
    return Point(
      x: middle.x + cosine * x - sine * y, y: middle.y + sine * x + cosine * y)
  }

  /// The direction of a point, in fractions of a circle: 0 is above the middle, clockwise; 0..<1.
  static func fraction(of point: Point, around middle: Point) -> Double {
    let turns = atan2(point.x - middle.x, middle.y - point.y) / (2 * .pi)
    return turns < 0 ? turns + 1 : turns
  }
}
