import RefreshKit
import Testing

struct RefreshFooterTests {
  @Test(arguments: Kind.autoFooters + Kind.backFooters)
  func `the ignored inset lowers the footer`(kind: Kind) throws {
    let bench = Bench(kind)
    let footer = try #require(bench.component as? RefreshFooter)
    #expect(footer.ignoredScrollViewContentInsetBottom == 0)
    footer.ignoredScrollViewContentInsetBottom = 20
    #expect(footer.frame.y == 2_020)
  }

  @Test func `the bare footer reserves nothing, follows nothing and calls no block`() {
    let bench = Bench(RefreshFooter())
    bench.pullAndRelease()
    bench.component.beginRefreshing()
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.log == ["idle>refreshing"])
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

  @Test func `a bare footer can have no more data`() {
    let bench = Bench(RefreshFooter())
    bench.refresh()
    bench.component.endRefreshing(with: .noMoreData)
    bench.wait(1)
    #expect(bench.component.state == .noMoreData)
  }
}
