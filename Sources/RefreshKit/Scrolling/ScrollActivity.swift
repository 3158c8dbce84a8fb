/// The movement of a scroll view's content, and the finger that is down.
///
/// There is one movement at a time. A finger that has not dragged yet does not move the content.
/// Meanwhile an animated call or the calls of a host may move it.
nonisolated struct ScrollActivity {
  /// A movement of the content.
  enum Movement {
    /// The content does not move.
    case none
    /// A drag, by a finger or by the calls of a host.
    case drag
    /// A deceleration whose frames a host shows by calls.
    case hostDeceleration
    /// A motion whose frames the timeline shows: ``player``.
    case motion
  }

  /// The present movement of the content.
  private(set) var movement = Movement.none

  /// The last motion; nil before the first one.
  private var lastPlayer = Boxed<MotionPlayer>()

  /// The finger that is down, dragging or not.
  var finger: Finger? {
    get { storedFinger.value }
    set { storedFinger.value = newValue }
  }

  private var storedFinger = Boxed<Finger>()

  /// The time of the last touch, in seconds of the timeline; nil before the first one.
  var touchTime: Double?

  /// The number of the last drag that has ended, or whose end is being notified.
  var endedDragID = 0

  // MARK: Questions

  /// Whether a finger is down.
  var isTracking: Bool { finger != nil }

  /// Whether a finger or a host drags the content.
  var isDragging: Bool { movement == .drag }

  /// Whether the content continues to move after a drag.
  var isDecelerating: Bool {
    switch movement {
    case .none, .drag: false
    case .hostDeceleration: true
    case .motion: lastPlayer.value?.cause == .deceleration
    }
  }

  /// Whether nothing moves the content, and no finger is down.
  var isIdle: Bool { movement == .none && finger == nil }

  /// The motion whose frames are shown; nil without one.
  var player: MotionPlayer? { movement == .motion ? lastPlayer.value : nil }

  /// The time at which that motion ends, in seconds of the timeline; nil without one.
  var motionEnd: Double? { movement == .motion ? lastPlayer.value?.end : nil }

  /// Whether that motion only returns the held overshoot, and does not move the content.
  var onlyReturnsHeld: Bool { movement == .motion && lastPlayer.value?.movesContent == false }

  // MARK: Changes

  /// Changes the finger that is down.
  ///
  /// - Returns: The result of `body`; nil without a finger.
  @discardableResult
  mutating func changeFinger<Result>(_ body: (inout Finger) -> Result) -> Result? {
    storedFinger.change(body)
  }

  /// Begins a drag, which replaces any other movement.
  mutating func beginDrag() {
    movement = .drag
  }

  /// Ends the drag, if there is one.
  mutating func endDrag() {
    if isDragging { movement = .none }
  }

  /// Ends the drag of a host. A motion that has replaced the drag continues.
  ///
  /// - Parameter decelerates: Whether the host shows a deceleration.
  mutating func endHostDrag(decelerates: Bool) {
    if movement != .motion { movement = decelerates ? .hostDeceleration : .none }
  }

  /// Begins a motion, which replaces any other movement.
  mutating func play(_ player: MotionPlayer) {
    movement = .motion
    lastPlayer.value = player
  }

  /// Replaces a motion by a deceleration whose frames a driver reports.
  mutating func leaveToDriver() {
    movement = .hostDeceleration
  }

  /// Ends a motion or a host's deceleration. A drag continues.
  mutating func stopMotion() {
    if !isDragging { movement = .none }
  }
}
