import RefreshKit

/// A path that is filled or stroked.
nonisolated struct ShapePicture {
  /// The pieces of a path without their points, and the coordinates of the points, in order.
  struct Outline {
    /// What SVG calls each piece, and how many coordinates it has.
    private var pieces: [(name: String, count: Int)] = []
    /// The coordinates.
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

    /// The path as SVG writes it, with other coordinates.
    func text(_ values: [Double]) -> String {
      var rest = values[...]
      return pieces.map { piece in
        let own = rest.prefix(piece.count)
        rest = rest.dropFirst(piece.count)
        return piece.name + own.map(SVG.number).joined(separator: " ")
      }.joined()
    }
  }

  private let shape: DisplayItem.Shape
  /// The path around the origin, which is the middle of the frame.
  let outline: Outline

  /// A shape in a frame of a size.
  init(_ shape: DisplayItem.Shape, in size: Size) {
    self.shape = shape
    outline = Outline(shape.path.translated(x: -size.width / 2, y: -size.height / 2))
  }

  /// The shape.
  var elements: [SVG] {
    guard !outline.values.isEmpty else { return [] }
    return [
      SVG("path", ["d": .text(outline.text(outline.values))]).with(paint)
        .opacity(shape.color.alpha)
    ]
  }

  /// The attributes of the element, without the path and its opacity.
  var paint: KeyValuePairs<String, SVG.Value> {
    let color = SVG.Value.text(shape.color.css)
    return if let width = shape.lineWidth {
      [
        "fill": "none", "stroke": color, "stroke-width": .number(width),
        "stroke-linecap": shape.lineCap == .round ? "round" : "butt",
        "stroke-linejoin": shape.lineJoin == .round ? "round" : "miter",
      ]
    } else {
      ["fill": color, "fill-rule": "evenodd"]
    }
  }
}
