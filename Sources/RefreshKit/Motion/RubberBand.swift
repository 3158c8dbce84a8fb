/// How content is dragged beyond an edge: the further, the less it follows the finger.
///
/// Source: recordings of UIScrollView, `band(r) = c r D / (c r + D)` with c = 0.55.
package nonisolated struct RubberBand {
  /// How much of the first point is followed.
  static let coefficient = 0.55

  /// The length of the view along the axis, in points; the band never shows more.
  package let length: Double

  package init(length: Double) {
    self.length = length
  }

  /// What is shown of a raw overshoot, in points, with its sign; 0 in a view without a length.
  package func shown(_ raw: Double) -> Double {
    guard length > 0 else { return 0 }
    let pull = Self.coefficient * abs(raw)
    return (raw < 0 ? -1 : 1) * pull * length / (pull + length)
  }

  /// The raw overshoot that is shown as `shown`, in points. More than a pull can show counts as the most
  /// that it can.
  package func raw(_ shown: Double) -> Double {
    guard length > 0 else { return 0 }
    let reach = min(abs(shown), length * (1 - 1e-9))
    return (shown < 0 ? -1 : 1) * reach * length / (Self.coefficient * (length - reach))
  }
}
