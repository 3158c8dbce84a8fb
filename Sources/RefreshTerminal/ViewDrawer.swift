import RefreshKit

/// Draws the visible part of a scroll view into cells, with the presentation values of animations.
///
/// Texts are in whole cells. Rings and other shapes are drawn in parts of cells: quarters for
/// filled shapes, dots for strokes.
@MainActor package struct ViewDrawer {
  package var metrics = CellMetrics()
  package var glyphs = Glyphs.unicode
  /// Whether the terminal shows colors; true by default. Without colors the disc of a ring is
  /// blank.
  package var hasColor = true
  /// The lines of text that are drawn for an image, by the image's name; none by default.
  package var pictures: [String: [String]] = [:]

  package init() {}

  package func draw(_ list: ScrollView, in area: CellRect, on frame: inout Frame) {
    let display = list.displayList()
    let clip = frame.canvas.clip
    defer { frame.canvas.clip = clip }
    let visibleArea = area.intersection(clip)
    for group in display.groups {
      let position = GroupPosition(group, in: area, metrics)
      for item in group.items {
        frame.canvas.clip = cells(seenOf: item, in: area, position).intersection(visibleArea)
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
      // A ring is drawn in parts of cells, so it is drawn at its exact position, and not at the
      // nearest cell.
      for (index, shape) in item.content.shapes(in: item.frame.size).enumerated() {
        draw(
          shape, of: item, in: position.exact(item.frame),
          isBlank: index == 0 && ring.disc != nil && !hasColor, on: &canvas)
      }
    case .shape(let shape):
      draw(shape, of: item, in: frame, on: &canvas)
    }
  }

  /// The cells in which an item is visible: the cells of the view that clips it, or else all cells
  /// of the area.
  private func cells(
    seenOf item: DisplayItem, in area: CellRect, _ position: GroupPosition
  ) -> CellRect {
    let wholeArea = Rect(origin: .zero, size: metrics.size(of: area.size))
    guard item.clip != wholeArea else { return area }
    let clip = position.snapped(item.clip)
    let column = metrics.nearestColumn(to: clip.x)
    let row = metrics.nearestRow(to: clip.y)
    return CellRect(
      column: column, row: row, columns: metrics.nearestColumn(to: clip.maxX) - column,
      rows: metrics.nearestRow(to: clip.maxY) - row)
  }

  // MARK: Text

  /// Draws a text in the middle of its frame, or at one of its sides. A text that is too long ends
  /// in an ellipsis. An upright text is in the middle, and is cut off at the ends of the frame.
  private func draw(
    _ text: DisplayItem.Text, in frame: Rect, alpha: Double, on canvas: inout Canvas
  ) {
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

  /// The directions of the kit's arrow images without rotation, by the names of the images. A
  /// direction is an angle in radians, clockwise; 0 is down.
  private static let arrows = [Image.arrow.name: 0, Image.trailArrow.name: Double.pi / 2]

  /// The step to the next cell, in each direction of ``Glyphs/heads``.
  private static let steps: [(column: Int, row: Int)] = [
    (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1),
  ]

  /// Draws an arrow image of the kit as an arrow, and another image as its lines in ``pictures``.
  /// An image without lines is not drawn.
  private func draw(
    _ picture: DisplayItem.Picture, in frame: Rect, rotatedBy rotation: Double, alpha: Double,
    on canvas: inout Canvas
  ) {
    guard let style = Style(picture.tintColor, alpha: alpha) else { return }
    if let angle = Self.arrows[picture.image.name] {
      let eighths = ((angle + rotation) / (.pi / 4)).rounded()
      drawArrow(
        eighth: Int(eighths.truncatingRemainder(dividingBy: 8)) & 7,
        length: max(picture.image.size.width, picture.image.size.height), at: frame.center, style,
        on: &canvas)
    } else if let lines = pictures[picture.image.name] {
      drawLines(lines, in: frame, style, mode: picture.contentMode, on: &canvas)
    }
  }

  /// Draws an arrow from its tail to its head. `eighth` is the index of its direction in
  /// ``Glyphs/heads``.
  private func drawArrow(
    eighth: Int, length: Double, at center: Point, _ style: Style, on canvas: inout Canvas
  ) {
    let step = Self.steps[eighth]
    let cell = step.row == 0 ? metrics.cell.width : metrics.cell.height
    let reach = Int((length / 2 / cell).rounded())
    for distance in -reach...reach {
      let shaft = glyphs.shafts[eighth % glyphs.shafts.count]
      canvas.put(
        distance == reach ? glyphs.heads[eighth] : shaft,
        column: metrics.column(at: center.x) + step.column * distance,
        row: metrics.row(at: center.y) + step.row * distance, style)
    }
  }

  private func draw(
    _ spinner: DisplayItem.Spinner, in frame: Rect, alpha: Double, on canvas: inout Canvas
  ) {
    guard let style = Style(spinner.color, alpha: alpha) else { return }
    drawLines([glyphs.spinner[spinner.step % glyphs.spinner.count]], in: frame, style, on: &canvas)
  }
}

/// The position of a group of a display list on the screen, in points from the screen's corner.
///
/// A group and all of its items are moved together, by one distance, so that the group is at the
/// nearest cell. So the lines of a header stay together while it moves.
private struct GroupPosition {
  /// The distance from a point of the list's visible area to its place on the screen, if the group
  /// is at its nearest cell.
  private let toCell: Point
  /// The same distance, if the group is at its exact position.
  private let toExact: Point

  /// The position of a group of a list that the screen shows in `area`.
  init(_ group: DisplayList.Group, in area: CellRect, _ metrics: CellMetrics) {
    let corner = metrics.corner(column: area.column, row: area.row)
    let cell = metrics.corner(
      column: metrics.nearestColumn(to: group.frame.x),
      row: metrics.nearestRow(to: group.frame.y))
    toExact = corner
    toCell = Point(
      x: corner.x + cell.x - group.frame.x, y: corner.y + cell.y - group.frame.y)
  }

  /// The frame of an item of the group on the screen, moved with the group to its nearest cell.
  func snapped(_ frame: Rect) -> Rect { Rect(origin: frame.origin + toCell, size: frame.size) }

  /// The exact frame of an item of the group on the screen.
  func exact(_ frame: Rect) -> Rect { Rect(origin: frame.origin + toExact, size: frame.size) }
}
