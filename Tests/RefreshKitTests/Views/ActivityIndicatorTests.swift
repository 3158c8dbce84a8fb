import RefreshKit
import Testing

struct ActivityIndicatorTests {
  @Test func `a wheel of 20 points turns from start to stop`() {
    let wheel = ActivityIndicator()
    #expect(wheel.frame.size == Size(width: 20, height: 20))
    #expect(!wheel.isAnimating)
    wheel.startAnimating()
    #expect(wheel.isAnimating)
    wheel.stopAnimating()
    #expect(!wheel.isAnimating)
  }
}
