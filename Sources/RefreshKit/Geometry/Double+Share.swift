nonisolated extension Double {
  /// This number as a share of a whole: within 0...1, and 0 where it is no number.
  var asShare: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
