import Foundation
import Testing

@testable import RefreshKit

/// The kit's own maths is the C library's, to within one unit in the last place.
struct ExponentialTests {
  @Test func `powers are those of the C library`() {
    for x in stride(from: -700.0, through: 700, by: 0.173) {
      #expect(distance(exponential(x), exp(x)) <= 1, "e to the power of \(x)")
    }
    for x in stride(from: -3.0, to: 1, by: 0.001) {
      #expect(distance(exponential(x), exp(x)) <= 1, "e to the power of \(x)")
    }
  }

  @Test func `logarithms are those of the C library`() {
    for exponent in stride(from: -300.0, through: 300, by: 0.173) {
      let x = pow(10, exponent)
      #expect(distance(logarithm(x), log(x)) <= 1, "the logarithm of \(x)")
    }
    for x in stride(from: 0.001, to: 3, by: 0.001) {
      #expect(distance(logarithm(x), log(x)) <= 1, "the logarithm of \(x)")
    }
  }

  @Test func `zero, infinity and NaN have their limits`() {
    #expect(exponential(0) == 1)
    #expect(exponential(1_000) == .infinity)
    #expect(exponential(.infinity) == .infinity)
    #expect(exponential(-1_000) == 0)
    #expect(exponential(-.infinity) == 0)
    #expect(exponential(.nan).isNaN)

    #expect(logarithm(1) == 0)
    #expect(logarithm(0) == -.infinity)
    #expect(logarithm(.infinity) == .infinity)
    #expect(logarithm(-1).isNaN)
    #expect(logarithm(.nan).isNaN)
  }

  /// How far apart two numbers are, in units of the greater one's last place.
  private func distance(_ a: Double, _ b: Double) -> Double {
    abs(a - b) / max(abs(a), abs(b), .leastNormalMagnitude).ulp
  }
}
