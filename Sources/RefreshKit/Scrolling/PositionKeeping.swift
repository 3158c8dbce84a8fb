/// The state of ``ScrollView/keepingPosition(_:)`` while it runs.
final class PositionKeeping {
  /// The calls that are under way inside each other, each with the entry of its observer.
  var calls: [ObservedEntry?] = []
  /// The axes along which there was content at the beginning: only along these is there a position
  /// to keep.
  let axes: [Axis]
  /// The overshoot along each axis at the beginning, with its sign.
  let overshoot: Point
  /// The offset that keeps the position: the one at the beginning, or the one that was set last,
  /// plus the growth in front since then.
  private(set) var target: Point
  /// The growth in front since observers were last notified of it.
  var pending = Point.zero
  /// Whether the range has changed.
  var changesRange = false

  init(_ view: ScrollSnapshot) {
    let geometry = view.geometry
    axes = Axis.allCases.filter { geometry.contentSize[$0] > 0 }
    overshoot = view.offset - geometry.clamp(view.offset)
    target = view.offset
  }

  /// Called before the size of the content changes.
  ///
  /// - Returns: The growth in front.
  func contentSizeWillChange(from old: Size, to new: Size) -> Point {
    var growth = Point.zero
    for axis in axes { growth[axis] = new[axis] - old[axis] }
    target = target + growth
    pending = pending + growth
    if new != old { changesRange = true }
    return growth
  }

  /// Called when the app, a component or the kit sets the offset: from now on that is the target.
  ///
  /// - Parameters:
  ///   - offset: The offset, in points of the content as it is now.
  ///   - axes: The axes along which it is set.
  /// - Returns: The offset from which the content moves: along these axes, the target until now.
  func retarget(to offset: Point, along axes: [Axis]) -> Point {
    var old = offset
    for axis in axes {
      old[axis] = target[axis]
      target[axis] = offset[axis]
    }
    return old
  }

  /// The offset that is nearest to `offset`, and no further beyond an edge than the content was at
  /// the beginning. If nothing moves the content, it is in the range.
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
