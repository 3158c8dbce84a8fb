import RefreshKit
import RefreshTerminal

/// Draws a canvas as SVG, like a dark terminal, for the picture in the README.
struct TerminalPicture {
  private static let cell = CellMetrics().cell
  private static let page = "#16181d"
  private static let text = "#d8d8d8"
  /// The first colors of the palette, which each terminal chooses itself.
  private static let inks = [
    "#16181d", "#e06c75", "#8fbf6f", "#e0b84c", "#61afef", "#c678dd", "#5fb3c8", "#d8d8d8",
  ]

  private let canvas: Canvas
  /// The rectangles for each color, in the order of first use.
  private var areas: [(fill: String, rects: [Rect])] = []
  private var texts: [String] = []

  init(_ canvas: Canvas) {
    self.canvas = canvas
    for row in 0..<canvas.size.rows { draw(row) }
  }

  /// The picture.
  func svg(label: String) -> String {
    let width = Int(Self.cell.width) * (canvas.size.columns + 2)
    let height = Int(Self.cell.height) * (canvas.size.rows + 1)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-label="\(label)">
      <rect width="100%" height="100%" rx="8" fill="\(Self.page)"/>
      <g transform="translate(9 9)">
      \(areas.map { Self.path(fill: $0.fill, rects: $0.rects) }.joined(separator: "\n"))
      <g font-family="ui-monospace, SF Mono, Menlo, Consolas, DejaVu Sans Mono, monospace" \
      font-size="14.5">
      \(texts.joined(separator: "\n"))
      </g></g></svg>

      """
  }

  private static func path(fill: String, rects: [Rect]) -> String {
    let data = rects.map { rect in
      let (width, height) = (number(rect.width), number(rect.height))
      return "M\(number(rect.x)) \(number(rect.y))h\(width)v\(height)h-\(width)z"
    }
    return "<path fill=\(fill) d=\"\(data.joined())\"/>"
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  // MARK: Cells

  private mutating func draw(_ row: Int) {
    var word = ""
    var start = 0
    var style = Style.plain
    for (column, cell) in (canvas.line(row) + [Cell(" ")]).enumerated() {
      let parts = Self.parts(of: cell.glyph)
      let isText = ![" ", "\0"].contains(cell.glyph) && parts.isEmpty
      if !word.isEmpty, !isText || cell.style != style {
        addText(word, column: start, row: row, style)
        word = ""
      }
      if isText {
        if word.isEmpty { (start, style) = (column, cell.style) }
        word.unicodeScalars.append(cell.glyph)
      }
      if let background = Self.background(of: cell.style) {
        fill([Rect(origin: .zero, size: Self.cell)], column, row, "\"\(background)\"")
      }
      fill(parts, column, row, Self.ink(of: cell.style))
    }
  }

  private mutating func addText(_ word: String, column: Int, row: Int, _ style: Style) {
    let (x, y) = (column * Int(Self.cell.width), row * Int(Self.cell.height) + 14)
    let weight = style.attributes.contains(.bold) ? " font-weight=\"bold\"" : ""
    texts.append(
      "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(word.cells * Int(Self.cell.width))\" "
        + "fill=\(Self.ink(of: style))\(weight)>\(word.replacing("&", with: "&amp;"))</text>")
  }

  /// Fills parts of a cell, given in points from its corner.
  private mutating func fill(_ parts: [Rect], _ column: Int, _ row: Int, _ fill: String) {
    for part in parts {
      var rect = part
      rect.origin.x += Double(column) * Self.cell.width
      rect.origin.y += Double(row) * Self.cell.height
      let index = areas.firstIndex { $0.fill == fill } ?? areas.count
      if index == areas.count { areas.append((fill, [])) }
      if let last = areas[index].rects.last, last.maxX == rect.x, last.y == rect.y,
        last.height == rect.height
      {
        rect = Rect(x: last.x, y: last.y, width: last.width + rect.width, height: last.height)
        areas[index].rects.removeLast()
      }
      areas[index].rects.append(rect)
    }
  }

  /// The parts of a cell that a line or block fills; empty for other glyphs.
  private static func parts(of glyph: Unicode.Scalar) -> [Rect] {
    switch glyph {
    case "─": return [Rect(x: 0, y: 8.5, width: 9, height: 1)]
    case "━": return [Rect(x: 0, y: 7.5, width: 9, height: 3)]
    case "╸": return [Rect(x: 0, y: 7.5, width: 4.5, height: 3)]
    case "│": return [Rect(x: 4, y: 0, width: 1, height: 18)]
    default:
      let blocks = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars)
      guard let bits = blocks.firstIndex(of: glyph) else { return [] }
      let quarters = (0..<4).filter { bits >> $0 & 1 == 1 }
      return quarters.map { quarter -> Rect in
        let (column, row) = (Double(quarter % 2), Double(quarter / 2))
        return Rect(x: 4.5 * column, y: 9 * row, width: 4.5, height: 9)
      }
    }
  }

  // MARK: Colors

  private static func background(of style: Style) -> String? {
    style.attributes.contains(.reversed)
      ? style.ink.map(color) ?? text : style.background.map(color)
  }

  /// The value of `fill` for a style, with an opacity if it is dim.
  private static func ink(of style: Style) -> String {
    if style.attributes.contains(.reversed) { return "\"\(page)\"" }
    let opacity = style.attributes.contains(.dim) ? " opacity=\"0.55\"" : ""
    return "\"\(style.ink.map(color) ?? text)\"\(opacity)"
  }

  /// A color of the palette with 256 colors.
  private static func color(_ number: UInt8) -> String {
    func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
    let rest = Int(number) - 16
    if number < 16 { return inks[Int(number) % 8] }
    let levels =
      number < 232
      ? [level(rest / 36), level(rest / 6 % 6), level(rest % 6)]
      : Array(repeating: 8 + 10 * (Int(number) - 232), count: 3)
    return "#" + levels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
