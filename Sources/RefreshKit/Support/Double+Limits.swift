extension Double {
  /// NaN becomes the lower bound.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }

  var isLength: Bool { self >= 0 && isFinite }
}

/// The number that a setter stores: the new number or, if that is refused, `old`.
extension Double {
  func finite(or old: Double) -> Double { isFinite ? self : old }

  package func notNegative(or old: Double) -> Double { isFinite && self >= 0 ? self : old }

  func positive(or old: Double) -> Double { isFinite && self > 0 ? self : old }

  /// In points; greater than the rounding error of a sum.
  private static let tolerance = 1e-6

  package func isBeyond(_ threshold: Double) -> Bool { self - threshold > Self.tolerance }

  package func isBefore(_ threshold: Double) -> Bool { threshold - self > Self.tolerance }
}
