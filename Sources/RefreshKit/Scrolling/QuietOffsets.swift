/// The offsets of which a component need not be notified: along each axis, those above a lower
/// limit and up to an upper limit.
///
/// ``ScrollView`` stores those that all its components have in common, and notifies none of them of
/// such an offset. See HotPath.md.
nonisolated struct QuietOffsets: Equatable {
  /// The lower limits, which are excluded.
  var lower: Point
  /// The upper limits, which are included.
  var upper: Point

  /// All offsets.
  static let all = QuietOffsets(
    lower: Point(x: -infinity, y: -infinity), upper: Point(x: infinity, y: infinity))

  /// No offset.
  static let none = QuietOffsets(
    lower: Point(x: infinity, y: infinity), upper: Point(x: -infinity, y: -infinity))

  private static let infinity = Double.infinity

  /// The offsets at which the content covers a component.
  ///
  /// - Parameters:
  ///   - edge: The edge of the component.
  ///   - rest: ``ScrollGeometry/rest(at:)`` of that edge.
  static func covering(_ edge: Edge, restingAt rest: Double) -> QuietOffsets {
    var offsets = all
    if edge == edge.axis.leadingEdge {
      offsets.lower[edge.axis] = rest
    } else {
      offsets.upper[edge.axis] = rest
    }
    return offsets
  }

  /// Whether an offset is one of these.
  func contains(_ offset: Point) -> Bool {
    offset.y > lower.y && offset.y <= upper.y && offset.x > lower.x && offset.x <= upper.x
  }

  /// The offsets that are in both.
  func intersection(_ other: QuietOffsets) -> QuietOffsets {
    QuietOffsets(
      lower: Point(x: max(lower.x, other.lower.x), y: max(lower.y, other.lower.y)),
      upper: Point(x: min(upper.x, other.upper.x), y: min(upper.y, other.upper.y)))
  }
}

/// The notifications that the components of a scroll view need, and those that are under way.
struct ComponentNotifications {
  /// The offsets of which none of them is notified.
  var quietOffsets = QuietOffsets.all
  /// Whether their quiet offsets must be read again.
  var updatesQuietOffsets = false
  /// Whether one of them is notified of each move of the pan gesture.
  var includesPanMoves = false
  /// The number of nested notifications of an offset that are under way.
  var depth = 0
}

extension ScrollView {
  /// Called when the quiet offsets of a component may have changed: the next change of the offset
  /// notifies all components.
  func quietOffsetsMayChange() {
    componentNotifications.quietOffsets = .none
    componentNotifications.updatesQuietOffsets = true
  }

  /// Whether no component needs a notification of an offset.
  func isQuiet(_ offset: Point) -> Bool {
    guard componentNotifications.quietOffsets.contains(offset) else { return false }
    assert(
      quietOffsetsOfAll == componentNotifications.quietOffsets && _snapshot.held == .zero,
      "Quiet offsets changed without a call of quietOffsetsMayChange().")
    return true
  }

  /// Notifies the components of an offset.
  func notifyOfOffset(from old: Point, to new: Point) {
    notify(from: old, to: new) { $0.receive($1) }
    guard componentNotifications.updatesQuietOffsets else { return }
    componentNotifications.updatesQuietOffsets = false
    componentNotifications.quietOffsets = quietOffsetsOfAll
  }

  /// The offsets of which no component need be notified. There are none if a component holds pulls,
  /// because a change of the held overshoot is notified with an equal offset.
  private var quietOffsetsOfAll: QuietOffsets {
    guard accessories.holdingEdges.isEmpty else { return .none }
    var offsets = QuietOffsets.all
    for accessory in accessories.all {
      offsets = offsets.intersection(accessory.quietOffsets(in: _snapshot))
    }
    return offsets
  }

  /// Called when a component was attached or detached.
  func componentsDidChange() {
    quietOffsetsMayChange()
    componentNotifications.includesPanMoves = !accessories.all.allSatisfy { $0.ignoresPanMoves }
  }
}
