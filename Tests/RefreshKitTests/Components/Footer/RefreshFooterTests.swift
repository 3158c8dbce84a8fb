import RefreshKit
import Testing

/// Footers, leaders and trailers with no more data, and the footer that other footers are built on.
struct RefreshFooterTests {
  @Test func `the bare footer reserves nothing, follows nothing and calls no block`() {
    let bench = Bench(RefreshFooter())
    bench.pullAndRelease()
    bench.component.beginRefreshing()
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    #expect(bench.log == ["idle>refreshing"])
    #expect(bench.list.reservedInset == .zero)
    bench.component.endRefreshing(with: .noMoreData)
    bench.wait(1)
    #expect(bench.component.state == .noMoreData)
  }

  @Test(arguments: Kind.ending)
  func `a refresh can end with no more data, in the next turn`(kind: Kind) throws {
    let bench = Bench(kind)
    let component = try #require(bench.component as? any NoMoreDataEnding)
    bench.refresh()
    bench.clearLog()
    component.endRefreshingWithNoMoreData()
    #expect(component.state == .refreshing)
    bench.wait(1)
    #expect(bench.log.filter { $0 != "closing" } == ["refreshing>noMoreData", "ended"])
    component.resetNoMoreData()
    #expect(component.state == .noMoreData)
    bench.wait()
    #expect(component.state == .idle)
    #expect(bench.log.last == "noMoreData>idle")
  }

  @Test(arguments: Kind.ending)
  func `with no more data no pull and no arrival loads`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.clearLog()
    bench.pullAndRelease()
    #expect(bench.component.state == .noMoreData)
    #expect(bench.log == [])
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
