nonisolated extension Double {
  /// This number as a share of a whole: within 0...1, and 0 where it is no number.
  var asShare: Double { self > 0 ? Swift.min(self, 1) : 0 }

  /// Whether this number can be a length: it is finite, and not negative.
  var isLength: Bool { self >= 0 && isFinite }
}
