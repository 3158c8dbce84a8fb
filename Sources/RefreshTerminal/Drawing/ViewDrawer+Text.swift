import RefreshKit

/// Texts, images and activity indicators: glyphs in whole cells. Frames are in points from the screen's
/// corner.
extension ViewDrawer {
  // MARK: Text

  /// Draws a text in the middle of its frame, or at one of its sides; a text that is too long ends in
  /// an ellipsis.
  func draw(_ text: DisplayItem.Text, in frame: Rect, alpha: Double, on canvas: inout Canvas) {
    guard let style = Style(text.color, alpha: alpha) else { return }
    if text.isUpright {
      drawDownwards(text.string, in: frame, style, on: &canvas)
    } else {
      let columns = metrics.nearestColumn(to: frame.width)
      let line =
        columns > 0 ? text.string.truncated(to: columns, ellipsis: glyphs.ellipsis) : text.string
      drawLines([line], in: frame, style, mode: text.contentMode, on: &canvas)
    }
  }

  private func drawDownwards(
    _ text: String, in frame: Rect, _ style: Style, on canvas: inout Canvas
  ) {
    let column = metrics.column(at: frame.center.x)
    let height = Double(text.unicodeScalars.count) * metrics.cell.height
    let first = metrics.nearestRow(to: frame.center.y - height / 2)
    let top = metrics.row(at: frame.y)
    let rows = top..<max(top, -metrics.row(at: -frame.maxY))
    for (row, glyph) in zip(first..., text.unicodeScalars) where rows.contains(row) {
      canvas.put(glyph, column: column, row: row, style)
    }
  }

  /// Draws lines in the middle of a frame, or at one of its sides.
  private func drawLines(
    _ lines: [String], in frame: Rect, _ style: Style, mode: ImageView.ContentMode = .center,
    on canvas: inout Canvas
  ) {
    let size = metrics.size(
      of: CellSize(columns: lines.map(\.cells).max() ?? 0, rows: lines.count - 1))
    let x =
      switch mode {
      case .left: frame.x
      case .center: frame.center.x - size.width / 2
      case .right: frame.maxX - size.width
      }
    let column = metrics.nearestColumn(to: x)
    let row = metrics.row(at: frame.center.y - size.height / 2)
    for (index, line) in lines.enumerated() {
      canvas.put(line, column: column, row: row + index, style, leavesBlanks: true)
    }
  }

  // MARK: Images

  /// Draws an arrow by its angle, another image by the lines of its name in ``pictures``.
  func draw(
    _ picture: DisplayItem.Picture, in frame: Rect, rotatedBy rotation: Double, alpha: Double,
    on canvas: inout Canvas
  ) {
    guard let style = Style(picture.tintColor, alpha: alpha) else { return }
    if let arrow = Arrow(on: picture.image, rotatedBy: rotation) {
      let column = metrics.column(at: frame.center.x)
      let row = metrics.row(at: frame.center.y)
      for mark in arrow.marks(glyphs, in: metrics.cell) {
        canvas.put(mark.glyph, column: column + mark.column, row: row + mark.row, style)
      }
    } else if let lines = pictures[picture.image.name] {
      drawLines(lines, in: frame, style, mode: picture.contentMode, on: &canvas)
    }
  }

  /// Draws an activity indicator: the glyphs of its step.
  func draw(
    _ spinner: DisplayItem.Spinner, in frame: Rect, alpha: Double, on canvas: inout Canvas
  ) {
    guard let style = Style(spinner.color, alpha: alpha), !glyphs.spinner.isEmpty else { return }
    drawLines([glyphs.spinner[spinner.step % glyphs.spinner.count]], in: frame, style, on: &canvas)
  }
}
