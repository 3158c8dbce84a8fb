/// The pages along an axis of a paging view, on which content rests.
///
/// The first and the last page are the ends of the range. The others begin at multiples of the view's
/// length: the pages between the content's first and last, and those in an inset of at least half a
/// page.
nonisolated struct Paging {
  /// The length of the view, in points.
  let length: Double
  /// The length of the content, in points.
  let content: Double
  /// The range in which content may rest.
  let range: ClosedRange<Double>

  /// The page for content at `position` that is released with `velocity`: that of the two pages
  /// beside the position that is nearer to `x + v / -k`, with the decay of the fast rate.
  func target(from position: Double, velocity: Double) -> Double {
    guard length > 0 else { return clamp(position) }
    let projected = position - velocity / DecelerationRate.fast.decay
    let (before, after) = (page(before: position), page(after: position))
    return projected - before < after - projected ? before : after
  }

  /// The page before or after `position`; at an end of the range, that end. A position within half a
  /// point of a page is on it.
  func page(beside position: Double, isForward: Bool) -> Double {
    guard length > 0 else { return clamp(position) }
    // Less than half a point is the same page.
    return isForward ? page(after: position + 0.5) : page(before: position - 0.5)
  }

  /// The last page that begins at or before `position`.
  private func page(before position: Double) -> Double {
    guard position < range.upperBound else { return range.upperBound }
    var number = (position / length).rounded(.down)
    if isLast(number) { number -= 1 }
    return isFirst(number) ? range.lowerBound : clamp(number * length)
  }

  /// The first page that begins at or after `position`.
  private func page(after position: Double) -> Double {
    guard position > range.lowerBound else { return range.lowerBound }
    var number = (position / length).rounded(.up)
    if isFirst(number) { number += 1 }
    return isLast(number) ? range.upperBound : clamp(number * length)
  }

  /// Whether the beginning of the range replaces the page of that number.
  private func isFirst(_ number: Double) -> Bool {
    number <= 0 && number * length - range.lowerBound < length / 2
  }

  /// Whether the end of the range replaces the page of that number. Less than half a point of
  /// content is no page.
  private func isLast(_ number: Double) -> Bool {
    let last = max(0, ((content - 0.5) / length).rounded(.up) - 1)
    return number >= last && range.upperBound - number * length < length / 2
  }

  private func clamp(_ position: Double) -> Double {
    position.clamped(to: range) + 0
  }
}
