import RefreshKit
import Testing

struct ActivityIndicatorTests {
  @Test func `a spinner of 20 points animates from start to stop`() {
    let spinner = ActivityIndicator()
    #expect(spinner.frame.size == Size(width: 20, height: 20))
    #expect(!spinner.isAnimating)
    spinner.startAnimating()
    #expect(spinner.isAnimating)
    spinner.stopAnimating()
    #expect(!spinner.isAnimating)
  }
}
