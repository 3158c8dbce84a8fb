import RefreshKit
import Testing

struct RefreshNormalLeaderTests {
  private let leader = RefreshNormalLeader()
  private let bench: Bench

  init() {
    bench = Bench(leader)
  }

  @Test func `the arrow is between the content and the label`() {
    #expect(leader.arrowView.frame.size == Size(width: 20, height: 20))
    #expect(leader.arrowView.center == Point(x: 45, y: 333.5))
    #expect(leader.stateLabel.center == Point(x: 20, y: 333.5))
  }

  @Test func `from right to left, arrow and label change places`() {
    bench.list.layoutDirection = .rightToLeft
    bench.wait()
    #expect(leader.arrowView.center.x == 15)
    #expect(leader.stateLabel.center.x == 40)
  }

  @Test func `without the other, each is in the middle`() {
    leader.arrowView.isHidden = true
    bench.wait()
    #expect(leader.stateLabel.center == Point(x: 30, y: 333.5))
    leader.arrowView.isHidden = false
    leader.stateLabel.isHidden = true
    bench.wait()
    #expect(leader.arrowView.center == Point(x: 30, y: 333.5))
  }

  @Test func `with no more data the arrow is hidden, and afterwards as it was`() {
    for wasHidden in [false, true] {
      leader.arrowView.isHidden = wasHidden
      leader.endRefreshingWithNoMoreData()
      bench.wait()
      #expect(leader.arrowView.isHidden)
      leader.resetNoMoreData()
      bench.wait()
      #expect(leader.arrowView.isHidden == wasHidden)
    }
  }
}
