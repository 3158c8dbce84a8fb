import RefreshKit
import Testing

struct RefreshAutoNormalHeaderTests {
  private let header = RefreshAutoNormalHeader()
  private let bench: Bench

  init() {
    bench = Bench(header)
  }

  @Test func `the activity indicator is beside the title, or alone in the middle`() {
    bench.refresh()
    #expect(header.loadingView.isAnimating)
    #expect(header.loadingView.center == Point(x: 187.5 - 35 - 25, y: 22))  // "Loading..." is 70
    header.isRefreshingTitleHidden = true
    bench.wait()
    #expect(header.loadingView.center == Point(x: 187.5, y: 22))
    bench.end()
    #expect(!header.loadingView.isAnimating)
  }
}
