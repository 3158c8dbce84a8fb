import TerminalHost
import Testing

/// How many cells a sign fills.
nonisolated struct CellWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("─", 1), ("⠋", 1), ("↓", 1), ("漢", 2), ("한", 2), ("ア", 2),
    ("！", 2), ("😀", 2), ("⏳", 2), ("\u{1B}", 0), ("\u{200B}", 0), ("Я", 1), ("", 0), ("a漢b", 4),
  ])
  func `a text fills so many cells`(text: String, cells: Int) {
    #expect(text.cells == cells)
  }
}
