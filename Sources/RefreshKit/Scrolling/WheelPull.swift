/// A phase of the events of a scroll wheel or a trackpad.
public nonisolated enum WheelPhase: String, Sendable, CaseIterable {
  /// The wheel has moved.
  case moved
  /// The fingers have left the trackpad: this is the last event before its momentum, or before
  /// rest.
  case ended
  /// The system has cancelled the gesture.
  case cancelled
}

/// A run of events of a scroll wheel, and their pull beyond an edge. It is a class, so that a list
/// without it needs no memory for it.
final class WheelPull {
  /// The pause after which a run of events is over, in seconds.
  static let pause = 0.15

  /// The time at which the present run ends if no event follows, or at which the last one has
  /// ended, in seconds of the timeline.
  private(set) var end = -Double.infinity
  /// The edges at which the content was when the run began. It may be pulled there.
  private(set) var edges = EdgeSet()
  /// The position of a finger that would move the content like the wheel.
  private var position = Point.zero
  private var anchor: DragAnchor?
  /// Whether work is scheduled at ``end``.
  var isScheduled = false

  /// Whether the wheel pulls.
  var isPulling: Bool { anchor != nil }

  /// Whether the run is over.
  func isOver(at time: Double) -> Bool { time >= end }

  /// Adds an event, which begins another run if the last one is over.
  ///
  /// - Parameters:
  ///   - time: The time of the event, in seconds of the timeline.
  ///   - present: The edges at which the content is now.
  func addEvent(at time: Double, _ present: EdgeSet) {
    if isOver(at: time) { edges = present }
    end = time + Self.pause
  }

  /// Ends pulls at an edge from which something else has moved the content. The wheel pulls there
  /// again only in another run.
  func stopPulling(at edge: Edge) {
    edges.remove(EdgeSet(edge))
  }

  /// Begins a pull of content that is shown at `offset`.
  func begin(of offset: Point, in limits: DragLimits) {
    position = .zero
    anchor = DragAnchor(finger: position, offset: offset, in: limits)
  }

  /// Returns the offset of the content after the wheel has moved by `distance`.
  ///
  /// - Parameters:
  ///   - offset: The present offset.
  ///   - distance: The distances of the wheel, in points.
  ///   - limits: The present limits of the pull.
  func pull(_ offset: Point, by distance: Point, in limits: DragLimits) -> Point {
    let last = position
    position = last - distance
    return anchor?.drag(offset, in: limits, to: position, from: last) ?? offset
  }

  /// Sets the offset that is shown after the move, once it was rounded.
  func setShown(_ offset: Point) {
    anchor?.setShown(offset)
  }

  /// Ends the pull. The run continues, but no longer pulls.
  func endPull() {
    anchor = nil
    edges = []
  }
}
