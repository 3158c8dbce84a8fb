extension DisplayItem.Content {
  /// The shapes of the content, so that a ring, a spinner and the kit's arrows look the same on
  /// every host: from the back to the front, in points from the upper left corner of the frame.
  ///
  /// The number of shapes, and the pieces of their paths, are the same at every moment of a ring or
  /// of a spinner. The shadow of a ring's disc is not among them.
  ///
  /// - Parameter size: The size of the item's frame.
  /// - Returns: The shapes; none for a text, and for an image that is not the kit's.
  public func shapes(in size: Size) -> [DisplayItem.Shape] {
    switch self {
    case .text: []
    case .image(let picture): picture.shapes(in: size)
    case .spinner(let spinner): spinner.shapes(in: size)
    case .ring(let ring): ring.shapes(in: size)
    case .shape(let shape): [shape]
    }
  }
}

extension DisplayItem.Ring {
  /// The size of the whole arrowhead, in widths of the stroke.
  private static let wholeArrowhead = (length: 3.0, halfWidth: 2.2)

  fileprivate func shapes(in size: Size) -> [DisplayItem.Shape] {
    let center = Point(x: size.width / 2, y: size.height / 2)
    let circle = Circle(center: center, radius: max((size.width - lineWidth) / 2, 0))
    func angle(at turns: Double) -> Double { turns * 2 * .pi + rotation }
    let stroke = circle.arc(
      from: angle(at: strokeStart), to: angle(at: min(strokeEnd, strokeStart + 1)))
    let length = Self.wholeArrowhead.length * lineWidth * arrowhead
    let halfWidth = Self.wholeArrowhead.halfWidth * lineWidth * arrowhead
    let end = Rotation(angle(at: strokeEnd))
    var head = Path()
    head.move(to: circle.point(at: end, outwards: halfWidth))
    head.addLine(to: circle.point(at: end, along: length))
    head.addLine(to: circle.point(at: end, outwards: -halfWidth))
    head.close()
    let discShape = disc.map {
      DisplayItem.Shape(Path(ovalIn: Rect(around: center, side: 2 * $0.radius)), color: $0.color)
    }
    return [
      discShape, DisplayItem.Shape(stroke, color: color, lineWidth: lineWidth),
      DisplayItem.Shape(head, color: color),
    ].compactMap(\.self)
  }
}

/// Rotations and angles are clockwise from the top, in radians.
private struct Circle {
  /// How many curves make an arc. Each of them is at most a quarter of the circle.
  private static let pieces = 4

  let center: Point
  let radius: Double

  func point(at rotation: Rotation, along: Double = 0, outwards: Double = 0) -> Point {
    center + rotation.applied(to: Point(x: along, y: -radius - outwards))
  }

  func arc(from start: Double, to end: Double) -> Path {
    let step = (end - start) / Double(Self.pieces)
    let quarter = Rotation(step / 4)
    // The distance of the control points from the ends of a curve. At this distance the curve is
    // nearest to the arc.
    let controlDistance = radius * 4 / 3 * quarter.sine / quarter.cosine
    var path = Path()
    var from = Rotation(start)
    path.move(to: point(at: from))
    for piece in 1...Self.pieces {
      let to = Rotation(start + step * Double(piece))
      path.addCurve(
        to: point(at: to), control1: point(at: from, along: controlDistance),
        control2: point(at: to, along: -controlDistance))
      from = to
    }
    return path
  }
}

extension DisplayItem.Spinner {
  /// The difference in opacity between a spoke and the next one, clockwise.
  private static let fading = 0.11

  fileprivate func shapes(in size: Size) -> [DisplayItem.Shape] {
    let radius = min(size.width, size.height) / 2
    let center = Point(x: size.width / 2, y: size.height / 2)
    return (0..<Self.spokes).map { index in
      let turn = Rotation(2 * .pi * Double(index) / Double(Self.spokes))
      var spoke = Path()
      spoke.move(to: center + turn.applied(to: Point(x: 0, y: -0.48 * radius)))
      spoke.addLine(to: center + turn.applied(to: Point(x: 0, y: -0.9 * radius)))
      let fading = Self.fading * Double((step - index + Self.spokes) % Self.spokes)
      return DisplayItem.Shape(spoke, color: color.faded(by: 1 - fading), lineWidth: 0.2 * radius)
    }
  }
}

nonisolated extension DisplayItem.Picture {
  fileprivate func shapes(in size: Size) -> [DisplayItem.Shape] {
    guard let arrow = image.arrowPath else { return [] }
    return [
      DisplayItem.Shape(
        arrow.translated(x: size.width / 2, y: size.height / 2), color: tintColor,
        lineWidth: Path.arrowWidth)
    ]
  }
}

extension Path {
  /// The width of the line, in points.
  static let arrowWidth = 1.8

  /// The arrow of headers and back footers, around the origin.
  static let arrow = Path(
    arrowFrom: Point(x: 0, y: -16), to: Point(x: 0, y: 15.5),
    barbs: (Point(x: -5.5, y: 9.5), Point(x: 5.5, y: 9.5)))

  /// The arrow of leaders and trailers, around the origin.
  static let trailArrow = Path(
    arrowFrom: Point(x: 8.5, y: 0), to: Point(x: -8, y: 0),
    barbs: (Point(x: -2.5, y: -5.5), Point(x: -2.5, y: 5.5)))

  private init(arrowFrom start: Point, to tip: Point, barbs: (Point, Point)) {
    move(to: start)
    addLine(to: tip)
    move(to: barbs.0)
    addLine(to: tip)
    addLine(to: barbs.1)
  }
}
