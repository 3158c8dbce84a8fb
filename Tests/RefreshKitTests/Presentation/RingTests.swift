import Testing

@testable import RefreshKit

/// The shapes of a ring at given times.
@MainActor struct RingCurveTests {
  private let curve = RingCurve()

  @Test func `a pull draws the stroke and the arrowhead, and makes a faint stroke opaque`() {
    let half = curve.pulled(0.5)
    #expect(half.strokeStart == 0 && half.strokeEnd == 0.5)
    #expect(half.arrowhead == 0.5)
    let whole = curve.pulled(1)
    #expect(whole.strokeEnd == 1 && whole.arrowhead == 1)
    #expect(curve.pulled(7) == whole)
    #expect(curve.pulled(-3).strokeEnd == 0)
    #expect(curve.pulled(0).strokeAlpha == 0.3)
    #expect(abs(curve.pulled(0.5).strokeAlpha - 0.65) < 1e-12)
    #expect(curve.pulled(1).strokeAlpha == 1 && curve.pulled(9).strokeAlpha == 1)
    #expect(curve.spinning(0.7).strokeAlpha == 1)
  }

  @Test func `a spin begins as a whole pull and turns, and the stroke's start follows its end`() {
    #expect(curve.spinning(0) == curve.pulled(1))
    #expect(curve.spinning(1).rotation == .pi)
    #expect(curve.spinning(2).rotation == 2 * .pi)
    #expect(curve.spinning(0.075).arrowhead == 0.5)
    #expect(curve.spinning(0.15).arrowhead == 0)
    let strokes = [
      (0.3, 0.475, 1.0), (0.6, 0.95, 1), (0.9, 0.95, 1.35), (1.2, 0.95, 1.7), (1.8, 1.65, 1.7),
    ]
    for (time, start, end) in strokes {
      #expect(abs(curve.spinning(time).strokeStart - start) < 1e-12)
      #expect(abs(curve.spinning(time).strokeEnd - end) < 1e-12)
    }
  }

  @Test func `every turn of the stroke begins where the last one ended`() {
    var last = curve.spinning(0)
    for step in 1...60_000 {
      let next = curve.spinning(Double(step) / 10_000)
      #expect(next.strokeStart >= last.strokeStart - 1e-12)
      #expect(next.strokeEnd >= last.strokeEnd - 1e-12)
      #expect(next.strokeStart - last.strokeStart < 0.001)
      #expect(next.strokeEnd - last.strokeEnd < 0.001)
      let stroke = next.strokeEnd - next.strokeStart
      #expect(stroke > 0.0499 && stroke < 1.0001)
      last = next
    }
  }

  @Test func `at the end a ring shrinks to nothing, and without a duration at once`() {
    let shape = curve.spinning(3)
    #expect(curve.shrinking(shape, 0) == shape)
    #expect(abs(curve.shrinking(shape, 0.15).scale - 0.5) < 1e-12)
    #expect(curve.shrinking(shape, 0.3).scale == 0)
    #expect(curve.shrinking(shape, 9).scale == 0)
    var curve = RingCurve()
    curve.shrinkDuration = 0
    #expect(curve.shrinking(curve.pulled(1), 0).scale == 0)
  }

  private nonisolated static let extremes = [
    -1, 0, Double.leastNonzeroMagnitude, 1e-300, 1, 1e9, 1e300, .greatestFiniteMagnitude, .infinity,
    -.infinity, .nan,
  ]

  @Test(arguments: extremes)
  func `shapes are finite at any time and any percent`(number: Double) {
    for duration in Self.extremes {
      var curve = RingCurve()
      curve.lapDuration = duration
      curve.turnDuration = duration
      curve.shrinkDuration = duration
      let spinning = curve.spinning(number)
      #expect(spinning.isFinite && spinning.strokeEnd >= spinning.strokeStart)
      #expect(curve.pulled(number).isFinite)
      #expect(curve.shrinking(spinning, number).isFinite)
    }
  }
}

extension RingShape {
  /// Whether all numbers are finite, so that a host can draw the shape.
  var isFinite: Bool {
    [strokeStart, strokeEnd, strokeAlpha, rotation, arrowhead, scale, drop].allSatisfy(\.isFinite)
  }
}

/// What a ring view shows in the course of a pull and a refresh.
@MainActor struct RingViewTests {
  private let ring = RingView()

  @Test func `a ring is thin, in the color of texts, on a white disc with a soft shadow`() {
    #expect(ring.lineWidth == 2.5)
    #expect(ring.color == .text)
    #expect(!ring.isSpinning)
    #expect(ring.shape(at: 7) == RingCurve().pulled(0))
    #if UIKIT
      #expect(ring.discColor == .disc, "which is another one in dark mode")
    #else
      #expect(ring.discColor == Color(white: 1))
    #endif
    #expect(ring.discMargin == 5)
    #expect(ring.shadowColor == Color(white: 0, alpha: 0.2))
    #expect(ring.shadowRadius == 4)
    #expect(ring.shadowOffset == Point(x: 0, y: 1))
  }

  @Test func `a spinning ring glides from where it is to its resting position`() {
    ring.spin(at: 1, droppingFrom: 10, in: 2)
    #expect(ring.isSpinning)
    #expect([1, 2, 3, 4].map { ring.shape(at: $0).drop } == [10, 5, 0, 0])
    #expect(ring.shape(at: 2).rotation == .pi)
    ring.spin(at: 1, droppingFrom: 10)
    #expect(ring.shape(at: 1).drop == 0, "without time to glide")
    ring.spin(at: 1, in: 2)
    #expect(ring.shape(at: 1).drop == 0, "without a drop")
    ring.spin(at: 1, droppingFrom: .infinity, in: 2)
    #expect(ring.shape(at: 1).drop == 0, "a drop that is no number")
  }

  @Test func `a ring shrinks from its present shape`() {
    ring.spin(at: 1)
    let shape = ring.shape(at: 1.5)
    ring.shrink(at: 1.5)
    #expect(!ring.isSpinning && ring.isShrinking)
    #expect(ring.shape(at: 1.5) == shape)
    #expect(ring.shape(at: 1.8).scale == 0)
    #expect(ring.shape(at: 1.8).strokeEnd == shape.strokeEnd)
  }

  @Test func `the shape of a ring is finite for all numbers`() {
    let numbers = [0, 1, -1, 1e300, -1e300, Double.infinity, -.infinity, .nan]
    for a in numbers {
      for b in numbers {
        for time in numbers {
          ring.spin(at: time, droppingFrom: a, in: b)
          #expect(ring.shape(at: a).isFinite && ring.shape(at: b).isFinite)
          ring.shrink(at: b)
          #expect(ring.shape(at: a).isFinite)
          ring.pull(to: a)
          #expect(ring.shape(at: time).isFinite)
        }
      }
    }
  }
}
