/// A notification of components of a scroll that is not a drag.
enum ScrollNotice {
  /// While a second level was in sight, the app or a key has moved the content, at once or by a
  /// motion that has begun.
  case moved
  /// While a second level was in sight, a scroll wheel or a platform has moved the content.
  /// `isOver` is true at the last event.
  case wheel(isOver: Bool)
  /// A second level that was opened at an offset was closed. The content may have arrived at an
  /// end.
  case leftLevel(at: Point)
}

/// The notifications of scrolls that are not drags.
extension ScrollView {
  /// Notifies the components of a scroll while a level is in sight.
  func notifyComponentsOfScroll(_ notice: ScrollNotice = .moved) {
    guard geometry.levels != .zero else { return }
    for accessory in accessories.all { accessory.contentDidScroll(notice) }
  }

  /// Called when a component has left its level.
  func contentHasLeftLevel(at offset: Point) {
    for accessory in accessories.all { accessory.contentDidScroll(.leftLevel(at: offset)) }
  }

  /// Whether a second level at an edge of an axis is in sight.
  func showsLevel(along axis: Axis) -> Bool {
    geometry.levels[axis.leadingEdge] != 0 || geometry.levels[axis.trailingEdge] != 0
  }

  /// The distance of a scroll wheel, without the part along the axis of a level that is opening.
  func distanceWithoutOpeningLevels(_ distance: Point) -> Point {
    guard geometry.levels != .zero else { return distance }
    var distance = distance
    for accessory in accessories.all where accessory.isOpeningLevel {
      distance[accessory.edge.axis] = 0
    }
    return distance
  }
}
