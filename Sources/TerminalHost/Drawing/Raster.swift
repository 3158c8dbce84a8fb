import RefreshKit

/// Cells in parts: in each part, the middle is asked.
nonisolated struct Raster {
  private let metrics: CellMetrics
  private let across: Int
  private let down: Int

  /// Makes a raster with so many parts in each cell.
  init(_ metrics: CellMetrics, across: Int, down: Int) {
    self.metrics = metrics
    self.across = across
    self.down = down
  }

  /// How far from a line the middle of a part may be, in points, so that the line has no holes.
  var reach: Double {
    0.56 * max(metrics.cell.width / Double(across), metrics.cell.height / Double(down))
  }

  /// Asks about the parts of all cells that a rectangle touches.
  ///
  /// - Parameters:
  ///   - area: The rectangle, in points from the screen's corner.
  ///   - clip: The cells that are asked about at most.
  ///   - isSet: Whether a part is set, by its middle.
  ///   - body: Takes each cell of which a part is set, with one bit for each of them: row by row, the
  ///     upper left one is the lowest.
  func sample(
    _ area: Rect, in clip: CellRect, where isSet: (Point) -> Bool,
    _ body: (_ bits: Int, _ column: Int, _ row: Int) -> Void
  ) {
    let columns = (metrics.column(at: area.x)..<1 + metrics.column(at: max(area.x, area.maxX)))
      .clamped(to: clip.columns)
    let rows = (metrics.row(at: area.y)..<1 + metrics.row(at: max(area.y, area.maxY)))
      .clamped(to: clip.rows)
    for row in rows {
      for column in columns {
        var bits = 0
        for part in 0..<across * down where isSet(middle(of: part, column: column, row: row)) {
          bits |= 1 << part
        }
        if bits != 0 { body(bits, column, row) }
      }
    }
  }

  private func middle(of part: Int, column: Int, row: Int) -> Point {
    let x = (Double(part % across) + 0.5) / Double(across)
    let y = (Double(part / across) + 0.5) / Double(down)
    return Point(
      x: (Double(column) + x) * metrics.cell.width, y: (Double(row) + y) * metrics.cell.height)
  }
}
