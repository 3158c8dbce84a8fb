import RefreshKit

/// A raster of the parts of cells: a part is set if a shape contains its middle.
nonisolated struct Raster {
  /// The extent of a cell.
  let metrics: CellMetrics
  /// The number of parts side by side in a cell.
  let across: Int
  /// The number of parts above each other in a cell.
  let down: Int

  /// The distance from a line within which the middle of a part is on it, in points, so that the line
  /// has no holes.
  var reach: Double {
    0.56 * max(metrics.cell.width / Double(across), metrics.cell.height / Double(down))
  }

  /// Samples the parts of all cells that a rectangle touches.
  ///
  /// - Parameters:
  ///   - area: The rectangle, in points from the screen's corner.
  ///   - clip: The cells to which the sampling is limited.
  ///   - isSet: Returns whether a part is set, by its middle.
  ///   - body: Called for each cell of which a part is set, with one bit for each of its parts, row by
  ///     row; the upper left part is the lowest bit.
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
