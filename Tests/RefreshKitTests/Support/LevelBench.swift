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

  /// What is seen, in the coordinates of the content.
  var visible: Rect { Rect(origin: list.contentOffset, size: list.frame.size) }

  /// Drags the content of an open level back by some points, and lets it go.
  func dragBack(by distance: Double) {
    var offset = list.contentOffset
    offset[edge.axis] += edge == edge.axis.leadingEdge ? distance : -distance
    list.beginDragging()
    list.drag(to: offset)
    list.endDragging()
    bench.wait(1)
  }

  /// The classes that can have a second level.
  nonisolated static let kinds = Kind.pulled + Kind.floating
}
