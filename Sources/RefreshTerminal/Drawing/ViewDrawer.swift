import RefreshKit

/// Draws the visible part of a scroll view into cells, with the presentation values of animations:
/// the views of the kit, and those of a client that override `draw(in:)`.
///
/// Texts are in whole cells. Rings and other shapes are drawn in parts of cells: quarters for filled
/// shapes, dots for strokes.
@MainActor public struct ViewDrawer {
  /// The extent of a cell, in points; 9 x 18 by default.
  public var metrics = CellMetrics()
  /// The glyphs for arrows, spinners, lines and shapes; ``Glyphs/unicode`` by default.
  public var glyphs = Glyphs.unicode
  /// Whether the terminal shows colours; true by default. Without colours the disc of a ring is blank.
  public var hasColor = true
  /// The lines of text that are drawn for an image, by the image's name; none by default.
  public var pictures: [String: [String]] = [:]

  /// Makes a drawer.
  public init() {}

  /// Draws the visible content of a scroll view into a part of the screen.
  public func draw(_ list: ScrollView, in area: CellRect, on frame: inout Frame) {
    let display = list.displayList()
    let clip = frame.canvas.clip
    defer { frame.canvas.clip = clip }
    let seen = area.intersection(clip)
    for group in display.groups {
      let position = GroupPosition(group, in: area, metrics)
      for item in group.items {
        frame.canvas.clip = cells(seenOf: item, in: area, position).intersection(seen)
        draw(item, at: position, on: &frame.canvas)
      }
    }
    if let change = display.nextChange { frame.changes(at: change) }
  }

  private func draw(_ item: DisplayItem, at position: GroupPosition, on canvas: inout Canvas) {
    let frame = position.snapped(item.frame)
    switch item.content {
    case .text(let text):
      draw(text, in: frame, alpha: item.alpha, on: &canvas)
    case .image(let picture):
      draw(picture, in: frame, rotatedBy: item.rotation, alpha: item.alpha, on: &canvas)
    case .spinner(let spinner):
      draw(spinner, in: frame, alpha: item.alpha, on: &canvas)
    case .ring(let ring):
      draw(
        ring, in: position.exact(item.frame), rotatedBy: item.rotation, alpha: item.alpha,
        on: &canvas)
    case .shape(let shape):
      draw(shape, of: item, at: position, on: &canvas)
    }
  }

  /// The cells in which an item is visible: the cells of the view that clips it, or else all cells
  /// of the area.
  private func cells(
    seenOf item: DisplayItem, in area: CellRect, _ position: GroupPosition
  ) -> CellRect {
    let whole = Rect(origin: .zero, size: metrics.size(of: area.size))
    guard item.clip != whole else { return area }
    let clip = position.snapped(item.clip)
    let column = metrics.nearestColumn(to: clip.x)
    let row = metrics.nearestRow(to: clip.y)
    return CellRect(
      column: column, row: row, columns: metrics.nearestColumn(to: clip.maxX) - column,
      rows: metrics.nearestRow(to: clip.maxY) - row)
  }
}

/// The position of a group of a display list on the screen, in points from the screen's corner.
///
/// A group is moved to the nearest cell with all of its items, so that the lines of a header stay
/// together while it moves.
nonisolated struct GroupPosition {
  /// The distance from the visible area's coordinates to the group's nearest cell.
  private let toCell: Point
  /// The distance from the visible area's coordinates to the exact position.
  private let toExact: Point

  /// The position of a group of a list that is shown in a part of the screen.
  init(_ group: DisplayList.Group, in area: CellRect, _ metrics: CellMetrics) {
    let corner = metrics.corner(column: area.column, row: area.row)
    let cell = metrics.corner(
      column: metrics.nearestColumn(to: group.frame.x),
      row: metrics.nearestRow(to: group.frame.y))
    toExact = corner
    toCell = Point(
      x: corner.x + cell.x - group.frame.x, y: corner.y + cell.y - group.frame.y)
  }

  /// The frame of an item of the group, moved to the cell with it.
  func snapped(_ frame: Rect) -> Rect {
    Rect(
      x: frame.x + toCell.x, y: frame.y + toCell.y, width: frame.width, height: frame.height)
  }

  /// The exact frame of an item of the group, for a ring, which moves smoothly in parts of cells.
  func exact(_ frame: Rect) -> Rect {
    Rect(
      x: frame.x + toExact.x, y: frame.y + toExact.y, width: frame.width, height: frame.height)
  }
}
