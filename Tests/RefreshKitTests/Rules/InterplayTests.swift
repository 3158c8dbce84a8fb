import RefreshKit
import RefreshPaging
import RefreshReplay
import Testing

/// Features that act at the same time, as in the table of Rules.md. Other rows of the table are
/// scripts in `Fixtures/sessions`, or tests in `StyleTests` and `OldListTests`.
@MainActor struct InterplayTests {
  @Test(arguments: Kind.autoHeaders)
  func `an auto header loads under a finger, and the rows stay where they are`(kind: Kind) {
    let bench = Bench(kind, contentSize: Size(width: 375, height: 2_000))
    let list = bench.list
    list.contentOffset.y = 1_000
    list.touch(.began, at: Point(x: 100, y: 100))
    var y = 100.0
    while bench.count("refreshing") == 0, y < 5_000 {
      y += 40
      list.touch(.moved, at: Point(x: 100, y: y))
      bench.wait(0.016)
    }
    #expect(bench.count("refreshing") == 1)
    for _ in 0..<3 {
      let (offset, top) = (list.contentOffset.y, list.geometry.range(along: .vertical).lowerBound)
      list.keepingPosition { list.contentSize.height += 800 }
      let moved = list.contentOffset.y - offset
      // If the content was beyond its edge, the new rows take up the overshoot.
      #expect(abs(moved - 800) < 0.001 || offset < top)
    }
    #expect(bench.count("refreshing") == 1)
    bench.close(for: 0.1)
    #expect(bench.count("refreshing") == 1)
    list.touch(.ended, at: Point(x: 100, y: y))
    bench.wait(5)
    #expect(bench.component.state == .idle)
  }

  @Test func `a pager loads in a list with a leader, which refreshes by itself`() async {
    let leader = RefreshNormalLeader()
    let bench = Bench(leader)
    let pager = Pager(in: bench.list) { page in Page([page]) }
    bench.wait()
    bench.refresh()
    bench.list.header?.beginRefreshing()
    bench.wait(1)
    await bench.list.settled()
    bench.wait(1)
    #expect(pager.items == [1])
    #expect(leader.state == .refreshing)
    leader.endRefreshing(with: .noMoreData)
    bench.wait(1)
    #expect(leader.state == .noMoreData && pager.items == [1])
  }
}
