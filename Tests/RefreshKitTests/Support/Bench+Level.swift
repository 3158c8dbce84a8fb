import RefreshKit

/// A component with a second level. The log has entries for its opening and closing.
extension Bench {
  /// A bench whose component has a second level with content.
  convenience init(level kind: Kind) {
    self.init(kind)
    level.content = levelContent
    component.secondLevel = level
    component.secondLevelDidOpen = { [unowned self] in note("opened") }
    component.secondLevelDidClose = { [unowned self] in note("closed") }
  }

  /// A bench whose second level was opened by a pull, with an empty log.
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

  /// The offset that is `distance` points from the present one, towards the content.
  func offset(back distance: Double) -> Point {
    var offset = list.contentOffset
    offset[edge.axis] += distance * inwards
    return offset
  }

  /// Whether the level has closed, which was reported once, and its inset and content are removed.
  var hasClosedLevel: Bool {
    level.phase == .closed && list.reservedInset[edge] == 0 && !levelContent.isIn(list)
      && log == ["closed"] && isInRange
  }

  /// The visible area, in the coordinates of the content.
  var visible: Rect { Rect(origin: list.contentOffset, size: list.frame.size) }

  /// Drags the content of an open level back by `distance` points, and releases it.
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
