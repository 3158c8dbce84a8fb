import RefreshKit
import RefreshTerminal
import Testing

@testable import refresh

/// The code of the list over the feed.
struct CodeScreenTests {
  private let bench = DemoBench()
  private var demo: LiveDemo { bench.demo }

  @Test func `v shows the code, Escape and a click close it`() async {
    await bench.show()
    let before = bench.lines()
    for close in [TerminalEvent.key(.escape), .mouse(Mouse(.press, column: 3, row: 3))] {
      await bench.press("v")
      #expect(bench.shows("let header = RefreshNormalHeader()"))
      #expect(bench.shows("let pager = Pager(in: list, header: header, footer: footer) { page in"))
      #expect(!bench.shows("Aino Korhonen"))
      demo.handle(close)
      #expect(bench.lines() == before && demo.overlay == nil)
    }
  }

  @Test func `other keys change the list, and the code follows`() async {
    await bench.show()
    await bench.press("vlyht")
    #expect(bench.shows("let header = RefreshRingHeader()"))
    #expect(bench.shows("header.resultDisplayDuration = 1.5"))
    #expect(bench.shows("footer.style = .behind"))
    #expect(bench.shows("▶ Results are shown for a while: press r"))
    #expect(bench.shows("(1 of 2)"))
    await bench.press("v")
    #expect(bench.shows("(2 of 2)"))
    await bench.press("v")
    #expect(demo.overlay == nil)
  }

  @Test func `on a small screen lines are broken, and all of them are on a page`() async {
    await bench.show(columns: 30, rows: 10)
    demo.handle(.key(.character("v")))
    var text = ""
    while demo.overlay != nil {
      let lines = bench.lines(columns: 30, rows: 10)
      #expect(lines[6].hasSuffix("Esc closes"))
      text += lines[..<6].joined()
      demo.handle(.key(.down))
    }
    // Broken lines have other blanks, and comments more slashes.
    let code = ListCode(demo.feed.feed).lines.joined()
    #expect(text.filter { !" /".contains($0) } == code.filter { !" /".contains($0) })
  }

  @Test func `on a wide screen it is beside the list, which can be pulled`() async {
    await bench.show(columns: 200, rows: 60)
    let width = bench.list.frame.width
    await bench.press("v")
    let lines = bench.lines(columns: 200, rows: 60)
    #expect(lines[2].hasPrefix("▟AK▙ Aino Korhonen 2 min │ "))
    #expect(bench.list.frame.width == width - 76 * 9)
    await bench.drag(from: 3, through: 14)
    #expect(bench.list.header?.state == .pulling && demo.overlay != nil)
    demo.handle(.mouse(Mouse(.release, column: 100, row: 14)))
    await bench.wait(0.3)
    #expect(bench.list.header?.isRefreshing == true)
    demo.handle(.mouse(Mouse(.wheel(1), column: 100, row: 14)))
    #expect(bench.list.contentOffset.y == -54)
    demo.handle(.mouse(Mouse(.press, column: 100, row: 14)))
    #expect(demo.overlay == nil && !bench.list.isTracking)
    #expect(bench.list.frame.width == width)
  }
}
