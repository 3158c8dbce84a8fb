import RefreshKit
import RefreshTerminal

/// The Swift code of the list of the demo, over the feed or beside it.
struct CodeScreen: OverlayPages {
  /// The smallest number of columns at which the keys are explained.
  private static let leastColumns = 60

  private static let keywords: Set<Substring> = ["let", "in", "try", "await", "true", "false"]

  let area: CellRect
  var pageCount: Int { pages.count }

  private let pages: [[String]]
  private let isUnicode: Bool

  /// Makes the pages for a part of the screen.
  init(_ code: ListCode, in area: CellRect, isUnicode: Bool) {
    self.area = area
    let lines = code.lines.flatMap { Self.wrap($0, to: area.size.columns - 4) }
    // The last row is for the keys.
    pages = lines.chunks(of: max(1, area.size.rows - 1))
    self.isUnicode = isUnicode
  }

  func draw(page: Int, on canvas: inout Canvas) {
    canvas.clip = area
    canvas.clear(area)
    let page = min(page, pageCount - 1)
    let left = area.column + 2
    for (row, line) in zip(area.rows, pages[page]) {
      draw(line, column: left, row: row, on: &canvas)
    }
    if area.column > 0 {
      let glyph = (isUnicode ? Glyphs.unicode : .ascii).shafts[0]
      for row in area.rows { canvas.put(glyph, column: area.column, row: row, .dim) }
    }
    guard area.size.rows > 1 else { return }
    canvas.put(footnote(on: page), column: left, row: area.rows.upperBound - 1, .dim)
  }

  private func footnote(on page: Int) -> String {
    let isLarge = area.size.columns >= Self.leastColumns
    let closing = isLarge ? "Esc closes   other keys change the list" : "Esc closes"
    return (turningKeys(on: page, isLarge: isLarge) + closing).withKeyNames(isUnicode: isUnicode)
  }

  // MARK: Lines

  /// Breaks a line of code between words, and in words that are too long; its further lines are
  /// indented, or are comments too.
  private static func wrap(_ line: String, to columns: Int) -> [String] {
    guard line.cells > columns else { return [line] }
    let indent = String(line.prefix { $0 == " " })
    let next = line.hasPrefix("//") ? "// " : indent + "    "
    let width = max(1, columns - next.count)
    let parts = String(line.dropFirst(indent.count)).wrapped(to: width)
      .flatMap { Array($0).chunks(of: width).map { String($0) } }
    return parts.enumerated().map { ($0 == 0 ? indent : next) + $1 }
  }

  private func draw(_ line: String, column: Int, row: Int, on canvas: inout Canvas) {
    guard !line.hasPrefix("//") else {
      canvas.put(line, column: column, row: row, .dim)
      return
    }
    var column = column
    for token in line.matches(of: /[A-Za-z]\w*:?|\d[\d.]*|"[^"]*"|./) {
      column = canvas.put(token.output, column: column, row: row, Self.style(of: token.output))
    }
  }

  private static func style(of token: Substring) -> Style {
    if keywords.contains(token) { return Style(.bold, ink: 5) }
    guard let first = token.first else { return .plain }
    if first == "\"" || first.isNumber { return Style(ink: 3) }
    return first.isUppercase ? Style(ink: 6) : .plain
  }
}
