/// Where something is along an axis, and how fast it moves.
nonisolated struct MotionSample: Equatable {
  /// In points.
  var position: Double
  /// In points a second.
  var velocity: Double
}
