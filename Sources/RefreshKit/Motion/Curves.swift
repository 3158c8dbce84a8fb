/// Content that slows down: `v(t) = v0 e^(k t)` and `x(t) = x0 + v0 F (1 - e^(k t))`, until the
/// speed is 10 points per second. `k` is ``DecelerationRate/decay``, and `F` is
/// ``DecelerationRate/reach``.
struct Deceleration {
  /// In points per second.
  static let stopSpeed = 10.0

  /// The position at which the deceleration starts, in points.
  let start: Double
  /// The velocity at the start, in points per second.
  let velocity: Double
  let rate: DecelerationRate

  func shifted(by distance: Double) -> Deceleration {
    Deceleration(start: start + distance, velocity: velocity, rate: rate)
  }

  /// In seconds; 0 if the content is too slow to move.
  var duration: Double {
    abs(velocity) > Self.stopSpeed ? logarithm(Self.stopSpeed / abs(velocity)) / rate.decay : 0
  }

  var destination: Double {
    guard abs(velocity) > Self.stopSpeed else { return start }
    return start + (velocity - (velocity < 0 ? -Self.stopSpeed : Self.stopSpeed)) * rate.reach
  }

  /// When the content reaches `edge`, in seconds since the start. Nil if it stops before the edge
  /// or moves away from it.
  func time(reaching edge: Double) -> Double? {
    let distance = edge - start
    guard distance != 0 else { return 0 }
    guard (distance < 0) == (velocity < 0), abs(distance) < abs(destination - start) else {
      return nil
    }
    return logarithm(1 - distance / (velocity * rate.reach)) / rate.decay
  }

  func velocity(at edge: Double) -> Double {
    velocity - (edge - start) / rate.reach
  }

  /// `time` is in seconds since the start.
  func sample(_ time: Double) -> MotionSample {
    let fractionLeft = exponential(rate.decay * time)
    return MotionSample(
      position: start + velocity * rate.reach * (1 - fractionLeft),
      velocity: velocity * fractionLeft)
  }
}

/// The rate at which content slows down after a drag, like UIKit's type of the same name.
public struct DecelerationRate: Sendable, Hashable {
  /// The fraction of the velocity that is left after a millisecond, above 0 and below 1.
  public let rawValue: Double

  /// UIKit's normal rate: 0.998.
  public static let normal = DecelerationRate(rawValue: 0.998)
  /// UIKit's fast rate: 0.99.
  public static let fast = DecelerationRate(rawValue: 0.99)

  /// Makes a rate. A value that is not between 0 and 1 is replaced by that of the normal rate.
  public init(rawValue: Double) {
    self.rawValue = rawValue > 0 && rawValue < 1 ? rawValue : 0.998
  }

  /// The exponent of the decay, per second: `1000 ln q`, where `q` is ``rawValue``.
  var decay: Double { 1_000 * logarithm(rawValue) }

  /// How far content moves in a whole deceleration, in points, for each point per second of its
  /// velocity: `q / (1000 (1 - q))`, where `q` is ``rawValue``.
  var reach: Double { rawValue / (1_000 * (1 - rawValue)) }
}

/// The position `x(t) = X + A e^(-10 t) + B e^(-12 t)`, where `X` is the target: a spring of mass
/// 1, stiffness 120 and damping 22.
///
/// Source: fitted to recordings of UIScrollView.
struct Spring {
  private static let slow = 10.0
  private static let fast = 12.0
  /// The distance from the target at which the motion ends, in points.
  private static let tolerance = 0.5

  private(set) var target: Double
  private let a: Double
  private let b: Double

  /// Makes a bounce that starts `distance` points beyond `edge`. `carried` is the velocity of the
  /// content when it was released beyond the edge, or when it crossed the edge. The velocity at the
  /// start of the spring is `carried - 10 distance`.
  init(edge: Double, distance: Double, carried: Double) {
    target = edge
    a = distance + carried / 2
    b = -carried / 2
  }

  /// Returns the number `carried` for a bounce in progress, which is now `distance` points beyond
  /// its edge and moves with `velocity`.
  static func carried(at distance: Double, movingWith velocity: Double) -> Double {
    velocity + slow * distance
  }

  init(page: Double, distance: Double, velocity: Double) {
    target = page
    a = (velocity + Self.fast * distance) / 2
    b = -(velocity + Self.slow * distance) / 2
  }

  func shifted(by distance: Double) -> Spring {
    var spring = self
    spring.target += distance
    return spring
  }

  func sample(_ time: Double) -> MotionSample {
    let slow = a * exponential(-Self.slow * time)
    let fast = b * exponential(-Self.fast * time)
    return MotionSample(
      position: target + slow + fast, velocity: -Self.slow * slow - Self.fast * fast)
  }

  /// When the content crosses its target, in seconds since the start; nil if it only approaches the
  /// target.
  var crossing: Double? { time(of: -a / b) }

  /// The time after which the content stays within ``tolerance`` of its target, in seconds.
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

  /// When the content changes its direction, in seconds since the start; 0 if it never does.
  private var turningTime: Double { time(of: -Self.slow * a / (Self.fast * b)) ?? 0 }

  /// Returns the time at which `e^(-12 t)` is `ratio` times `e^(-10 t)`, in seconds since the
  /// start. Nil if `ratio` is not between 0 and 1: then there is no such time after the start.
  private func time(of ratio: Double) -> Double? {
    ratio > 0 && ratio < 1 ? -logarithm(ratio) / (Self.fast - Self.slow) : nil
  }

