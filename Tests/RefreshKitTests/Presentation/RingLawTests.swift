import RefreshKit
import Testing

/// The ring's numbers at given times.
struct RingLawTests {
  private let law = RingLaw()

  @Test func `a pull draws the stroke and the arrowhead`() {
    let half = law.pulled(0.5)
    #expect(half.strokeStart == 0 && half.strokeEnd == 0.5)
    #expect(half.arrowhead == 0.5)
    let whole = law.pulled(1)
    #expect(whole.strokeEnd == 1 && whole.arrowhead == 1)
    #expect(law.pulled(7) == whole)
    #expect(law.pulled(-3).strokeEnd == 0)
  }

  @Test func `the spin begins where the pull has come to`() {
    #expect(law.spinning(0) == law.pulled(1))
  }

  @Test func `the start chases the end, and the end runs away`() {
    let caughtUp = law.spinning(0.6)
    #expect(abs(caughtUp.strokeStart - 0.95) < 1e-12)
    #expect(abs(caughtUp.strokeEnd - 1) < 1e-12)
    let ranAway = law.spinning(1.2)
    #expect(abs(ranAway.strokeStart - 0.95) < 1e-12)
    #expect(abs(ranAway.strokeEnd - 1.7) < 1e-12)
    let caughtUpAgain = law.spinning(1.8)
    #expect(abs(caughtUpAgain.strokeStart - 1.65) < 1e-12)
    #expect(abs(caughtUpAgain.strokeEnd - 1.7) < 1e-12)
  }

  @Test func `every lap begins where the last one stopped`() {
    var last = law.spinning(0)
    for step in 1...60_000 {
      let next = law.spinning(Double(step) / 10_000)
      #expect(next.strokeStart >= last.strokeStart - 1e-12)
      #expect(next.strokeEnd >= last.strokeEnd - 1e-12)
      #expect(next.strokeStart - last.strokeStart < 0.001)
      #expect(next.strokeEnd - last.strokeEnd < 0.001)
      let stroke = next.strokeEnd - next.strokeStart
      #expect(stroke > 0.0499 && stroke < 1.0001)
      last = next
    }
  }

  @Test func `the whole ring turns at its own speed`() {
    #expect(law.spinning(1).rotation == .pi)
    #expect(law.spinning(2).rotation == 2 * .pi)
  }

  @Test func `the arrowhead goes as the spin begins`() {
    #expect(law.spinning(0.075).arrowhead == 0.5)
    #expect(law.spinning(0.15).arrowhead == 0)
  }

  @Test func `at the end it shrinks to nothing`() {
    let shape = law.spinning(3)
    #expect(law.shrinking(shape, 0) == shape)
    #expect(abs(law.shrinking(shape, 0.15).scale - 0.5) < 1e-12)
    #expect(law.shrinking(shape, 0.3).scale == 0)
    #expect(law.shrinking(shape, 9).scale == 0)
  }

  @Test func `a pull makes a faint stroke opaque`() {
    #expect(law.pulled(0).strokeAlpha == 0.3)
    #expect(abs(law.pulled(0.5).strokeAlpha - 0.65) < 1e-12)
    #expect(law.pulled(1).strokeAlpha == 1 && law.pulled(9).strokeAlpha == 1)
    #expect(law.spinning(0.7).strokeAlpha == 1)
  }

  private nonisolated static let extremes = [
    -1, 0, Double.leastNonzeroMagnitude, 1e-300, 1, 1e9, 1e300, .greatestFiniteMagnitude, .infinity,
    -.infinity, .nan,
  ]

  @Test(arguments: extremes)
  func `shapes are finite at any time and any percent`(number: Double) {
    for duration in Self.extremes {
      var law = RingLaw()
      law.lapDuration = duration
      law.turnDuration = duration
      law.shrinkDuration = duration
      let spinning = law.spinning(number)
      #expect(spinning.isFinite && spinning.strokeEnd >= spinning.strokeStart)
      #expect(law.pulled(number).isFinite)
      #expect(law.shrinking(spinning, number).isFinite)
    }
  }

  @Test(arguments: [-1.0, .infinity, -.infinity, .nan])
  func `durations that are none are refused`(number: Double) {
    var law = RingLaw()
    law.lapDuration = number
    law.turnDuration = number
    law.shrinkDuration = number
    #expect(law == RingLaw())
    law.lapDuration = 0
    law.turnDuration = 0
    #expect(law == RingLaw())
    law.shrinkDuration = 0
    #expect(law.shrinkDuration == 0)
  }
}

nonisolated extension RingShape {
  /// Whether a host can draw it.
  var isFinite: Bool {
    [strokeStart, strokeEnd, strokeAlpha, rotation, arrowhead, scale, drop].allSatisfy(\.isFinite)
  }
}
