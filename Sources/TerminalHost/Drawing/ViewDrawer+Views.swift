import RefreshKit

/// How each kind of view is drawn.
extension ViewDrawer {
  // MARK: Text

  /// A title stands in the middle of its label; one of a label that is narrower than two signs is
  /// written downwards.
  func draw(_ label: Label, at spot: Spot, in frame: inout Frame) {
    guard let text = label.text, let style = Style(label.textColor, alpha: spot.alpha) else {
      return
    }
    if spot.frame.width < min(2 * metrics.cell.width, spot.frame.height) {
      drawDownwards(text, at: spot, style, in: &frame)
    } else {
      drawLines([text], at: spot, style, in: &frame)
    }
  }

  private func drawDownwards(
    _ text: String, at spot: Spot, _ style: Style, in frame: inout Frame
  ) {
    let column = spot.column + metrics.column(at: spot.frame.center.x)
    let height = Double(text.unicodeScalars.count) * metrics.cell.height
    let row = spot.row + metrics.nearestRow(to: spot.frame.center.y - height / 2)
    let rows = spot.rows(metrics)
    for (row, glyph) in zip(row..., text.unicodeScalars) where rows.contains(row) {
      frame.canvas.put(glyph, column: column, row: row, style)
    }
  }

  /// Lines in the middle of a frame, or at one of its sides.
  private func drawLines(
    _ lines: [String], at spot: Spot, _ style: Style, mode: ImageView.ContentMode = .center,
    in frame: inout Frame
  ) {
    let size = metrics.size(
      of: CellSize(columns: lines.map(\.cells).max() ?? 0, rows: lines.count - 1))
    let x =
      switch mode {
      case .left: spot.frame.x
      case .center: spot.frame.center.x - size.width / 2
      case .right: spot.frame.maxX - size.width
      }
    let column = spot.column + metrics.nearestColumn(to: x)
    let row = spot.row + metrics.row(at: spot.frame.center.y - size.height / 2)
    for (index, line) in lines.enumerated() {
      frame.canvas.put(line, column: column, row: row + index, style, leavesBlanks: true)
    }
  }

  // MARK: Pictures

  /// An arrow is drawn by its angle, another picture by the lines that stand for its name.
  func draw(_ view: ImageView, at spot: Spot, in frame: inout Frame) {
    guard let style = Style(view.tintColor, alpha: spot.alpha),
      let image = image(of: view, at: spot, in: &frame)
    else { return }
    if let arrow = Arrow(on: image, turnedBy: spot.rotation) {
      let column = spot.column + metrics.column(at: spot.frame.center.x)
      let row = spot.row + metrics.row(at: spot.frame.center.y)
      for mark in arrow.marks(glyphs, in: metrics.cell) {
        frame.canvas.put(mark.glyph, column: column + mark.column, row: row + mark.row, style)
      }
    } else if let lines = pictures[image.name] {
      drawLines(lines, at: spot, style, mode: view.contentMode, in: &frame)
    }
  }

  /// The picture that a view shows now.
  private func image(of view: ImageView, at spot: Spot, in frame: inout Frame) -> Image? {
    let images = view.animationImages
    guard view.isAnimating, !images.isEmpty, isInSight(spot, in: frame) else { return view.image }
    let rate = view.animationDuration > 0 ? Double(images.count) / view.animationDuration : 0
    return images[frame.count(at: rate) % images.count]
  }

  /// A wheel turns once in 0.8 seconds, and is not seen while it stands still.
  func draw(_ wheel: ActivityIndicator, at spot: Spot, in frame: inout Frame) {
    guard wheel.isAnimating, isInSight(spot, in: frame) else { return }
    guard let style = Style(wheel.color, alpha: spot.alpha) else { return }
    let picture = glyphs.wheel[frame.count(at: 10) % glyphs.wheel.count]
    drawLines([picture], at: spot, style, in: &frame)
  }

  /// Whether something that moves by itself is on the canvas: nothing else costs frames.
  private func isInSight(_ spot: Spot, in frame: Frame) -> Bool {
    spot.rows(metrics).overlaps(frame.canvas.clip.rows)
  }

  // MARK: Lines

  /// A rule glides through the heights that a cell has.
  func draw(_ rule: Rule, at spot: Spot, in frame: inout Frame) {
    guard let style = Style(rule.color, alpha: spot.alpha) else { return }
    let row = metrics.row(at: spot.exact.y)
    let share = spot.exact.y / metrics.cell.height - Double(row)
    let count = glyphs.rules.count
    let glyph = glyphs.rules[min(max(0, Int(share * Double(count))), count - 1)]
    let first = spot.column + metrics.nearestColumn(to: spot.frame.x)
    let last = spot.column + metrics.nearestColumn(to: spot.frame.maxX)
    for column in first..<max(first, last) {
      frame.canvas.put(glyph, column: column, row: row, style)
    }
  }
}
