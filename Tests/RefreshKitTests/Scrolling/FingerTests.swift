import RefreshKit
import Testing

/// A finger on content that can move along both axes: 2,000 points wide and high, 500 from each edge.
struct FingerTests {
  private let glass = Glass()

  init() {
    glass.list.contentSize = Size(width: 2_000, height: 2_000)
    glass.list.contentOffset = Point(x: 500, y: 500)
  }

  /// How far the content has moved with the finger, which begins at the origin.
  private func way(to x: Double, _ y: Double) -> Point {
    glass.down(0, x: 0)
    glass.move(y, x: x)
    return Point(x: 500 - glass.list.contentOffset.x, y: 500 - glass.list.contentOffset.y)
  }

  @Test(arguments: [(9.9, 0.0), (0, -9.9), (-6, 7.9), (7, 7)])
  func `less than ten points in any direction are no drag`(x: Double, y: Double) {
    #expect(way(to: x, y) == .zero)
    #expect(!glass.list.isDragging)
  }

  @Test(arguments: [(10.0, 0.0), (0, -10), (-6, 8)])
  func `ten points begin one, and move nothing yet`(x: Double, y: Double) {
    #expect(way(to: x, y) == .zero)
    #expect(glass.list.isDragging)
  }

  @Test(arguments: [
    (50.0, 0.0, 40.0, 0.0), (0, -110, 0, -100), (30, 40, 24, 32), (-60, 80, -54, 72),
  ])
  func `the slop is taken off in the direction of the finger`(
    x: Double, y: Double, movedX: Double, movedY: Double
  ) {
    let way = way(to: x, y)
    #expect(abs(way.x - movedX) < 1e-9)
    #expect(abs(way.y - movedY) < 1e-9)
  }

  @Test func `a fling is reported in points a millisecond, along both axes`() {
    glass.down(300)
    for step in 1...3 {
      glass.wait(0.01)
      glass.move(300 - 20 * Double(step), x: 100 + 10 * Double(step))
    }
    glass.up()
    #expect(abs(glass.velocity.x + 1) < 1e-9)
    #expect(abs(glass.velocity.y - 2) < 1e-9)
  }

  /// The tangent of 20 degrees.
  private nonisolated static let slope = 0.363_970_234_266_202_4

  @Test(arguments: [
    (100.0, 0.0, true, false), (0, 100, false, true), (100, 36, true, false),
    (36, 100, false, true), (-100, -36, true, false), (-36, 100, false, true),
    (100, 100 * slope, true, false), (100 * slope, -100, false, true),
    (100, 37, true, true), (37, 100, true, true), (-100, 37, true, true), (37, -100, true, true),
    (80, -80, true, true),
  ])
  func `a lock holds what begins within 20 degrees of an axis to it`(
    x: Double, y: Double, movesX: Bool, movesY: Bool
  ) {
    glass.list.isDirectionalLockEnabled = true
    let way = way(to: x, y)
    #expect((way.x != 0) == movesX)
    #expect((way.y != 0) == movesY)
  }

  @Test func `a lock stays for the whole drag, and its throw`() {
    glass.list.isDirectionalLockEnabled = true
    glass.down(300)
    for step in 1...5 {
      glass.wait(0.01)
      glass.move(300 - 40 * Double(step), x: 100 - 10 * Double(step * step))
    }
    glass.up()
    #expect(glass.velocity.x == 0 && glass.velocity.y > 1)
    glass.wait(1)
    #expect(glass.list.contentOffset.x == 500)
  }

  @Test func `without a lock the content moves as the finger does`() {
    #expect(way(to: 100, 30).y > 0)
    #expect(way(to: 30, 100).x > 0)
  }
}
