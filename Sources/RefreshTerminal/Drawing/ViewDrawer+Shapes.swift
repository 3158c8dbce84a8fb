import RefreshKit

/// Shapes: lines and boxes by their own glyphs, others by parts of cells.
extension ViewDrawer {
  /// The fraction of a cell up to which a rectangle is a line.
  private static let thin = 0.25

  func draw(
    _ shape: DisplayItem.Shape, of item: DisplayItem, at position: GroupPosition,
    on canvas: inout Canvas
  ) {
    guard let style = Style(shape.color, alpha: item.alpha) else { return }
    if item.rotation == 0, let rect = shape.path.rect {
      let frame = Rect(
        x: item.frame.x + rect.x, y: item.frame.y + rect.y, width: rect.width,
        height: rect.height)
      if shape.lineWidth != nil {
        if drawBox(position.snapped(frame), style, on: &canvas) { return }
      } else if frame.height <= Self.thin * metrics.cell.height {
        return drawRule(position.snapped(frame), style, on: &canvas)
      } else if frame.width <= Self.thin * metrics.cell.width {
        return drawBar(position.snapped(frame), style, on: &canvas)
      }
    }
    let outline = Outline(shape.path, in: position.snapped(item.frame), rotatedBy: item.rotation)
    if let width = shape.lineWidth {
      stroke(outline, width: width, style, on: &canvas)
    } else {
      // A quarter of a cell is too large a part of a dot.
      let box = outline.box
      let isDot =
        shape.path.rect == nil && max(box.width, box.height) < metrics.cell.height
      fill(outline, down: isDot ? 4 : 2, style, on: &canvas)
    }
  }

  // MARK: Lines

  /// Draws a horizontal line by the glyph for its height in a cell. While its group moves, the glyph stays the
  /// same.
  private func drawRule(_ frame: Rect, _ style: Style, on canvas: inout Canvas) {
    let row = metrics.row(at: frame.y)
    let glyph = Self.pick(frame.y / metrics.cell.height - Double(row), of: glyphs.rules)
    for column in metrics.columns(from: frame.x, to: frame.maxX) {
      canvas.put(glyph, column: column, row: row, style)
    }
  }

  private func drawBar(_ frame: Rect, _ style: Style, on canvas: inout Canvas) {
    let column = metrics.column(at: frame.x)
    let glyph = Self.pick(frame.x / metrics.cell.width - Double(column), of: glyphs.bars)
    for row in metrics.rows(from: frame.y, to: frame.maxY) {
      canvas.put(glyph, column: column, row: row, style)
    }
  }

  private static func pick(_ fraction: Double, of glyphs: [Unicode.Scalar]) -> Unicode.Scalar {
    glyphs[min(max(0, Int(fraction * Double(glyphs.count))), glyphs.count - 1)]
  }

  /// Draws a box by its sides and corners.
  ///
  /// - Returns: Whether the frame is large enough.
  private func drawBox(_ frame: Rect, _ style: Style, on canvas: inout Canvas) -> Bool {
    let left = metrics.nearestColumn(to: frame.x)
    let right = metrics.nearestColumn(to: frame.maxX) - 1
    let top = metrics.nearestRow(to: frame.y)
    let bottom = metrics.nearestRow(to: frame.maxY) - 1
    guard left < right, top < bottom else { return false }
    canvas.putBox(
      CellRect(column: left, row: top, columns: right - left + 1, rows: bottom - top + 1), glyphs,
      style)
    return true
  }

  // MARK: Parts of cells

  /// Fills an outline by quarters of cells, or, `down` parts above each other, by dots.
  private func fill(
    _ outline: Outline, down: Int, _ style: Style, on canvas: inout Canvas
  ) {
    let raster = Raster(metrics: metrics, across: 2, down: down)
    raster.sample(outline.box, in: canvas.clip, where: outline.contains) { bits, column, row in
      let glyph = down == 2 ? glyphs.blocks[bits] : glyphs.dots(bits)
      if glyph != " " { canvas.put(glyph, column: column, row: row, style) }
    }
  }

  private func stroke(
    _ outline: Outline, width: Double, _ style: Style, on canvas: inout Canvas
  ) {
    let raster = Raster(metrics: metrics, across: 2, down: 4)
    let reach = max(width / 2, raster.reach)
    let box = outline.box
    let area = Rect(
      x: box.x - reach, y: box.y - reach, width: box.width + 2 * reach,
      height: box.height + 2 * reach)
    func isSet(_ point: Point) -> Bool { outline.isNear(point, within: reach) }
    raster.sample(area, in: canvas.clip, where: isSet) { bits, column, row in
      let glyph = glyphs.dots(bits)
      if glyph != " " { canvas.put(glyph, column: column, row: row, style) }
    }
  }
}
