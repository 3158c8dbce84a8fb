nonisolated extension Double {
  /// The number of `range` that is nearest to this one; its lower bound for NaN.
  @inline(__always)
  func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }

  /// Whether this number can be a length: it is finite, and not negative.
  var isLength: Bool { self >= 0 && isFinite }
}

/// What a property is after a number was set: the number, or the old one where it is refused.
nonisolated extension Double {
  /// This number; `old` where it is not finite.
  func finite(or old: Double) -> Double { isFinite ? self : old }

  /// This number; `old` where it is negative or not finite.
  func notNegative(or old: Double) -> Double { isFinite && self >= 0 ? self : old }

  /// This number; `old` where it is 0, negative or not finite.
  func positive(or old: Double) -> Double { isFinite && self > 0 ? self : old }

  /// This number, infinity included; `old` where it is negative or NaN.
  func durationWithoutEnd(or old: Double) -> Double { self >= 0 ? self : old }
}
