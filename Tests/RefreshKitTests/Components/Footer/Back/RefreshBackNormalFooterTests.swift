import RefreshKit
import Testing

struct RefreshBackNormalFooterTests {
  private let footer = RefreshBackNormalFooter()
  private let bench: Bench

  init() {
    bench = Bench(footer)
  }

  @Test func `arrow and activity indicator are beside the title, or alone in the middle`() {
    let center = Point(x: 187.5 - 70 - 25, y: 22)  // "Pull up to load more" is 140 wide
    #expect(footer.arrowView.center == center)
    #expect(footer.loadingView.center == center)
    footer.stateLabel.isHidden = true
    bench.wait()
    #expect(footer.arrowView.center == Point(x: 187.5, y: 22))
  }

  @Test func `in noMoreData there is neither arrow nor activity indicator`() {
    bench.refresh()
    footer.endRefreshingWithNoMoreData()
    bench.wait(1)
    #expect(footer.arrowView.isHidden)
    #expect(!footer.loadingView.isAnimating)
    footer.resetNoMoreData()
    bench.wait(1)
    #expect(!footer.arrowView.isHidden)
    #expect(footer.arrowView.rotation == .pi)
  }
}
