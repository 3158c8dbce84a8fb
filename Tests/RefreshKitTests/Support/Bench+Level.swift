import RefreshKit

/// A component with a second level, whose opening and closing are entries of the log.
extension Bench {
  /// A bench whose component has a second level with content.
  convenience init(level kind: Kind) {
    self.init(kind)
    level.content = levelContent
    component.secondLevel = level
    component.secondLevelDidOpen = { [unowned self] in note("opened") }
    component.secondLevelDidClose = { [unowned self] in note("closed") }
  }

  /// A bench whose level a pull has opened, with an empty log.
  convenience init(openLevel kind: Kind) {
    self.init(level: kind)
    openLevel()
    clearLog()
  }

  /// Opens the level by a pull.
  func openLevel() {
    pull(by: 2)
    list.endDragging()
    wait(1)
  }

  /// The offset that is `distance` away from the present offset, towards the content.
  func offset(back distance: Double) -> Point {
    var offset = list.contentOffset
    offset[edge.axis] += distance * inwards
    return offset
  }

  /// Whether the level has closed, was reported once, and has left nothing.
  var hasClosedLevel: Bool {
    level.phase == .closed && list.reservedInset[edge] == 0 && !levelContent.isIn(list)
      && log == ["closed"] && isInRange
  }

  /// What is seen, in the coordinates of the content.
  var visible: Rect { Rect(origin: list.contentOffset, size: list.frame.size) }

  /// Drags the content of an open level back by some points, and lets it go.
  func dragBack(by distance: Double) {
    list.beginDragging()
    list.drag(to: offset(back: distance))
    list.endDragging()
    wait(1)
  }
}

nonisolated extension Kind {
  /// The classes that can have a second level.
  static let levelled = pulled + floating
}
