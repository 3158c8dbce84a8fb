/// What an event of a scroll wheel or a trackpad reports.
public nonisolated enum WheelPhase: Sendable, Hashable, CaseIterable {
  /// The wheel has moved.
  case moved
  /// The fingers have left the trackpad: this is the last event before its momentum, or before rest.
  case ended
  /// The system takes the gesture away.
  case cancelled
}

/// The events of a scroll wheel that follow each other, and the pull that they make at an edge. A class,
/// so that a list without it has no room for it.
final class WheelPull {
  /// For how long no event follows the last one of a run, in seconds.
  static let rest = 0.15

  /// When the present run, or the last one, ends unless another event follows, in seconds of the timeline.
  private(set) var end = -Double.infinity
  /// The edges at which the content was when the run began, where it may be pulled.
  private(set) var edges = EdgeSet()
  /// Where a finger would be that moves the content as the wheel does.
  private var position = Point.zero
  private var anchor: DragAnchor?
  /// Whether ``end`` will be noticed.
  var isScheduled = false

  /// Whether the wheel pulls.
  var isPulling: Bool { anchor != nil }

  /// Whether the run is over.
  func isOver(at time: Double) -> Bool { time >= end }

  /// Takes an event, which begins another run where the last one is over.
  ///
  /// - Parameters:
  ///   - time: When it is, in seconds of the timeline.
  ///   - present: The edges at which the content is now.
  func addEvent(at time: Double, _ present: EdgeSet) {
    if isOver(at: time) { edges = present }
    end = time + Self.rest
  }

  /// The content has moved away from an edge otherwise: the wheel pulls there only after a rest.
  func stopPulling(at edge: Edge) {
    edges.remove(EdgeSet(edge))
  }

  /// Begins a pull of content that is shown at `offset`.
  func begin(of offset: Point, in field: DragField) {
    position = .zero
    anchor = DragAnchor(finger: position, offset: offset, in: field)
  }

  /// Where the content is after the wheel has moved by `distance`.
  ///
  /// - Parameters:
  ///   - offset: Where it is shown at present.
  ///   - distance: The distances of the wheel, in points.
  ///   - field: What it moves in.
  func pull(_ offset: Point, by distance: Point, in field: DragField) -> Point {
    let last = position
    position = last - distance
    return anchor?.drag(offset, in: field, to: position, from: last) ?? offset
  }

  /// Sets where the content is shown after that: the offset was rounded.
  func setShown(_ offset: Point) {
    anchor?.setShown(offset)
  }

  /// The pull is over. The run is not: it pulls nothing more.
  func endPull() {
    anchor = nil
    edges = []
  }
}
