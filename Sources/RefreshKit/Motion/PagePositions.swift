/// The first and the last page are the ends of the range. The others are at multiples of the view's
/// length: in the content, and in an inset that is at least half a page long.
struct PagePositions {
  /// The length of the view.
  let length: Double
  let contentLength: Double
  let range: ClosedRange<Double>

  /// The neighboring page that is nearer to `x - v / k`, where `k` is the decay of the fast rate.
  func target(from position: Double, velocity: Double) -> Double {
    guard length > 0 else { return clamp(position) }
    let projected = position - velocity / DecelerationRate.fast.decay
    let (before, after) = (page(before: position), page(after: position))
    return projected - before < after - projected ? before : after
  }

  /// At an end of the range, that end. A position within half a point of a page counts as the page.
  func page(beside position: Double, isForward: Bool) -> Double {
    guard length > 0 else { return clamp(position) }
    return isForward ? page(after: position + 0.5) : page(before: position - 0.5)
  }

  /// At or before `position`.
  private func page(before position: Double) -> Double {
    guard position < range.upperBound else { return range.upperBound }
    var number = (position / length).rounded(.down)
    if isLast(number) { number -= 1 }
    return isFirst(number) ? range.lowerBound : clamp(number * length)
  }

  /// At or after `position`.
  private func page(after position: Double) -> Double {
    guard position > range.lowerBound else { return range.lowerBound }
    var number = (position / length).rounded(.up)
    if isFirst(number) { number += 1 }
    return isLast(number) ? range.upperBound : clamp(number * length)
  }

  /// Whether the start of the range replaces the page.
  private func isFirst(_ number: Double) -> Bool {
    number <= 0 && number * length - range.lowerBound < length / 2
  }

  /// Whether the end of the range replaces the page. A rest of less than half a point is no page.
  private func isLast(_ number: Double) -> Bool {
    let last = max(0, ((contentLength - 0.5) / length).rounded(.up) - 1)
    return number >= last && range.upperBound - number * length < length / 2
  }

  private func clamp(_ position: Double) -> Double {
    position.clamped(to: range) + 0
  }
}

/// A weighted mean of the last three velocities between moves. The oldest has the greatest weight.
/// Source: recordings of UIScrollView.
struct ReleaseVelocity {
  /// From the oldest on.
  private static let weights = (0.60, 0.35, 0.05)
  /// Content stops if the finger is slower when it is lifted. In points per second.
  private static let threshold = 250.0
  /// Content stops if the finger rests longer before it is lifted. In seconds.
  private static let restLimit = 0.1

  private var time: Double
  private var position: Double
  /// Between moves, from the oldest on.
  private var velocities: (Double?, Double?, Double?)

  init(at position: Double, time: Double) {
    self.position = position
    self.time = time
  }

  /// A move that takes so little time that its velocity is infinite changes only the position.
  mutating func move(to position: Double, time: Double) {
    let velocity = (position - self.position) / (time - self.time)
    if time > self.time, velocity.isFinite {
      velocities = (velocities.1, velocities.2, velocity)
      self.time = time
    }
    self.position = position
  }

  /// Without the limits; 0 before the first move.
  var weighted: Double {
    switch velocities {
    case (let a?, let b?, let c?):
      a * Self.weights.0 + b * Self.weights.1 + c * Self.weights.2
    case (_, let b?, let c?): b / 2 + c / 2
    case (_, _, let c): c ?? 0
    }
  }

  func velocity(liftedAt time: Double) -> Double {
    let velocity = weighted
    return time - self.time > Self.restLimit || abs(velocity) < Self.threshold ? 0 : velocity
  }
}
