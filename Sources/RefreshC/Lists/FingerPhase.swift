import RefreshKit

/// What a finger does, by number.
nonisolated enum FingerPhase: Int32, CaseIterable {
  /// It comes down.
  case began = 0
  /// It has moved.
  case moved
  /// It is lifted.
  case ended
  /// The system takes it away.
  case cancelled

  /// The kit's value for it.
  var touchPhase: TouchPhase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
