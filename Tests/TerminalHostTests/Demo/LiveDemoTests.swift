import RefreshKit
import TerminalHost
import Testing

@testable import refresh

/// The demo without a terminal: keys in, pictures out, in virtual time.
struct LiveDemoTests {
  private let demo = LiveDemo(hasUnicode: true, timeline: Timeline())

  init() {
    show(columns: 80, rows: 24)
  }

  private var list: ScrollView { demo.list.view }

  private func show(columns: Int, rows: Int) {
    demo.screenDidChange(to: CellSize(columns: columns, rows: rows))
    wait(0)
  }

  private func press(_ letters: String) {
    for letter in letters {
      demo.handle(.key(.character(letter)))
      wait(0)
    }
  }

  private func wait(_ time: Double) {
    demo.timeline.advance(by: time)
  }

  /// What is shown, line by line, with single blanks between the words.
  private func lines(columns: Int = 80, rows: Int = 24) -> [String] {
    var frame = Frame(
      canvas: Canvas(size: CellSize(columns: columns, rows: rows)), time: demo.timeline.now)
    demo.draw(in: &frame)
    return frame.canvas.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func `at first the list is at rest`() {
    wait(0)
    let lines = lines()
    #expect(lines.first == "RefreshNormalHeader RefreshAutoNormalFooter server 1 s")
    #expect(lines[1] == "Row 1 page 1")
    #expect(lines[21] == "header idle 0% footer idle 0% offset 0.0 inset 0 44")
    #expect(lines[22] == "r refresh m load more n no more data c reset h next header")
    #expect(lines[23] == "f next footer a fade p paging s speed x fail next q quit")
    #expect(demo.timeline.nextDue == nil)
  }

  @Test func `a refresh opens, loads and closes`() {
    press("r")
    wait(0.5)
    #expect(lines()[1].hasPrefix("Loading..."))
    #expect(lines()[21] == "header refreshing 100% footer idle 0% offset -54.0 inset 54 44")
    wait(2)
    #expect(lines()[1] == "Row 1, edition 2 page 1")
    #expect(demo.timeline.nextDue == nil)
  }

  @Test func `a refresh that fails says so`() {
    press("x")
    #expect(lines()[0].hasSuffix("next load fails"))
    press("r")
    wait(3)
    list.contentOffset.y = -50
    #expect(lines().contains { $0.contains("Loading failed") })
    #expect(lines()[21].hasPrefix("header failed"))
    #expect(!lines()[0].hasSuffix("fails"))
    press("r")
    wait(3)
    #expect(lines()[21].hasPrefix("header idle"))
  }

  @Test func `pages follow until there are no more`() {
    press("m")
    wait(2)
    #expect(list.totalDataCount == 40)
    press("m")
    wait(2)
    press("m")
    wait(2)
    #expect(list.totalDataCount == 80)
    #expect(lines()[21].contains("footer noMoreData"))
    press("c")
    #expect(lines()[21].contains("footer idle"))
    press("n")
    #expect(lines()[21].contains("footer noMoreData"))
    press("f")
    #expect(lines()[21].contains("footer noMoreData"))
  }

  @Test func `an answer that comes after a refresh has begun is dropped`() {
    press("sm")
    wait(1)
    press("ssr")
    wait(5)
    #expect(list.totalDataCount == 20)
    #expect(list.footer?.state == .idle)
  }

  @Test func `the keys go through all headers and all footers`() {
    var names: [String] = []
    for _ in LiveList.headers {
      names.append("\(type(of: list.header!))")
      press("r")
      wait(0.5)
      _ = lines()
      wait(3)
      #expect(list.header?.lastResult?.isSuccess == true)
      press("h")
    }
    for _ in LiveList.footers {
      names.append("\(type(of: list.footer!))")
      press("m")
      wait(0.5)
      _ = lines()
      wait(3)
      #expect(list.footer?.lastResult?.isSuccess == true)
      press("fr")
      wait(3)
    }
    #expect(Set(names).count == 12)
    #expect(list.header is RefreshNormalHeader)
    #expect(list.footer is RefreshAutoNormalFooter)
  }

  @Test func `settings are shown above`() {
    press("pas")
    #expect(lines()[0].hasSuffix("server 3 s paging fading"))
    #expect(list.isPagingEnabled)
    #expect(list.header?.isAutomaticallyChangeAlpha == true)
    press("pass")
    #expect(lines()[0].hasSuffix("server 1 s"))
  }

  @Test func `arrow keys scroll by a row, others gently by more`() {
    demo.handle(.key(.down))
    #expect(list.contentOffset.y == 36)
    demo.handle(.key(.up))
    demo.handle(.key(.up))
    #expect(list.contentOffset.y == 0)
    demo.handle(.key(.end))
    wait(0.15)
    #expect(list.contentOffset.y > 50)
    wait(0.2)
    let end = list.contentOffset.y
    #expect(end == 720 + 44 - 20 * 18)
    demo.handle(.key(.pageUp))
    wait(0.4)
    #expect(list.contentOffset.y == end - 20 * 18 + 36)
    demo.handle(.key(.home))
    wait(0.4)
    #expect(list.contentOffset.y == 0)
  }

  @Test func `the mouse pulls`() {
    let column = 10
    demo.handle(.mouse(Mouse(.press, column: column, row: 3)))
    for row in 4...10 {
      wait(0.1)
      demo.handle(.mouse(Mouse(.drag, column: column, row: row)))
    }
    #expect(list.header?.state == .pulling)
    #expect(lines().contains { $0.hasSuffix("Release to refresh") })
    wait(0.2)
    demo.handle(.mouse(Mouse(.release, column: column, row: 10)))
    wait(0.5)
    #expect(list.header?.state == .refreshing)
  }

  @Test func `q quits`() {
    #expect(!demo.isFinished)
    press("q")
    #expect(demo.isFinished)
  }

  @Test(arguments: [
    (0, 0), (1, 1), (1, 40), (2, 2), (200, 1), (10, 3), (20, 5), (40, 9), (300, 100),
  ])
  func `every size will do, in the middle of anything`(columns: Int, rows: Int) {
    press("rm")
    wait(0.1)
    show(columns: columns, rows: rows)
    _ = lines(columns: columns, rows: rows)
    demo.handle(.mouse(Mouse(.press, column: 0, row: 0)))
    demo.handle(.mouse(Mouse(.drag, column: 0, row: 30)))
    wait(0.1)
    _ = lines(columns: columns, rows: rows)
    show(columns: 80, rows: 24)
    demo.handle(.mouse(Mouse(.release, column: 0, row: 30)))
    wait(5)
    #expect(lines()[1].hasPrefix("Row 1"))
    #expect(list.header?.state == .idle)
  }
}
