nonisolated extension Canvas {
  /// Puts the border of a box on the cells at the sides of a rectangle.
  ///
  /// - Parameters:
  ///   - box: The rectangle, at least two columns wide and two rows high.
  ///   - glyphs: The glyphs for its sides and corners.
  ///   - style: Their style; plain by default.
  package mutating func putBox(_ box: CellRect, _ glyphs: Glyphs, _ style: Style = .plain) {
    let (left, right) = (box.column, box.columns.upperBound - 1)
    let (top, bottom) = (box.row, box.rows.upperBound - 1)
    for column in box.columns.dropFirst().dropLast() {
      put(glyphs.shafts[2], column: column, row: top, style)
      put(glyphs.shafts[2], column: column, row: bottom, style)
    }
    for row in box.rows.dropFirst().dropLast() {
      put(glyphs.shafts[0], column: left, row: row, style)
      put(glyphs.shafts[0], column: right, row: row, style)
    }
    put(glyphs.corners[0], column: left, row: top, style)
    put(glyphs.corners[1], column: right, row: top, style)
    put(glyphs.corners[2], column: right, row: bottom, style)
    put(glyphs.corners[3], column: left, row: bottom, style)
  }
}
