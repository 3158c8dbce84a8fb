extension Double {
  /// The lower bound for NaN.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }

  var isLength: Bool { self >= 0 && isFinite }
}

/// The numbers that setters store: `old` if the new number is refused.
extension Double {
  func finite(or old: Double) -> Double { isFinite ? self : old }

  package func notNegative(or old: Double) -> Double { isFinite && self >= 0 ? self : old }

  func positive(or old: Double) -> Double { isFinite && self > 0 ? self : old }

  /// In points; greater than the rounding error of sums.
  private static let tolerance = 1e-6

  func isBeyond(_ threshold: Double) -> Bool { self - threshold > Self.tolerance }

  func isBefore(_ threshold: Double) -> Bool { threshold - self > Self.tolerance }
}
