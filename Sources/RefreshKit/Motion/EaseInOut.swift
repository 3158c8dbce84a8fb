/// A motion from one position to another that starts and ends slowly. After the fraction `s` of its
/// duration it has covered the fraction `3 s^2 - 2 s^3` of its distance.
nonisolated struct EaseInOut {
  let from: Double
  let to: Double
  /// The duration, in seconds.
  let duration: Double

  /// The fraction of the distance that is covered after a fraction of the duration, 0...1. The
  /// fraction of the duration is clamped to the same range.
  static func fraction(_ progress: Double) -> Double {
    let progress = progress.clamped(to: 0...1)
    return progress * progress * (3 - 2 * progress)
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
