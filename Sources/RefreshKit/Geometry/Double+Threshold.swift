nonisolated extension Double {
  /// The tolerance of comparisons with a threshold, in points. It is greater than the rounding
  /// error of sums.
  private static let tolerance = 1e-6

  /// Whether a coordinate or a distance is greater than a threshold by more than the tolerance.
  @inline(__always)
  func isBeyond(_ threshold: Double) -> Bool { self - threshold > Self.tolerance }

  /// Whether a coordinate or a distance is less than a threshold by more than the tolerance.
  @inline(__always)
  func isBefore(_ threshold: Double) -> Bool { threshold - self > Self.tolerance }
}
