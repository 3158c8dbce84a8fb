import RefreshKit
import Testing

struct ScrollViewDragTests {
  private let list: ScrollView
  private let witness: Bench.Witness

  init() {
    (list, witness) = Bench.Witness.inList()
  }

  @Test func `a drag notifies of the pan state first, then moves`() {
    let log = withDragging {
      list.beginDragging()
      list.drag(to: Point(x: 0, y: 10))
      list.drag(to: Point(x: 0, y: 25))
      list.endDragging()
    }
    #expect(
      log == [
        "pan possible > began, at rest",
        "pan began > changed, dragging", "offset 0,0 > 0,10, dragging",
        "pan changed > changed, dragging", "offset 0,10 > 0,25, dragging",
        "pan changed > ended, dragging",
      ])
    #expect(!list.isDragging && !list.isDecelerating)
    #expect(list.panState == .ended)
  }

  @Test func `a cancelled drag has the state cancelled, and leaves the offset`() {
    let log = withDragging {
      list.beginDragging()
      list.drag(to: Point(x: 0, y: -90))
      list.cancelDragging()
    }
    #expect(log.last == "pan changed > cancelled, dragging")
    #expect(!list.isDragging)
    #expect(list.contentOffset.y == -90)
  }

  @Test
  func `a finger that leaves with speed leaves a deceleration, which an offset of the app ends`() {
    list.beginDragging()
    list.endDragging(decelerate: true)
    #expect(list.isDecelerating && !list.isDragging)
    list.decelerate(to: Point(x: 0, y: 40))
    #expect(list.isDecelerating)
    #expect(witness.log.last == "offset 0,0 > 0,40")
    list.endDecelerating()
    #expect(!list.isDecelerating)
    #expect(witness.log.last == "offset 0,0 > 0,40")
    list.beginDragging()
    #expect(!list.hasDragEnded)
    list.endDragging(decelerate: true)
    #expect(list.hasDragEnded && list.isDecelerating)
    list.contentOffset.y = 40
    #expect(!list.isDecelerating)
    list.beginDragging()
    #expect(!list.hasDragEnded)
  }

  @Test(arguments: [false, true])
  func `a move that an observer starts once it has ended a drag goes on`(decelerates: Bool) {
    list.beginDragging()
    witness.onEntry = { [list, witness] in
      guard $0.hasSuffix("> ended") else { return }
      witness.onEntry = nil
      list.cancelDragging()
      list.setContentOffset(Point(x: 0, y: 300), animated: true)
    }
    list.endDragging(decelerate: decelerates)
    list.timeline.advance(by: 1)
    #expect(list.contentOffset.y == 300 && !list.isDecelerating)
  }

  @Test func `a new drag ends a deceleration`() {
    list.beginDragging()
    list.endDragging(decelerate: true)
    var wasDecelerating: Bool?
    witness.onEntry = { [list] _ in wasDecelerating = list.isDecelerating }
    list.beginDragging()
    #expect(wasDecelerating == true)
    #expect(list.isDragging && !list.isDecelerating)
  }

  @Test func `a snapshot has the drag and the cause of the last move`() {
    list.contentOffset.y = 5
    #expect(list.snapshot.cause == .app)
    list.beginDragging()
    list.drag(to: Point(x: 0, y: 9))
    #expect(list.snapshot.cause == .finger)
    #expect(list.snapshot.dragID == 1)
    #expect(list.snapshot.dragStart == Point(x: 0, y: 5))
    list.endDragging(decelerate: true)
    list.decelerate(to: Point(x: 0, y: 12))
    #expect(list.snapshot.cause == .deceleration)
    list.header = RefreshHeader()
    list.header?.beginRefreshing()
    #expect(list.snapshot.cause == .component)
    #expect(list.snapshot.offset == list.contentOffset)
  }

  private func withDragging(_ drag: () -> Void) -> [String] {
    var log: [String] = []
    witness.onEntry = { [list] in log.append("\($0), \(list.isDragging ? "dragging" : "at rest")") }
    drag()
    return log
  }

  @Test func `the end of a host's drag ends the drag of a finger, once`() {
    list.touch(.began, at: Point(x: 187, y: 333))
    list.touch(.moved, at: Point(x: 187, y: 233))
    witness.clearLog()
    list.endDragging()
    let pans = witness.log.filter { $0.hasPrefix("pan") }
    #expect(pans.count == 1 && pans.first?.hasSuffix("> ended") == true && !list.isDragging)
  }
}
