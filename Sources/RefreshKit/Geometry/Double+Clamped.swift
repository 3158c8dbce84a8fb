nonisolated extension Double {
  /// The number of `range` that is nearest to this one; its lower bound where this is no number.
  @inline(__always)
  func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }

  /// Whether this number can be a length: it is finite, and not negative.
  var isLength: Bool { self >= 0 && isFinite }
}
