import RefreshKit

/// How a ring is drawn: by dots, on a disc that covers what is behind it.
extension ViewDrawer {
  func draw(
    _ ring: DisplayItem.Ring, in frame: Rect, turnedBy rotation: Double, alpha: Double,
    on canvas: inout Canvas
  ) {
    let background = ring.disc.flatMap { Style.ink(of: $0.color, alpha: alpha) }
    if let disc = ring.disc { draw(disc, around: frame.center, background, on: &canvas) }
    guard var style = Style(ring.color, alpha: alpha) else { return }
    if background != nil { style.ink = Style.ink(of: ring.color, alpha: alpha) }
    let raster = Raster(metrics, across: 2, down: 4)
    let stroke = RingStroke(ring, in: frame, turnedBy: rotation, reach: raster.reach)
    raster.sample(stroke.box, in: canvas.clip, where: stroke.contains) { bits, column, row in
      let glyph =
        glyphs.hasDots ? glyphs.dots(bits) : glyphs.tangent(at: column, row, frame, metrics)
      canvas.put(glyph, column: column, row: row, style)
    }
  }

  /// A disc is as many cells as lie in it by half: a part of a cell could not be told from the stroke
  /// where there are no colours.
  private func draw(
    _ disc: DisplayItem.Disc, around middle: Point, _ background: UInt8?,
    on canvas: inout Canvas
  ) {
    let box = Rect(center: middle, size: Size(width: 2 * disc.radius, height: 2 * disc.radius))
    let style = Style(background: background)
    func isInside(_ point: Point) -> Bool {
      let (x, y) = (point.x - middle.x, point.y - middle.y)
      return x * x + y * y <= disc.radius * disc.radius
    }
    Raster(metrics, across: 2, down: 2).sample(box, in: canvas.clip, where: isInside) {
      bits, column, row in
      if bits.nonzeroBitCount >= 2 { canvas.put(" ", column: column, row: row, style) }
    }
  }
}

/// The stroke of a ring and its arrowhead, in points from the screen's corner.
nonisolated struct RingStroke {
  /// How long and half as wide a whole arrowhead is, in widths of the stroke.
  private static let arrowhead = (length: 3.0, halfWidth: 2.2)

  /// What it reaches.
  let box: Rect

  private let ring: DisplayItem.Ring
  private let middle: Point
  private let radius: Double
  private let reach: Double
  private let head: Outline
  /// Where the stroke begins, in turns: 0..<1.
  private let start: Double

  init(_ ring: DisplayItem.Ring, in frame: Rect, turnedBy rotation: Double, reach: Double) {
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
    head = Outline(path, in: frame, turnedBy: 2 * .pi * (ring.strokeEnd + turns))
    let outer = 2 * (radius + max(self.reach, length, half))
    box = Rect(center: frame.center, size: Size(width: outer, height: outer))
  }

  /// Whether a point is on the stroke, or in the arrowhead.
  func contains(_ point: Point) -> Bool {
    let (x, y) = (point.x - middle.x, point.y - middle.y)
    if abs((x * x + y * y).squareRoot() - radius) <= reach {
      let way = Turn.fraction(of: point, around: middle) - start
      if way - way.rounded(.down) <= ring.strokeEnd - ring.strokeStart { return true }
    }
    return head.contains(point)
  }
}
