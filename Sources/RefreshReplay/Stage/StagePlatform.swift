import RefreshKit

/// What the ops of a script move and size, and what a trace reads: the scroll view itself, or that of a
/// platform on which a host shows the same components.
@MainActor package protocol StagePlatform: AnyObject {
  /// The scroll view with the components; a host's mirrors the platform's.
  var list: ScrollView { get }

  // MARK: State

  /// Seconds since the stage was set.
  var now: Double { get }
  var frame: Rect { get set }
  var isInWindow: Bool { get set }
  var isUserInteractionEnabled: Bool { get }
  var contentSize: Size { get set }
  /// The app's own inset.
  var contentInset: EdgeInsets { get set }
  /// The app's own inset, with what components have reserved.
  var shownInset: EdgeInsets { get }
  var safeAreaInsets: EdgeInsets { get set }
  var isPagingEnabled: Bool { get set }
  var contentOffset: Point { get set }
  /// The offset that the content would have were nothing held.
  var pulledOffset: Point { get }
  var heldOverscroll: EdgeInsets { get }
  var isTracking: Bool { get }
  var isDragging: Bool { get }
  var isDecelerating: Bool { get }

  /// The component in a slot.
  subscript(slot: Slot) -> RefreshComponent? { get set }

  // MARK: Moves

  func setContentOffset(_ offset: Point, animated: Bool)
  func keepingPosition(_ changes: () -> Void)
  func scrollWheel(dx: Double, dy: Double, phase: WheelPhase)
  func scroll(by step: ScrollStep, animated: Bool)
  func touch(_ phase: TouchPhase, at point: Point, id: Int, timestamp: Double?)
  func beginDragging()
  func drag(to offset: Point)
  func endDragging(decelerate: Bool)
  func cancelDragging()
  /// A frame of a deceleration.
  func decelerate(to offset: Point)
  func endDecelerating()

  /// Moves time on by `interval` seconds.
  ///
  /// - Throws: Where more entries of the main queue, or due items, run than `limit`.
  func advance(by interval: Double, limit: Int) throws(Timeline.Runaway)
}

extension ScrollView: StagePlatform {
  package var list: ScrollView { self }

  package var now: Double { timeline.now }

  package var shownInset: EdgeInsets { contentInset + reservedInset }

  package func advance(by interval: Double, limit: Int) throws(Timeline.Runaway) {
    try timeline.advance(by: interval, limit: limit)
  }
}
