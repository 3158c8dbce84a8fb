import RefreshKit
import Testing

/// `beginRefreshing(completion:)`: each block, "B" in the log, runs once and in its place.
struct RefreshComponentCallsTests {
  @Test(arguments: Kind.all)
  func `a begin's block runs once, after the refreshing callback`(kind: Kind) {
    let bench = Bench(kind)
    bench.begin("B")
    bench.wait(1)
    #expect(bench.log == ["idle>refreshing", "refreshing", "began", "B"])
    bench.end()
    bench.refresh()
    #expect(bench.count("B") == 1)
  }

  @Test(arguments: Kind.pulled)
  func `a begin in the midst of opening joins the refresh`(kind: Kind) {
    let bench = Bench(kind)
    bench.begin("B1")
    bench.wait(0.1)
    bench.begin("B2")
    bench.wait(1)
    #expect(bench.log == ["idle>refreshing", "refreshing", "began", "B1", "B2"])
  }

  @Test(arguments: Kind.all)
  func `a begin in the midst of the refresh has its block in the next turn`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.clearLog()
    bench.begin("B")
    #expect(bench.log == [])
    bench.wait()
    #expect(bench.log == ["B"])
    bench.end()
    bench.refresh()
    #expect(bench.count("B") == 1)
  }

  @Test(arguments: Kind.all)
  func `outside a window a begin's block waits with the refresh`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.isInWindow = false
    bench.begin("B")
    bench.wait(1)
    #expect(bench.count("B") == 0)
    bench.list.isInWindow = true
    bench.wait(1)
    #expect(bench.log.suffix(3) == ["refreshing", "began", "B"])
  }

  @Test(arguments: Kind.all)
  func `a begin behind an end is a refresh of its own`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.clearLog()
    bench.component.endRefreshing()
    bench.begin("B")
    bench.wait(1)
    #expect(
      bench.log.filter { $0 != "closing" } == [
        "refreshing>idle", "ended", "idle>refreshing", "refreshing", "began", "B",
      ])
  }

  @Test(arguments: Kind.all)
  func `a begin in the last block of another has its own block after its own callback`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.beginRefreshingCompletionBlock = { [unowned bench] in
      bench.component.beginRefreshingCompletionBlock = nil
      bench.component.state = .idle
      bench.begin("B")
    }
    bench.refresh()
    bench.wait(1)
    #expect(
      bench.log.filter { ["refreshing", "B"].contains($0) } == ["refreshing", "refreshing", "B"])
  }

  @Test(arguments: Kind.pulled)
  func `the block of a refresh that ended before its callback never runs`(kind: Kind) {
    let bench = Bench(kind)
    bench.begin("B")
    bench.component.state = .idle
    bench.wait(1)
    bench.refresh()
    #expect(bench.count("B") == 0)
    #expect(bench.count("refreshing") == 1)
  }

  @Test(arguments: Kind.all)
  func `the block of a refresh that ended detached never runs`(kind: Kind) {
    let bench = Bench(kind)
    bench.detach()
    bench.begin("B")
    bench.component.state = .idle
    bench.attach()
    bench.refresh()
    #expect(bench.count("refreshing") == 1)
    #expect(bench.count("B") == 0)
  }

  @Test(arguments: Kind.ending)
  func `a begin leaves noMoreData`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.state = .noMoreData
    bench.clearLog()
    bench.begin("B")
    bench.wait(1)
    #expect(bench.log == ["noMoreData>refreshing", "refreshing", "began", "B"])
  }

  @Test(arguments: Kind.all)
  func `each call has its own place on the main queue`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.clearLog()
    bench.component.endRefreshing()
    bench.list.timeline.async { bench.note("between") }
    bench.component.beginRefreshing()
    bench.wait()
    let kept = ["refreshing>idle", "between", "idle>refreshing"]
    #expect(bench.log.filter(kept.contains) == kept)
  }

  @Test(arguments: Kind.all)
  func `an end that waits takes effect, whether or not the component is visible by then`(kind: Kind)
  {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing()
    bench.component.isHidden = true
    bench.component.isUserInteractionEnabled = false
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(bench.count("ended") == 1)
  }
}
