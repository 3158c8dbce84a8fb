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
