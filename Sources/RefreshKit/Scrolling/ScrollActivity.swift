/// What moves the content of a scroll view, and the finger that is down.
///
/// One thing moves the content at a time. A finger that is down and has not dragged yet moves nothing:
/// an animated call, or a host by calls, may move the content under it.
nonisolated struct ScrollActivity {
  /// What moves the content.
  enum Movement {
    /// Nothing.
    case none
    /// A drag, by a finger or by the calls of a host.
    case drag
    /// A deceleration whose frames a host shows by calls.
    case hostDeceleration
    /// A motion whose frames the timeline shows.
    case motion
  }

  /// What moves the content now.
  private(set) var movement = Movement.none

  /// The motion whose frames are shown; nil without one. It is stored beside the movement, so that its
  /// numbers are read in place: see HotPath.md.
  private(set) var player: MotionPlayer?

  /// When the motion ends, in seconds of the timeline; nil without one.
  private(set) var motionEnd: Double?

  /// The finger that is down, dragging or not.
  var finger: Finger?

  /// The number of the last drag that has ended, or whose end is being notified.
  var endedDragID = 0

  // MARK: Questions

  /// Whether a finger is down.
  var isTracking: Bool { finger != nil }

  /// Whether a finger or a host drags the content.
  var isDragging: Bool {
    if case .drag = movement { true } else { false }
  }

  /// Whether the content moves on after a drag.
  var isDecelerating: Bool {
    switch movement {
    case .none, .drag: false
    case .hostDeceleration: true
    case .motion: player?.cause == .deceleration
    }
  }

  /// Whether nothing moves the content, and no finger is down.
  var isIdle: Bool {
    if case .none = movement { finger == nil } else { false }
  }

  // MARK: Changes

  /// A drag begins, and ends whatever moved the content.
  mutating func beginDrag() {
    set(.drag)
  }

  /// The drag is over, if there is one.
  mutating func endDrag() {
    if isDragging { movement = .none }
  }

  /// The drag of a host is over; a motion that has begun since goes on.
  ///
  /// - Parameter decelerates: Whether the host shows a deceleration.
  mutating func endHostDrag(decelerates: Bool) {
    if player == nil { movement = decelerates ? .hostDeceleration : .none }
  }

  /// A motion begins, in place of what moved the content.
  mutating func play(_ player: MotionPlayer) {
    set(.motion, player)
  }

  /// A motion or a host's deceleration ends; a drag goes on.
  mutating func stopMotion() {
    if !isDragging { set(.none) }
  }

  private mutating func set(_ movement: Movement, _ player: MotionPlayer? = nil) {
    (self.movement, self.player, motionEnd) = (movement, player, player?.end)
  }
}
