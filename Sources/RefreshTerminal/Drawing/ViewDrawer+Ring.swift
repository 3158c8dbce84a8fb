import RefreshKit

/// Rings: dots on a disc that covers the cells behind it.
extension ViewDrawer {
  func draw(
    _ ring: DisplayItem.Ring, in frame: Rect, rotatedBy rotation: Double, alpha: Double,
    on canvas: inout Canvas
  ) {
    let disc = ring.disc.map { RingDisc($0, around: frame.center, metrics) }
    let background =
      hasColor ? ring.disc.flatMap { Style.ink(of: $0.color, alpha: alpha) } : nil
    if let disc { draw(disc, background, on: &canvas) }
    guard var style = Style(ring.color, alpha: alpha) else { return }
    // The terminal's own colour for texts may be invisible on a disc.
    if background != nil { style.ink = Style.ink(of: ring.color, alpha: alpha) }
    let raster = Raster(metrics: metrics, across: 2, down: 4)
    let stroke = RingStroke(ring, in: frame, rotatedBy: rotation, reach: raster.reach)
    raster.sample(stroke.box, in: canvas.clip, where: stroke.contains) { bits, column, row in
      let glyph =
        glyphs.hasDots ? glyphs.dots(bits) : glyphs.tangent(at: column, row, frame, metrics)
      style.background = disc?.covers(column, row) == true ? background : nil
      canvas.put(glyph, column: column, row: row, style)
    }
  }

  /// Draws a disc, which covers the cells inside. If the terminal shows colours, a cell at its edge
  /// shows a part of the disc; otherwise it is blank if at least half of it is inside.
  private func draw(_ disc: RingDisc, _ background: UInt8?, on canvas: inout Canvas) {
    disc.sample(in: canvas.clip) { bits, column, row in
      if let background, glyphs.hasDots, bits.nonzeroBitCount < 4 {
        canvas.put(glyphs.blocks[bits], column: column, row: row, Style(ink: background))
      } else if bits.nonzeroBitCount >= 2 {
        canvas.put(" ", column: column, row: row, Style(background: background))
      }
    }
  }
}

/// The disc of a ring, in points from the screen's corner.
nonisolated struct RingDisc {
  private let middle: Point
  private let radius: Double
  private let raster: Raster

  init(_ disc: DisplayItem.Disc, around middle: Point, _ metrics: CellMetrics) {
    self.middle = middle
    radius = disc.radius
    raster = Raster(metrics: metrics, across: 2, down: 2)
  }

  /// Calls `body` for each cell that the disc touches, with a bit for each quarter inside.
  func sample(
    in clip: CellRect, _ body: (_ bits: Int, _ column: Int, _ row: Int) -> Void
  ) {
    let box = Rect(center: middle, size: Size(width: 2 * radius, height: 2 * radius))
    raster.sample(box, in: clip, where: contains, body)
  }

  /// Whether at least half of a cell is inside the disc.
  func covers(_ column: Int, _ row: Int) -> Bool {
    var covers = false
    sample(in: CellRect(column: column, row: row, columns: 1, rows: 1)) { bits, _, _ in
      covers = bits.nonzeroBitCount >= 2
    }
    return covers
  }

  private func contains(_ point: Point) -> Bool {
    let (x, y) = (point.x - middle.x, point.y - middle.y)
    return x * x + y * y <= radius * radius
  }
}

/// The stroke of a ring and its arrowhead, in points from the screen's corner.
nonisolated struct RingStroke {
  /// The length and half of the width of a whole arrowhead, in widths of the stroke.
  private static let arrowhead = (length: 3.0, halfWidth: 2.2)

  /// The rectangle around the stroke and the arrowhead.
  let box: Rect

  private let ring: DisplayItem.Ring
  private let middle: Point
  private let radius: Double
  private let reach: Double
  private let head: Outline
  /// The beginning of the stroke, in fractions of the circle: 0..<1.
  private let start: Double

  init(_ ring: DisplayItem.Ring, in frame: Rect, rotatedBy rotation: Double, reach: Double) {
    self.ring = ring
    self.reach = max(ring.lineWidth / 2, reach)
    middle = frame.center
    radius = max((frame.width - ring.lineWidth) / 2, 0)
    let turns = (ring.rotation + rotation) / (2 * .pi)
    let start = ring.strokeStart + turns
    self.start = start - start.rounded(.down)
    let length = Self.arrowhead.length * ring.lineWidth * ring.arrowhead
    let half = Self.arrowhead.halfWidth * ring.lineWidth * ring.arrowhead
    let (x, y) = (frame.width / 2, frame.height / 2 - radius)
    var path = Path()
    if ring.arrowhead > 0 {
      path.move(to: Point(x: x, y: y - half))
      path.addLine(to: Point(x: x + length, y: y))
      path.addLine(to: Point(x: x, y: y + half))
      path.close()
    }
    head = Outline(path, in: frame, rotatedBy: 2 * .pi * (ring.strokeEnd + turns))
    let outer = 2 * (radius + max(self.reach, length, half))
    box = Rect(center: frame.center, size: Size(width: outer, height: outer))
  }

  /// Whether a point is on the stroke, or in the arrowhead.
  func contains(_ point: Point) -> Bool {
    let (x, y) = (point.x - middle.x, point.y - middle.y)
    if abs((x * x + y * y).squareRoot() - radius) <= reach {
      let way = PointRotation.fraction(of: point, around: middle) - start
      if way - way.rounded(.down) <= ring.strokeEnd - ring.strokeStart { return true }
    }
    return head.contains(point)
  }
}
