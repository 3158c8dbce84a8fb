import RefreshKit
import Testing

/// Rule A20 for the lines of auto footers and auto headers; `PullPercentTests` and `SecondLevelTests`
/// have it for the thresholds of pulls and levels.
struct ThresholdRoundingTests {
  @Test(arguments: Kind.autos)
  func `what sums of the same numbers differ by decides nothing at the line of an auto loader`(
    kind: Kind
  ) {
    /// A bench, its line, and the offset that is some points before that line.
    func list() -> (bench: Bench, line: Point, before: (Double) -> Point) {
      let bench = Bench(kind)
      bench.list.contentOffset.y = 700
      let line = bench.offset(pulledBy: 0)
      let inwards = bench.inwards
      return (bench, line, { Point(x: line.x, y: line.y + $0 * inwards) })
    }
    for (points, isAtLine) in [(0.5e-6, true), (2e-6, false)] {
      let (bench, _, before) = list()
      bench.list.contentOffset = before(points)
      #expect(bench.component.state == (isAtLine ? .refreshing : .idle))

      let (other, line, beforeLine) = list()
      other.list.contentOffset = line
      other.end()
      other.list.contentOffset = beforeLine(points)
      other.list.contentOffset = line
      #expect(other.component.state == (isAtLine ? .idle : .refreshing))
    }
  }
}
