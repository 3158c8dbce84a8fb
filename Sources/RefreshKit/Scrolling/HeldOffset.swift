/// An offset and a held overshoot. An overshoot is held if the pull beyond an edge does not move
/// the content.
///
/// The sum of both is the offset that the content would have if nothing were held. Only one edge of
/// an axis holds an overshoot at a time. The offset is then exactly at that end of the range.
nonisolated struct HeldOffset: Sendable, GeometryValue {
  /// The offset of the content.
  var offset: Point
  /// The held overshoot along each axis, in points: below 0 at the top and the left, above 0 at the
  /// bottom and the right.
  var held = Point.zero

  /// The offset that the content would have if nothing were held. Pulls are measured by it.
  var pulled: Point { offset + held }

  /// Whether another value is equal along `axis`.
  func equals(_ other: HeldOffset, along axis: Axis) -> Bool {
    offset[axis] == other.offset[axis] && held[axis] == other.held[axis]
  }
}

nonisolated extension EdgeInsets {
  /// Makes the held overshoot at each edge from that along each axis.
  init(held: Point) {
    self.init(
      top: max(0, 0 - held.y), left: max(0, 0 - held.x), bottom: max(0, held.y),
      right: max(0, held.x))
  }
}

nonisolated extension ScrollGeometry {
  /// The end of the range at `edge`, with the reserved insets.
  func limit(at edge: Edge) -> Double {
    let range = range(along: edge.axis)
    return edge == edge.axis.leadingEdge ? range.lowerBound : range.upperBound
  }

  /// The edge along `axis` that `offset` is beyond, or nil.
  func edge(passedBy offset: Point, along axis: Axis) -> Edge? {
    let range = range(along: axis)
    if offset[axis] < range.lowerBound { return axis.leadingEdge }
    return offset[axis] > range.upperBound ? axis.trailingEdge : nil
  }

  /// Splits the offset that the content would have if nothing were held. An overshoot beyond one of
  /// `edges` is held there.
  func split(_ pulled: Point, holdingAt edges: EdgeSet) -> HeldOffset {
    var result = HeldOffset(offset: pulled)
    for axis in Axis.allCases {
      guard let edge = edge(passedBy: pulled, along: axis), edges.contains(EdgeSet(edge)) else {
        continue
      }
      let limit = limit(at: edge)
      let held = pulled[axis] - limit
      result.offset[axis] = limit
      result.held[axis] = held.isFinite ? held : 0
    }
    return result
  }
}
