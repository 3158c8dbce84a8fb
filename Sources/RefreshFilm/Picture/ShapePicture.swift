import RefreshKit

/// A path that is filled or stroked.
nonisolated struct ShapePicture {
  private let shape: DisplayItem.Shape
  private let path: Path

  /// A shape in a frame of a size.
  init(_ shape: DisplayItem.Shape, in size: Size) {
    self.shape = shape
    path = shape.path.translated(x: -size.width / 2, y: -size.height / 2)
  }

  /// The shape around the origin, which is the middle of its frame.
  var elements: [SVG] {
    path.elements.isEmpty ? [] : [element.opacity(shape.color.alpha)]
  }

  /// The shape without its opacity.
  var element: SVG {
    let color = SVG.Value.text(shape.color.css)
    let outline = SVG("path", ["d": .text(Self.data(path.elements))])
    return if let width = shape.lineWidth {
      outline.with(["fill": "none", "stroke": color, "stroke-width": .number(width)])
    } else {
      outline.with(["fill": color, "fill-rule": "evenodd"])
    }
  }

  /// The pieces of a path as SVG writes them.
  private static func data(_ elements: [Path.Element]) -> String {
    elements.map { element in
      switch element {
      case .move(let point): "M" + text([point])
      case .line(let point): "L" + text([point])
      case .curve(let point, let control1, let control2): "C" + text([control1, control2, point])
      case .close: "Z"
      }
    }.joined()
  }

  private static func text(_ points: [Point]) -> String {
    points.map { "\(SVG.number($0.x)) \(SVG.number($0.y))" }.joined(separator: " ")
  }
}
