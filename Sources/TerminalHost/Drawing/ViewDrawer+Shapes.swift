import RefreshKit

/// How shapes are drawn: lines and boxes by the signs that there are for them, others by parts of
/// cells.
extension ViewDrawer {
  /// What is thinner than this fraction of a cell is a line.
  private static let thin = 0.25

  func draw(
    _ shape: DisplayItem.Shape, of item: DisplayItem, at place: GroupPlace,
    on canvas: inout Canvas
  ) {
    guard let style = Style(shape.color, alpha: item.alpha) else { return }
    if item.rotation == 0, let rect = shape.path.rect {
      let frame = Rect(
        x: item.frame.x + rect.x, y: item.frame.y + rect.y, width: rect.width,
        height: rect.height)
      if shape.lineWidth != nil {
        if drawBox(place.snapped(frame), style, on: &canvas) { return }
      } else if frame.height <= Self.thin * metrics.cell.height {
        return drawRule(place.exact(frame), style, on: &canvas)
      } else if frame.width <= Self.thin * metrics.cell.width {
        return drawBar(place.snapped(frame), style, on: &canvas)
      }
    }
    let outline = Outline(shape.path, in: place.snapped(item.frame), turnedBy: item.rotation)
    if let width = shape.lineWidth {
      stroke(outline, width: width, style, on: &canvas)
    } else {
      fill(outline, style, on: &canvas)
    }
  }

  // MARK: Lines

  /// A line from side to side glides through the heights that a cell has.
  private func drawRule(_ frame: Rect, _ style: Style, on canvas: inout Canvas) {
    let row = metrics.row(at: frame.y)
    let fraction = frame.y / metrics.cell.height - Double(row)
    let glyph = Self.pick(fraction, of: glyphs.rules)
    let first = metrics.nearestColumn(to: frame.x)
    let last = metrics.nearestColumn(to: frame.maxX)
    for column in first..<max(first, last) {
      canvas.put(glyph, column: column, row: row, style)
    }
  }

  private func drawBar(_ frame: Rect, _ style: Style, on canvas: inout Canvas) {
    let column = metrics.column(at: frame.x)
    let fraction = frame.x / metrics.cell.width - Double(column)
    let glyph = Self.pick(fraction, of: glyphs.bars)
    let first = metrics.nearestRow(to: frame.y)
    let last = metrics.nearestRow(to: frame.maxY)
    for row in first..<max(first, last) { canvas.put(glyph, column: column, row: row, style) }
  }

  private static func pick(_ fraction: Double, of glyphs: [Unicode.Scalar]) -> Unicode.Scalar {
    glyphs[min(max(0, Int(fraction * Double(glyphs.count))), glyphs.count - 1)]
  }

  /// A box by its sides and corners; false where it is too small for that.
  private func drawBox(_ frame: Rect, _ style: Style, on canvas: inout Canvas) -> Bool {
    let left = metrics.nearestColumn(to: frame.x)
    let right = metrics.nearestColumn(to: frame.maxX) - 1
    let top = metrics.nearestRow(to: frame.y)
    let bottom = metrics.nearestRow(to: frame.maxY) - 1
    guard left < right, top < bottom else { return false }
    let (across, down, corners) = (glyphs.shafts[2], glyphs.shafts[0], glyphs.corners)
    for column in left + 1..<right {
      canvas.put(across, column: column, row: top, style)
      canvas.put(across, column: column, row: bottom, style)
    }
    for row in top + 1..<bottom {
      canvas.put(down, column: left, row: row, style)
      canvas.put(down, column: right, row: row, style)
    }
    canvas.put(corners[0], column: left, row: top, style)
    canvas.put(corners[1], column: right, row: top, style)
    canvas.put(corners[2], column: right, row: bottom, style)
    canvas.put(corners[3], column: left, row: bottom, style)
    return true
  }

  // MARK: Parts of cells

  private func fill(_ outline: Outline, _ style: Style, on canvas: inout Canvas) {
    let raster = Raster(metrics, across: 2, down: 2)
    raster.sample(outline.box, in: canvas.clip, where: outline.contains) { bits, column, row in
      let glyph = glyphs.blocks[bits]
      if glyph != " " { canvas.put(glyph, column: column, row: row, style) }
    }
  }

  private func stroke(
    _ outline: Outline, width: Double, _ style: Style, on canvas: inout Canvas
  ) {
    let raster = Raster(metrics, across: 2, down: 4)
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
