import RefreshKit
import Testing

/// `endRefreshing(completion:)`: each block, "E" in the log, runs once and in its place.
struct RefreshComponentCallsEndTests {
  @Test(arguments: Kind.all)
  func `an end's block runs once, when the end is reported`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.end("E")
    #expect(bench.count("E") == 0)
    bench.wait(1)
    #expect(bench.log.suffix(2) == ["ended", "E"])
    bench.refresh()
    bench.end()
    #expect(bench.count("E") == 1)
  }

  @Test(arguments: Kind.all)
  func `with nothing to end the block runs in the next turn`(kind: Kind) {
    let bench = Bench(kind)
    for state in [RefreshState.idle, .pulling, .noMoreData] {
      bench.component.state = state
      bench.clearLog()
      bench.end("E")
      #expect(bench.log == [])
      bench.wait()
      #expect(bench.log == (state == .pulling ? ["pulling>idle", "E"] : ["E"]))
      #expect(bench.component.state == (state == .pulling ? .idle : state))
    }
  }

  @Test(arguments: Kind.all)
  func `of two ends each has its block once`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.end("E1")
    bench.end("E2")
    bench.wait(1)
    #expect(bench.count("E1") == 1 && bench.count("E2") == 1)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.all)
  func `an end of a refresh that waits for a window runs its block once`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.isInWindow = false
    bench.component.beginRefreshing()
    bench.end("E")
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(bench.log.suffix(2) == ["ended", "E"])
    #expect(bench.count("refreshing") == 0)
  }

  @Test(arguments: Kind.pulled)
  func `a refresh that begins while another closes first reports the end of that`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.end("E")
    bench.wait(0.1)
    bench.clearLog()
    bench.component.beginRefreshing()
    #expect(bench.log == ["ended", "E", "idle>refreshing"])
    bench.wait(1)
    #expect(bench.count("E") == 1 && bench.count("ended") == 1)
  }

  @Test(arguments: Kind.all)
  func `an end that a state by hand has overtaken runs its block with the end`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.end("E")
    bench.component.state = .idle
    bench.wait(1)
    #expect(bench.log.suffix(2) == ["ended", "E"])
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.all)
  func `a component that is detached forgets the blocks`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.end("E")
    bench.begin("B")
    bench.detach()
    bench.wait(1)
    bench.attach()
    bench.refresh()
    bench.end()
    #expect(bench.count("E") == 0 && bench.count("B") == 0)
  }

  @Test(arguments: Kind.all)
  func `an end's block of a detached refresh does not run with a later end`(kind: Kind) {
    let bench = Bench(kind)
    bench.detach()
    bench.component.beginRefreshing()
    bench.end("E")
    bench.component.state = .idle
    bench.attach()
    bench.wait(1)
    let before = bench.count("E")
    bench.refresh()
    bench.end()
    #expect(bench.count("E") == before)
  }
}
