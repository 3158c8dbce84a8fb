/// The state of ``ScrollView/keepingPosition(_:)`` while it runs.
final class PositionKeeping {
  /// The axes along which there was content when keeping began. Along other axes there is no
  /// position to keep.
  let axes: [Axis]
  /// The overshoot along each axis when keeping began, with its sign.
  let overshoot: Point
  /// The offset that keeps the position: the offset when keeping began, or the one that was set
  /// last, plus the growth at the beginning of the content since then.
  private(set) var target: Point
  /// The growth at the beginning of the content since observers were last notified of it.
  var pending = Point.zero
  /// Whether the range has changed.
  var changesRange = false

  init(_ snapshot: ScrollSnapshot) {
    let geometry = snapshot.geometry
    axes = Axis.allCases.filter { geometry.contentSize[$0] > 0 }
    overshoot = snapshot.offset - geometry.clamp(snapshot.offset)
    target = snapshot.offset
  }

  /// Called before the size of the content changes.
  ///
  /// - Returns: The growth at the beginning of the content.
  func contentSizeWillChange(from old: Size, to new: Size) -> Point {
    var growth = Point.zero
    for axis in axes { growth[axis] = new[axis] - old[axis] }
    target = target + growth
    pending = pending + growth
    if new != old { changesRange = true }
    return growth
  }

  /// Called when the app, a component or the kit sets the offset, which is the target from now on.
  ///
  /// - Parameters:
  ///   - offset: The offset, in points of the content as it is now.
  ///   - axes: The axes along which it is set.
  /// - Returns: The offset from which the content moves: along these axes, the previous target.
  func retarget(to offset: Point, along axes: [Axis]) -> Point {
    var old = offset
    for axis in axes {
      old[axis] = target[axis]
      target[axis] = offset[axis]
    }
    return old
  }

  /// The nearest offset that is no further beyond an edge than the content was when keeping began.
  /// If nothing moves the content, it is in the range.
  func nearest(to offset: Point, in geometry: ScrollGeometry, isAtRest: Bool) -> Point {
    var result = offset
    for axis in Axis.allCases {
      let range = geometry.range(along: axis)
      let beyond = isAtRest ? 0 : overshoot[axis]
      result[axis] = offset[axis].clamped(
        to: range.lowerBound + min(0, beyond)...range.upperBound + max(0, beyond))
      // A rounding error must not move the content away from its edge.
      result[axis] = range.end(near: result[axis]) ?? result[axis]
    }
    return result
  }
}
