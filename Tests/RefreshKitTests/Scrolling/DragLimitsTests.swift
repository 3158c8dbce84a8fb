import Testing

@testable import RefreshKit

/// Where content is that a finger drags, beside what `FingerTests` and `TouchTests` show of it.
struct DragLimitsTests {
  /// Content of 2,000 points in a view of 300, pulled by at most `limit` points.
  private func limits(
    limit: Double, pullingAt edges: EdgeSet = .all, coefficient: Double = 0.55
  ) -> DragLimits {
    let geometry = ScrollGeometry(
      size: Size(width: 300, height: 300), contentSize: Size(width: 2_000, height: 2_000),
      inset: .zero, reserved: .zero)
    let band = RubberBand(length: limit, coefficient: coefficient)
    return DragLimits(
      geometry: geometry, elasticEdges: edges, movesX: true, movesY: true, bandX: band,
      bandY: band)
  }

  /// The overshoot, positive outwards, of content that is caught at `overshoot` beyond an edge, after
  /// moves of a finger, positive outwards.
  private func overshoots(
    caughtAt overshoot: Double, beyond edge: Edge, limit: Double, coefficient: Double = 0.55,
    pullingAt edges: EdgeSet = .all, moves: [Double]
  ) -> [Double] {
    let limits = limits(limit: limit, pullingAt: edges, coefficient: coefficient)
    let outwards: Double = edge == edge.axis.leadingEdge ? -1 : 1
    let rest = limits.geometry.limit(at: edge)
    var place = Point(x: 500, y: 500)
    place[edge.axis] = rest + outwards * overshoot
    var anchor = DragAnchor(finger: .zero, offset: place, in: limits)
    var finger = Point.zero
    return moves.map { way in
      let last = finger
      finger[edge.axis] -= outwards * way
      place = anchor.drag(place, in: limits, to: finger, from: last)
      return outwards * (place[edge.axis] - rest)
    }
  }

  @Test(arguments: Edge.allCases)
  func `content that is caught beyond the limit of a pull stays, and moves back with the finger`(
    edge: Edge
  ) {
    let shown = overshoots(caughtAt: 150, beyond: edge, limit: 60, moves: [0, 50, 0, -50, -20])
    #expect(shown.prefix(3).allSatisfy { abs($0 - 150) < 1e-9 })
    #expect(shown[3] == shown[0])
    let back = overshoots(
      caughtAt: 150, beyond: edge, limit: 60, moves: Array(repeating: -10, count: 80))
    for (before, after) in zip([150] + back, back) {
      #expect(after < before && before - after < 11)
    }
    #expect(back.last! < -100)
  }

  @Test(arguments: Edge.allCases)
  func `content that is caught returns to where a pull can be, and is a pull from there on`(
    edge: Edge
  ) {
    let back = overshoots(
      caughtAt: 150, beyond: edge, limit: 60,
      moves: Array(repeating: -10, count: 50) + Array(repeating: 10, count: 200))
    #expect(back[49] < 50)
    let highest = back[49...].max()!
    #expect(highest < 60 && highest > 55)
  }

  @Test(arguments: [Edge.bottom, .right])
  func `content that returns at once is a pull if the other edge does not yield`(edge: Edge) {
    let shown = overshoots(
      caughtAt: 150, beyond: edge, limit: 60, pullingAt: EdgeSet(edge), moves: [-900, 900])
    #expect(shown[0] < 0 && shown[1] < 60)
  }

  @Test(arguments: Edge.allCases)
  func `content is pulled on from where a pull can be`(edge: Edge) {
    for (overshoot, limit, coefficient) in [(150.0, 300.0, 0.55), (37.5, 50, 0.5), (0.3, 1, 0.55)] {
      let shown = overshoots(
        caughtAt: overshoot, beyond: edge, limit: limit, coefficient: coefficient, moves: [1])
      #expect(shown[0] > overshoot)
    }
    #expect(abs(overshoots(caughtAt: 0.5, beyond: edge, limit: 0, moves: [1])[0] - 0.5) < 1e-9)
  }

  @Test(arguments: Edge.allCases)
  func `a limit of 0 lets caught content back as well`(edge: Edge) {
    let shown = overshoots(caughtAt: 20, beyond: edge, limit: 0, moves: [1, -1, -1, -50, 50])
    #expect(abs(shown[0] - 20) < 1e-9)
    #expect(shown[2] < 20 && shown[2] > 15)
    #expect(shown[3] < 0 && shown[4] == 0)
  }

  @Test func `content stops at an edge that does not yield`() {
    let limits = limits(limit: 300, pullingAt: EdgeSet(.top))
    #expect(limits.shown(-50, along: .vertical) < 0)
    #expect(limits.shown(-50, along: .horizontal) == 0)
    #expect(limits.shown(1_800, along: .vertical) == 1_700)
  }
}
