/// The pages along an axis of a view that pages: content rests on them.
///
/// The first and the last page are the ends of the range. The others begin at multiples of the view's
/// length: those of the content between its first and its last page, and those in an inset of half a
/// page and more.
nonisolated struct Paging {
  /// The length of the view, in points.
  let length: Double
  /// The length of the content, in points.
  let content: Double
  /// Where content may rest.
  let range: ClosedRange<Double>

  /// The page for content at `position` that is released with `velocity`: of the pages on either
  /// side the one nearer to `x + v / -k`, with the decay of the fast rate.
  func target(from position: Double, velocity: Double) -> Double {
    guard length > 0 else { return clamp(position) }
    let projected = position - velocity / DecelerationRate.fast.decay
    let (before, after) = (page(before: position), page(after: position))
    return projected - before < after - projected ? before : after
  }

  /// The page before or after the one at `position`, or after the beginning of that; at an end that end.
  func page(beside position: Double, isForward: Bool) -> Double {
    guard length > 0 else { return clamp(position) }
    // Less than half a point is the same page.
    return isForward ? page(after: position + 0.5) : page(before: position - 0.5)
  }

  /// The last page that does not begin behind `position`.
  private func page(before position: Double) -> Double {
    guard position < range.upperBound else { return range.upperBound }
    var number = (position / length).rounded(.down)
    if isLast(number) { number -= 1 }
    return isFirst(number) ? range.lowerBound : clamp(number * length)
  }

  /// The first page that does not begin before `position`.
  private func page(after position: Double) -> Double {
    guard position > range.lowerBound else { return range.lowerBound }
    var number = (position / length).rounded(.up)
    if isFirst(number) { number += 1 }
    return isLast(number) ? range.upperBound : clamp(number * length)
  }

  /// Whether the beginning of the range takes the place of the page of that number.
  private func isFirst(_ number: Double) -> Bool {
    number <= 0 && number * length - range.lowerBound < length / 2
  }

  /// Whether the end of the range takes the place of the page of that number. Less than half a point
  /// of content is no page.
  private func isLast(_ number: Double) -> Bool {
    let last = max(0, ((content - 0.5) / length).rounded(.up) - 1)
    return number >= last && range.upperBound - number * length < length / 2
  }

  private func clamp(_ position: Double) -> Double {
    position.clamped(to: range) + 0
  }
}
