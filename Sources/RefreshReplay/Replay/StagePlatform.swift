import RefreshKit

/// The scroll view on which the ops of a script act, and which a trace reads. It is the kit's
/// scroll view, or a scroll view of a platform in which a host shows the components.
@MainActor package protocol StagePlatform: AnyObject {
  /// The kit's scroll view, which has the components. With a host, it follows the scroll view of
  /// the platform.
  var list: ScrollView { get }

  // MARK: State

  /// Seconds since the stage was set.
  var now: Double { get }
  var frame: Rect { get }
  var isUserInteractionEnabled: Bool { get }
  var contentSize: Size { get }
  /// The inset of the app, plus the insets that components have reserved.
  var shownInset: EdgeInsets { get }
  var contentOffset: Point { get }
  /// The offset that the content would have if no component held it while it is pulled.
  var pulledOffset: Point { get }
  var heldOverscroll: EdgeInsets { get }
  var isTracking: Bool { get }
  var isDragging: Bool { get }
  var isDecelerating: Bool { get }

  subscript(slot: Slot) -> RefreshComponent? { get set }

  // MARK: Input

  func apply(_ input: ListInput)

  func keepingPosition(_ changes: () -> Void)

  /// Moves time on by `interval` seconds.
  ///
  /// - Throws: An error if more than `limit` entries of the main queue, or more than `limit` due
  ///   items, would run.
  func advance(by interval: Double, limit: Int) throws(Timeline.Runaway)

  /// Moves time on by `interval` seconds, and runs nothing.
  func advanceTime(by interval: Double)
}

extension ScrollView: StagePlatform {
  package var list: ScrollView { self }

  package var now: Double { timeline.now }

  package var shownInset: EdgeInsets { contentInset + reservedInset }

  package func advance(by interval: Double, limit: Int) throws(Timeline.Runaway) {
    try timeline.advance(by: interval, limit: limit)
  }

  package func advanceTime(by interval: Double) { timeline.advanceTime(by: interval) }
}

/// The driver of a stage without a platform. It answers a request by running the `on` list that the
/// script has for that request.
final class ScriptedDriver: RangeKeepingDriver {
  /// Answers a request. The argument is the name of the request in scripts.
  private let answer: (String) -> Void
  /// Returns whether the script has an answer to a request now.
  private let hasAnswer: (String) -> Bool

  init(hasAnswer: @escaping (String) -> Bool, _ answer: @escaping (String) -> Void) {
    (self.hasAnswer, self.answer) = (hasAnswer, answer)
  }

  /// Whether the driver itself moves the content into the range after an inset has become smaller.
  /// False if the script has an answer to a request for an offset: then the recorded list requested
  /// that move, so the recorded driver did not make it by itself.
  var keepsRange: Bool { !hasAnswer(DriverRequest.offset.name) }

  func scrollViewReservedInsetDidChange(_ scrollView: ScrollView) {
    answer(DriverRequest.reservedInset.name)
  }

  func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView) {
    answer(DriverRequest.heldEdges.name)
  }

  func scrollViewInteractionDidChange(_ scrollView: ScrollView) {
    answer(DriverRequest.interaction.name)
  }

  func scrollViewBouncingDidChange(_ scrollView: ScrollView) {
    answer(DriverRequest.bouncing.name)
  }

  func scrollViewNeedsLayout(_ scrollView: ScrollView) {
    answer(DriverRequest.layout.name)
  }

  func scrollView(_ scrollView: ScrollView, requestsOffset offset: Point, animated: Bool) {
    answer(DriverRequest.offset.name)
  }

  func scrollView(_ scrollView: ScrollView, shiftsOffsetBy distance: Point) {
    answer(DriverRequest.shift.name)
  }

  func scrollView(_ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void) {
    answer(DriverRequest.animation.name)
    changes()
    answer(DriverRequest.animated.name)
  }
}
