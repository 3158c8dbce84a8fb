import RefreshKit
import Testing

struct RefreshBackFooterTests {
  @Test(arguments: Kind.backFooters)
  func `a footer is below the content, or below the view where that is longer`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentInset = EdgeInsets(top: 10, bottom: 20)
    #expect(bench.component.frame.y == 2_000)
    bench.list.contentSize.height = 600
    #expect(bench.component.frame.y == 637)
    bench.list.contentSize.height = 638
    #expect(bench.component.frame.y == 638)
  }

  @Test(arguments: Kind.backFooters)
  func `below short content it reserves the gap too`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentSize.height = 600
    bench.refresh()
    #expect(bench.list.reservedInset.bottom == 44 + 67)
    #expect(bench.list.contentOffset.y == 44)
    bench.end()
    #expect(bench.list.reservedInset.bottom == 0)
    #expect(bench.list.contentOffset.y == 0)
  }

  @Test(arguments: Kind.backFooters)
  func `new rows leave the content where it was`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.rowCounts = [20]
    bench.pullAndRelease()
    let open = bench.list.contentOffset
    bench.list.rowCounts = [40]
    bench.list.contentSize.height = 4_000
    bench.end()
    #expect(bench.list.contentOffset == open)
    #expect(bench.component.frame.y == 4_000)
  }

  @Test(arguments: Kind.backFooters)
  func `with no more data a pull shows how far it is, and nothing more`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.pull(by: 0.5)
    #expect(bench.component.pullingPercent == 0.5)
    bench.drag(by: 2)
    #expect(bench.component.pullingPercent == 2)
    #expect(bench.component.state == .noMoreData)
  }
}
