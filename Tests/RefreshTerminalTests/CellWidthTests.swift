import RefreshTerminal
import Testing

/// The number of cells of characters and texts.
nonisolated struct CellWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("─", 1), ("⠋", 1), ("↓", 1), ("漢", 2), ("한", 2), ("ア", 2),
    ("！", 2), ("😀", 2), ("⏳", 2), ("\u{1B}", 0), ("\u{200B}", 0), ("Я", 1), ("", 0), ("a漢b", 4),
  ])
  func `a text fills a number of cells`(text: Bytes, cells: Int) {
    #expect(text.text.cells == cells)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""),
    ("漢字漢", 5, "漢字…"), ("漢字漢", 4, "漢…"), ("", 0, ""),
  ])
  func `a text that is too long ends in an ellipsis`(text: String, columns: Int, cut: String) {
    #expect(text.truncated(to: columns) == cut)
  }

  @Test func `an ellipsis that does not fit is left out`() {
    #expect("abcdef".truncated(to: 4, ellipsis: "...") == "a...")
    #expect("abcdef".truncated(to: 2, ellipsis: "...") == "ab")
  }
}
