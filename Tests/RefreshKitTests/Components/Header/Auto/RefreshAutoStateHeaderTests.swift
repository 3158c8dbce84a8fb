import RefreshKit
import Testing

struct RefreshAutoStateHeaderTests {
  private let header = RefreshAutoStateHeader()
  private let bench: Bench

  init() {
    bench = Bench(header)
  }

  @Test func `it has titles of its own, and the auto footer's for a load and the end`() {
    #expect(header.stateLabel.text == "Tap or pull down to load more")
    #expect(header.stateLabel.frame == Rect(x: 0, y: 0, width: 375, height: 44))
    bench.refresh()
    #expect(header.stateLabel.text == "Loading...")
    header.isRefreshingTitleHidden = true
    #expect(header.stateLabel.text == nil)
    header.endRefreshingWithNoMoreData()
    bench.wait()
    #expect(header.stateLabel.text == "No more data")
  }

  @Test func `a failure is shown until a tap tries again`() {
    bench.refresh()
    header.endRefreshing(with: .failure(RestoredFailure()))
    bench.wait(1)
    #expect(header.stateLabel.text == "Loading failed, tap to retry")
    header.stateLabel.tap()
    #expect(header.state == .refreshing)
  }
}
