import RefreshKit
import Testing

struct DecelerationRateTests {
  @Test(arguments: [(0.5, 0.5), (0.99, 0.99), (0, 0.998), (1, 0.998), (1.5, 0.998), (-1, 0.998)])
  func `a rate is a share of the velocity`(given: Double, taken: Double) {
    #expect(DecelerationRate(rawValue: given).rawValue == taken)
  }

  @Test func `what is no number is no rate`() {
    #expect(DecelerationRate(rawValue: .nan) == .normal)
  }
}
