/// Content that was thrown and slows down, along one axis.
///
/// Source: `v(t) = v0 e^(k t)`, `x(t) = x0 + v0 F (1 - e^(k t))`, down to 10 points a second.
nonisolated struct Deceleration {
  /// The velocity below which content stands still, in points a second.
  static let stopSpeed = 10.0

  /// Where it starts, in points.
  let start: Double
  /// How fast it starts, in points a second.
  let velocity: Double
  let rate: DecelerationRate

  /// How long it moves, in seconds; 0 where it is too slow to.
  var duration: Double {
    abs(velocity) > Self.stopSpeed ? logarithm(Self.stopSpeed / abs(velocity)) / rate.decay : 0
  }

  /// Where it comes to a stop.
  var landing: Double {
    guard abs(velocity) > Self.stopSpeed else { return start }
    return start + (velocity - (velocity < 0 ? -Self.stopSpeed : Self.stopSpeed)) * rate.reach
  }

  /// When it reaches `edge`, in seconds; nil where it stops before that or moves the other way.
  func time(reaching edge: Double) -> Double? {
    let distance = edge - start
    guard distance != 0 else { return 0 }
    guard (distance < 0) == (velocity < 0), abs(distance) < abs(landing - start) else { return nil }
    return logarithm(1 - distance / (velocity * rate.reach)) / rate.decay
  }

  /// How fast it is at `edge`, in points a second.
  func velocity(at edge: Double) -> Double {
    velocity - (edge - start) / rate.reach
  }

  /// Where it is, and how fast, after `time` seconds.
  func sample(_ time: Double) -> MotionSample {
    let left = exponential(rate.decay * time)
    return MotionSample(
      position: start + velocity * rate.reach * (1 - left), velocity: velocity * left)
  }
}
