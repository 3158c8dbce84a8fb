import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// A glyph of size 20 counts as 11.5 wide.
@Suite struct TextLinesTests {
  @Test(arguments: [
    ("", []),
    ("one", ["one"]),
    ("one two", ["one two"]),
    ("one two three", ["one two", "three"]),
    ("one  twothree", ["one", "twothree"]),
    (" onetwothree", ["onetwoth", "ree"]),
    ("abcdefghijkl", ["abcdefgh", "ijkl"]),
    ("one two three four five", ["one two", "three f…"]),
    ("漢字漢字漢", ["漢字漢字", "漢"]),
  ])
  func `lines are broken between words`(text: String, lines: [String]) {
    #expect(TextLines(text, size: 20, width: 8 * 11.5, limit: 2).lines == lines)
  }

  @Test func `no lines are left where nothing fits`() {
    #expect(TextLines("abc", size: 20, width: 0, limit: 2).lines == ["a", "…"])
  }

  @Test func `bold glyphs are wider`() {
    let bold = TextLines("abcdefgh", size: 20, isBold: true, width: 8 * 11.5, limit: 2)
    #expect(bold.lines == ["abcdefg", "h"])
  }
}
