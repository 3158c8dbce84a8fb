/// The motion of content that a spring pulls to a position, an edge or a page: `x(t) = X + A e^(-10
/// t) + B e^(-12 t)`.
///
/// Source: a spring of mass 1, stiffness 120 and damping 22, fitted to recordings of UIScrollView.
nonisolated struct Spring {
  private static let slow = 10.0
  private static let fast = 12.0
  /// The distance from the target at which the motion ends, in points.
  private static let tolerance = 0.5

  /// The position at which the content rests, in points.
  private(set) var target: Double
  private let a: Double
  private let b: Double

  /// Makes a bounce of content that is `distance` beyond the edge, and had the velocity `carried`
  /// when it was released or crossed the edge. The spring starts with the velocity
  /// `carried - 10 distance`.
  init(edge: Double, distance: Double, carried: Double) {
    target = edge
    a = distance + carried / 2
    b = -carried / 2
  }

  /// The `carried` velocity with which ``init(edge:distance:carried:)`` continues a bounce: one
  /// that is `distance` beyond its edge and moves with `velocity`.
  static func carried(at distance: Double, movingWith velocity: Double) -> Double {
    velocity + slow * distance
  }

  /// Makes a motion to a page that starts with a velocity.
  init(page: Double, distance: Double, velocity: Double) {
    target = page
    a = (velocity + Self.fast * distance) / 2
    b = -(velocity + Self.slow * distance) / 2
  }

  /// The same spring with a target that is `distance` further.
  func shifted(by distance: Double) -> Spring {
    var spring = self
    spring.target += distance
    return spring
  }

  /// The position and the velocity after `time` seconds.
  func sample(_ time: Double) -> MotionSample {
    let slow = a * exponential(-Self.slow * time)
    let fast = b * exponential(-Self.fast * time)
    return MotionSample(
      position: target + slow + fast, velocity: -Self.slow * slow - Self.fast * fast)
  }

  /// The time at which the content crosses its target for the last time, in seconds; nil if it only
  /// approaches it.
  var crossing: Double? { time(of: -a / b) }

  /// The time after which the content stays within half a point of its target, in seconds.
  var duration: Double {
    let turn = turningTime
    if abs(distance(turn)) > Self.tolerance {
      let end = turn + logarithm((abs(a) + abs(b)) / Self.tolerance) / Self.slow
      return lastTimeOutside(from: turn, to: end)
    }
    return abs(distance(0)) > Self.tolerance ? lastTimeOutside(from: 0, to: turn) : 0
  }

  private func distance(_ time: Double) -> Double {
    sample(time).position - target
  }

  /// The time at which the content changes its direction; 0 if it never does.
  private var turningTime: Double { time(of: -Self.slow * a / (Self.fast * b)) ?? 0 }

  /// The time after which the faster decay is `ratio` of the slower one; nil if it never is, or was
  /// at the start.
  private func time(of ratio: Double) -> Double? {
    ratio > 0 && ratio < 1 ? -logarithm(ratio) / (Self.fast - Self.slow) : nil
  }

  /// The time, between `start` and `end`, after which the distance stays within the tolerance.
  private func lastTimeOutside(from start: Double, to end: Double) -> Double {
    var (outside, inside) = (start, end)
    for _ in 0..<60 {
      let middle = (outside + inside) / 2
      if abs(distance(middle)) > Self.tolerance { outside = middle } else { inside = middle }
    }
    return inside
  }
}
