nonisolated extension Double {
  /// The tolerance within which a number is at a threshold, in points: more than the rounding errors of
  /// sums of the same numbers.
  private static let tolerance = 1e-6

  /// Whether a coordinate or a distance is greater than a threshold by more than rounding.
  @inline(__always)
  func isBeyond(_ threshold: Double) -> Bool { self - threshold > Self.tolerance }

  /// Whether a coordinate or a distance is less than a threshold by more than rounding.
  @inline(__always)
  func isBefore(_ threshold: Double) -> Bool { threshold - self > Self.tolerance }
}
