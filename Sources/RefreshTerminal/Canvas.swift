package struct CellSize: Sendable, Hashable {
  /// The number of cells side by side; 0 or more.
  package let columns: Int
  /// The number of cells above each other; 0 or more.
  package let rows: Int

  /// Makes a size; a negative number becomes 0.
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

package struct CellRect: Sendable, Hashable {
  /// The distance of the first column from the left.
  package let column: Int
  /// The distance of the first row from the top.
  package let row: Int
  package let size: CellSize

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    size = CellSize(columns: columns, rows: rows)
  }

  package var columns: Range<Int> { column..<(column + size.columns) }
  package var rows: Range<Int> { row..<(row + size.rows) }

  package func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }

  /// The part that both rectangles have in common; empty if they do not overlap.
  package func intersection(_ other: CellRect) -> CellRect {
    let columns = columns.clamped(to: other.columns)
    let rows = rows.clamped(to: other.rows)
    return CellRect(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }
}

/// A grid of cells to draw on.
///
/// Glyphs outside of the canvas, or outside of its ``clip``, are left out.
package struct Canvas: Sendable, Equatable {
  package let size: CellSize

  /// The part that drawing may change; the whole canvas by default.
  package var clip: CellRect {
    didSet { clip = clip.intersection(bounds) }
  }

  private var cells: [Cell]

  package init(size: CellSize) {
    self.size = size
    clip = CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
    cells = [Cell](repeating: .blank, count: size.columns * size.rows)
  }

  package var bounds: CellRect {
    CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// The cells of a row. The canvas must have the row.
  package func line(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// The glyph of a cell. The canvas must have the cell.
  func glyph(column: Int, row: Int) -> Unicode.Scalar { cells[row * size.columns + column].glyph }

  /// The text on the canvas, line by line, without the blanks at the ends of lines.
  package var text: String {
    (0..<size.rows).map { row in
      let line = self.line(row)
      let end = line.lastIndex { $0.glyph != " " } ?? line.startIndex - 1
      let scalars = line[line.startIndex..<end + 1].lazy.filter { !$0.isTail }.map(\.glyph)
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      return text
    }.joined(separator: "\n")
  }

  /// Makes every cell blank, and ``clip`` the whole canvas.
  package mutating func clear() {
    clip = bounds
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank) }
  }

  /// Makes the cells of an area blank, except those outside of ``clip``.
  package mutating func clear(_ area: CellRect) {
    let area = area.intersection(clip)
    for row in area.rows {
      for column in area.columns { set(.blank, column: column, row: row) }
    }
  }

  /// Puts a text into a row, and returns the column after the text. If `leavesBlanks` is true, the
  /// cells at the blanks of the text stay as they are.
  @discardableResult
  package mutating func put(
    _ text: some StringProtocol, column: Int, row: Int, _ style: Style = .plain,
    leavesBlanks: Bool = false
  ) -> Int {
    var column = column
    for glyph in text.unicodeScalars {
      let width = glyph.cells
      if width > 0, !(leavesBlanks && glyph == " ") {
        put(glyph, column: column, row: row, style)
      }
      column += width
    }
    return column
  }

  /// Puts a glyph into a cell; a wide glyph takes the next cell, too. If the style has no
  /// background, the color of the cell stays behind the glyph.
  package mutating func put(
    _ glyph: Unicode.Scalar, column: Int, row: Int, _ style: Style = .plain
  ) {
    var style = style
    let isWide = glyph.cells == 2
    guard clip.contains(column: column, row: row),
      !isWide || clip.contains(column: column + 1, row: row)
    else { return }
    style.background = style.background ?? cells[row * size.columns + column].surface
    set(Cell(glyph, style), column: column, row: row)
    if isWide { set(.tail(style), column: column + 1, row: row) }
  }

  /// Fills a row with one glyph, from the left side of ``clip`` to its right side.
  package mutating func fill(row: Int, with glyph: Unicode.Scalar = " ", _ style: Style) {
    for column in clip.columns { put(glyph, column: column, row: row, style) }
  }

  /// Sets a cell. If the cell was half of a wide glyph, the other half becomes blank.
  private mutating func set(_ cell: Cell, column: Int, row: Int) {
    let index = row * size.columns + column
    if cells[index].isTail, !cell.isTail { cells[index - 1].glyph = " " }
    if column + 1 < size.columns, cells[index + 1].isTail { cells[index + 1].glyph = " " }
    cells[index] = cell
  }
}

/// One picture of the whole screen, and the time at which it is out of date.
package struct Frame: Sendable {
  package var canvas: Canvas

  /// The time at which the picture changes by itself, in seconds of the timeline; nil if it does
  /// not.
  package private(set) var nextChange: Double?

  package init(canvas: Canvas) {
    self.canvas = canvas
  }

  /// Records that the picture is out of date at `time`, in seconds of the timeline.
  mutating func changes(at time: Double) {
    nextChange = min(nextChange ?? time, time)
  }
}
