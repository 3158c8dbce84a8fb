/// Behavior of UIKit's scroll view that is undocumented, or differs between its versions. The host
/// must not depend on any of it.
public struct ScrollViewManners: Sendable {
  /// Whether key-value observers are notified of an offset before the delegate.
  public var observersAreFirst = true
  /// Whether setting the offset to its present value notifies.
  public var reportsEqualOffsets = true
  /// The number of pixels in a point that offsets are rounded to; 0 for no rounding.
  public var scale = 0.0
  /// Whether content at its top moves along when the top inset grows.
  public var growingInsetMovesContent = false
  /// Whether content under a finger moves along when the top inset changes.
  public var insetMovesDraggedContent = false
  /// Whether turning off interaction cancels touches.
  public var interactionCancelsTouches = true
  /// Whether leaving the window cancels touches, as in UIKit. Some scripts drag outside a window.
  public var windowCancelsTouches = true
  /// Whether content outside its range is moved back by the next layout, not at once.
  public var clampsInLayout = false
  /// Whether setting the property `contentOffset` lets a deceleration continue from there, as in
  /// Apple's sample StreetScroller. `setContentOffset(_:animated:)` ends it in any case.
  public var offsetContinuesDeceleration = true
  /// The move of the content between the end of the pan and the end of the drag, in points; nil if
  /// observers get no offset then.
  public var moveInPanEnd: Double?
  /// Whether content outside its range is moved back. False while recorded facts are played.
  public var clamps = true
  /// How far the content must be dragged down for a refresh control to begin, in points.
  public var refreshControlThreshold = 60.0
  /// Whether a refresh control adds its height to the inset itself, not only to the adjusted inset.
  public var refreshControlWritesInset = false
  /// Whether fingers on a trackpad count as tracking, as fingers on the screen do.
  public var trackpadTracks = false
  /// Whether observers are notified of the pan gesture's state.
  public var panIsObservable = true
  /// Whether observers are notified of any property.
  public var isObservable = true

  public init() {}
}

/// Moves the content of a scroll view as the system does.
@MainActor public protocol ScrollViewPhysics: AnyObject {
  /// Begins an animated move to `offset`.
  func scrollView(_ scrollView: UIScrollView, willScrollTo offset: CGPoint)

  /// Called when the offset is set. The present motion ends, except for a drag.
  func scrollViewOffsetWasSet(_ scrollView: UIScrollView)

  /// Called when the property of the offset is set in a deceleration, which continues from there.
  func scrollView(_ scrollView: UIScrollView, wasMovedBy distance: CGPoint)

  /// Called when the system cancels the touch.
  func scrollViewCancelsTouch(_ scrollView: UIScrollView)

  /// Called after a change of a size or an inset.
  func scrollViewGeometryDidChange(_ scrollView: UIScrollView)
}
