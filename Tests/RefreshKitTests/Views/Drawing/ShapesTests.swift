import Testing

@testable import RefreshKit

/// The shapes of rings, activity indicators and arrows, which all hosts draw alike.
@MainActor struct ShapesTests {
  /// An item with shapes, and how far they may reach beyond its frame.
  struct Row: CustomTestStringConvertible {
    let name: String
    let content: DisplayItem.Content
    let size: Size
    var overhang = 0.0

    var testDescription: String { name }
    var shapes: [DisplayItem.Shape] { content.shapes(in: size) }
  }

  private nonisolated static let disc = DisplayItem.Disc(radius: 20, color: .white)

  private nonisolated static func ring(
    _ start: Double, _ end: Double, rotation: Double = 0, arrowhead: Double = 0,
    disc: DisplayItem.Disc? = nil
  ) -> DisplayItem.Content {
    .ring(
      DisplayItem.Ring(
        strokeStart: start, strokeEnd: end, rotation: rotation, arrowhead: arrowhead,
        lineWidth: 2.5, color: .red, disc: disc))
  }

  private nonisolated static let square = Size(width: 30, height: 30)

  nonisolated static let rows =
    [
      Row(name: "ring, pulled", content: ring(0, 0.6), size: square),
      Row(name: "ring, whole", content: ring(0, 1), size: square),
      Row(name: "ring, spinning", content: ring(4.3, 4.9, rotation: 70), size: square),
      // The margin around a disc is 5 points, unless the app sets another.
      Row(
        name: "ring with arrowhead", content: ring(0, 0.8, arrowhead: 1, disc: disc),
        size: square, overhang: 5),
      Row(
        name: "arrow", content: .image(DisplayItem.Picture(.arrow)), size: Image.arrow.size),
      Row(
        name: "trail arrow", content: .image(DisplayItem.Picture(.trailArrow)),
        size: Image.trailArrow.size),
    ]
    + (0..<DisplayItem.Spinner.spokes).map {
      Row(
        name: "spinner, step \($0)",
        content: .spinner(DisplayItem.Spinner(step: $0, color: .red)),
        size: Size(width: 20, height: 20))
    }

  @Test(arguments: rows)
  func `shapes are inside the frame, including the width of their strokes`(row: Row) {
    #expect(!row.shapes.isEmpty)
    for shape in row.shapes {
      let reach = (shape.lineWidth ?? 0) / 2 - row.overhang - 1e-6
      for point in shape.path.points {
        #expect(reach <= point.x && point.x <= row.size.width - reach)
        #expect(reach <= point.y && point.y <= row.size.height - reach)
      }
    }
  }

  @Test(arguments: rows)
  func `strokes have round ends and corners`(row: Row) {
    for shape in row.shapes {
      #expect(shape.lineCap == .round)
      #expect(shape.lineJoin == .round)
    }
    let strokes = row.shapes.filter { $0.lineWidth != nil }
    #expect(!strokes.isEmpty)
    #expect(strokes.allSatisfy { $0.lineWidth! > 0 })
  }

  @Test(arguments: [0, 0.25, 1], [0.1, 0.5, 2.25])
  func `an arrowhead is 3 by 4.4 line widths, at the end of the stroke, along the tangent`(
    size: Double, end: Double
  ) {
    let rotation = 0.7
    let shapes = Self.ring(end - 0.1, end, rotation: rotation, arrowhead: size)
      .shapes(in: Self.square)
    let stroke = shapes[0].path.points
    let head = shapes[1].path.points
    #expect(shapes[1].lineWidth == nil)
    let middle = Point(x: (head[0].x + head[2].x) / 2, y: (head[0].y + head[2].y) / 2)
    #expect(middle.isNearly(stroke[stroke.count - 1]))
    #expect(abs(distance(head[0], head[2]) - 4.4 * 2.5 * size) < 1e-9)
    #expect(abs(distance(middle, head[1]) - 3 * 2.5 * size) < 1e-9)
    // At the top of the circle, the tangent points to the right.
    let angle = end * 2 * .pi + rotation
    let tip = Rotation(angle).applied(to: Point(x: 7.5 * size, y: -13.75))
    #expect(head[1].isNearly(Point(x: 15, y: 15) + tip))
  }

