/// The limits of a drag by a finger or a scroll wheel: the range of the content, and the rubber
/// bands beyond it.
nonisolated struct DragLimits: Equatable {
  let geometry: ScrollGeometry
  /// The edges beyond which an overshoot is shown or held. At other edges the content stops.
  let elasticEdges: EdgeSet
  /// Whether the content can be dragged along each axis.
  let movesX, movesY: Bool
  /// The rubber band along each axis.
  let bandX, bandY: RubberBand

  func moves(_ axis: Axis) -> Bool { axis == .vertical ? movesY : movesX }

  func band(_ axis: Axis) -> RubberBand { axis == .vertical ? bandY : bandX }

  /// The rubber band without the limit of a pull, for the return of content that was caught beyond
  /// the limit.
  func unlimitedBand(_ axis: Axis) -> RubberBand {
    RubberBand(length: geometry.size[axis], coefficient: band(axis).coefficient)
  }

  /// The coordinate in the range that is nearest to `raw`, and whether an overshoot is shown there.
  func edge(_ raw: Double, along axis: Axis) -> (nearest: Double, isElastic: Bool) {
    let nearest = geometry.clamp(raw, along: axis)
    let edge = raw < nearest ? axis.leadingEdge : axis.trailingEdge
    return (nearest, elasticEdges.contains(EdgeSet(edge)))
  }

  /// The coordinate that is shown for content at `raw`, which may be beyond an edge.
  func shown(_ raw: Double, along axis: Axis) -> Double {
    let edge = edge(raw, along: axis)
    return edge.isElastic ? edge.nearest + band(axis).shown(raw - edge.nearest) : edge.nearest
  }
}

/// The start of a drag, and the offset that is shown after its last move.
nonisolated struct DragAnchor {
  /// The position of the finger at the start.
  private var finger: Point
  /// The offset at the start, as it would be without a rubber band.
  private var raw = Point.zero
  /// The offset and the limits after the last move. If they have changed since then, something else
  /// has moved the content.
  private var shown: Point
  private var limits: DragLimits
  /// The overshoot along each axis if the finger has caught content beyond the limit of a pull;
  /// otherwise 0.
  private var caught = Point.zero

  /// Makes the anchor of a drag that begins with the finger at a position and the content at
  /// `offset`.
  init(finger: Point, offset: Point, in limits: DragLimits) {
    (self.finger, shown, self.limits) = (finger, offset, limits)
    for axis in Axis.allCases {
      let edge = limits.edge(offset[axis], along: axis).nearest
      let overshoot = offset[axis] - edge
      raw[axis] = edge + limits.band(axis).raw(overshoot)
      guard !isReachableByPull(overshoot, along: axis) else { continue }
      caught[axis] = overshoot
      raw[axis] = edge + limits.unlimitedBand(axis).raw(overshoot)
    }
  }

  /// Whether a pull of at most the length of the view can show an overshoot. A bounce can exceed
  /// the limit of a pull, and so can an overshoot if the limit is set while the overshoot is shown.
  private func isReachableByPull(_ overshoot: Double, along axis: Axis) -> Bool {
    let (length, band) = (limits.geometry.size[axis], limits.band(axis))
    guard band.length < length, overshoot != 0 else { return true }
    return band.length > 0 && abs(band.raw(overshoot)) <= length
  }

  /// Returns the offset of the content after a move of the finger.
  ///
  /// If something else has moved the content or changed its range since the last move, the drag
  /// starts again from there, so that the content does not jump.
  ///
  /// - Parameters:
  ///   - offset: The present offset.
  ///   - limits: The present limits of the drag.
  ///   - position: The position of the finger.
  ///   - last: The position of the finger before this move.
  ///   - locked: The axis along which the content does not move, or nil.
  mutating func drag(
    _ offset: Point, in limits: DragLimits, to position: Point, from last: Point,
    locked: Axis? = nil
  ) -> Point {
    if shown != offset || self.limits != limits {
      self = DragAnchor(finger: last, offset: offset, in: limits)
    }
    var new = offset
    for axis in Axis.allCases where limits.moves(axis) && axis != locked {
      let distance = position[axis] - finger[axis]
      new[axis] =
        caught[axis] == 0
        ? limits.shown(raw[axis] - distance, along: axis) : returnCaught(by: distance, along: axis)
    }
    shown = new
    return new
  }

  /// Returns the coordinate of content that was caught beyond the limit of a pull. The content
  /// moves back as if there were no limit, and is not pulled further. An overshoot that a pull can
  /// show continues as an ordinary pull.
  private mutating func returnCaught(by distance: Double, along axis: Axis) -> Double {
    let (edge, isElastic) = limits.edge(raw[axis] - distance, along: axis)
    guard isElastic else { return edge }
    let shown = limits.unlimitedBand(axis).shown(raw[axis] - distance - edge)
    let overshoot = caught[axis] < 0 ? max(shown, caught[axis]) : min(shown, caught[axis])
    if isReachableByPull(overshoot, along: axis) {
      caught[axis] = 0
      if overshoot != 0 { raw[axis] = edge + limits.band(axis).raw(overshoot) + distance }
    }
    return edge + overshoot
  }

  /// Sets the offset that is shown after a move, once it was rounded.
  mutating func setShown(_ offset: Point) {
    shown = offset
  }
}
