import RefreshKit
import Testing

/// Rules N3, N4 and A22, what an old closing leaves alone, and blocks that run once.
struct OldClosingsTests {
  // MARK: 3. An old closing does not touch what is newer

  @Test(arguments: Kind.opening)
  func `an old closing leaves a newer pull alone`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.close(for: 0.1)
    bench.pull(by: 1.25)
    bench.wait(0.5)
    #expect(bench.component.pullingPercent == 1.25)
    #expect(bench.component.state == .pulling)
    #expect(bench.component.misfits == [])

    bench.list.endDragging()
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    #expect(bench.component.misfits == [])
  }

  @Test(arguments: Kind.opening)
  func `an old closing leaves a newer refresh alone`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.refresh()
    bench.close(for: 0.3)
    bench.component.beginRefreshing()
    bench.wait(1)

    #expect(bench.component.pullingPercent == 1)
    #expect(bench.component.alpha == 1)
    #expect(bench.component.misfits == [])
  }

  @Test(arguments: Kind.opening)
  func `an old closing leaves a newer closing alone`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.close(for: 0.3)
    bench.component.beginRefreshing()
    bench.wait(0.05)
    bench.close(for: 0.1)
    bench.list.contentOffset = bench.offset(pulledBy: -3)
    bench.wait(0.25)
    let spinner = (bench.component as? any LoadingShowing)?.loadingView
    #expect(bench.count("ended") == 1)
    #expect(spinner?.isAnimating != false)
    #expect(spinner == nil || spinner?.alpha == 0)

    bench.wait(0.1)
    #expect(bench.count("ended") == 2)
    #expect(bench.component.misfits == [])
  }

  @Test(arguments: Kind.pulled)
  func `a newer pull is seen at once, with automatic alpha too`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.refresh()
    bench.close(for: 0.1)
    bench.pull(by: 0.5)
    #expect(bench.component.alpha == 0.5)

    bench.wait(1)
    #expect(bench.component.alpha == 0.5)
  }

  // MARK: A22. In pulling, the percent is that of the offset

  @Test(arguments: Kind.pulled, [false, true])
  func `in pulling, the percent after a closing is that of the offset, whoever has moved it`(
    kind: Kind, isSetByApp: Bool
  ) {
    let bench = Bench(kind)
    bench.pull(by: 0.1)
    bench.refresh()
    bench.close(for: 0.1)
    bench.list.contentOffset = bench.offset(pulledBy: 1.5)
    if isSetByApp { bench.component.pullingPercent = 0.25 }
    #expect(bench.component.state == .pulling)
    bench.wait(1)
    #expect(bench.component.state == .pulling)
    #expect(abs(bench.component.pullingPercent - 1.5) < 1e-9)
  }

  @Test(arguments: Kind.pulled)
  func `pulling that was set by hand is no pull`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.close(for: 0.1)
    bench.component.state = .pulling
    bench.component.pullingPercent = 0.5
    bench.wait(1)
    #expect(bench.component.pullingPercent == 0)
  }

  // MARK: 4. Blocks run once

  @Test(arguments: Kind.all)
  func `the block of a begin runs once, after that refresh's callback`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.beginRefreshing { bench.note("block") }
    bench.wait(1)
    #expect(bench.log == ["idle>refreshing", "refreshing", "began", "block"])

    bench.end()
    bench.refresh()
    #expect(bench.count("block") == 1)
  }

  @Test(arguments: Kind.all)
  func `the block of a begin that waits runs once`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing()
    bench.component.beginRefreshing { bench.note("block") }
    bench.clearLog()
    bench.wait(1)
    #expect(bench.log.suffix(3) == ["refreshing", "began", "block"])

    bench.end()
    bench.refresh()
    #expect(bench.count("block") == 1)
  }

  @Test(arguments: Kind.all)
  func `the block of a begin while refreshing runs in the next turn`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.beginRefreshing { bench.note("block") }
    #expect(bench.count("block") == 0)

    bench.wait()
    #expect(bench.count("block") == 1)
  }

  @Test(arguments: Kind.all)
  func `the block of an end runs once, with that end`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing { bench.note("block") }
    bench.wait(1)
    #expect(bench.log.suffix(2) == ["ended", "block"])

    bench.refresh()
    bench.end()
    #expect(bench.count("block") == 1)
  }

  @Test(arguments: Kind.opening)
  func `the block of an end runs with it where a new refresh begins first`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing { bench.note("block") }
    bench.component.beginRefreshing()
    bench.clearLog()
    bench.wait(1)

    #expect(
      bench.log == [
        "refreshing>idle", "closing", "ended", "block", "idle>refreshing", "refreshing", "began",
      ])
  }

  @Test(arguments: Kind.all, [RefreshState.idle, .pulling, .noMoreData])
  func `the block of an end with no refresh to end runs in the next turn`(
    kind: Kind, state: RefreshState
  ) {
    let bench = Bench(kind)
    bench.component.state = state
    bench.component.endRefreshing { bench.note("block") }
    #expect(bench.count("block") == 0)

    bench.wait()
    #expect(bench.count("block") == 1)

    bench.refresh()
    bench.end()
    #expect(bench.count("block") == 1)
  }
}
