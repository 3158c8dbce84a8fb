import Testing

@testable import RefreshKit

struct DoubleThresholdTests {
  @Test func `a number is beyond a threshold, or before it, by more than a millionth`() {
    #expect(!(1e-6).isBeyond(0) && (1.1e-6).isBeyond(0))
    #expect(!(-1e-6).isBefore(0) && (-1.1e-6).isBefore(0))
  }
}
