import RefreshKit
import Testing

/// Of what pieces paths are.
nonisolated struct PathTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  /// Where the pieces of a path end.
  private func ends(_ path: Path) -> [Point] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      case .curve(let point, _, _): point
      case .close: nil
      }
    }
  }

  @Test func `a rectangle has four corners, and its own property`() {
    let path = Path(rect: rect)
    #expect(
      ends(path) == [
        Point(x: 10, y: 20), Point(x: 40, y: 20), Point(x: 40, y: 60), Point(x: 10, y: 60),
      ])
    #expect(path.elements.last == .close)
    #expect(path.rect == rect)
  }

  @Test func `what is added to a rectangle makes it another shape`() {
    var path = Path(rect: rect)
    path.addLine(to: .zero)
    #expect(path.rect == nil)
    #expect(path != Path(rect: rect))
  }

  @Test func `an oval touches the middles of the sides`() {
    let touched: Set = [
      Point(x: 25, y: 20), Point(x: 40, y: 40), Point(x: 25, y: 60), Point(x: 10, y: 40),
    ]
    let path = Path(ovalIn: rect)
    #expect(Set(ends(path)) == touched)
    #expect(path.rect == nil)
  }

  @Test func `a curve of an oval is a quarter of a circle`() {
    let path = Path(ovalIn: Rect(x: -1, y: -1, width: 2, height: 2))
    var last = Point.zero
    for element in path.elements {
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

  @Test func `round corners are no wider than half a side, and no corners where they are 0`() {
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect: rect))
    #expect(Path(roundedRect: rect, cornerRadius: -3) == Path(rect: rect))
    let round = Path(roundedRect: rect, cornerRadius: 99)
    #expect(ends(round).contains(Point(x: 25, y: 20)))
    #expect(ends(round).contains(Point(x: 40, y: 35)))
  }

  @Test func `a line without a beginning begins where it leads to`() {
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

  @Test func `a path can be moved`() {
    #expect(
      Path(rect: rect).translated(x: 5, y: -5)
        == Path(rect: Rect(x: 15, y: 15, width: 30, height: 40)))
    let oval = Path(ovalIn: Rect(x: 0, y: 0, width: 8, height: 8))
    #expect(oval.translated(x: 1, y: 2).elements.count == oval.elements.count)
    #expect(ends(oval.translated(x: 1, y: 2)) == ends(oval).map { Point(x: $0.x + 1, y: $0.y + 2) })
  }

  @Test func `corners have at most half of the shorter side, and may be less than a point`() {
    for size in [Size(width: 10, height: 40), Size(width: 40, height: 10)] {
      let rect = Rect(origin: .zero, size: size)
      #expect(
        Path(roundedRect: rect, cornerRadius: 99) == Path(roundedRect: rect, cornerRadius: 5))
      #expect(Path(roundedRect: rect, cornerRadius: 0.5).rect == nil)
      #expect(Path(roundedRect: rect, cornerRadius: 0).rect == rect)
    }
  }
}
