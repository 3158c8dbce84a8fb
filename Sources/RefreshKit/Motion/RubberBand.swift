/// How content is dragged beyond an edge: the further, the less it follows the finger.
///
/// Source: recordings of UIScrollView, `band(r) = c r D / (c r + D)` with c = 0.55.
package nonisolated struct RubberBand: Hashable {
  /// How much of the first point is followed by default.
  static let coefficient = 0.55

  /// The most that a pull counts as, in points: what is shown of two such pulls differs in no number.
  private static let reach = 1e15

  /// What the band never quite shows, in points: the length of the view along the axis, or less.
  package let length: Double
  /// How much of the first point is followed, above 0 and at most 1.
  let coefficient: Double

  /// Makes UIScrollView's rubber band.
  package init(length: Double) {
    self.init(length: length, coefficient: Self.coefficient)
  }

  init(length: Double, coefficient: Double) {
    (self.length, self.coefficient) = (length, coefficient)
  }

  /// What is shown of a raw overshoot, in points, with its sign; 0 in a view without a length.
  package func shown(_ raw: Double) -> Double {
    guard length > 0 else { return 0 }
    let pull = coefficient * abs(raw)
    return (raw < 0 ? -1 : 1) * pull * length / (pull + length)
  }

  /// The raw overshoot that is shown as `shown`, in points. More than a pull can show counts as the most
  /// that it can.
  package func raw(_ shown: Double) -> Double {
    guard length > 0 else { return 0 }
    let pull = min(abs(shown), length * (1 - 1e-9))
    let raw = pull * length / (coefficient * (length - pull))
    return (shown < 0 ? -1 : 1) * min(raw, Self.reach)
  }
}
