import RefreshKit

/// What the ops of a script move and size, and what a trace reads: the scroll view itself, or that of a
/// platform on which a host shows the same components.
@MainActor package protocol StagePlatform: AnyObject {
  /// The scroll view with the components; a host's follows the platform's.
  var list: ScrollView { get }

  // MARK: State

  /// Seconds since the stage was set.
  var now: Double { get }
  var frame: Rect { get }
  var isUserInteractionEnabled: Bool { get }
  var contentSize: Size { get }
  /// The app's own inset, with what components have reserved.
  var shownInset: EdgeInsets { get }
  var contentOffset: Point { get }
  /// The offset that the content would have were nothing held.
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
  /// - Throws: Where more entries of the main queue, or due items, run than `limit`.
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

/// The driver of a script's list: what it is called for is answered by the lists of the script.
final class ScriptedDriver: RangeKeepingDriver {
  /// Answers a call by its name in scripts.
  private let answer: (String) -> Void
  private let answers: (String) -> Bool

  /// Makes a driver; `answers` returns whether the script answers a call now.
  init(answers: @escaping (String) -> Bool, _ answer: @escaping (String) -> Void) {
    (self.answers, self.answer) = (answers, answer)
  }

  /// Only a driver that does not keep the range was asked for an offset in it, and has answered.
  var keepsRange: Bool { !answers(DriverRequest.offset.name) }

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
