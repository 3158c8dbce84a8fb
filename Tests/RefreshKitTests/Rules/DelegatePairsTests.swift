import RefreshKit
import Testing

/// The delegate's calls if a host drags with `drag(to:)`: the same begins and ends as with a
/// finger.
@MainActor struct DelegatePairsTests {
  private let glass = Bench()

  private var list: ScrollView { glass.list }

  /// Begins a drag, and then a deceleration that moves the content out of its range.
  private func decelerate(_ list: ScrollView) {
    list.beginDragging()
    list.endDragging(decelerate: true)
    list.decelerate(to: Point(x: 0, y: -20))
  }

  @Test func `a host's drag and deceleration begin and end, and the content returns first`() {
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
  func `a drag or deceleration that begins while another ends takes over its end`(drags: Bool) {
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

  @Test(arguments: [true, false])
  func `a deceleration that a finger or a call stops has no end`(byFinger: Bool) {
    list.beginDragging()
    list.endDragging(decelerate: true)
    if byFinger { glass.down(100) } else { list.contentOffset.y = 5 }
    list.endDecelerating()
    #expect(!glass.log.contains("at rest"))
  }

  @Test func `components are told of the end of a drag before the delegate`() {
    let witness = Bench.Witness()
    list.footer = witness
    list.beginDragging()
    glass.clearLog()
    witness.onEntry = { [glass] in if $0.hasPrefix("pan") { #expect(glass.log == []) } }
    list.endDragging(decelerate: true)
    #expect(glass.log == ["did end, with speed", "will decelerate"])
  }
}
