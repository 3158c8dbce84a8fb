/// The deceleration of content after a drag, along one axis.
///
/// The velocity is `v(t) = v0 e^(k t)`, and the position is `x(t) = x0 + v0 F (1 - e^(k t))`, until
/// the speed is 10 points per second. `k` is ``DecelerationRate/decay``, and `F` is
/// ``DecelerationRate/reach``.
nonisolated struct Deceleration {
  /// The speed below which content stops, in points per second.
  static let stopSpeed = 10.0

  /// The position at the start, in points.
  let start: Double
  /// The velocity at the start, in points a second.
  let velocity: Double
  let rate: DecelerationRate

  /// The same deceleration with a start that is `distance` further.
  func shifted(by distance: Double) -> Deceleration {
    Deceleration(start: start + distance, velocity: velocity, rate: rate)
  }

  /// The duration, in seconds; 0 if the content is too slow to move.
  var duration: Double {
    abs(velocity) > Self.stopSpeed ? logarithm(Self.stopSpeed / abs(velocity)) / rate.decay : 0
  }

  /// The position at the end.
  var destination: Double {
    guard abs(velocity) > Self.stopSpeed else { return start }
    return start + (velocity - (velocity < 0 ? -Self.stopSpeed : Self.stopSpeed)) * rate.reach
  }

  /// The time at which the content reaches `edge`, in seconds; nil if it stops before that, or
  /// moves away from the edge.
  func time(reaching edge: Double) -> Double? {
    let distance = edge - start
    guard distance != 0 else { return 0 }
    guard (distance < 0) == (velocity < 0), abs(distance) < abs(destination - start) else {
      return nil
    }
    return logarithm(1 - distance / (velocity * rate.reach)) / rate.decay
  }

  /// The velocity at `edge`, in points a second.
  func velocity(at edge: Double) -> Double {
    velocity - (edge - start) / rate.reach
  }

  /// The position and the velocity after `time` seconds.
  func sample(_ time: Double) -> MotionSample {
    let fractionLeft = exponential(rate.decay * time)
    return MotionSample(
      position: start + velocity * rate.reach * (1 - fractionLeft),
      velocity: velocity * fractionLeft)
  }
}

/// The rate at which content slows down after a drag, like UIKit's type of the same name.
public nonisolated struct DecelerationRate: Sendable, Hashable {
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

  /// The exponent of the decay, per second: `1000 ln q`.
  var decay: Double { 1_000 * logarithm(rawValue) }

  /// The distance of a whole deceleration for each point per second of its initial velocity, in
  /// points: `q / (1000 (1 - q))`.
  var reach: Double { rawValue / (1_000 * (1 - rawValue)) }
}
