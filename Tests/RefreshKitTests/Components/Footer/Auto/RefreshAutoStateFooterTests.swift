import RefreshKit
import Testing

struct RefreshAutoStateFooterTests {
  private let footer = RefreshAutoStateFooter()
  private let bench: Bench

  init() {
    bench = Bench(footer)
  }

  @Test func `a tap on the label loads, while idle`() {
    footer.stateLabel.tap()
    #expect(footer.state == .refreshing)
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
    footer.stateLabel.tap()
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
    footer.endRefreshingWithNoMoreData()
    bench.wait(1)
    footer.stateLabel.tap()
    #expect(footer.state == .noMoreData)
  }

  @Test func `a tap without interaction loads nothing`() {
    footer.isUserInteractionEnabled = false
    footer.stateLabel.tap()
    bench.wait(1)
    #expect(footer.state == .idle)
  }

  @Test func `the label fills the footer`() {
    #expect(footer.stateLabel.frame == Rect(x: 0, y: 0, width: 375, height: 44))
  }

  @Test func `the refreshing title can be hidden, and shown again`() {
    bench.refresh()
    #expect(footer.stateLabel.text == "Loading...")
    footer.isRefreshingTitleHidden = true
    #expect(footer.stateLabel.text == nil)
    footer.isRefreshingTitleHidden = false
    #expect(footer.stateLabel.text == "Loading...")
    footer.isRefreshingTitleHidden = true
    bench.end()
    #expect(footer.stateLabel.text == "Tap or pull up to load more")
  }
}
