import RefreshKit
import Testing

struct RefreshAutoNormalFooterTests {
  @Test func `the activity indicator is beside the title, or alone in the middle`() {
    let footer = RefreshAutoNormalFooter()
    let bench = Bench(footer)
    bench.refresh()
    #expect(footer.loadingView.center == Point(x: 187.5 - 35 - 25, y: 22))  // "Loading..." is 70
    footer.isRefreshingTitleHidden = true
    bench.wait()
    #expect(footer.loadingView.center == Point(x: 187.5, y: 22))
    footer.isRefreshingTitleHidden = false
    footer.stateLabel.isHidden = true
    bench.wait()
    #expect(footer.loadingView.center == Point(x: 187.5, y: 22))
  }
}
