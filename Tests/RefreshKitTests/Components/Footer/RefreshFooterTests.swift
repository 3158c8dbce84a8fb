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
}
