nonisolated extension Double {
  /// The nearest number in `range`; its lower bound for NaN.
  @inline(__always)
  package func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }

  /// Whether this number can be a length: it is finite, and not negative.
  var isLength: Bool { self >= 0 && isFinite }
}

/// The numbers that setters store: the new number, or the old one if the new one is refused.
nonisolated extension Double {
  /// This number; `old` if it is not finite.
  func finite(or old: Double) -> Double { isFinite ? self : old }

  /// This number; `old` if it is negative or not finite.
  package func notNegative(or old: Double) -> Double { isFinite && self >= 0 ? self : old }

  /// This number; `old` if it is 0, negative or not finite.
  func positive(or old: Double) -> Double { isFinite && self > 0 ? self : old }

  /// This number, which may be infinite; `old` if it is negative or NaN.
  func notNegativeOrInfinite(or old: Double) -> Double { self >= 0 ? self : old }
}

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
