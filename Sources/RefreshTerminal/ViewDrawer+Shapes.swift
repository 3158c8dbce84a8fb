import RefreshKit

/// Draws lines and boxes by glyphs for them, and other shapes by parts of cells.
extension ViewDrawer {
  /// The thickness up to which a rectangle is drawn as a line, as a fraction of a cell.
  private static let maximumLineThickness = 0.25

  /// Draws a shape of an item. The frame of the item on the screen is `frame`. If `isBlank` is
  /// true, a filled shape makes its cells blank.
  func draw(
    _ shape: DisplayItem.Shape, of item: DisplayItem, in frame: Rect, isBlank: Bool = false,
    on canvas: inout Canvas
  ) {
    guard let style = Style(shape.color, alpha: item.alpha) else { return }
    if item.rotation == 0, let rect = shape.path.rect,
      draw(
        Rect(origin: frame.origin + rect.origin, size: rect.size), isBox: shape.lineWidth != nil,
        style, on: &canvas)
    {
      return
    }
    let outline = Outline(shape.path, in: frame, rotatedBy: item.rotation)
    if let width = shape.lineWidth {
      let reach = max(width / 2, Raster.dots.reach(in: metrics))
      drawDots(in: outline.box.insetBy(-reach), style, on: &canvas) {
        outline.isNear($0, within: reach)
      }
    } else if shape.path.rect == nil,
      max(outline.box.width, outline.box.height) < metrics.cell.height
    {
      // The shape is smaller than a cell: quarters of cells would be too coarse for it.
      drawDots(in: outline.box, style, on: &canvas, where: outline.contains)
    } else {
      sample(outline.box, by: .quarters, in: canvas.clip, where: outline.contains) {
        let glyph = glyphs.blocks[$0]
        if isBlank {
          if $0.nonzeroBitCount >= 2 { canvas.put(" ", column: $1, row: $2) }
        } else if glyph != " " {
          canvas.put(glyph, column: $1, row: $2, style)
        }
      }
    }
  }

  private func drawDots(
    in area: Rect, _ style: Style, on canvas: inout Canvas, where isSet: (Point) -> Bool
  ) {
    sample(area, by: .dots, in: canvas.clip, where: isSet) {
      let glyph = glyphs.dots($0, over: canvas.glyph(column: $1, row: $2))
      canvas.put(glyph, column: $1, row: $2, style)
    }
  }

  // MARK: Lines

  /// Draws a rectangle as a box if `isBox` is true, or as a line if it is thin.
  ///
  /// - Returns: Whether the rectangle was drawn. False if a box is too small, or a filled rectangle
  ///   is not thin.
  private func draw(_ frame: Rect, isBox: Bool, _ style: Style, on canvas: inout Canvas) -> Bool {
    if isBox { return drawBox(frame, style, on: &canvas) }
    if frame.height <= Self.maximumLineThickness * metrics.cell.height {
      let row = metrics.row(at: frame.y)
      let glyph = Self.pick(frame.y / metrics.cell.height - Double(row), of: glyphs.rules)
      for column in metrics.columns(from: frame.x, to: frame.maxX) {
        canvas.put(glyph, column: column, row: row, style)
      }
      return true
    }
    if frame.width <= Self.maximumLineThickness * metrics.cell.width {
      let column = metrics.column(at: frame.x)
      let glyph = Self.pick(frame.x / metrics.cell.width - Double(column), of: glyphs.bars)
      for row in metrics.rows(from: frame.y, to: frame.maxY) {
        canvas.put(glyph, column: column, row: row, style)
      }
      return true
    }
    return false
  }

  private static func pick(_ fraction: Double, of glyphs: [Unicode.Scalar]) -> Unicode.Scalar {
    glyphs[min(max(0, Int(fraction * Double(glyphs.count))), glyphs.count - 1)]
  }

  private func drawBox(_ frame: Rect, _ style: Style, on canvas: inout Canvas) -> Bool {
    let columns = metrics.columns(from: frame.x, to: frame.maxX)
    let rows = metrics.rows(from: frame.y, to: frame.maxY)
    guard columns.count > 1, rows.count > 1 else { return false }
    let (left, right) = (columns.lowerBound, columns.upperBound - 1)
    let (top, bottom) = (rows.lowerBound, rows.upperBound - 1)
    for column in columns {
      for row in [top, bottom] { canvas.put(glyphs.shafts[2], column: column, row: row, style) }
    }
    for row in rows {
      for column in [left, right] { canvas.put(glyphs.shafts[0], column: column, row: row, style) }
    }
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    for (glyph, (column, row)) in zip(glyphs.corners, corners) {
      canvas.put(glyph, column: column, row: row, style)
    }
    return true
  }

  // MARK: Parts of cells

