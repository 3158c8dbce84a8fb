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
