/// What content is dragged in, by a finger or a scroll wheel: its range, and what is shown of an
/// overshoot.
nonisolated struct DragField: Equatable {
  let geometry: ScrollGeometry
  /// The edges beyond which an overshoot is shown, or held; at the others content stops.
  let yieldingEdges: EdgeSet
  /// Which axes can be dragged along.
  let movesX, movesY: Bool
  /// What is shown of an overshoot along each axis.
  let bandX, bandY: RubberBand

  func moves(_ axis: Axis) -> Bool { axis == .vertical ? movesY : movesX }

  func band(_ axis: Axis) -> RubberBand { axis == .vertical ? bandY : bandX }

  /// The band without a limit: what is beyond the limit already returns along it.
  func wideBand(_ axis: Axis) -> RubberBand {
    RubberBand(length: geometry.size[axis], coefficient: band(axis).coefficient)
  }

  /// The place in the range that is nearest to `raw`, and whether an overshoot is shown there.
  func edge(_ raw: Double, along axis: Axis) -> (nearest: Double, yields: Bool) {
    let nearest = geometry.clamp(raw, along: axis)
    let edge = raw < nearest ? axis.leadingEdge : axis.trailingEdge
    return (nearest, yieldingEdges.contains(EdgeSet(edge)))
  }

  /// What is shown of content at `raw`: beyond the edge it yields, or stops.
  func shown(_ raw: Double, along axis: Axis) -> Double {
    let edge = edge(raw, along: axis)
    return edge.yields ? edge.nearest + band(axis).shown(raw - edge.nearest) : edge.nearest
  }
}

/// Where a drag counts from, and where the content is shown after its last move.
nonisolated struct DragAnchor {
  /// Where the finger was.
  private var finger: Point
  /// Where the content would have been without a rubber band.
  private var raw = Point.zero
  /// Where the content is shown, and the field then; other values since then mean that something
  /// else has moved the content.
  private var shown: Point
  private var field: DragField
  /// The overshoot along each axis that was caught beyond what a pull shows; 0 without one.
  private var caught = Point.zero

  /// Makes the anchor of a drag that begins, with a finger at a place and content that is shown at
  /// `offset`.
  init(finger: Point, offset: Point, in field: DragField) {
    (self.finger, shown, self.field) = (finger, offset, field)
    for axis in Axis.allCases {
      let edge = field.edge(offset[axis], along: axis).nearest
      let overshoot = offset[axis] - edge
      raw[axis] = edge + field.band(axis).raw(overshoot)
      guard !isInReach(overshoot, along: axis) else { continue }
      caught[axis] = overshoot
      raw[axis] = edge + field.wideBand(axis).raw(overshoot)
    }
  }

  /// Whether a finger can have pulled that far: by no more than the length of the view. A bounce passes
  /// the limit of a pull, and so may an overshoot whose limit is set while it is shown.
  private func isInReach(_ overshoot: Double, along axis: Axis) -> Bool {
    let (length, band) = (field.geometry.size[axis], field.band(axis))
    guard band.length < length, overshoot != 0 else { return true }
    return band.length > 0 && abs(band.raw(overshoot)) <= length
  }

  /// Where the content is after a move of the finger.
  ///
  /// Where something else has moved the content, or its range, since the move before, the drag counts
  /// from there on, so that nothing jumps.
  ///
  /// - Parameters:
  ///   - offset: Where the content is shown at present.
  ///   - field: What it moves in at present.
  ///   - position: Where the finger is.
  ///   - last: Where the finger was before this move.
  ///   - locked: The axis that stays, or nil.
  mutating func drag(
    _ offset: Point, in field: DragField, to position: Point, from last: Point, locked: Axis? = nil
  ) -> Point {
    if shown != offset || self.field != field {
      self = DragAnchor(finger: last, offset: offset, in: field)
    }
    var new = offset
    for axis in Axis.allCases where field.moves(axis) && axis != locked {
      let distance = position[axis] - finger[axis]
      new[axis] =
        caught[axis] == 0
        ? field.shown(raw[axis] - distance, along: axis) : returnCaught(by: distance, along: axis)
    }
    shown = new
    return new
  }

  /// Where content is that was caught beyond what a pull shows: it returns as without the limit, and is
  /// pulled no further. From where a pull can be, it is one.
  private mutating func returnCaught(by distance: Double, along axis: Axis) -> Double {
    let (edge, yields) = field.edge(raw[axis] - distance, along: axis)
    guard yields else { return edge }
    let shown = field.wideBand(axis).shown(raw[axis] - distance - edge)
    let overshoot = caught[axis] < 0 ? max(shown, caught[axis]) : min(shown, caught[axis])
    if isInReach(overshoot, along: axis) {
      caught[axis] = 0
      if overshoot != 0 { raw[axis] = edge + field.band(axis).raw(overshoot) + distance }
    }
    return edge + overshoot
  }

  /// Sets where the content is shown after a drag: the offset was rounded.
  mutating func setShown(_ offset: Point) {
    shown = offset
  }
}
