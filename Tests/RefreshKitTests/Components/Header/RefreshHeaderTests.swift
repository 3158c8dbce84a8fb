import RefreshKit
import Testing

struct RefreshHeaderTests {
  @Test(arguments: Kind.headers)
  func `the ignored inset lifts the header`(kind: Kind) throws {
    let bench = Bench(kind)
    let header = try #require(bench.component as? RefreshHeader)
    header.ignoredScrollViewContentInsetTop = 20
    #expect(header.frame.y == -74)
    header.frame.size.height = 60
    #expect(header.frame.y == -80)
  }

  @Test(arguments: Kind.headers)
  func `while refreshing, the reserved inset follows the content`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentInset.top = 10
    bench.refresh()
    #expect(bench.list.adjustedContentInset.top == 64)
    bench.list.beginDragging()
    for (y, reservedInset) in [(-100.0, 54.0), (-64, 54), (-30, 20), (-10, 0), (300, 0), (-50, 40)]
    {
      bench.list.drag(to: Point(x: 0, y: y))
      #expect(bench.list.reservedInset.top == reservedInset, "\(y)")
    }
    #expect(bench.list.contentInset.top == 10)
    bench.list.endDragging()
    bench.end()
    #expect(bench.list.reservedInset.top == 0)
  }

  @Test(arguments: Kind.headers)
  func `the end of a refresh is stored under the header's key`(kind: Kind) throws {
    let bench = Bench(kind)
    let header = try #require(bench.component as? RefreshHeader)
    #expect(header.lastUpdatedTimeKey == "MJRefreshHeaderLastUpdatedTimeKey")
    #expect(header.lastUpdatedTime == nil)
    header.lastUpdatedTimeKey = "feed"
    bench.list.timeline.start = WallTime(secondsSince1970: 1_000)
    bench.refresh()
    #expect(header.lastUpdatedTime == nil)
    header.endRefreshing()
    bench.wait()
    #expect(header.lastUpdatedTime == WallTime(secondsSince1970: 1_001))
    header.lastUpdatedTimeKey = "other"
    #expect(header.lastUpdatedTime == nil)
    bench.detach()
    header.lastUpdatedTimeKey = "feed"
    #expect(header.lastUpdatedTime == nil)
  }

  // MARK: The other way to open and close

  @Test(arguments: Kind.headers)
  func `with the collection view's way the view is held, and opens after the animation`(
    kind: Kind
  ) throws {
    let bench = Bench(kind)
    let header = try #require(bench.component as? RefreshHeader)
    header.isCollectionViewAnimationBug = true
    header.beginRefreshing()
    bench.wait(0.2)
    #expect(!bench.list.isUserInteractionEnabled)
    #expect(bench.list.reservedInset.top == 0)
    bench.wait(0.1)
    #expect(bench.list.isUserInteractionEnabled)
    #expect(bench.list.reservedInset.top == 54)
    #expect(bench.list.contentOffset.y == -54)
    #expect(bench.count("began") == 1)
    header.endRefreshing()
    bench.wait(0.3)
    #expect(!bench.list.isUserInteractionEnabled)
    #expect(bench.list.reservedInset.top == 0)
    #expect(bench.log.last == "closing")
    bench.wait(0.2)
    #expect(bench.list.isUserInteractionEnabled)
    #expect(bench.log.last == "ended")
  }

  @Test func `the interaction that the app sets meanwhile holds afterwards`() {
    let bench = Bench(RefreshHeader())
    bench.list.header?.isCollectionViewAnimationBug = true
    bench.component.beginRefreshing()
    bench.list.isUserInteractionEnabled = false
    bench.wait(1)
    #expect(!bench.list.isUserInteractionEnabled)
    bench.list.isUserInteractionEnabled = true
    #expect(bench.list.isUserInteractionEnabled)
  }
}