  @Test(arguments: [(0, 0.25), (0.3, 1.3), (0.9, 1.0), (5.1, 5.75), (0, 7)] as [(Double, Double)])
  func `a stroke is a part of a circle, clockwise from the top, and at most a whole circle`(
    start: Double, end: Double
  ) {
    let path = Self.ring(start, end).shapes(in: Self.square)[0].path
    let (center, radius) = (Point(x: 15, y: 15), 13.75)
    func point(at turns: Double) -> Point {
      center + Rotation(turns * 2 * .pi).applied(to: Point(x: 0, y: -radius))
    }
    #expect(path.points[0].isNearly(point(at: start)))
    #expect(path.points[path.points.count - 1].isNearly(point(at: min(end, start + 1))))
    for (from, element) in zip(path.points, path.elements.dropFirst()) {
      guard case .curve(let to, let control1, let control2) = element else {
        Issue.record("\(element)")
        continue
      }
      for part in [0.25, 0.5, 0.75] {
        let rest = 1 - part
        let seen =
          from * (rest * rest * rest) + control1 * (3 * rest * rest * part)
          + control2 * (3 * rest * part * part) + to * (part * part * part)
        #expect(abs(distance(seen, center) - radius) < 0.005)
      }
    }
  }

  @Test(arguments: 0..<DisplayItem.Spinner.spokes)
  func `the spoke of the present step is the strongest, and the others fade evenly`(step: Int) {
    let spinner = DisplayItem.Spinner(step: step, color: Color(white: 0, alpha: 0.5))
    let shapes = DisplayItem.Content.spinner(spinner).shapes(in: Size(width: 20, height: 20))
    #expect(shapes.count == DisplayItem.Spinner.spokes)
    let turn = Rotation(Double(step) * .pi / 4).applied(to: Point(x: 0, y: -9))
    #expect(shapes[step].path.points[1].isNearly(Point(x: 10, y: 10) + turn))
    for age in shapes.indices {
      let alpha = shapes[(step - age + shapes.count) % shapes.count].color.alpha
      #expect(abs(alpha - 0.5 * (1 - 0.11 * Double(age))) < 1e-12)
    }
  }

  @Test(arguments: [
    (Image.arrow, Point(x: 7.5, y: 4), Point(x: 7.5, y: 35.5)),
    (.trailArrow, Point(x: 18.5, y: 10), Point(x: 2, y: 10)),
  ])
  func `an arrow has a shaft that ends at its tip, and the tint`(
    image: Image, tail: Point, tip: Point
  ) {
    let picture = DisplayItem.Picture(image, tintColor: .blue)
    let shapes = DisplayItem.Content.image(picture).shapes(in: image.size)
    #expect(shapes.map(\.color) == [.blue])
    #expect(shapes[0].path.elements.prefix(2) == [.move(to: tail), .line(to: tip)])
    #expect(shapes[0].path.points.filter { $0 == tip }.count == 2)
  }

  @Test func `a disc is behind its ring, with the same center`() {
    let shapes = Self.ring(0, 1, disc: Self.disc).shapes(in: Self.square)
    let circle = Path(ovalIn: Rect(x: -5, y: -5, width: 40, height: 40))
    #expect(shapes.count == 3)
    #expect(shapes[0] == DisplayItem.Shape(circle, color: .white))
  }

  @Test func `a shape is drawn as it is, and texts and images of the app have no shapes`() {
    let shape = DisplayItem.Shape(Path(), color: .red, lineWidth: 2, lineCap: .butt)
    #expect(DisplayItem.Content.shape(shape).shapes(in: Self.square) == [shape])
    let text = DisplayItem.Text("text", fontSize: 14, color: .red)
    #expect(DisplayItem.Content.text(text).shapes(in: Self.square) == [])
    let image = Image(name: "sun", size: Self.square)
    #expect(DisplayItem.Content.image(.init(image)).shapes(in: Self.square) == [])
  }
}

@MainActor private func distance(_ first: Point, _ second: Point) -> Double {
  let way = first - second
  return (way.x * way.x + way.y * way.y).squareRoot()
}

@MainActor extension Path {
  /// The points at which the elements of the path begin and end.
  fileprivate var points: [Point] {
    elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): point
      case .close: nil
      }
    }
  }
}
