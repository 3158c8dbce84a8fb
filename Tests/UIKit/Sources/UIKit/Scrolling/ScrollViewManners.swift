/// What is not known of UIKit's scroll view, or differs between its versions: the host must not depend
/// on any of it.
public struct ScrollViewManners: Sendable {
  /// Whether key-value observers are notified of an offset before the delegate.
  public var observersAreFirst = true
  /// Whether setting the offset that is there already notifies.
  public var reportsEqualOffsets = true
  /// How many pixels of a point offsets are rounded to; 0 rounds nothing.
  public var scale = 0.0
  /// Whether content at its top follows the edge of a top inset that grows.
  public var growingInsetMovesContent = false
  /// Whether content moves with a top inset that changes while a finger drags it.
  public var insetMovesDraggedContent = false
  /// Whether touches are cancelled when interaction is turned off.
  public var interactionCancelsTouches = true
  /// Whether touches are cancelled when the window is left, as UIKit does. Some scripts drag outside of a window.
  public var windowCancelsTouches = true
  /// Whether content out of its range is moved back by the next layout, not at once.
  public var clampsInLayout = false
  /// Whether a deceleration continues from where the property `contentOffset` is set to, as in Apple's sample
  /// StreetScroller; `setContentOffset(_:animated:)` ends it in any case.
  public var offsetContinuesDeceleration = true
  /// How far the content moves between the pan's end and the drag's, in points; nil if observers are not
  /// notified of an offset then.
  public var moveInPanEnd: Double?
  /// Whether content out of its range is moved back; not while recorded facts are played.
  public var clamps = true
  /// How far the content is dragged down until a refresh control begins, in points.
  public var refreshControlThreshold = 60.0
  /// Whether a refresh control adds its height to the inset itself, not only to the adjusted inset.
  public var refreshControlWritesInset = false
  /// Whether fingers on a trackpad count as tracking, as those on the screen do.
  public var trackpadTracks = false
  /// Whether observers are notified of the pan gesture's state.
  public var panIsObservable = true
  /// Whether observers are notified of anything.
  public var isObservable = true

  public init() {}
}

/// What moves the content of a scroll view by itself.
@MainActor public protocol ScrollViewPhysics: AnyObject {
  /// The content is to move to `offset`, and be seen on its way.
  func scrollView(_ scrollView: UIScrollView, willScrollTo offset: CGPoint)

  /// Something has set the offset: what moved the content ends, but for a finger.
  func scrollViewOffsetWasSet(_ scrollView: UIScrollView)

  /// The property of the offset was set in a deceleration, which continues from there.
  func scrollView(_ scrollView: UIScrollView, wasMovedBy distance: CGPoint)

  /// The system takes the finger away.
  func scrollViewCancelsTouch(_ scrollView: UIScrollView)

  /// A size or an inset has changed.
  func scrollViewGeometryDidChange(_ scrollView: UIScrollView)
}
