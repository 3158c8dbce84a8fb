/// What moves the content: one thing at a time. Under a finger that has not dragged yet, an animated
/// call or the calls of a host may move the content.
struct ScrollActivity {
  enum Movement {
    case none
    case drag
    /// Its frames are shown by the calls of a host or a driver.
    case hostDeceleration
    /// Its frames are shown by the timeline.
    case motion
  }

  private(set) var movement = Movement.none

  /// Kept after the motion.
  private var lastPlayer: MotionPlayer?

  /// Set before the end of the drag is notified.
  var endedDragID = 0

  // MARK: Questions

  var isDragging: Bool { movement == .drag }

  var isDecelerating: Bool {
    switch movement {
    case .none, .drag: false
    case .hostDeceleration: true
    case .motion: lastPlayer?.cause == .deceleration
    }
  }

  var isMoving: Bool { movement != .none }

  var player: MotionPlayer? { movement == .motion ? lastPlayer : nil }

  /// In seconds of the timeline.
  var motionEnd: Double? { movement == .motion ? lastPlayer?.end : nil }

  var onlyReturnsHeld: Bool { movement == .motion && lastPlayer?.movesContent == false }

  // MARK: Changes

  mutating func beginDrag() {
    movement = .drag
  }

  mutating func endDrag() {
    if isDragging { movement = .none }
  }

  /// A motion that has replaced the drag continues.
  mutating func endHostDrag(decelerates: Bool) {
    if movement != .motion { movement = decelerates ? .hostDeceleration : .none }
  }

  mutating func play(_ player: MotionPlayer) {
    movement = .motion
    lastPlayer = player
  }

  /// A deceleration whose frames a driver reports replaces the motion.
  mutating func leaveToDriver() {
    movement = .hostDeceleration
  }

  mutating func stopMotion() {
    if !isDragging { movement = .none }
  }
}
