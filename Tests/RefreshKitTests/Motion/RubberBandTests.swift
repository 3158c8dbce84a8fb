import Testing

@testable import RefreshKit

/// What is shown of a pull, beside the values of the published recordings in `MotionLawsTests`.
struct RubberBandTests {
  @Test(arguments: [0.01, 0.3, 0.55, 1.0])
  func `the coefficient is how much of the first point is shown`(coefficient: Double) {
    let band = RubberBand(length: 600, coefficient: coefficient)
    #expect(abs(band.shown(1e-6) - coefficient * 1e-6) < 1e-12)
    #expect(abs(band.raw(band.shown(80)) - 80) < 1e-9)
    #expect(band.shown(1e12) < 600)
  }

  @Test func `the default is UIScrollView's`() {
    #expect(RubberBand(length: 600) == RubberBand(length: 600, coefficient: 0.55))
  }

  @Test func `numbers stay finite with the smallest coefficient`() {
    let band = RubberBand(length: 600, coefficient: 1e-300)
    #expect(band.raw(599).isFinite && band.shown(band.raw(599)).isFinite)
  }

  @Test func `without a length nothing is shown`() {
    #expect(RubberBand(length: 0).shown(0) == 0 && RubberBand(length: 0).shown(50) == 0)
  }

  @Test func `an overshoot that no pull shows counts as the longest one that is shown`() {
    let band = RubberBand(length: 600)
    let longest = band.raw(600)
    #expect(abs(longest * 0.55e-9 / 600 - 1) < 1e-6)
    #expect(band.raw(700) == longest && band.raw(-700) == -longest)
    #expect(RubberBand(length: 600, coefficient: 1e-300).raw(599) == 1e15)
  }
}
