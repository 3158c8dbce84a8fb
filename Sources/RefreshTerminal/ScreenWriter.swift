/// Converts canvases to the bytes that make a terminal show them.
///
/// Only cells that have changed are written.
package struct ScreenWriter: Sendable {
  /// If at most this many unchanged cells are between two changed cells, they are written again.
  /// Moving the cursor over them would take as many bytes.
  private static let shortGap = 4

  /// Whether ``Style/ink`` and ``Style/background`` are written.
  private let hasColor: Bool
  private var shownCanvas: Canvas?
  private var style = Style.plain
  private var bytes: [UInt8] = []

  /// Makes a writer for a terminal whose screen is unknown.
  package init(hasColor: Bool = true) {
    self.hasColor = hasColor
  }

  /// Causes the next canvas to be written as a whole, because the terminal may show something else.
  package mutating func forget() {
    shownCanvas = nil
  }

  /// Returns the bytes that change the screen to `canvas`; none if it is the same.
  package mutating func show(_ canvas: Canvas) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    if shownCanvas?.size != canvas.size {
      shownCanvas = Canvas(size: canvas.size)
      style = .plain
      write("\u{1B}[0m\u{1B}[2J")
    }
    for row in 0..<canvas.size.rows { writeRow(row, of: canvas) }
    shownCanvas = canvas
    guard !bytes.isEmpty else { return [] }
    return Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }

  private mutating func writeRow(_ row: Int, of canvas: Canvas) {
    guard let old = shownCanvas?.line(row) else { return }
    let new = canvas.line(row)
    guard old != new else { return }
    let first = new.startIndex
    var position = -1
    for index in new.indices where old[index] != new[index] {
      let column = index - first
      guard column >= position else { continue }
      var start = column
      if new[index].isTail { start -= 1 }
      if position < 0 || start > position + Self.shortGap {
        write("\u{1B}[\(row + 1);\(start + 1)H")
      } else {
        start = position
      }
      for cell in new[first + start...index] { write(cell) }
      position = column + 1
      if position < new.count, new[first + position].isTail { position += 1 }
    }
  }

  private mutating func write(_ cell: Cell) {
    guard !cell.isTail else { return }
    if cell.style != style { write(cell.style) }
    bytes.append(contentsOf: UTF8.encode(cell.glyph)!)
  }

  private mutating func write(_ style: Style) {
    self.style = style
    var codes = "0"
    if style.attributes.contains(.bold) { codes += ";1" }
    if style.attributes.contains(.dim) { codes += ";2" }
    if style.attributes.contains(.reversed) { codes += ";7" }
    if hasColor, let ink = style.ink { codes += ";38;5;\(ink)" }
    if hasColor, let background = style.background { codes += ";48;5;\(background)" }
    write("\u{1B}[\(codes)m")
  }

  private mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
