#if UIKIT
  import UIKit
#endif

/// The state of a scroll view at one moment, as a value.
public struct ScrollSnapshot: Sendable {
  /// Sizes and insets.
  public var geometry: ScrollGeometry {
    didSet { restOffsets = geometry.restOffsets }
  }
  /// The offsets ``ScrollGeometry/rest(at:)`` of all edges. They are stored, because each change of
  /// the offset reads them.
  private(set) var restOffsets: EdgeInsets
  /// The point of the content at the view's upper left corner.
  public var offset: Point
  /// The overshoot that is held: ``HeldOffset/held``.
  var held = Point.zero
  /// Whether the view is in a window.
  public var isInWindow = true
  /// The cause of the last change of the offset.
  public var cause = ScrollCause.app
  /// Whether the app made the last change of the offset, and the range has not changed since. This
  /// is false during an animated move of the app, because a touch may stop the move. It becomes
  /// true at the end of the move.
  var isOffsetSetByApp = false
  /// The state of the pan gesture.
  public var panState = PanState.possible
  /// Whether a finger, a scroll wheel or a host drags the content.
  public var isDragging = false
  /// Whether a drag is in progress, and its end has not been announced. While observers are told of
  /// the end, this is false, and ``isDragging`` is still true.
  var isDragActive: Bool { isDragging && panState != .ended && panState != .cancelled }
  /// Whether the content continues to move after a drag.
  public var isDecelerating = false
  /// The number of drags that have begun, which identifies the present or the last one.
  public var dragID = 0
  /// The offset at which that drag began.
  public var dragStart = Point.zero

  init(geometry: ScrollGeometry, offset: Point) {
    (self.geometry, self.offset) = (geometry, offset)
    restOffsets = geometry.restOffsets
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
