/// A grid of cells to draw on.
///
/// Glyphs outside of the canvas, or outside of its ``clip``, are left out.
public nonisolated struct Canvas: Sendable, Equatable {
  /// The size, in cells.
  public let size: CellSize

  /// The part that drawing may change; the whole canvas by default.
  public var clip: CellRect {
    didSet { clip = clip.intersection(all) }
  }

  private var cells: [Cell]

  /// Makes an empty canvas.
  public init(size: CellSize) {
    self.size = size
    clip = CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
    cells = [Cell](repeating: .blank, count: size.columns * size.rows)
  }

  /// The whole canvas.
  public var all: CellRect {
    CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// The cells of a row.
  ///
  /// - Precondition: The canvas has that row.
  public func line(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// The text on the canvas, line by line, without the blanks at the ends of lines.
  public var text: String {
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
  public mutating func clear() {
    clip = all
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank) }
  }

  /// Puts text into a row.
  ///
  /// - Parameters:
  ///   - text: The text, on one line.
  ///   - column: The column of the first glyph.
  ///   - row: The row.
  ///   - style: The style; plain by default.
  ///   - leavesBlanks: Whether a blank of the text does not change its cell; false by default.
  /// - Returns: The column behind the text.
  @discardableResult
  public mutating func put(
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

  /// Puts one glyph into a cell; a wide one takes the next cell too. If its style has no background,
  /// the cell keeps its own.
  public mutating func put(
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

  /// Makes every cell of a part blank, as far as that is inside ``clip``.
  public mutating func clear(_ area: CellRect) {
    let area = area.intersection(clip)
    for row in area.rows {
      for column in area.columns { set(.blank, column: column, row: row) }
    }
  }

  /// Fills a row with blanks of one style, from side to side.
  public mutating func fill(row: Int, _ style: Style) {
    for column in clip.columns { put(" ", column: column, row: row, style) }
  }

  /// Sets a cell; a wide glyph that loses one of its cells leaves the other one blank.
  private mutating func set(_ cell: Cell, column: Int, row: Int) {
    let index = row * size.columns + column
    if cells[index].isTail, !cell.isTail { cells[index - 1].glyph = " " }
    if column + 1 < size.columns, cells[index + 1].isTail { cells[index + 1].glyph = " " }
    cells[index] = cell
  }
}
