import RefreshKit

/// A component with a second level, and what it reports.
final class LevelBench {
  let bench: Bench
  let level = SecondLevel()
  let content = View()

  var component: RefreshComponent { bench.component }
  var list: ScrollView { bench.list }
  var edge: Edge { component.edge }
  var viewLength: Double { list.frame.size[edge.axis] }

  init(_ kind: Kind) {
    bench = Bench(kind)
    level.content = content
    component.secondLevel = level
    component.secondLevelDidOpen = { [unowned self] in bench.note("opened") }
    component.secondLevelDidClose = { [unowned self] in bench.note("closed") }
  }

  /// Opens the level by a pull.
  func open() {
    bench.pull(by: 2)
    list.endDragging()
    bench.wait(1)
  }

  /// A level that a pull has opened, without its report.
  static func open(_ kind: Kind) -> LevelBench {
    let stage = LevelBench(kind)
    stage.open()
    stage.bench.clearLog()
    return stage
  }

  /// The offset that is `distance` away from the present one, towards the content.
  func offset(back distance: Double) -> Point {
    var offset = list.contentOffset
    offset[edge.axis] += edge == edge.axis.leadingEdge ? distance : -distance
    return offset
  }

  /// Whether the level has closed, was reported once, and has left nothing.
  var hasClosed: Bool {
    level.phase == .closed && list.reservedInset[edge] == 0 && content.superview == nil
      && bench.log == ["closed"] && bench.isInRange
  }

  /// What is seen, in the coordinates of the content.
  var visible: Rect { Rect(origin: list.contentOffset, size: list.frame.size) }

  /// Drags the content of an open level back by some points, and lets it go.
  func dragBack(by distance: Double) {
    list.beginDragging()
    list.drag(to: offset(back: distance))
    list.endDragging()
    bench.wait(1)
  }

  /// The classes that can have a second level.
  nonisolated static let kinds = Kind.pulled + Kind.floating
}
