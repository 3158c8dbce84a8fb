/// A clockwise rotation. The kit computes the sine and the cosine with operations that every
/// processor rounds in the same way, so that results are equal on all machines.
package struct Rotation {
  /// In radians.
  let angle: Double
  package let sine: Double
  package let cosine: Double

  static let none = Rotation(0)

  var isNone: Bool { angle == 0 }

  /// `angle` is in radians. If it is not finite, it counts as 0.
  package init(_ angle: Double) {
    let angle = angle.isFinite ? angle : 0
    self.angle = angle
    // The rest of the angle is at most an eighth of a full rotation, so nine terms of the series of
    // the sine and the cosine are enough.
    let quarters = (angle / (.pi / 2)).rounded()
    let rest = angle - quarters * (.pi / 2)
    let square = rest * rest
    var (sine, cosine) = (0.0, 0.0)
    for n in (1...9).reversed() {
      let k = Double(2 * n)
      sine = (1 + sine) * -square / (k * (k + 1))
      cosine = (1 + cosine) * -square / (k * (k - 1))
    }
    (sine, cosine) = (rest * (1 + sine), 1 + cosine)
    let quadrant = quarters - (quarters / 4).rounded(.down) * 4
    switch quadrant {
    case 0: (self.sine, self.cosine) = (sine, cosine)
    case 1: (self.sine, self.cosine) = (cosine, -sine)
    case 2: (self.sine, self.cosine) = (-sine, -cosine)
    default: (self.sine, self.cosine) = (-cosine, sine)
    }
  }

  package func applied(to point: Point) -> Point {
    isNone
      ? point
      : Point(
        x: cosine * point.x - sine * point.y, y: sine * point.x + cosine * point.y)
  }

  func inverseApplied(to point: Point) -> Point {
    isNone
      ? point
      : Point(
        x: cosine * point.x + sine * point.y, y: cosine * point.y - sine * point.x)
  }
}
