import Testing

@testable import RefreshKit

/// Where content may be while its position is kept.
struct PositionKeepingTests {
  /// A view of 100 points whose content can be scrolled by up to 900.
  private let geometry = ScrollGeometry(
    size: Size(width: 100, height: 100), contentSize: Size(width: 1, height: 1_000),
    inset: .zero, reserved: .zero)

  private func keeping(at y: Double) -> PositionKeeping {
    PositionKeeping(ScrollSnapshot(geometry: geometry, offset: Point(x: 0, y: y)))
  }

  @Test func `content of a point has a position along that axis`() {
    #expect(keeping(at: 0).axes == Axis.allCases)
  }

  @Test(arguments: [(-30.0, -30.0, 900.0), (950, 0, 950), (400, 0, 900)])
  func `moving content is no further beyond an edge than before`(
    y: Double, least: Double, greatest: Double
  ) {
    let keeping = keeping(at: y)
    func nearest(to y: Double, isAtRest: Bool) -> Double {
      keeping.nearest(to: Point(x: 0, y: y), in: geometry, isAtRest: isAtRest).y
    }
    #expect(nearest(to: -5_000, isAtRest: false) == least)
    #expect(nearest(to: 5_000, isAtRest: false) == greatest)
    #expect(nearest(to: -5_000, isAtRest: true) == 0 && nearest(to: 5_000, isAtRest: true) == 900)
  }
}
