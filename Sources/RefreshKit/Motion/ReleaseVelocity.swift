/// How fast a finger was when it let go, from its last moves along one axis.
///
/// Source: recordings of UIScrollView; of the last three velocities between moves the oldest counts
/// most.
nonisolated struct ReleaseVelocity {
  /// The weights of the last three velocities, from the oldest on.
  private static let weights = (0.60, 0.35, 0.05)
  /// What is slower does not throw, in points a second.
  private static let least = 250.0
  /// A finger that has rested this long does not throw, in seconds.
  private static let patience = 0.1

  private var time: Double
  private var position: Double
  private var pairs: (Double?, Double?, Double?)

  /// A finger comes down.
  init(at position: Double, time: Double) {
    self.position = position
    self.time = time
  }

  /// The finger has moved. Two places at the same time count as the later one, and so do two between
  /// which it would have been faster than a number can say.
  mutating func move(to position: Double, time: Double) {
    let velocity = (position - self.position) / (time - self.time)
    if time > self.time, velocity.isFinite {
      pairs = (pairs.1, pairs.2, velocity)
      self.time = time
    }
    self.position = position
  }

  /// The weighted velocity, in points a second, without the limits; 0 before the first move.
  var weighted: Double {
    switch pairs {
    case (let a?, let b?, let c?):
      a * Self.weights.0 + b * Self.weights.1 + c * Self.weights.2
    case (_, let b?, let c?): b / 2 + c / 2
    case (_, _, let c): c ?? 0
    }
  }

  /// The velocity that content is thrown with where the finger is lifted at `time`.
  func velocity(liftedAt time: Double) -> Double {
    let velocity = weighted
    return time - self.time > Self.patience || abs(velocity) < Self.least ? 0 : velocity
  }
}
