import RefreshKit

/// The phase of a touch, by number.
nonisolated enum FingerPhase: Int32, CaseIterable {
  /// The finger touches the screen.
  case began = 0
  /// The finger has moved.
  case moved
  /// The finger is lifted.
  case ended
  /// The system cancels the touch.
  case cancelled

  /// The kit's value for this phase.
  var touchPhase: TouchPhase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
