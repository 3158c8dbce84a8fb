import RefreshKit
import RefreshTerminal
import Testing

/// The mouse as a finger on a list.
@MainActor struct MouseFingerTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 270, height: 180))
  private let area = CellRect(column: 2, row: 1, columns: 30, rows: 10)

  init() {
    list.contentSize = Size(width: 270, height: 1_000)
  }

  private func play(_ mice: Mouse..., every interval: Double = 0.02) {
    var finger = MouseFinger()
    for mouse in mice {
      finger.handle(mouse, on: list, in: area)
      list.timeline.advance(by: interval)
    }
  }

  @Test func `a drag moves the content by the same number of rows, less the slop`() {
    play(
      Mouse(.press, column: 5, row: 8), Mouse(.drag, column: 5, row: 6),
      Mouse(.drag, column: 5, row: 4))
    #expect(list.isDragging)
    #expect(list.contentOffset == Point(x: 0, y: 4 * 18 - 10))
  }

  @Test func `the mouse wheel scrolls three rows a notch, within the range`() {
    play(Mouse(.wheel(1), column: 5, row: 5))
    #expect(list.contentOffset.y == 54)
    play(Mouse(.wheel(-1), column: 5, row: 5), Mouse(.wheel(-1), column: 5, row: 5))
    #expect(list.contentOffset.y == 0)
  }

  @Test func `a press outside the list has no effect`() {
    play(
      Mouse(.press, column: 5, row: 0), Mouse(.drag, column: 5, row: 8),
      Mouse(.release, column: 5, row: 8))
    #expect(list.contentOffset == .zero)
    #expect(list.panState == .possible)
  }

  @Test func `a click on a footer loads, and a drag that begins there does not`() {
    let footer = RefreshAutoNormalFooter().link(to: list)
    footer.isAutomaticallyRefresh = false
    list.contentSize.height = 180 - 44
    list.timeline.advance(by: 0)
    play(Mouse(.press, column: 9, row: 9), Mouse(.release, column: 9, row: 9))
    #expect(footer.state == .refreshing)
    footer.endRefreshing()
    list.timeline.advance(by: 1)
    play(
      Mouse(.press, column: 9, row: 9), Mouse(.drag, column: 9, row: 11),
      Mouse(.release, column: 9, row: 11))
    #expect(footer.state == .idle)
  }

  @Test func `a click on a moving list only stops it`() {
    var taps = 0
    let label = Label()
    label.frame = Rect(x: 0, y: 0, width: 270, height: 1_000)
    label.tapAction = { taps += 1 }
    list.addSubview(label)
    play(
      Mouse(.press, column: 5, row: 9), Mouse(.drag, column: 5, row: 7),
      Mouse(.drag, column: 5, row: 5), Mouse(.release, column: 5, row: 5))
    #expect(list.isDecelerating)
    play(Mouse(.press, column: 5, row: 5), Mouse(.release, column: 5, row: 5))
    #expect(!list.isDecelerating)
    #expect(taps == 0)
    play(Mouse(.press, column: 5, row: 5), Mouse(.release, column: 5, row: 5))
    #expect(taps == 1)
  }
}
