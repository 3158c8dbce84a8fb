import RefreshTerminal
import Testing

@testable import refresh

/// The help, page by page.
struct HelpScreenTests {
  private let bench = DemoBench()

  /// The lines of all pages of the help on a screen of a size; a question mark turns them, and closes the
  /// last one.
  private func pages(columns: Int, rows: Int) async -> [[String]] {
    await bench.show(columns: columns, rows: rows)
    var pages: [[String]] = []
    await bench.press("?")
    while bench.demo.overlay != nil {
      pages.append(bench.lines(columns: columns, rows: rows))
      await bench.press("?")
    }
    return pages
  }

  @Test(arguments: [(30, 10, 3), (64, 20, 4), (80, 24, 3), (100, 30, 2), (200, 60, 1)])
  func `every key is on a page`(columns: Int, rows: Int, count: Int) async {
    let pages = await pages(columns: columns, rows: rows)
    #expect(pages.count == count)
    let text = pages.joined().joined(separator: "\n")
    for key in LiveKey.all where columns < 60 || LiveKey.groups.contains(key) {
      #expect(text.contains("\(key.name) \(key.caption)"), "\(key.name)")
    }
    #expect(!text.contains("…"))
  }

  @Test(arguments: [(64, 20), (80, 24), (100, 30), (200, 60)])
  func `a large screen has the gestures, and what each key does`(columns: Int, rows: Int) async {
    let text = await pages(columns: columns, rows: rows).joined().joined(separator: "\n")
    for words in [
      "What you can do", "Space on by a screen", "↓ ↑ scroll; at the top ↑ pulls",
      "at the end ↓ pulls a back footer",
    ] {
      #expect(text.contains(words))
    }
    for key in LiveKey.groups.flatMap(\.keys) {
      #expect(text.contains("\(key.name) \(key.caption) \(key.effect)"))
    }
  }

  @Test func `arrows and the space bar turn the pages, Escape and a click close them`() async {
    await bench.show()
    await bench.press("?")
    for key in [Key.right, .left, .down, .up, .character(" "), .pageDown, .pageUp] {
      await bench.press(key)
    }
    #expect(bench.demo.overlay?.page == 1)
    #expect(bench.shows("(2 of 3)"))
    await bench.press(.escape)
    #expect(bench.demo.overlay == nil)
    await bench.press("?")
    bench.demo.handle(.mouse(Mouse(.wheel(1), column: 3, row: 3)))
    #expect(bench.demo.overlay?.page == 0 && bench.list.contentOffset == .zero)
    bench.demo.handle(.mouse(Mouse(.press, column: 3, row: 3)))
    #expect(bench.demo.overlay == nil && !bench.list.isTracking)
  }

  @Test(arguments: [(80, 24, "↑ ↓ turn pages (1 of 3)"), (30, 10, "↑ ↓ 1 of 3, Esc closes")])
  func `it says what its keys do`(columns: Int, rows: Int, words: String) async {
    await bench.show(columns: columns, rows: rows)
    await bench.press("?")
    #expect(bench.lines(columns: columns, rows: rows).contains { $0.hasPrefix(words) })
    await bench.press(.up)
    #expect(bench.demo.overlay == nil)
    await bench.press("?")
    await bench.press(.down, times: 2)
    #expect(bench.demo.overlay?.page == 2)
    await bench.press(.down)
    #expect(bench.demo.overlay == nil)
    #expect(bench.list.contentOffset == .zero)
  }

  @Test func `another key closes it, and acts`() async {
    await bench.show()
    await bench.press("?r")
    #expect(bench.demo.overlay == nil && bench.list.header?.isRefreshing == true)
    await bench.press("?q")
    #expect(bench.demo.isFinished)
  }

  @Test func `on a smaller screen the last page is shown in place of one that is not there`() async
  {
    await bench.show(columns: 64, rows: 20)
    await bench.press("????")
    #expect(bench.demo.overlay?.page == 3)
    await bench.show()
    #expect(bench.shows("(3 of 3)"))
    await bench.press(.left)
    #expect(bench.shows("(2 of 3)"))
  }

  @Test func `an effect fits a line of 64 cells`() {
    for key in LiveKey.all { #expect(key.effect.cells <= 46 && key.caption.cells <= 8) }
  }
}

extension [LiveKey.Group] {
  fileprivate func contains(_ key: LiveKey) -> Bool {
    contains { $0.keys.contains { $0.key == key.key } }
  }
}
