import RefreshKit

/// Draws what is seen of a scroll view into cells, as it looks on its way through animations: the
/// views of the kit, and those of a client that override `draw(in:)`.
///
/// Texts stand in whole cells. Rings and other shapes are drawn in parts of cells: quarters where
/// they are filled, dots where they are stroked.
@MainActor public struct ViewDrawer {
  /// How many points a cell stands for.
  public var metrics = CellMetrics()
  /// The signs for arrows, spinners, lines and shapes.
  public var glyphs = Glyphs.unicode
  /// Whether the terminal shows colours, without which the disc of a ring is only blank; true by
  /// default.
  public var hasColor = true
  /// The pictures that views show by name, line by line; none by default.
  public var pictures: [String: [String]] = [:]

  /// Makes a drawer.
  public init() {}

  /// Draws what of a scroll view's content is seen, into a part of the screen.
  public func draw(_ list: ScrollView, in area: CellRect, on frame: inout Frame) {
    let display = list.displayList()
    let clip = frame.canvas.clip
    defer { frame.canvas.clip = clip }
    let seen = area.intersection(clip)
    for group in display.groups {
      let place = GroupPlace(group, in: area, metrics)
      for item in group.items {
        frame.canvas.clip = cells(seenOf: item, in: area, place).intersection(seen)
        draw(item, at: place, on: &frame.canvas)
      }
    }
    if let change = display.nextChange { frame.changes(at: change) }
  }

  private func draw(_ item: DisplayItem, at place: GroupPlace, on canvas: inout Canvas) {
    let frame = place.snapped(item.frame)
    switch item.content {
    case .text(let text):
      draw(text, in: frame, alpha: item.alpha, on: &canvas)
    case .image(let picture):
      draw(picture, in: frame, turnedBy: item.rotation, alpha: item.alpha, on: &canvas)
    case .spinner(let spinner):
      draw(spinner, in: frame, alpha: item.alpha, on: &canvas)
    case .ring(let ring):
      draw(
        ring, in: place.exact(item.frame), turnedBy: item.rotation, alpha: item.alpha, on: &canvas)
    case .shape(let shape):
      draw(shape, of: item, at: place, on: &canvas)
    }
  }

  /// The cells in which an item is seen: those of the view that clips it, or else all.
  private func cells(seenOf item: DisplayItem, in area: CellRect, _ place: GroupPlace) -> CellRect {
    let whole = Rect(origin: .zero, size: metrics.size(of: area.size))
    guard item.clip != whole else { return area }
    let clip = place.snapped(item.clip)
    let column = metrics.nearestColumn(to: clip.x)
    let row = metrics.nearestRow(to: clip.y)
    return CellRect(
      column: column, row: row, columns: metrics.nearestColumn(to: clip.maxX) - column,
      rows: metrics.nearestRow(to: clip.maxY) - row)
  }
}
