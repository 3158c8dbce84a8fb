import RefreshKit
import Testing

/// The ring's numbers at given times.
struct RingCurveTests {
  private let curve = RingCurve()

  @Test func `a pull draws the stroke and the arrowhead`() {
    let half = curve.pulled(0.5)
    #expect(half.strokeStart == 0 && half.strokeEnd == 0.5)
    #expect(half.arrowhead == 0.5)
    let whole = curve.pulled(1)
    #expect(whole.strokeEnd == 1 && whole.arrowhead == 1)
    #expect(curve.pulled(7) == whole)
    #expect(curve.pulled(-3).strokeEnd == 0)
  }

  @Test func `the spin begins with the shape of a whole pull`() {
    #expect(curve.spinning(0) == curve.pulled(1))
  }

  @Test func `the start chases the end, and the end runs away`() {
    let caughtUp = curve.spinning(0.6)
    #expect(abs(caughtUp.strokeStart - 0.95) < 1e-12)
    #expect(abs(caughtUp.strokeEnd - 1) < 1e-12)
    let ranAway = curve.spinning(1.2)
    #expect(abs(ranAway.strokeStart - 0.95) < 1e-12)
    #expect(abs(ranAway.strokeEnd - 1.7) < 1e-12)
    let caughtUpAgain = curve.spinning(1.8)
    #expect(abs(caughtUpAgain.strokeStart - 1.65) < 1e-12)
    #expect(abs(caughtUpAgain.strokeEnd - 1.7) < 1e-12)
  }

  @Test func `every lap begins where the last one stopped`() {
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

  @Test func `the whole ring rotates in its own duration`() {
    #expect(curve.spinning(1).rotation == .pi)
    #expect(curve.spinning(2).rotation == 2 * .pi)
  }

  @Test func `the arrowhead disappears as the spin begins`() {
    #expect(curve.spinning(0.075).arrowhead == 0.5)
    #expect(curve.spinning(0.15).arrowhead == 0)
  }

  @Test func `at the end it shrinks to nothing`() {
    let shape = curve.spinning(3)
    #expect(curve.shrinking(shape, 0) == shape)
    #expect(abs(curve.shrinking(shape, 0.15).scale - 0.5) < 1e-12)
    #expect(curve.shrinking(shape, 0.3).scale == 0)
    #expect(curve.shrinking(shape, 9).scale == 0)
  }

  @Test func `a pull makes a faint stroke opaque`() {
    #expect(curve.pulled(0).strokeAlpha == 0.3)
    #expect(abs(curve.pulled(0.5).strokeAlpha - 0.65) < 1e-12)
    #expect(curve.pulled(1).strokeAlpha == 1 && curve.pulled(9).strokeAlpha == 1)
    #expect(curve.spinning(0.7).strokeAlpha == 1)
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

  @Test func `without a duration a ring has shrunk at once`() {
    var curve = RingCurve()
    curve.shrinkDuration = 0
    #expect(curve.shrinking(curve.pulled(1), 0).scale == 0)
  }

  @Test(arguments: [-1.0, .infinity, -.infinity, .nan])
  func `durations that are none are refused`(number: Double) {
    var curve = RingCurve()
    curve.lapDuration = number
    curve.turnDuration = number
    curve.shrinkDuration = number
    #expect(curve == RingCurve())
    curve.lapDuration = 0
    curve.turnDuration = 0
    #expect(curve == RingCurve())
    curve.shrinkDuration = 0
    #expect(curve.shrinkDuration == 0)
  }
}

nonisolated extension RingShape {
  /// Whether a host can draw it.
  var isFinite: Bool {
    [strokeStart, strokeEnd, strokeAlpha, rotation, arrowhead, scale, drop].allSatisfy(\.isFinite)
  }
}