  /// Calls `body` for each cell of an area with at least one set part. A part is set if `isSet`
  /// returns true for its middle. The bits are the set parts, row by row; the upper left part is
  /// the lowest bit.
  private func sample(
    _ area: Rect, by raster: Raster, in clip: CellRect, where isSet: (Point) -> Bool,
    _ body: (_ bits: Int, _ column: Int, _ row: Int) -> Void
  ) {
    let columns = metrics.column(at: area.x)..<1 + metrics.column(at: max(area.x, area.maxX))
    let rows = metrics.row(at: area.y)..<1 + metrics.row(at: max(area.y, area.maxY))
    for row in rows.clamped(to: clip.rows) {
      for column in columns.clamped(to: clip.columns) {
        let corner = metrics.corner(column: column, row: row)
        var bits = 0
        for part in 0..<raster.across * raster.down
        where isSet(corner + raster.middle(of: part, in: metrics)) {
          bits |= 1 << part
        }
        if bits != 0 { body(bits, column, row) }
      }
    }
  }
}

/// How a cell is divided into parts.
private struct Raster {
  static let quarters = Raster(across: 2, down: 2)
  static let dots = Raster(across: 2, down: 4)

  let across: Int
  let down: Int

  /// The middle of a part, in points from the cell's corner.
  func middle(of part: Int, in metrics: CellMetrics) -> Point {
    Point(
      x: (Double(part % across) + 0.5) / Double(across) * metrics.cell.width,
      y: (Double(part / across) + 0.5) / Double(down) * metrics.cell.height)
  }

  /// A part is drawn as a piece of a thin line if its middle is at most this far from the line, in
  /// points. With a smaller distance, the line would have holes.
  func reach(in metrics: CellMetrics) -> Double {
    0.56 * max(metrics.cell.width / Double(across), metrics.cell.height / Double(down))
  }
}

/// A path as straight lines, in points from the screen's corner.
private struct Outline {
  private struct Line {
    let start: Point
    let end: Point
    /// Whether this line is part of the path; false if it only closes an area that is filled.
    let isDrawn: Bool
  }

  /// The number of lines that replace a curve.
  private static let pieces = 8

  private var lines: [Line] = []

  /// Makes the lines of a path. The path is in points from the corner of the frame, and is rotated
  /// around the middle of the frame.
  init(_ path: Path, in frame: Rect, rotatedBy rotation: Double) {
    let rotation = Rotation(rotation)
    func place(_ point: Point) -> Point {
      frame.center + rotation.applied(to: frame.origin + point - frame.center)
    }
    var (start, last) = (Point.zero, Point.zero)
    func add(_ end: Point, isDrawn: Bool = true) {
      lines.append(Line(start: last, end: end, isDrawn: isDrawn))
      last = end
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        if last != start { add(start, isDrawn: false) }
        start = place(point)
        last = start
      case .line(let point):
        add(place(point))
      case .curve(let point, let control1, let control2):
        let curve = (last, place(control1), place(control2), place(point))
        for piece in 1...Self.pieces {
          add(Self.point(on: curve, at: Double(piece) / Double(Self.pieces)))
        }
      case .close:
        add(start)
      }
    }
    if last != start { add(start, isDrawn: false) }
  }

  private static func point(on curve: (Point, Point, Point, Point), at time: Double) -> Point {
    let rest = 1 - time
    let (a, b) = (rest * rest * rest, 3 * rest * rest * time)
    let (c, d) = (3 * rest * time * time, time * time * time)
    return Point(
      x: a * curve.0.x + b * curve.1.x + c * curve.2.x + d * curve.3.x,
      y: a * curve.0.y + b * curve.1.y + c * curve.2.y + d * curve.3.y)
  }

  var box: Rect {
    let xs = lines.flatMap { [$0.start.x, $0.end.x] }
    let ys = lines.flatMap { [$0.start.y, $0.end.y] }
    guard let x = xs.min(), let y = ys.min() else { return .zero }
    return Rect(x: x, y: y, width: (xs.max() ?? x) - x, height: (ys.max() ?? y) - y)
  }

  /// Whether a point is inside, by the even-odd rule.
  func contains(_ point: Point) -> Bool {
    var isInside = false
    for line in lines where (line.start.y > point.y) != (line.end.y > point.y) {
      let fraction = (point.y - line.start.y) / (line.end.y - line.start.y)
      if point.x < line.start.x + fraction * (line.end.x - line.start.x) { isInside.toggle() }
    }
    return isInside
  }

  func isNear(_ point: Point, within reach: Double) -> Bool {
    lines.contains { $0.isDrawn && squaredDistance(of: point, from: $0) <= reach * reach }
  }

  private func squaredDistance(of point: Point, from line: Line) -> Double {
    let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
    let length = dx * dx + dy * dy
    let along = (point.x - line.start.x) * dx + (point.y - line.start.y) * dy
    let fraction = length > 0 ? min(max(along / length, 0), 1) : 0
    let x = point.x - line.start.x - fraction * dx
    let y = point.y - line.start.y - fraction * dy
    return x * x + y * y
  }
}

extension Rect {
  /// The rectangle with all sides moved inward by a distance, or outward by a negative distance.
  fileprivate func insetBy(_ distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: width - 2 * distance,
      height: height - 2 * distance)
  }
}