  private func lastTimeOutside(from start: Double, to end: Double) -> Double {
    var (outside, inside) = (start, end)
    for _ in 0..<60 {
      let middle = (outside + inside) / 2
      if abs(distance(middle)) > Self.tolerance { outside = middle } else { inside = middle }
    }
    return inside
  }
}

// The functions below use only operations that every processor rounds in the same way. So every
// machine computes a motion with exactly the same numbers, and the kit needs no C library.

/// Returns e to the power `x`. The error is at most one unit in the last place.
func exponential(_ x: Double) -> Double {
  guard !x.isNaN else { return x }
  let limit = 800.0  // beyond it the power is 0, or infinite
  let x = x.clamped(to: -limit...limit)
  // e^x = 2^n e^r, where n is chosen so that r is nearest to 0.
  let n = (x / Ln2.whole).rounded(.toNearestOrEven)
  let r = (x - n * Ln2.high) - n * Ln2.low
  var sum = 0.0
  var k = 14.0
  while k > 1 {
    sum = (1 + sum) * r / k
    k -= 1
  }
  return Double(sign: .plus, exponent: Int(n), significand: 1 + (r + r * sum))
}

/// Returns the natural logarithm; NaN for numbers below 0. The error is at most one unit in the
/// last place.
func logarithm(_ x: Double) -> Double {
  guard x > 0 else { return x == 0 ? -.infinity : .nan }
  guard x.isFinite else { return x }
  // ln x = n ln 2 + ln (1 + f), where 1 + f is between the square roots of 1/2 and 2.
  let isUpper = x.significand > 2.0.squareRoot()
  let n = Double(x.exponent) + (isUpper ? 1 : 0)
  let f = (isUpper ? x.significand / 2 : x.significand) - 1
  // ln (1 + f) = 2 artanh s = f - (half - s (half + rest)), where s = f / (2 + f) and half = f^2 /
  // 2. The product of s and rest is the series of 2 artanh s without its first term.
  let s = f / (2 + f)
  var rest = 0.0
  for k in (1...11).reversed() { rest = (rest + 2 / Double(2 * k + 1)) * s * s }
  let half = f * f / 2
  return n * Ln2.high - ((half - (s * (half + rest) + n * Ln2.low)) - f)
}

private enum Ln2 {
  static var whole: Double { 0x1.62e42fefa39efp-1 }
  /// The first 32 bits of ln 2. The product of this number and a whole number up to 1,100 is exact.
  static var high: Double { 0x1.62e42feep-1 }
  static var low: Double { 0x1.a39ef35793c76p-33 }
}

/// After the fraction `s` of the duration, `3 s^2 - 2 s^3` of the distance is covered.
struct EaseInOut {
  let from: Double
  let to: Double
  /// In seconds.
  let duration: Double

  /// Returns the part of the distance that is covered when the part `progress` of the duration is
  /// over. `progress` is clamped to 0...1.
  static func fraction(_ progress: Double) -> Double {
    let progress = progress.clamped(to: 0...1)
    return progress * progress * (3 - 2 * progress)
  }

  func sample(_ time: Double) -> MotionSample {
    guard duration > 0 else { return MotionSample(position: to, velocity: 0) }
    let fraction = (time / duration).clamped(to: 0...1)
    return MotionSample(
      position: from + (to - from) * Self.fraction(fraction),
      velocity: (to - from) / duration * 6 * fraction * (1 - fraction))
  }
}

/// The resistance of content that is dragged beyond an edge: a pull by `r` points shows an
/// overshoot of `c r D / (c r + D)` points, where `D` is ``length`` and `c` is ``coefficient``.
/// Source: recordings of UIScrollView.
package struct RubberBand: Hashable {
  /// The default of ``coefficient``, as in UIScrollView.
  static let coefficient = 0.55

  /// The longest pull that ``raw(_:)`` returns, in points. Longer pulls show practically the same
  /// overshoot.
  private static let longestPull = 1e15

  /// The limit that the overshoot approaches but never reaches, in points: the length of the view,
  /// or less.
  package let length: Double
  /// The fraction that is shown of a very short pull: above 0, and at most 1. Of a longer pull, a
  /// smaller fraction is shown.
  let coefficient: Double

  package init(length: Double) {
    self.init(length: length, coefficient: Self.coefficient)
  }

  init(length: Double, coefficient: Double) {
    (self.length, self.coefficient) = (length, coefficient)
  }

  /// Returns the overshoot that a pull by `raw` points shows, in points; 0 if ``length`` is 0.
  package func shown(_ raw: Double) -> Double {
    guard length > 0 else { return 0 }
    let pull = coefficient * abs(raw)
    return (raw < 0 ? -1 : 1) * pull * length / (pull + length)
  }

  /// Returns the pull that shows the overshoot `shown`, in points; 0 if ``length`` is 0. If no pull
  /// shows so much, returns a very long pull.
  package func raw(_ shown: Double) -> Double {
    guard length > 0 else { return 0 }
    let pull = min(abs(shown), length * (1 - 1e-9))
    let raw = pull * length / (coefficient * (length - pull))
    return (shown < 0 ? -1 : 1) * min(raw, Self.longestPull)
  }
}
