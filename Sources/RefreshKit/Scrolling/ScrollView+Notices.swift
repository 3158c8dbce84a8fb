/// A scroll that is not a drag, as components are notified of it.
enum ScrollNotice {
  /// While a second level is in sight: the app or a key has moved the content, at once or by a motion that has begun.
  case moved
  /// While a second level is in sight: a scroll wheel, or a platform that scrolls, has moved the content; whether that
  /// was its last event.
  case wheel(isOver: Bool)
  /// A second level was left that had been open at an offset. The present offset may be an arrival.
  case leftLevel(at: Point)
}

/// The notifications of scrolls that are not drags.
extension ScrollView {
  /// Notifies the components of a scroll while a level is in sight.
  func notifyOfScroll(_ notice: ScrollNotice = .moved) {
    guard geometry.levels != .zero else { return }
    for accessory in accessories.all { accessory.contentDidScroll(notice) }
  }

  /// Called when a component has left its level.
  func contentHasLeftLevel(at offset: Point) {
    for accessory in accessories.all { accessory.contentDidScroll(.leftLevel(at: offset)) }
  }

  /// Whether a second level that moves the content along an axis is in sight.
  package func showsLevel(along axis: Axis) -> Bool {
    geometry.levels[axis.leadingEdge] != 0 || geometry.levels[axis.trailingEdge] != 0
  }

  /// The distance of a scroll wheel, without the part along the axis of a level that opens.
  func distanceBesideLevels(_ distance: Point) -> Point {
    guard geometry.levels != .zero else { return distance }
    var distance = distance
    for accessory in accessories.all where accessory.opensLevel {
      distance[accessory.edge.axis] = 0
    }
    return distance
  }
}
