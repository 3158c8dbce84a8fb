/// A motion from one position to another that starts and ends slowly: after the fraction `s` of the
/// duration, the fraction of the distance is `3 s^2 - 2 s^3`.
nonisolated struct EaseInOut {
  let from: Double
  let to: Double
  /// The duration, in seconds.
  let duration: Double

  /// The fraction of the distance, 0...1, after the fraction `time` of the duration, which is
  /// clamped to 0...1.
  static func fraction(_ time: Double) -> Double {
    let time = time.clamped(to: 0...1)
    return time * time * (3 - 2 * time)
  }

  /// The position and the velocity after `time` seconds.
  func sample(_ time: Double) -> MotionSample {
    guard duration > 0 else { return MotionSample(position: to, velocity: 0) }
    let fraction = (time / duration).clamped(to: 0...1)
    return MotionSample(
      position: from + (to - from) * Self.fraction(fraction),
      velocity: (to - from) / duration * 6 * fraction * (1 - fraction))
  }
}
