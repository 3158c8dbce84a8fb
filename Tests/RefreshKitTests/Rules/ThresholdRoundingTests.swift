import RefreshKit
import Testing

/// Rule A20: what sums of the same numbers differ by decides nothing at a threshold.
struct ThresholdRoundingTests {
  /// Less and more than rounding, in points.
  private static let (rounding, distance) = (0.5e-6, 2e-6)

  /// The offset at which a component is pulled by `points` more than a share of its length.
  private func offset(_ bench: Bench, pulledBy fraction: Double, and points: Double) -> Point {
    var offset = bench.offset(pulledBy: fraction)
    let edge = bench.component.edge
    offset[edge.axis] += edge == edge.axis.leadingEdge ? -points : points
    return offset
  }

  @Test(arguments: Kind.pulled)
  func `a pull is beyond its threshold by more than rounding`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.beginDragging()
    bench.list.drag(to: offset(bench, pulledBy: 1, and: Self.rounding))
    #expect(bench.component.state == .idle)
    #expect(bench.component.pullingPercent > 1)
    bench.list.drag(to: offset(bench, pulledBy: 1, and: Self.distance))
    #expect(bench.component.state == .pulling)
    bench.list.drag(to: offset(bench, pulledBy: 1, and: Self.rounding))
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.pulled, [true, false])
  func `a drag from under a refresh has come back at its threshold`(kind: Kind, returns: Bool) {
    let bench = Bench(kind)
    bench.refresh()
    bench.pull(by: 1.5)
    bench.end()
    bench.list.drag(
      to: offset(bench, pulledBy: 1, and: returns ? Self.rounding : Self.distance))
    bench.drag(by: 1.5)
    #expect(bench.component.state == (returns ? .pulling : .idle))
  }

  @Test(arguments: LevelBench.kinds)
  func `a level is armed beyond its threshold by more than rounding`(kind: Kind) {
    let bench = LevelBench(kind)
    bench.list.beginDragging()
    bench.list.drag(to: offset(bench.bench, pulledBy: 1.9, and: Self.rounding))
    #expect(bench.level.phase == .closed)
    bench.list.drag(to: offset(bench.bench, pulledBy: 1.9, and: Self.distance))
    #expect(bench.level.phase == .armed)
  }

  @Test(arguments: LevelBench.kinds, [true, false])
  func `a level closes beyond its distance by more than rounding`(kind: Kind, closes: Bool) {
    let bench = LevelBench(kind)
    bench.open()
    bench.dragBack(by: 70 + (closes ? Self.distance : Self.rounding))
    #expect(bench.level.phase == (closes ? .closed : .open))
  }

  @Test(arguments: Kind.autos, [true, false])
  func `an auto loader has arrived at its line`(kind: Kind, arrives: Bool) {
    let bench = Bench(kind)
    bench.list.contentOffset.y = 700
    var line = bench.offset(pulledBy: 0)
    line.y += (arrives ? Self.rounding : Self.distance) * (bench.component.edge == .top ? 1 : -1)
    bench.list.contentOffset = line
    #expect(bench.component.state == (arrives ? .refreshing : .idle))
  }

  @Test(arguments: Kind.autos, [true, false])
  func `an auto loader was before its line by more than rounding`(kind: Kind, wasBefore: Bool) {
    let bench = Bench(kind)
    let line = bench.offset(pulledBy: 0)
    bench.list.contentOffset.y = 700
    bench.list.contentOffset = line
    bench.end()
    var before = line
    before.y +=
      (wasBefore ? Self.distance : Self.rounding) * (bench.component.edge == .top ? 1 : -1)
    bench.list.contentOffset = before
    bench.list.contentOffset = line
    #expect(bench.component.state == (wasBefore ? .refreshing : .idle))
  }
}
