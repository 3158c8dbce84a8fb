/// A size in cells.
public nonisolated struct CellSize: Sendable, Hashable {
  /// The number of cells side by side; 0 or more.
  public var columns: Int
  /// The number of cells above each other; 0 or more.
  public var rows: Int

  /// Makes a size; a negative number becomes 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

/// A part of a screen, in cells.
public nonisolated struct CellRect: Sendable, Hashable {
  /// The distance of the first column from the left.
  public var column: Int
  /// The distance of the first row from the top.
  public var row: Int
  /// The size.
  public var size: CellSize

  /// Makes a part of a screen.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    size = CellSize(columns: columns, rows: rows)
  }

  /// Its columns, from the left to the right.
  public var columns: Range<Int> { column..<(column + size.columns) }
  /// Its rows, from the top to the bottom.
  public var rows: Range<Int> { row..<(row + size.rows) }

  /// Whether a cell is inside.
  public func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }

  /// The part that is in both; empty if they do not overlap.
  public func intersection(_ other: CellRect) -> CellRect {
    let columns = columns.clamped(to: other.columns)
    let rows = rows.clamped(to: other.rows)
    return CellRect(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }
}
