/// The resistance of content that is dragged beyond an edge. The further the content is beyond the
/// edge, the less it follows the finger.
///
/// Source: recordings of UIScrollView, `band(r) = c r D / (c r + D)` with c = 0.55.
package nonisolated struct RubberBand: Hashable {
  /// The default of ``coefficient``.
  static let coefficient = 0.55

  /// The longest pull that counts, in points. All longer pulls show the same overshoot.
  private static let reach = 1e15

  /// The limit that the shown overshoot never reaches, in points: the length of the view along the
  /// axis, or less.
  package let length: Double
  /// The distance that content moves for the first point of a pull, in points; above 0 and at most
  /// 1.
  let coefficient: Double

  /// Makes UIScrollView's rubber band.
  package init(length: Double) {
    self.init(length: length, coefficient: Self.coefficient)
  }

  init(length: Double, coefficient: Double) {
    (self.length, self.coefficient) = (length, coefficient)
  }

  /// The overshoot that is shown for a pull by `raw` points, with the same sign; 0 if ``length`` is
  /// 0.
  package func shown(_ raw: Double) -> Double {
    guard length > 0 else { return 0 }
    let pull = coefficient * abs(raw)
    return (raw < 0 ? -1 : 1) * pull * length / (pull + length)
  }

  /// The pull, in points, that shows the overshoot `shown`; the longest pull if none shows as much.
  package func raw(_ shown: Double) -> Double {
    guard length > 0 else { return 0 }
    let pull = min(abs(shown), length * (1 - 1e-9))
    let raw = pull * length / (coefficient * (length - pull))
    return (shown < 0 ? -1 : 1) * min(raw, Self.reach)
  }
}
