import RefreshKit
import Testing

struct RefreshLeaderTests {
  @Test(arguments: Kind.leaders)
  func `a leader is before the content, whatever its width`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentInset = EdgeInsets(left: 10, right: 20)
    #expect(bench.component.frame == Rect(x: -60, y: 0, width: 60, height: 667))
    bench.list.contentSize.width = 100
    #expect(bench.component.frame.x == -60)
  }

  @Test(arguments: Kind.leaders)
  func `the ignored inset moves the leader away`(kind: Kind) throws {
    let bench = Bench(kind)
    try #require(bench.list.leader).ignoredScrollViewContentInsetLeft = 20
    #expect(bench.component.frame.x == -80)
  }

  @Test(arguments: Kind.leaders)
  func `a refresh reserves an inset at the left, y stays`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentInset.left = 8
    bench.list.contentOffset = Point(x: -8, y: 300)
    bench.refresh()
    #expect(bench.list.reservedInset == EdgeInsets(left: 60))
    #expect(bench.list.contentOffset == Point(x: -68, y: 300))
    bench.end()
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.list.contentOffset == Point(x: -8, y: 300))
  }

  @Test(arguments: Kind.leaders)
  func `before short content it reserves its width alone`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentSize.width = 300
    bench.refresh()
    #expect(bench.list.reservedInset.left == 60)
    #expect(bench.list.contentOffset.x == -60)
    bench.end()
    #expect(bench.list.contentOffset.x == 0)
  }

  @Test(arguments: Kind.leaders)
  func `scrolled to the right while it refreshes, the content stays where it is`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.list.contentOffset.x = 200
    #expect(bench.list.reservedInset.left == 60)
    bench.end()
    #expect(bench.list.contentOffset.x == 200)
    #expect(bench.list.reservedInset == .zero)
  }

  @Test(arguments: Kind.leaders)
  func `a finger pulls it to the right, and lets go`(kind: Kind) {
    let bench = Bench(kind)
    bench.finger(.began)
    for travel in stride(from: 40.0, through: 200, by: 40) {
      bench.finger(.moved, travel)
      bench.wait(0.02)
    }
    #expect(bench.component.state == .pulling)
    bench.finger(.ended, 200)
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
    #expect(bench.list.contentOffset == Point(x: -60, y: 0))
  }

  @Test(arguments: Kind.leaders)
  func `where the layout runs from right to left it stays at the left`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.layoutDirection = .rightToLeft
    bench.wait()
    #expect(bench.component.frame.x == -60)
    bench.pull(by: 1.5)
    #expect(bench.component.state == .pulling)
  }
}

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
}
