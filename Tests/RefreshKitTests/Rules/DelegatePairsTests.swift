import RefreshKit
import Testing

/// A delegate's calls where a host drags by calls: the same begins and ends as for a finger.
struct DelegatePairsTests {
  private let glass = Bench()

  private var list: ScrollView { glass.list }

  /// Begins a drag and a deceleration, which moves the content out of its range.
  private func decelerate(_ list: ScrollView) {
    list.beginDragging()
    list.endDragging(decelerate: true)
    list.decelerate(to: Point(x: 0, y: -20))
  }

  @Test func `a host's drag, its deceleration and their ends are reported, and its return first`() {
    list.beginDragging()
    list.drag(to: Point(x: 0, y: 9))
    list.endDragging(decelerate: true)
    list.decelerate(to: Point(x: 0, y: 20))
    list.endDecelerating()
    #expect(
      glass.log == ["will drag", "9", "did end, with speed", "will decelerate", "20", "at rest"])
    decelerate(list)
    list.endDecelerating()
    #expect(glass.log.suffix(3) == ["-20", "0", "at rest"])
  }

  @Test(arguments: [true, false])
  func `a deceleration or a drag that begins in the end of another has the end`(drags: Bool) {
    decelerate(list)
    glass.delegation.answers["0"] = { list in
      if drags { return list.beginDragging() }
      list.endDragging(decelerate: true)
      list.endDecelerating()
    }
    list.endDecelerating()
    #expect(
      glass.log.suffix(3)
        == (drags ? ["-20", "0", "will drag"] : ["0", "will decelerate", "at rest"]))
  }

  @Test func `a drag has one end: at rest, cancelled or by another begin`() {
    list.endDragging()
    list.cancelDragging()
    list.endDecelerating()
    #expect(glass.log == [], "without a begin")
    list.beginDragging()
    list.endDragging()
    list.beginDragging()
    list.cancelDragging()
    list.beginDragging()
    list.beginDragging()
    list.endDragging()
    let pair = ["will drag", "did end"]
    #expect(glass.log == pair + pair + pair + pair)
  }

  @Test(arguments: [true, false])
  func `a deceleration that a finger or a call stops has no end`(byFinger: Bool) {
    list.beginDragging()
    list.endDragging(decelerate: true)
    if byFinger { glass.down(100) } else { list.contentOffset.y = 5 }
    list.endDecelerating()
    #expect(!glass.log.contains("at rest"))
  }

  @Test func `components are notified of an end before the delegate`() {
    let witness = Bench.Witness()
    list.footer = witness
    list.beginDragging()
    glass.clearLog()
    witness.onEntry = { [glass] in if $0.hasPrefix("pan") { #expect(glass.log == []) } }
    list.endDragging(decelerate: true)
    #expect(glass.log == ["did end, with speed", "will decelerate"])
  }

  // MARK: A finger and a host at once

  @Test func `a host that drags takes the content from a finger`() {
    glass.down(300)
    glass.move(200)
    list.beginDragging()
    #expect(list.isDragging && !list.isTracking)
    glass.move(100)
    list.endDragging()
    #expect(glass.y == 90)
    #expect(glass.log == ["will drag", "90", "did end", "will drag", "did end"])
  }

  @Test(arguments: [true, false])
  func `a host's end of a drag lifts the finger`(isEnd: Bool) {
    list.alwaysBounceVertical = true
    glass.down(100)
    glass.move(200)
    if isEnd { list.endDragging() } else { list.cancelDragging() }
    #expect(!list.isDragging && !list.isTracking)
    glass.wait(2)
    #expect(glass.y == 0)
    #expect(glass.log.last == "at rest")
  }

  @Test func `a finger that rests and leaves moves nothing that a host drags`() {
    list.beginDragging()
    list.drag(to: Point(x: 0, y: -40))
    glass.down(100)
    glass.up(100)
    glass.wait(1)
    #expect(glass.y == -40 && list.isDragging)
    list.endDragging()
    #expect(!list.isDragging)
  }
}
