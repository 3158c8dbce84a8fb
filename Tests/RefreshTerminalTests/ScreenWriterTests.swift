import RefreshTerminal
import TestSupport
import Testing

/// The bytes that change the screen from one canvas to the next.
struct ScreenWriterTests {
  private func canvas(_ lines: String..., style: Style = .plain) -> Canvas {
    var canvas = Canvas(size: CellSize(columns: 12, rows: lines.count))
    for (row, line) in lines.enumerated() { canvas.put(line, column: 0, row: row, style) }
    return canvas
  }

  /// The text that is written for the last canvas, without the marks around a frame.
  private func written(_ canvases: Canvas..., hasColor: Bool = true) -> String {
    var writer = ScreenWriter(hasColor: hasColor)
    let bytes = canvases.map { writer.show($0) }.last!
    return String(decoding: bytes, as: UTF8.self)
      .replacing("\u{1B}[?2026h", with: "").replacing("\u{1B}[?2026l", with: "")
      .replacing("\u{1B}", with: "^")
  }

  @Test func `the first canvas is written to a cleared screen`() {
    #expect(written(canvas("abc", "", "d")) == "^[0m^[2J^[1;1Habc^[3;1Hd")
  }

  @Test func `nothing is written for an equal canvas`() {
    #expect(written(canvas("abc"), canvas("abc")) == "")
  }

  @Test func `only changed cells are written`() {
    #expect(written(canvas("abc", "def"), canvas("abc", "dXf")) == "^[2;2HX")
  }

  @Test func `a short gap is written again, and a long one is skipped`() {
    #expect(written(canvas("a--b"), canvas("c--d")) == "^[1;1Hc--d")
    #expect(written(canvas("a-------b"), canvas("c-------d")) == "^[1;1Hc^[1;9Hd")
  }

  @Test func `styles are written only where they change`() {
    #expect(
      written(canvas("ab"), canvas("ab", style: Style([.bold, .dim], ink: 42)))
        == "^[1;1H^[0;1;2;38;5;42mab")
    #expect(
      written(canvas("a"), canvas("a", style: Style(ink: 3, background: 17)))
        == "^[1;1H^[0;38;5;3;48;5;17ma")
    #expect(written(canvas("ab"), canvas("ab", style: .reversed)) == "^[1;1H^[0;7mab")
    #expect(written(canvas("a"), canvas("b", style: .bold), canvas("c", style: .bold)) == "^[1;1Hc")
  }

  @Test func `without color no ink is written`() {
    #expect(
      written(
        canvas("a"), canvas("a", style: Style(.bold, ink: 1, background: 2)), hasColor: false)
        == "^[1;1H^[0;1ma")
  }

  @Test func `after a change of size the whole screen is written`() {
    #expect(written(canvas("abc", "d"), canvas("abc")) == "^[0m^[2J^[1;1Habc")
  }

  @Test func `a forgotten screen is written again`() {
    var writer = ScreenWriter()
    let first = writer.show(canvas("abc"))
    writer.forget()
    #expect(writer.show(canvas("abc")) == first)
  }

  @Test func `a wide glyph is written as a whole`() {
    #expect(written(canvas("ab"), canvas("漢")) == "^[1;1H漢")
    #expect(written(canvas("漢"), canvas("ab")) == "^[1;1Hab")
    #expect(written(canvas("漢x"), canvas("漢y")) == "^[1;3Hy")
  }

  @Test(arguments: 1...20)
  func `a terminal shows each canvas correctly after any other`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let size = CellSize(columns: 17, rows: 5)
    var writer = ScreenWriter()
    var screen = ShownScreen(size: size)
    var canvas = Canvas(size: size)
    for _ in 0..<50 {
      for _ in 0..<Int.random(in: 0...9, using: &random) {
        let style = [Style.plain, .bold, .dim, Style(ink: 3)].randomElement(using: &random)!
        canvas.put(
          ["a", "漢字", "     ", "x漢", "abc"].randomElement(using: &random)!,
          column: .random(in: -3...17, using: &random), row: .random(in: -1...5, using: &random),
          style)
      }
      screen.write(writer.show(canvas))
      #expect(screen.text == canvas.text)
      for row in 0..<size.rows {
        let bold = canvas.line(row).map { $0.style == .bold }
        #expect(screen.styles(row).map { $0 == "0;1" } == bold)
      }
    }
    #expect(screen.unknown == 0)
  }
}
