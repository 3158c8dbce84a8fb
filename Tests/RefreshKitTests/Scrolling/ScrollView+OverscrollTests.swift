import RefreshKit
import Testing

/// How far fingers and scroll wheels can pull.
@MainActor struct ScrollViewOverscrollTests {
  /// The visible overshoot of a pull, or what is held of it.
  private func pulled(_ bench: Bench) -> Double {
    (bench.restingOffset - bench.position) * bench.inwards + bench.held
  }

  @Test(arguments: Kind.pulled + Kind.holding)
  func `a pull approaches the limit and never reaches it`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.maximumOverscroll = 120
    bench.rest()
    bench.fingerPulls(by: 100)
    #expect(abs(pulled(bench) - 55 * 120 / (55 + 120)) < 1e-9)
    bench.touch(.moved, 1e6)
    #expect(pulled(bench) < 120 && pulled(bench) > 119)
  }

  @Test(arguments: Kind.pulled + Kind.holding)
  func `the limit is at least 1.5 times the longest threshold, so that a pull can begin`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    bench.list.maximumOverscroll = 1
    bench.rest()
    bench.fingerPulls(by: 5_000)
    #expect(bench.component.state == .pulling)
    #expect(pulled(bench) < 1.5 * bench.threshold && pulled(bench) > 1.4 * bench.threshold)
    bench.component.frame.size[bench.edge.axis] = 80
    bench.touch(.ended)
    bench.wait(2)
    bench.end()
    bench.rest()
    bench.fingerPulls(by: 5_000)
    #expect(pulled(bench) < 1.5 * bench.threshold && pulled(bench) > 1.4 * bench.threshold)
  }

  @Test(arguments: Kind.pulled)
  func `nothing jumps if limit or resistance are set during a pull`(kind: Kind) {
    let bench = Bench(kind)
    bench.rest()
    bench.fingerPulls(by: 300)
    let shown = pulled(bench)
    #expect(shown > 81)
    bench.list.maximumOverscroll = 60
    #expect(pulled(bench) == shown)
    bench.touch(.moved, 311)
    #expect(pulled(bench) <= shown + 1e-9 && pulled(bench) > shown - 1)
    bench.list.maximumOverscroll = nil
    bench.list.rubberBandCoefficient = 0.2
    bench.touch(.moved, 312)
    #expect(abs(pulled(bench) - shown) < 1)
  }

  // MARK: A finger that catches content beyond the limit

  /// The overshoot of content that a finger catches at `overshoot` beyond an edge, after each move
  /// of the finger. All numbers are positive outwards.
  private func overshoots(
    caughtAt overshoot: Double, beyond edge: Edge, limit: Double, coefficient: Double = 0.55,
    moves: [Double]
  ) -> [Double] {
    let list = Bench().list
    list.frame.size = Size(width: 300, height: 300)
    list.contentSize = Size(width: 2_000, height: 2_000)
    list.maximumOverscroll = limit
    list.rubberBandCoefficient = coefficient
    let isLeading = edge == edge.axis.leadingEdge
    let outwards: Double = isLeading ? -1 : 1
    let rest = isLeading ? 0 : 2_000 - list.frame.size[edge.axis]
    var offset = Point(x: 500, y: 500)
    offset[edge.axis] = rest + outwards * overshoot
    list.contentOffset = offset
    var finger = Point(x: 187, y: 333)
    list.touch(.began, at: finger)
    // Moves beyond the slop first.
    finger[edge.axis] -= outwards * 10
    list.touch(.moved, at: finger)
    return moves.map { way in
      finger[edge.axis] -= outwards * way
      list.touch(.moved, at: finger)
      return outwards * (list.contentOffset[edge.axis] - rest)
    }
  }

  @Test(arguments: Edge.allCases)
  func `content caught beyond the limit stays, returns with the finger, and can then be pulled`(
    edge: Edge
  ) {
    let shown = overshoots(caughtAt: 150, beyond: edge, limit: 60, moves: [0, 50, 0, -50, -20])
    #expect(shown.prefix(3).allSatisfy { abs($0 - 150) < 1e-9 })
    #expect(shown[3] == shown[0])
    let back = overshoots(
      caughtAt: 150, beyond: edge, limit: 60,
      moves: Array(repeating: -10, count: 80) + Array(repeating: 10, count: 200))
    for (before, after) in zip([150] + back.prefix(79), back.prefix(80)) {
      #expect(after < before && before - after < 11)
    }
    #expect(back[79] < -100)
    let highest = back[79...].max() ?? 0
    #expect(highest < 60 && highest > 55)
  }

  @Test(arguments: Edge.allCases)
  func `content caught within the limit can be pulled on, and returns if the limit is 0`(
    edge: Edge
  ) {
    for (overshoot, limit, coefficient) in [(150.0, 300.0, 0.55), (37.5, 50, 0.5), (0.3, 1, 0.55)] {
      let shown = overshoots(
        caughtAt: overshoot, beyond: edge, limit: limit, coefficient: coefficient, moves: [1])
      #expect(shown[0] > overshoot)
    }
    #expect(abs(overshoots(caughtAt: 0.5, beyond: edge, limit: 0, moves: [1])[0] - 0.5) < 1e-9)
    let shown = overshoots(caughtAt: 20, beyond: edge, limit: 0, moves: [1, -1, -1, -50, 50])
    #expect(abs(shown[0] - 20) < 1e-9)
    #expect(shown[2] < 20 && shown[2] > 15)
    #expect(shown[3] < 0 && shown[4] == 0)
  }

  @Test(arguments: Kind.backFooters + Kind.trailers)
  func `content caught beyond the limit can be pulled at an edge without bounces`(kind: Kind) {
    let bench = Bench(kind, contentSize: Size(width: 2_000, height: 2_000))
    bench.component.holdsContentWhilePulled = true
    bench.list.bounces = false
    bench.list.maximumOverscroll = 0
    bench.rest()
    bench.list.contentOffset[bench.edge.axis] += 150
    bench.touch(.began)
    bench.touch(.moved, 10)
    #expect(abs(bench.position - bench.restingOffset - 150) < 1e-9)
    bench.touch(.moved, -890)
    #expect(bench.position < bench.restingOffset)
    bench.touch(.moved, 10)
    #expect(bench.position == bench.restingOffset)
    #expect(bench.held < 1.5 * bench.threshold)
  }
}
