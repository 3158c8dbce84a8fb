import RefreshKit
import Testing

/// A header that opens and closes as collection views need it.
struct RefreshHeaderTests {
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
