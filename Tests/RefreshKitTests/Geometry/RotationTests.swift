import Foundation
import Testing

@testable import RefreshKit

/// The kit's own sine and cosine, beside those of the C library.
nonisolated struct RotationTests {
  @Test func `sine and cosine are those of the C library`() {
    for step in -4_000...4_000 {
      let angle = Double(step) * 0.0113
      let rotation = Rotation(angle)
      #expect(abs(rotation.sine - sin(angle)) < 1e-14)
      #expect(abs(rotation.cosine - cos(angle)) < 1e-14)
    }
  }

  @Test func `whole quarters are exact`() {
    let point = Point(x: 3, y: 1)
    let turned = Rotation(.pi / 2).applied(to: point)
    #expect(abs(turned.x + 1) < 1e-15 && abs(turned.y - 3) < 1e-15)
  }

  @Test(arguments: [0.0, 1, -2.5, 100]) func `a turn can be reverted`(angle: Double) {
    let point = Point(x: 3, y: -7)
    let back = Rotation(angle).inverseApplied(to: Rotation(angle).applied(to: point))
    #expect(abs(back.x - point.x) < 1e-12 && abs(back.y - point.y) < 1e-12)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `an angle that is not finite turns nothing`(angle: Double) {
    #expect(Rotation(angle).isNone)
  }
}
