#if UIKIT
  import UIKit
#endif

/// The state of a scroll view at one moment, as a value.
public nonisolated struct ScrollSnapshot: Sendable {
  /// Sizes and insets.
  public var geometry: ScrollGeometry {
    didSet { rests = geometry.rests }
  }
  /// ``ScrollGeometry/rest(at:)`` of each edge. It is stored because each change of the offset
  /// reads it.
  private(set) var rests: EdgeInsets
  /// The point of the content at the view's upper left corner.
  public var offset: Point
  /// The held overshoot along each axis; see ``HeldOffset/held``.
  var held = Point.zero
  /// Whether the view is in a window.
  public var isInWindow = true
  /// The cause of the last change of the offset.
  public var cause = ScrollCause.app
  /// Whether the app has set the present offset, in the present range. The frames of an animated
  /// move do not count, because a touch may stop them.
  var isOffsetSetByApp = false
  /// The state of the pan gesture.
  public var panState = PanState.possible
  /// Whether a finger or a host drags the content.
  public var isDragging = false
  /// Whether a drag is under way, and its end is not being notified. During that notification
  /// ``isDragging`` is still true.
  var isDragActive: Bool { isDragging && panState != .ended && panState != .cancelled }
  /// Whether the content continues to move after a drag.
  public var isDecelerating = false
  /// The number of drags that have begun, which identifies the present or the last one.
  public var dragID = 0
  /// The offset at which that drag began.
  public var dragStart = Point.zero

  init(geometry: ScrollGeometry, offset: Point) {
    (self.geometry, self.offset) = (geometry, offset)
    rests = geometry.rests
  }

  /// Updates the values that follow from the activity of the scroll view.
  mutating func update(from activity: ScrollActivity) {
    isDragging = activity.isDragging
    isDecelerating = activity.isDecelerating
  }

  /// The held overshoot at each edge, in points; see ``ScrollView/heldOverscroll``.
  public var heldOverscroll: EdgeInsets { EdgeInsets(held: held) }
  /// The offset, with the held overshoot.
  var heldOffset: HeldOffset { HeldOffset(offset: offset, held: held) }
  /// The offset that the content would have if nothing were held. Pulls are measured by it.
  var pulledOffset: Point { heldOffset.pulled }
}

/// The values of a scroll view that are shown at one time, even during an animation.
public nonisolated struct ScrollPresentation: Sendable, GeometryValue {
  /// The point of the content at the upper left corner.
  public let contentOffset: Point
  /// The inset around the content.
  public let adjustedContentInset: EdgeInsets
}

/// The cause of a change of the offset.
public nonisolated enum ScrollCause: String, Sendable, CaseIterable {
  /// A finger that drags.
  case finger
  /// A scroll wheel or a trackpad that pulls: ``ScrollView/allowsWheelPull``.
  case wheel
  /// The motion after a drag, or a host that shows one.
  case deceleration
  /// The app, by setting an offset, an inset or a size.
  case app
  /// A component, by moving the content or by reserving and releasing an inset.
  case component

  /// Whether a finger or a scroll wheel drags.
  var isDrag: Bool { self == .finger || self == .wheel }
}

/// The state of the pan gesture of a scroll view.
public nonisolated enum PanState: Sendable, Hashable {
  /// No finger has dragged yet.
  case possible
  /// A drag has just begun.
  case began
  /// The finger has moved.
  case changed
  /// The finger was lifted.
  case ended
  /// The system has cancelled the touch.
  case cancelled
}

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
