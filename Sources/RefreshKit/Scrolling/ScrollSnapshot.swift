#if UIKIT
  import UIKit
#endif

/// The state of a scroll view at one moment, as a value.
public struct ScrollSnapshot: Sendable {
  /// Sizes and insets.
  public var geometry: ScrollGeometry {
    didSet { rests = geometry.rests }
  }
  /// Stored because each change of the offset reads it.
  private(set) var rests: EdgeInsets
  /// The point of the content at the view's upper left corner.
  public var offset: Point
  /// See ``HeldOffset/held``.
  var held = Point.zero
  /// Whether the view is in a window.
  public var isInWindow = true
  /// The cause of the last change of the offset.
  public var cause = ScrollCause.app
  /// In the present range. Frames of an animated move do not count, because a touch may stop them.
  var isOffsetSetByApp = false
  /// The state of the pan gesture.
  public var panState = PanState.possible
  /// Whether a finger, a scroll wheel or a host drags the content.
  public var isDragging = false
  /// False while the end of the drag is being notified, unlike ``isDragging``.
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

  mutating func update(from activity: ScrollActivity) {
    isDragging = activity.isDragging
    isDecelerating = activity.isDecelerating
  }

  /// The held overshoot at each edge, in points; see ``ScrollView/heldOverscroll``.
  public var heldOverscroll: EdgeInsets { EdgeInsets(held: held) }
  var heldOffset: HeldOffset { HeldOffset(offset: offset, held: held) }
  var pulledOffset: Point { heldOffset.pulled }
}

/// The values of a scroll view that are shown at one time, even during an animation.
public struct ScrollPresentation: Sendable, GeometryValue {
  /// The point of the content at the upper left corner.
  public let contentOffset: Point
  /// The inset around the content.
  public let adjustedContentInset: EdgeInsets
}

/// The cause of a change of the offset.
public enum ScrollCause: String, Sendable, CaseIterable {
  /// A drag by a finger or a host.
  case finger
  /// A scroll wheel or a trackpad that pulls: ``ScrollView/allowsWheelPull``.
  case wheel
  /// The motion after a drag, or a host that shows one.
  case deceleration
  /// The app, by setting an offset, an inset or a size.
  case app
  /// A component, by moving the content or by reserving or releasing an inset.
  case component

  var isDrag: Bool { self == .finger || self == .wheel }
}

/// The state of the pan gesture of a scroll view.
public enum PanState: Sendable, Hashable {
  /// No finger has dragged yet.
  case possible
  /// A drag has just begun.
  case began
  /// The finger has moved.
  case changed
  /// The finger was lifted.
  case ended
  /// The system has canceled the touch.
  case cancelled
}

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
