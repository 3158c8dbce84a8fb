/// The pages along an axis of a paging view: the positions at which its content rests.
///
/// The first and the last page are the ends of the range. The others are at multiples of the view's
/// length: in the content, and in an inset that is at least half a page long.
nonisolated struct PagePositions {
  /// The length of the view, in points.
  let length: Double
  /// The length of the content, in points.
  let contentLength: Double
  /// The range in which content may rest.
  let range: ClosedRange<Double>

  /// The page at which released content comes to rest: of the two neighboring pages, the one
  /// nearer to `x - v / k`. `x` and `v` are the position and the velocity of the content, and `k`
  /// is the decay of the fast rate.
  func target(from position: Double, velocity: Double) -> Double {
    guard length > 0 else { return clamp(position) }
    let projected = position - velocity / DecelerationRate.fast.decay
    let (before, after) = (page(before: position), page(after: position))
    return projected - before < after - projected ? before : after
  }

  /// The page before or after `position`; at an end of the range, that end. A position within half
  /// a point of a page counts as that page.
  func page(beside position: Double, isForward: Bool) -> Double {
    guard length > 0 else { return clamp(position) }
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

  /// Whether the beginning of the range replaces the page with a number.
  private func isFirst(_ number: Double) -> Bool {
    number <= 0 && number * length - range.lowerBound < length / 2
  }

  /// Whether the end of the range replaces the page with a number. A rest of less than half a point
  /// is not a page.
  private func isLast(_ number: Double) -> Bool {
    let last = max(0, ((contentLength - 0.5) / length).rounded(.up) - 1)
    return number >= last && range.upperBound - number * length < length / 2
  }

  private func clamp(_ position: Double) -> Double {
    position.clamped(to: range) + 0
  }
}

/// The velocity of a finger when it is lifted, computed from its last moves along one axis.
///
/// It is a weighted mean of the last three velocities between moves. The oldest has the greatest
/// weight. Source: recordings of UIScrollView.
nonisolated struct ReleaseVelocity {
  /// The weights of the last three velocities, from the oldest on.
  private static let weights = (0.60, 0.35, 0.05)
  /// The velocity below which content stops when the finger is lifted, in points a second.
  private static let threshold = 250.0
  /// The longest time for which a finger may rest before it is lifted, in seconds. After a longer
  /// rest the content stops.
  private static let restLimit = 0.1

  private var time: Double
  private var position: Double
  /// The last velocities between moves, from the oldest on.
  private var velocities: (Double?, Double?, Double?)

  /// Makes the velocity of a finger that has just touched the view.
  init(at position: Double, time: Double) {
    self.position = position
    self.time = time
  }

  /// Adds a move of the finger. A move that takes no time, or so little that the velocity is
  /// infinite, only replaces the last position.
  mutating func move(to position: Double, time: Double) {
    let velocity = (position - self.position) / (time - self.time)
    if time > self.time, velocity.isFinite {
      velocities = (velocities.1, velocities.2, velocity)
      self.time = time
    }
    self.position = position
  }

  /// The weighted velocity, in points a second, without the limits; 0 before the first move.
  var weighted: Double {
    switch velocities {
    case (let a?, let b?, let c?):
      a * Self.weights.0 + b * Self.weights.1 + c * Self.weights.2
    case (_, let b?, let c?): b / 2 + c / 2
    case (_, _, let c): c ?? 0
    }
  }

  /// The velocity of the content if the finger is lifted at `time`, in points a second.
  func velocity(liftedAt time: Double) -> Double {
    let velocity = weighted
    return time - self.time > Self.restLimit || abs(velocity) < Self.threshold ? 0 : velocity
  }
}
