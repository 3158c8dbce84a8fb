import RefreshKit
import Testing

/// Rules A1, A11, A12, A14 to A16 and N3: the percent of a refresh, of its closing and after it.
struct ClosingPercentTests {
  /// A refresh that closes.
  private func closing(_ kind: Kind) -> Bench {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.refresh()
    bench.component.endRefreshing()
    bench.wait(0.1)
    return bench
  }

  @Test(arguments: Kind.all, [RefreshState.refreshing, .willRefresh])
  func `from begin to end the percent is 1, also where the state is set by hand`(
    kind: Kind, state: RefreshState
  ) {
    let bench = Bench(kind)
    bench.component.state = state
    #expect(bench.component.pullingPercent == 1)
    bench.wait(1)
    #expect(bench.component.pullingPercent == 1)
    bench.list.beginDragging()
    bench.drag(by: 0.5)
    bench.drag(by: -0.5)
    #expect(bench.component.pullingPercent == 1)
  }

  @Test(arguments: Kind.pulled)
  func `an offset inside the content leaves the percent of a closing`(kind: Kind) {
    let bench = closing(kind)
    let percent = bench.component.pullingPercent
    bench.list.contentOffset = bench.offset(pulledBy: -2)
    #expect(bench.component.pullingPercent == percent)
  }

  @Test(arguments: Kind.pulled)
  func `an offset beyond the edge sets the percent of a closing`(kind: Kind) {
    let bench = closing(kind)
    bench.list.contentOffset = bench.offset(pulledBy: 0.25)
    #expect(bench.component.pullingPercent == 0.25)
  }

  @Test(arguments: Kind.pulled)
  func `the end of a closing leaves a newer pull that springs back`(kind: Kind) {
    let bench = closing(kind)
    bench.pull(by: 0.8)
    bench.list.endDragging(decelerate: true)
    bench.list.decelerate(to: bench.offset(pulledBy: 0.5))
    bench.wait(0.3)
    #expect(bench.count("ended") == 1)
    #expect(bench.component.pullingPercent == 0.5)
    #expect(bench.component.alpha == 0.5)
    bench.list.endDecelerating()
    #expect(bench.component.pullingPercent == 0)
    #expect(bench.component.alpha == 0)
  }

  @Test(arguments: Kind.pulled)
  func `after a drag that is older than the refresh the percent is 0`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.pull(by: 0.5)
    bench.refresh()
    bench.component.endRefreshing()
    bench.wait(0.5)
    #expect(bench.component.pullingPercent == 0)
    #expect(bench.component.alpha == 0)
    bench.drag(by: 0.75)
    #expect(bench.component.pullingPercent == 0.75)
  }

  @Test(arguments: Kind.pulled, [0.5, 1.5])
  func `a closing leaves what a drag has pulled since the end, however old it is`(
    kind: Kind, fraction: Double
  ) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.list.beginDragging()
    bench.component.beginRefreshing()
    bench.component.endRefreshing()
    bench.wait(0.1)
    bench.drag(by: fraction)
    bench.wait(0.5)
    #expect(bench.component.pullingPercent == fraction)
    #expect(bench.component.alpha == min(fraction, 1))
    #expect(bench.component.state == (fraction > 1 ? .pulling : .idle))
  }

  @Test(arguments: Kind.pulled)
  func `pulling set by hand during a closing is no pull`(kind: Kind) {
    let bench = closing(kind)
    bench.component.state = .pulling
    bench.component.pullingPercent = 0.7
    bench.wait(0.5)
    #expect(bench.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.pulled)
  func `at the edge a closing has the percent 0 in a header, and its own elsewhere`(kind: Kind) {
    let bench = closing(kind)
    let percent = bench.component.pullingPercent
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    #expect(bench.component.pullingPercent == (bench.component.edge == .top ? 0 : percent))
    #expect(percent == 1 || bench.component.edge == .top)
  }

  @Test(arguments: Kind.pulled, [RefreshState.idle, .pulling])
  func `a change of geometry at the edge drops what was set by hand`(
    kind: Kind, state: RefreshState
  ) {
    let bench = Bench(kind)
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.component.state = state
    bench.component.pullingPercent = 0.7
    bench.list.safeAreaInsets = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(bench.component.state == .idle)
    #expect(bench.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.all)
  func `a percent that the app sets while a refresh waits stays until it opens`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.isInWindow = false
    bench.component.beginRefreshing()
    bench.component.pullingPercent = 0.3
    bench.wait(1)
    #expect(bench.component.pullingPercent == 0.3)
    bench.list.isInWindow = true
    bench.wait()
    #expect(bench.component.pullingPercent == 1)
    bench.component.pullingPercent = 0.6
    bench.wait(1)
    #expect(bench.component.pullingPercent == 0.6)
  }

  @Test(arguments: Kind.all)
  func `a refresh that its own event replaces changes no percent`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.pullingPercent = 0.4
    bench.answer("idle>refreshing") { bench.component.state = .idle }
    bench.component.state = .refreshing
    #expect(bench.component.pullingPercent == 0.4)
  }

  @Test(arguments: Kind.pulled)
  func `after a drag that was released for good the percent is 0`(kind: Kind) {
    let bench = closing(kind)
    bench.pull(by: 0.5)
    bench.list.endDragging()
    bench.wait(0.5)
    #expect(bench.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.opening)
  func `refreshing set by hand during a closing ends the old one after the event`(kind: Kind) {
    let bench = closing(kind)
    bench.clearLog()
    bench.component.state = .refreshing
    #expect(bench.log == ["idle>refreshing", "ended"])
    bench.wait(1)
    #expect(bench.log == ["idle>refreshing", "ended", "refreshing", "began"])
    #expect(bench.component.misfits == [])
  }
}
