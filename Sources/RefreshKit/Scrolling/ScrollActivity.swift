/// What moves the content at present. A finger that is down without a drag does not count. During
/// such a touch, a host or the motion of an animated call may move the content.
struct ScrollActivity {
  enum Movement {
    case none
    case drag
    /// A deceleration whose frames come from a host or a driver.
    case hostDeceleration
    /// A motion of the kit, whose frames the timeline shows.
    case motion
  }

  private(set) var movement = Movement.none

  /// The last motion. It stays stored after its end, and is read only while ``movement`` is
  /// ``Movement/motion``.
  private var lastPlayer: MotionPlayer?

  /// The number of the last drag whose end was announced. It is set before the observers are told,
  /// so that they already see that the drag has ended.
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

  /// When the motion ends, in seconds of the timeline; nil without a motion.
  var motionEnd: Double? { movement == .motion ? lastPlayer?.end : nil }

  var onlyReturnsHeld: Bool { movement == .motion && lastPlayer?.movesContent == false }

  // MARK: Changes

  mutating func beginDrag() {
    movement = .drag
  }

  mutating func endDrag() {
    if isDragging { movement = .none }
  }

  /// Ends the drag of a host or a driver. If a motion has replaced the drag, the motion continues.
  mutating func endHostDrag(decelerates: Bool) {
    if movement != .motion { movement = decelerates ? .hostDeceleration : .none }
  }

  mutating func play(_ player: MotionPlayer) {
    movement = .motion
    lastPlayer = player
  }

  /// Replaces the motion with a deceleration whose frames a driver reports.
  mutating func leaveToDriver() {
    movement = .hostDeceleration
  }

  mutating func stopMotion() {
    if !isDragging { movement = .none }
  }
}
