/// The velocity of a finger when it is lifted: a weighted mean of the last three velocities between
/// moves. The oldest has the greatest weight. Source: recordings of UIScrollView.
struct FingerVelocity {
  /// From the oldest velocity to the latest.
  private static let weights = (0.60, 0.35, 0.05)
  /// If the finger is slower than this speed when it is lifted, the content stops. In points per
  /// second.
  private static let threshold = 250.0
  /// If the finger rests longer than this time before it is lifted, the content stops. In seconds.
  private static let restLimit = 0.1

  private var time: Double
  private var position: Double
  /// The velocities between the last four moves, from the oldest to the latest; nil while there are
  /// fewer moves.
  private var velocities: (Double?, Double?, Double?)

  init(at position: Double, time: Double) {
    self.position = position
    self.time = time
  }

  /// Adds a move of the finger. If it takes so little time that its velocity would be infinite,
  /// only the position changes.
  mutating func move(to position: Double, time: Double) {
    let velocity = (position - self.position) / (time - self.time)
    if time > self.time, velocity.isFinite {
      velocities = (velocities.1, velocities.2, velocity)
      self.time = time
    }
    self.position = position
  }

  /// The weighted mean of the velocities, without the limits ``threshold`` and ``restLimit``; 0
  /// before the first move.
  var weightedMean: Double {
    switch velocities {
    case (let a?, let b?, let c?):
      a * Self.weights.0 + b * Self.weights.1 + c * Self.weights.2
    case (_, let b?, let c?): b / 2 + c / 2
    case (_, _, let c): c ?? 0
    }
  }

  func velocity(liftedAt time: Double) -> Double {
    let velocity = weightedMean
    return time - self.time > Self.restLimit || abs(velocity) < Self.threshold ? 0 : velocity
  }
}
