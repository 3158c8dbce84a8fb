/// What is noted while ``ScrollView/keepingPosition(_:)`` runs.
final class PositionKeeping {
  /// The calls that are under way inside each other, each with what observes it.
  var calls: [ObservedEntry?] = []
  /// The axes along which there was content when it began: only there is a position to keep.
  let axes: [Axis]
  /// The overshoot along each axis when it began, with its sign.
  let overshoot: Point
  /// Where the content is to be: the offset when it began, or the one that was set since, with what has grown in
  /// front from then on.
  private(set) var target: Point
  /// By how much the content has grown in front since observers were notified of it.
  var pending = Point.zero
  /// Whether the range has changed.
  var changesRange = false

  init(_ view: ScrollSnapshot) {
    let geometry = view.geometry
    axes = Axis.allCases.filter { geometry.contentSize[$0] > 0 }
    overshoot = view.offset - geometry.clamp(view.offset)
    target = view.offset
  }

  /// Notes that the size of the content changes.
  ///
  /// - Returns: By how much it grows in front.
  func contentSizeWillChange(from old: Size, to new: Size) -> Point {
    var growth = Point.zero
    for axis in axes { growth[axis] = new[axis] - old[axis] }
    target = target + growth
    pending = pending + growth
    if new != old { changesRange = true }
    return growth
  }

  /// Notes where the app, a component or the kit has put the content.
  ///
  /// - Parameters:
  ///   - offset: Where to, in points of the content as it is now.
  ///   - axes: Along which axes.
  /// - Returns: Where it comes from: along these axes, from where it was to be.
  func retarget(to offset: Point, along axes: [Axis]) -> Point {
    var old = offset
    for axis in axes {
      old[axis] = target[axis]
      target[axis] = offset[axis]
    }
    return old
  }

  /// The place that is nearest to `offset` and no further beyond an edge than the content was when it began;
  /// in the range where nothing moves the content.
  func nearest(to offset: Point, in geometry: ScrollGeometry, isAtRest: Bool) -> Point {
    var result = offset
    for axis in Axis.allCases {
      let range = geometry.range(along: axis)
      let beyond = isAtRest ? 0 : overshoot[axis]
      result[axis] = offset[axis].clamped(
        to: range.lowerBound + min(0, beyond)...range.upperBound + max(0, beyond))
      // The sum of the same numbers may miss the edge that the content was at.
      result[axis] = range.end(near: result[axis]) ?? result[axis]
    }
    return result
  }
}
