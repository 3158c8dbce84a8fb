/// What moves the content. Only one thing at a time does, with one exception: under a finger that
/// has not dragged yet, an animated call or the calls of a host may move the content.
struct ScrollActivity {
  enum Movement {
    case none
    case drag
    /// A host or a driver shows the frames, by its calls.
    case hostDeceleration
    /// The timeline shows the frames.
    case motion
  }

  private(set) var movement = Movement.none

  /// Kept when its motion has ended.
  private var lastPlayer: MotionPlayer?

  /// The last drag whose end was announced. It is set before observers are told that the drag has
  /// ended.
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

  /// If a motion has replaced the drag, it continues.
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
