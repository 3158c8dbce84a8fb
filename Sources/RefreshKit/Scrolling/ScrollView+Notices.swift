/// A scroll that is no drag, as a view that has reserved a second level is notified of it.
enum LevelScroll {
  /// The app, a component or a key has moved the content, at once or by a motion that has begun.
  case moved
  /// A scroll wheel has moved it; whether that was its last event.
  case wheel(isOver: Bool)
  /// The content was at an offset while a level was open that has been left now: where it is counts as an arrival.
  case left(Point)
}

/// What scrolls mean for the second levels of components.
extension ScrollView {
  /// Notifies the components of a scroll while a level is in sight.
  func notifyOfScroll(_ scroll: LevelScroll = .moved) {
    guard geometry.levels != .zero else { return }
    for accessory in accessories.all { accessory.contentDidScroll(scroll) }
  }

  /// Called when a component has left its level.
  func contentHasLeftLevel(at offset: Point) {
    for accessory in accessories.all { accessory.contentDidScroll(.left(offset)) }
  }

  /// Follows a scroll that a driver has reported, once it has reported the geometry that may have caused it.
  func followReport(by cause: ScrollCause) {
    guard geometry.levels != .zero else { return }
    let view = Weak(self)
    switch cause {
    case .app: timeline.async { view.object?.notifyOfScroll() }
    case .wheel: notifyOfScroll(.wheel(isOver: false))
    case .finger, .deceleration, .component: break
    }
  }

  /// The distances of a scroll wheel, which moves nothing along the axis of a level that opens.
  func distanceBesideLevels(_ distance: Point) -> Point {
    guard geometry.levels != .zero else { return distance }
    var distance = distance
    for accessory in accessories.all where accessory.opensLevel { distance[accessory.edge.axis] = 0 }
    return distance
  }

  /// The distance below which content counts as where it is to be: a driver may round to pixels.
  var smallestMove: Double { isDriven ? 1 : 1e-6 }
}
