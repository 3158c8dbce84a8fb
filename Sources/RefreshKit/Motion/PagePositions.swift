/// The positions at which content with pages can rest. The first and the last page are the ends of
/// the range. The other pages are the multiples of the view's length inside the content. If an
/// inset is at least half a page long, the multiples in the inset are pages, too.
struct PagePositions {
  /// The length of the view.
  let length: Double
  let contentLength: Double
  let range: ClosedRange<Double>

  /// Returns the page before or after `position`: the page nearer to the end of a deceleration at
  /// the fast rate. That end is `position - velocity / k`, where `k` is ``DecelerationRate/decay``,
  /// a negative number.
  func target(from position: Double, velocity: Double) -> Double {
    guard length > 0 else { return clamp(position) }
    let projected = position - velocity / DecelerationRate.fast.decay
    let (before, after) = (page(before: position), page(after: position))
    return projected - before < after - projected ? before : after
  }

  /// Returns the next page, or the previous one if `isForward` is false; at an end of the range,
  /// that end. A position less than half a point from a page counts as that page.
  func page(beside position: Double, isForward: Bool) -> Double {
    guard length > 0 else { return clamp(position) }
    return isForward ? page(after: position + 0.5) : page(before: position - 0.5)
  }

  /// The nearest page at or before `position`.
  private func page(before position: Double) -> Double {
    guard position < range.upperBound else { return range.upperBound }
    var number = (position / length).rounded(.down)
    if isLast(number) { number -= 1 }
    return isFirst(number) ? range.lowerBound : clamp(number * length)
  }

  /// The nearest page at or after `position`.
  private func page(after position: Double) -> Double {
    guard position > range.lowerBound else { return range.lowerBound }
    var number = (position / length).rounded(.up)
    if isFirst(number) { number += 1 }
    return isLast(number) ? range.upperBound : clamp(number * length)
  }

  /// Whether the page with this number is so near to the start of the range that the start replaces
  /// it.
  private func isFirst(_ number: Double) -> Bool {
    number <= 0 && number * length - range.lowerBound < length / 2
  }

  /// Whether the page with this number is so near to the end of the range that the end replaces it.
  /// Half a point of content, or less, is no page of its own.
  private func isLast(_ number: Double) -> Bool {
    let last = max(0, ((contentLength - 0.5) / length).rounded(.up) - 1)
    return number >= last && range.upperBound - number * length < length / 2
  }

  private func clamp(_ position: Double) -> Double {
    position.clamped(to: range) + 0
  }
}
