/// A way from one place to another that begins and ends gently: `3 s^2 - 2 s^3`.
nonisolated struct Ease {
  let from: Double
  let to: Double
  /// In seconds.
  let duration: Double

  /// The share of the way that is done after the share `time` of the duration, both in 0...1.
  static func share(_ time: Double) -> Double {
    let time = time.asShare
    return time * time * (3 - 2 * time)
  }

  /// Where it is, and how fast, after `time` seconds.
  func sample(_ time: Double) -> MotionSample {
    guard duration > 0 else { return MotionSample(position: to, velocity: 0) }
    let share = min(max(time / duration, 0), 1)
    return MotionSample(
      position: from + (to - from) * Self.share(share),
      velocity: (to - from) / duration * 6 * share * (1 - share))
  }
}
