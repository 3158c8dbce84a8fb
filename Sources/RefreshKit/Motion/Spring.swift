/// Content that a spring moves to a place, an edge or a page: `x(t) = X + A e^(-10 t) + B e^(-12 t)`.
///
/// Source: a spring of mass 1, stiffness 120 and damping 22, fitted to recordings of UIScrollView.
nonisolated struct Spring {
  private static let slow = 10.0
  private static let fast = 12.0
  /// The distance at which the motion ends, in points.
  private static let tolerance = 0.5

  /// The place at which it rests, in points.
  private(set) var target: Double
  private let a: Double
  private let b: Double

  /// Makes a bounce of content `distance` beyond the edge that was moving with `carried` when it was
  /// released or crossed the edge. The spring starts at `carried - 10 distance`.
  init(edge: Double, distance: Double, carried: Double) {
    target = edge
    a = distance + carried / 2
    b = -carried / 2
  }

  /// The velocity with which a bounce was carried that is `distance` beyond the edge and moves with
  /// `velocity`.
  static func carried(at distance: Double, movingWith velocity: Double) -> Double {
    velocity + slow * distance
  }

  /// Makes a motion to a page that starts with a velocity.
  init(page: Double, distance: Double, velocity: Double) {
    target = page
    a = (velocity + Self.fast * distance) / 2
    b = -(velocity + Self.slow * distance) / 2
  }

  /// The same to a place that is `distance` further.
  func shifted(by distance: Double) -> Spring {
    var spring = self
    spring.target += distance
    return spring
  }

  /// Where it is, and how fast, after `time` seconds.
  func sample(_ time: Double) -> MotionSample {
    let slow = a * exponential(-Self.slow * time)
    let fast = b * exponential(-Self.fast * time)
    return MotionSample(
      position: target + slow + fast, velocity: -Self.slow * slow - Self.fast * fast)
  }

  /// When it crosses its target for the last time, in seconds; nil where it only approaches it.
  var crossing: Double? { time(of: -a / b) }

  /// How long it takes until it is within half a point of its target and stays there, in seconds.
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

  /// When it changes its direction; 0 where it never does.
  private var turningTime: Double { time(of: -Self.slow * a / (Self.fast * b)) ?? 0 }

  /// When the faster decay has reached `ratio` of the slower one; nil where that is never, or no later
  /// than the start.
  private func time(of ratio: Double) -> Double? {
    ratio > 0 && ratio < 1 ? -logarithm(ratio) / (Self.fast - Self.slow) : nil
  }

  /// When the distance, which falls below the tolerance in between, is equal to it.
  private func lastTimeOutside(from start: Double, to end: Double) -> Double {
    var (outside, inside) = (start, end)
    for _ in 0..<60 {
      let middle = (outside + inside) / 2
      if abs(distance(middle)) > Self.tolerance { outside = middle } else { inside = middle }
    }
    return inside
  }
}
