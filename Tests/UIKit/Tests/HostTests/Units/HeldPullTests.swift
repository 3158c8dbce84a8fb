import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// A pull that holds the content at an edge, computed from the translation of the pan gesture.
@MainActor @Suite struct HeldPullTests {
  private let band = RubberBand(length: 667)

  private func moment(
    _ translation: Double, _ distance: Double, before: Double? = nil, limit: Double = 0,
    bounces: Bool = true
  ) -> HeldPull.Moment {
    HeldPull.Moment(
      translation: translation, distance: distance, distanceBefore: before ?? min(distance, 0),
      limit: limit, length: 667, bounces: bounces)
  }

  @Test func `a drag inside the range pulls nothing`() {
    var pull = HeldPull()
    for translation in stride(from: 0.0, through: 90, by: 10) {
      #expect(pull.overshoot(at: moment(translation, translation - 100)) == 0)
    }
  }

  @Test func `beyond the edge the finger's way is shown with a rubber band`() {
    var pull = HeldPull()
    _ = pull.overshoot(at: moment(0, -30))
    // The host puts the content back after each moment. Before that, UIKit shows different offsets.
    var shown = band.shown(20)
    #expect(abs(pull.overshoot(at: moment(50, shown, before: -30)) - shown) < 1e-9)
    for translation in [80.0, 230, 130, 31] {
      for distance in [0, band.shown(7), -3] {
        shown = band.shown(translation - 30)
        let overshoot = pull.overshoot(at: moment(translation, distance, before: 0))
        #expect(abs(overshoot - shown) < 1e-9)
      }
    }
    #expect(pull.overshoot(at: moment(29, -1)) == 0)
    #expect(pull.overshoot(at: moment(10, -20)) == 0)
  }

  @Test func `without bouncing the way beyond the edge counts`() {
    var pull = HeldPull()
    _ = pull.overshoot(at: moment(0, -30, bounces: false))
    let overshoot = pull.overshoot(at: moment(50, 0, before: -30, bounces: false))
    #expect(abs(overshoot - band.shown(20)) < 1e-9)
    #expect(pull.overshoot(at: moment(20, -10, bounces: false)) == 0)
  }

  @Test func `a caught bounce is moved back to the edge first`() {
    var pull = HeldPull()
    #expect(pull.overshoot(at: moment(0, 40, before: 40)) == 0)
    #expect(pull.overshoot(at: moment(10, 45, before: 40)) == 0)
    #expect(pull.overshoot(at: moment(-80, -5, before: 45)) == 0)
    #expect(pull.overshoot(at: moment(-50, 10, before: -5)) == 10)
  }

  @Test func `when the edge moves, the pull begins again`() {
    var pull = HeldPull()
    _ = pull.overshoot(at: moment(0, 0))
    #expect(pull.overshoot(at: moment(40, band.shown(40), before: 0)) > 0)
    #expect(pull.overshoot(at: moment(50, -20, limit: -20)) == 0)
    #expect(pull.overshoot(at: moment(60, -10, limit: -20)) == 0)
  }
}
