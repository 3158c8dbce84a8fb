import RefreshKit

/// Draws the kit's views into cells, as they look on their way through animations.
///
/// Texts stand in whole cells. A view that contains others is put on the nearest cell, and what is in
/// it keeps its place there, so that the lines of a header stay together while it glides.
@MainActor public struct ViewDrawer {
  /// How many points a cell stands for.
  public var metrics = CellMetrics()
  /// The signs for arrows, wheels and rules.
  public var glyphs = Glyphs.unicode
  /// The pictures that views show by name, line by line; none by default.
  public var pictures: [String: [String]] = [:]

  /// Makes a drawer.
  public init() {}

  /// Draws what of a scroll view's content is seen, into a part of the screen.
  public func draw(_ list: ScrollView, in area: CellRect, on frame: inout Frame) {
    let clip = frame.canvas.clip
    defer { frame.canvas.clip = clip }
    frame.canvas.clip = area.intersection(clip)
    let offset = list.scrollPresentation.contentOffset
    let ground = Ground(
      column: area.column, row: area.row, origin: offset,
      exact: Point(
        x: Double(area.column) * metrics.cell.width - offset.x,
        y: Double(area.row) * metrics.cell.height - offset.y),
      alpha: 1)
    for view in list.subviews { draw(view, on: ground, in: &frame) }
  }

  private func draw(_ view: View, on ground: Ground, in frame: inout Frame) {
    guard !view.isHidden else { return }
    let spot = ground.spot(of: view.presentation)
    let rows = spot.rows(metrics)
    let clip = frame.canvas.clip.rows
    // The nearest cell may be one beside the cells that the frame touches.
    guard rows.upperBound >= clip.lowerBound, rows.lowerBound <= clip.upperBound else { return }
    switch view {
    case let label as Label: draw(label, at: spot, in: &frame)
    case let image as ImageView: draw(image, at: spot, in: &frame)
    case let wheel as ActivityIndicator: draw(wheel, at: spot, in: &frame)
    case let rule as Rule: draw(rule, at: spot, in: &frame)
    default: break
    }
    let inside = spot.ground(metrics)
    for subview in view.subviews { draw(subview, on: inside, in: &frame) }
  }
}
