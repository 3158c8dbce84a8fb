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
