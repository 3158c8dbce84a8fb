import RefreshKit
import Testing

/// The values of drawings: colors and paths.
struct ShapeTests {
  #if !UIKIT
    // Colors of UIKit have no readable components.
    /// The table of basic colors in CSS Color Module Level 4, in bytes.
    private static let names: [(Color, red: Double, green: Double, blue: Double)] = [
      (.black, 0, 0, 0), (.silver, 192, 192, 192), (.gray, 128, 128, 128), (.white, 255, 255, 255),
      (.maroon, 128, 0, 0), (.red, 255, 0, 0), (.purple, 128, 0, 128), (.fuchsia, 255, 0, 255),
      (.green, 0, 128, 0), (.lime, 0, 255, 0), (.olive, 128, 128, 0), (.orange, 255, 165, 0),
      (.yellow, 255, 255, 0),
      (.navy, 0, 0, 128), (.blue, 0, 0, 255), (.teal, 0, 128, 128), (.aqua, 0, 255, 255),
    ]

    @Test func `a color has the components of its name in CSS, or of its gray, and is opaque`() {
      for (color, red, green, blue) in Self.names {
        #expect(color == Color(red: red / 255, green: green / 255, blue: blue / 255))
        #expect(color.alpha == 1)
      }
      let gray = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      #expect(Color(white: 0.5) == gray)
      #expect(Color(red: 0.5, green: 0.5, blue: 0.5) == gray)
      #expect(Color.text == Color(white: 90.0 / 255))
      #expect(Color(white: 0, alpha: 0.5).alpha == 0.5)
      let none = Color(red: 0, green: 0, blue: 0, alpha: 0)
      #expect(Color(red: .nan, green: .infinity, blue: .nan, alpha: .nan) == none)
    }
  #endif

  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  /// The points at which the elements of a path end.
  private func ends(_ path: Path) -> [Point] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      case .curve(let point, _, _): point
      case .close: nil
      }
    }
  }

  @Test func `a rectangle is a path of four corners, until something is added`() {
    var path = Path(rect: rect)
    #expect(
      ends(path) == [
        Point(x: 10, y: 20), Point(x: 40, y: 20), Point(x: 40, y: 60), Point(x: 10, y: 60),
      ])
    #expect(path.elements.last == .close)
    #expect(path.rect == rect)
    path.addLine(to: .zero)
    #expect(path.rect == nil)
    #expect(path != Path(rect: rect))
  }

  @Test func `a path that begins with a line starts at the end of that line`() {
    var path = Path()
    path.close()
    #expect(path.elements.isEmpty)
    path.addLine(to: Point(x: 1, y: 2))
    path.addCurve(to: Point(x: 3, y: 4), control1: .zero, control2: .zero)
    #expect(
      path.elements == [
        .move(to: Point(x: 1, y: 2)),
        .curve(to: Point(x: 3, y: 4), control1: .zero, control2: .zero),
      ])
  }

  @Test func `an oval touches the middle of each side, with quarters of a circle`() {
    let touched: Set = [
      Point(x: 25, y: 20), Point(x: 40, y: 40), Point(x: 25, y: 60), Point(x: 10, y: 40),
    ]
    #expect(Set(ends(Path(ovalIn: rect))) == touched)
    #expect(Path(ovalIn: rect).rect == nil)
    var last = Point.zero
    for element in Path(ovalIn: Rect(x: -1, y: -1, width: 2, height: 2)).elements {
      if case .curve(let end, let one, let two) = element {
        // The middle of a Bézier curve.
        let x = (last.x + 3 * one.x + 3 * two.x + end.x) / 8
        let y = (last.y + 3 * one.y + 3 * two.y + end.y) / 8
        #expect(abs(x * x + y * y - 1) < 1e-3)
        last = end
      } else if case .move(let point) = element {
        last = point
      } else if case .line(let point) = element {
        #expect(point == last)
      }
    }
  }

  @Test
  func `a corner radius is at most half the shorter side, and without one it is a rectangle`() {
    for radius in [0, -3.0] {
      #expect(Path(roundedRect: rect, cornerRadius: radius) == Path(rect: rect))
    }
    let round = Path(roundedRect: rect, cornerRadius: 99)
    #expect(ends(round).contains(Point(x: 25, y: 20)))
    #expect(ends(round).contains(Point(x: 40, y: 35)))
    for size in [Size(width: 10, height: 40), Size(width: 40, height: 10)] {
      let rect = Rect(origin: .zero, size: size)
      #expect(
        Path(roundedRect: rect, cornerRadius: 99) == Path(roundedRect: rect, cornerRadius: 5))
      #expect(Path(roundedRect: rect, cornerRadius: 0.5).rect == nil)
      #expect(Path(roundedRect: rect, cornerRadius: 0).rect == rect)
    }
  }

  @Test func `a path can be translated`() {
    #expect(
      Path(rect: rect).translated(x: 5, y: -5)
        == Path(rect: Rect(x: 15, y: 15, width: 30, height: 40)))
    let oval = Path(ovalIn: Rect(x: 0, y: 0, width: 8, height: 8))
    #expect(oval.translated(x: 1, y: 2).elements.count == oval.elements.count)
    #expect(ends(oval.translated(x: 1, y: 2)) == ends(oval).map { Point(x: $0.x + 1, y: $0.y + 2) })
  }
}
