import RefreshKit

/// The pieces of a path without their points, and the coordinates of the points, in order.
struct Outline {
  /// The name of each piece in SVG, and the number of its coordinates.
  private var pieces: [(name: String, count: Int)] = []
  private(set) var values: [Double] = []

  init(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): add("M", [point])
      case .line(let point): add("L", [point])
      case .curve(let point, let control1, let control2): add("C", [control1, control2, point])
      case .close: add("Z", [])
      }
    }
  }

  private mutating func add(_ name: String, _ points: [Point]) {
    pieces.append((name, 2 * points.count))
    values += points.flatMap { [$0.x, $0.y] }
  }

  /// The names of the pieces: paths with the same names can change into each other.
  var kind: String { pieces.map(\.name).joined() }

  /// The path as SVG writes it, with these values for its coordinates.
  func text(_ values: [Double]) -> String {
    var rest = values[...]
    return pieces.map { piece in
      let coordinates = rest.prefix(piece.count)
      rest = rest.dropFirst(piece.count)
      return piece.name + coordinates.map(SVG.number).joined(separator: " ")
    }.joined()
  }
}

/// The shapes of an item in the course of a film: paths whose points move, and whose opacity and
/// line width change.
struct MovingShapes {
  private let samples: [Recording.Sample]
  /// The shapes of each sample, around the middle of the frame. All samples have the same number of
  /// shapes.
  private let shapes: [[DisplayItem.Shape]]

  init(_ states: [(sample: Recording.Sample, item: Scene.Item)]) {
    samples = states.map(\.sample)
    shapes = states.map(\.item.shapes)
  }

  /// The paths around the origin, which is the middle of the frame.
  func elements(_ sheet: Stylesheet) -> [SVG] {
    (shapes.first ?? []).indices.compactMap { index in
      let states = shapes.map { $0[index] }
      let outlines = states.map { Outline($0.path) }
      guard !outlines[0].values.isEmpty else { return nil }
      let points = Track(
        samples, tolerances: outlines[0].values.map { _ in AnimatedProperty.distance },
        values: outlines.map(\.values))
      let path = sheet.path(outlines[0], along: points, states[0].paint)
      let shape =
        states[0].lineWidth == nil
        ? path : [group(.lineWidth, states.map { $0.lineWidth ?? 0 }, path, sheet)]
      return group(.opacity, states.map(\.color.alpha), shape, sheet)
    }
  }

  private func group(
    _ property: AnimatedProperty, _ values: [Double], _ elements: [SVG], _ sheet: Stylesheet
  ) -> SVG {
    let track = Track(samples, tolerances: property.tolerances, values: values.map { [$0] })
    return sheet.group(property, along: track, elements)
  }
}

nonisolated extension Scene.Item {
  /// The shapes of the item around the middle of its frame, with the shadow of a disc.
  var shapes: [DisplayItem.Shape] {
    var shapes = content.shapes(in: frame.size)
    for index in shapes.indices {
      shapes[index].path = shapes[index].path.translated(
        x: -frame.width / 2, y: -frame.height / 2)
    }
    guard case .ring(let ring) = content, let disc = ring.disc else { return shapes }
    return disc.shadow + shapes
  }
}

extension DisplayItem.Disc {
  /// The number of circles in a shadow.
  private static let shadowSteps = 4

  /// Circles on top of each other, the widest at the back, each with the same opacity.
  fileprivate var shadow: [DisplayItem.Shape] {
    guard var color = shadowColor else { return [] }
    let count = shadowRadius > 0 ? Self.shadowSteps : 1
    color.alpha /= Double(count)
    return (0..<count).map { step in
      let blur = shadowRadius * (1 - (Double(step) + 0.5) * 2 / Double(count))
      let side = 2 * max(radius + blur, 0)
      let circle = Rect(center: shadowOffset, size: Size(width: side, height: side))
      return DisplayItem.Shape(Path(ovalIn: circle), color: color)
    }
  }
}

extension DisplayItem.Shape {
  /// The attributes of the shape's element, except for the path, the line width and the opacity.
  fileprivate var paint: KeyValuePairs<String, SVG.Value> {
    let color = SVG.Value.text(color.css)
    return lineWidth == nil
      ? ["fill": color, "fill-rule": "evenodd"]
      : [
        "fill": "none", "stroke": color,
        "stroke-linecap": lineCap == .round ? "round" : "butt",
        "stroke-linejoin": lineJoin == .round ? "round" : "miter",
      ]
  }
}
