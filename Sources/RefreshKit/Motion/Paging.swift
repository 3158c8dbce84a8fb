/// Where content comes to rest in a view that pages along an axis.
nonisolated enum Paging {
  /// The page for content at `position` that a finger lets go with `velocity`: the one nearest to
  /// `x + v / -k` with the decay of the fast rate, but none beyond the pages on either side.
  ///
  /// Pages begin at multiples of `length`, and the first and last are where the range ends.
  static func target(
    from position: Double, velocity: Double, length: Double, range: ClosedRange<Double>
  ) -> Double {
    func clamp(_ position: Double) -> Double {
      min(max(position, range.lowerBound), range.upperBound)
    }
    guard length > 0 else { return clamp(position) }
    let projected = position - velocity / DecelerationRate.fast.decay
    let page = (projected / length).rounded()
    let before = (position / length).rounded(.down)
    let after = (position / length).rounded(.up)
    return clamp(min(max(page, before), after) * length)
  }
}
