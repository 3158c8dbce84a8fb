import RefreshKit

/// The extent of a cell in points of the kit.
///
/// With the default, 9 x 18 points, a header is 3 rows high and 100 columns are as wide as a
/// tablet.
package struct CellMetrics: Sendable, Hashable {
  /// The extent of a cell, in points; above 0.
  package let cell: Size

  package init(cell: Size = Size(width: 9, height: 18)) {
    self.cell = cell
  }

  package func size(of cells: CellSize) -> Size {
    Size(
      width: Double(cells.columns) * cell.width, height: Double(cells.rows) * cell.height)
  }

  func middle(column: Int, row: Int) -> Point {
    Point(x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height)
  }

  /// The upper left corner of a cell, in points.
  func corner(column: Int, row: Int) -> Point {
    Point(x: Double(column) * cell.width, y: Double(row) * cell.height)
  }

  /// The function for `Label.measure`. It measures a text by its number of cells, and ignores the
  /// font size.
  package var measure: TextMeasuring {
    { text, _ in Double(text.cells) * cell.width }
  }

  func column(at x: Double) -> Int { Self.whole(x / cell.width) }

  func row(at y: Double) -> Int { Self.whole(y / cell.height) }

  /// The column whose left side is nearest to `x`.
  func nearestColumn(to x: Double) -> Int { Self.whole(x / cell.width + 0.5) }

  /// The row whose upper side is nearest to `y`.
  func nearestRow(to y: Double) -> Int { Self.whole(y / cell.height + 0.5) }

  /// The columns between two sides. First each side is moved to the nearest boundary of cells.
  func columns(from left: Double, to right: Double) -> Range<Int> {
    let first = nearestColumn(to: left)
    return first..<max(first, nearestColumn(to: right))
  }

  /// The rows between two sides. First each side is moved to the nearest boundary of cells.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    let first = nearestRow(to: top)
    return first..<max(first, nearestRow(to: bottom))
  }

  /// Rounds a number down. Numbers far outside of every screen are clamped: `Int` cannot hold all
  /// of them.
  private static func whole(_ value: Double) -> Int {
    Int(min(max(value.rounded(.down), -1_000_000), 1_000_000))
  }
}

extension Point {
  static func + (lhs: Point, rhs: Point) -> Point { Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }

  static func - (lhs: Point, rhs: Point) -> Point { Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }
}
