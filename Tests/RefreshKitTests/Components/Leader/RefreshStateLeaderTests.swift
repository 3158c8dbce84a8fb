import RefreshKit
import Testing

struct RefreshStateLeaderTests {
  private let leader = RefreshStateLeader()
  private let bench: Bench

  init() {
    bench = Bench(leader)
  }

  @Test func `the label is in the middle, one character wide`() {
    #expect(leader.stateLabel.frame == Rect(x: 23, y: 0, width: 14, height: 667))
    leader.stateLabel.fontSize = 15.5
    bench.wait()
    #expect(leader.stateLabel.frame == Rect(x: 22, y: 0, width: 16, height: 667))
  }

  @Test func `it has titles of its own, and the trailer's for an end`() {
    #expect(leader.stateLabel.text == "Slide to refresh")
    bench.pull(by: 1.5)
    #expect(leader.stateLabel.text == "Release to refresh")
    bench.list.endDragging()
    bench.wait(1)
    #expect(leader.stateLabel.text == "Loading...")
    leader.resultDisplayDuration = 1
    leader.endRefreshing()
    bench.wait()
    #expect(leader.stateLabel.text == "Loaded")
    bench.wait(2)
    leader.endRefreshingWithNoMoreData()
    bench.wait()
    #expect(leader.stateLabel.text == "No more data")
  }

  @Test func `assistive technology is told that it refreshes`() {
    #expect(leader.accessibilityLabel == "Refresh control")
    #expect(leader.accessibilityHint == "Refresh")
    #expect(leader.accessibilityActivate())
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
  }
}
