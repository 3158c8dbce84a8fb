import RefreshKit

/// Where a group of a display list is on the screen, in points from the screen's corner.
///
/// A group is moved to the nearest cell, and all that is in it with it, so that the lines of a header
/// stay together while it glides.
nonisolated struct GroupPlace {
  /// From the visible area's coordinates to the group's nearest cell.
  private let toCell: Point
  /// From there to where it is exactly.
  private let toExact: Point

  /// The place of a group in a list that is seen in a part of the screen.
  init(_ group: DisplayList.Group, in area: CellRect, _ metrics: CellMetrics) {
    let corner = metrics.corner(column: area.column, row: area.row)
    let cell = metrics.corner(
      column: metrics.nearestColumn(to: group.frame.x),
      row: metrics.nearestRow(to: group.frame.y))
    toExact = corner
    toCell = Point(
      x: corner.x + cell.x - group.frame.x, y: corner.y + cell.y - group.frame.y)
  }

  /// Where something in the group is put.
  func snapped(_ frame: Rect) -> Rect {
    Rect(
      x: frame.x + toCell.x, y: frame.y + toCell.y, width: frame.width, height: frame.height)
  }

  /// Where something in the group is, for what is drawn in parts of cells and moves smoothly.
  func exact(_ frame: Rect) -> Rect {
    Rect(
      x: frame.x + toExact.x, y: frame.y + toExact.y, width: frame.width, height: frame.height)
  }
}
