import RefreshKit
import Testing

struct RefreshTrailerTests {
  @Test(arguments: Kind.trailers)
  func `a trailer is after the content, or after the view where that is longer`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentInset = EdgeInsets(left: 10, right: 20)
    #expect(bench.component.frame == Rect(x: 1_000, y: 0, width: 60, height: 667))
    bench.list.contentSize.width = 100
    #expect(bench.component.frame.x == 345)
  }

  @Test(arguments: Kind.trailers)
  func `the ignored inset moves the trailer away`(kind: Kind) throws {
    let bench = Bench(kind)
    try #require(bench.list.trailer).ignoredScrollViewContentInsetRight = 20
    #expect(bench.component.frame.x == 1_020)
  }

  @Test(arguments: Kind.trailers)
  func `a refresh reserves an inset at the right, y stays`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentOffset.y = 300
    bench.refresh()
    #expect(bench.list.reservedInset == EdgeInsets(right: 60))
    #expect(bench.list.contentOffset == Point(x: 685, y: 300))
    bench.end()
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.list.contentOffset == Point(x: 625, y: 300))
  }

  @Test(arguments: Kind.trailers)
  func `after short content it reserves the gap too`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentSize.width = 300
    bench.refresh()
    #expect(bench.list.reservedInset.right == 60 + 75)
    #expect(bench.list.contentOffset.x == 60)
    bench.end()
    #expect(bench.list.contentOffset.x == 0)
  }
}
