import RefreshTerminal
import Testing

/// The text and colors on a canvas, and the cells that characters and texts fill.
struct CanvasTests {
  @Test func `text is at its place, and text outside the canvas is left out`() {
    var canvas = Canvas(size: CellSize(columns: 6, rows: 3))
    canvas.put("above", column: 0, row: -1)
    #expect(canvas.put("left", column: -2, row: 0) == 2)
    #expect(canvas.put("right", column: 4, row: 1) == 9)
    canvas.put("below", column: 0, row: 3)
    #expect(canvas.text == "ft\n    ri\n")
  }

  @Test func `text outside the clip is left out`() {
    var canvas = Canvas(size: CellSize(columns: 6, rows: 2))
    canvas.clip = CellRect(column: 1, row: 1, columns: 3, rows: 9)
    canvas.put("abcdef", column: 0, row: 0)
    canvas.put("abcdef", column: 0, row: 1)
    #expect(canvas.text == "\n bcd")
    canvas.clear()
    canvas.put("x", column: 5, row: 0)
    #expect(canvas.text == "     x\n")
  }

  @Test func `blanks may leave the cells below as they are`() {
    var canvas = Canvas(size: CellSize(columns: 5, rows: 1))
    canvas.put("-----", column: 0, row: 0)
    canvas.put("a b", column: 1, row: 0, leavesBlanks: true)
    #expect(canvas.text == "-a-b-")
    canvas.put("a b", column: 1, row: 0)
    #expect(canvas.text == "-a b-")
  }

  @Test(arguments: [
    (0, "x 漢ab"), (1, " x漢ab"), (2, "漢x ab"), (3, "漢 xab"),
  ])
  func `half of a wide glyph is blank`(column: Int, text: String) {
    var canvas = Canvas(size: CellSize(columns: 6, rows: 1))
    canvas.put("漢漢ab", column: 0, row: 0)
    canvas.put("x", column: column, row: 0)
    #expect(canvas.text == text)
  }

  @Test func `a wide glyph that does not fit is left out`() {
    var canvas = Canvas(size: CellSize(columns: 3, rows: 1))
    canvas.put("漢漢", column: 0, row: 0)
    #expect(canvas.text == "漢")
  }

  @Test func `control characters are left out`() {
    var canvas = Canvas(size: CellSize(columns: 8, rows: 1))
    canvas.put("a\u{1B}[2J\u{7}\u{9B}b", column: 0, row: 0)
    #expect(canvas.text == "a[2Jb")
  }

  @Test func `text on a background or on a full block gets its color behind it`() {
    var canvas = Canvas(size: CellSize(columns: 4, rows: 1))
    canvas.put("  ", column: 0, row: 0, Style(background: 4))
    canvas.put("█", column: 2, row: 0, Style(ink: 5))
    canvas.put("abcd", column: 0, row: 0, Style(ink: 1))
    #expect(canvas.line(0).map(\.style.background) == [4, 4, 5, nil])
    #expect(canvas.line(0).map(\.style.ink) == [1, 1, 1, 1])
    canvas.put("x", column: 0, row: 0, Style(background: 6))
    #expect(canvas.line(0).first?.style.background == 6)
  }

  @Test func `a part can be cleared, with its background`() {
    var canvas = Canvas(size: CellSize(columns: 5, rows: 2))
    for row in 0..<2 { canvas.put("abc漢", column: 0, row: row, Style(background: 4)) }
    canvas.clear(CellRect(column: 1, row: 0, columns: 3, rows: 1))
    #expect(canvas.text == "a\nabc漢")
    #expect(canvas.line(0).map(\.style.background) == [4, nil, nil, nil, 4])
    canvas.clip = CellRect(column: 0, row: 0, columns: 1, rows: 1)
    canvas.clear(canvas.bounds)
    #expect(canvas.text == "\nabc漢")
  }

  @Test func `a canvas may have no cells`() {
    var canvas = Canvas(size: CellSize(columns: 0, rows: 0))
    canvas.put("text", column: 0, row: 0)
    canvas.fill(row: 0, .reversed)
    #expect(canvas.text == "")
  }

  // MARK: The cells of a text

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
