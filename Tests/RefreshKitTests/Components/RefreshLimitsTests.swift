import RefreshKit
import Testing

/// The minimum and maximum duration of a refresh.
@MainActor struct RefreshLimitsTests {
  /// A bench with a minimum of `minimum` seconds, whose refresh is ended after one second.
  private func ended(_ kind: Kind, minimum: Double) -> Bench {
    let bench = Bench(kind)
    bench.component.minimumRefreshingDuration = minimum
    bench.refresh()
    bench.component.endRefreshing()
    return bench
  }

  @Test(arguments: Kind.all)
  func `an end that is called too early is delayed, but setting the state is not`(kind: Kind) {
    let bench = ended(kind, minimum: 2)
    bench.wait(0.999)
    #expect(bench.component.state == .refreshing)
    bench.wait(0.002)
    #expect(bench.component.state == .idle)
    bench.wait(1)
    #expect(bench.count("ended") == 1)

    let lateEnough = ended(kind, minimum: 0.5)
    lateEnough.wait()
    #expect(lateEnough.component.state == .idle)

    let set = ended(kind, minimum: 5)
    set.wait()
    set.component.state = .idle
    #expect(set.component.state == .idle)
    set.wait(10)
    #expect(set.count("ended") == 1)
  }

  @Test(arguments: Kind.all, [true, false])
  func `an infinite minimum delays an end until the state or the minimum is set`(
    kind: Kind, setsState: Bool
  ) throws {
    let bench = ended(kind, minimum: .infinity)
    try bench.list.timeline.advance(by: 1e6, limit: 1_000)
    #expect(bench.component.state == .refreshing)
    if setsState {
      bench.component.state = .idle
    } else {
      bench.component.minimumRefreshingDuration = 0
    }
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.all)
  func `a begin behind a delayed end waits with it, and an old time limit does not end its refresh`(
    kind: Kind
  ) {
    let bench = ended(kind, minimum: 2)
    bench.component.beginRefreshing()
    bench.wait(0.5)
    #expect(bench.count("refreshing") == 1)
    bench.wait(2)
    #expect(bench.count("refreshing") == 2)
    #expect(bench.component.state == .refreshing)
    #expect(bench.count("ended") == 1)

    let limited = Bench(kind)
    limited.component.minimumRefreshingDuration = 3
    limited.component.refreshingTimeout = 2
    limited.refresh()
    limited.component.refreshingTimeout = nil
    limited.component.endRefreshing()
    limited.component.beginRefreshing()
    limited.wait(9)
    #expect(limited.count("refreshing") == 2)
    #expect(limited.component.state == .refreshing)
  }

  @Test(arguments: Kind.all)
  func `a refresh that takes too long fails, and its limit does not end the next one`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.refreshingTimeout = 3
    bench.component.failureDisplayDuration = 0
    bench.component.beginRefreshing()
    bench.wait(2.9)
    #expect(bench.component.state == .refreshing)
    bench.wait(0.2)
    #expect(bench.component.state == .idle)
    #expect(bench.component.lastFailure as? RefreshTimeout == RefreshTimeout(limit: 3))

    bench.wait(1)
    bench.refresh()
    bench.end()
    bench.refresh()
    bench.wait(1.5)
    #expect(bench.component.state == .refreshing)
    bench.wait(1)
    #expect(bench.component.state == .idle)
  }

  @Test func `the limits of a refresh set outside a list count from when it is attached`() {
    let header = RefreshHeader()
    let other = Bench.list(header)
    other.timeline.advance(by: 1_000)
    header.beginRefreshing()
    other.header = nil
    header.minimumRefreshingDuration = 1
    header.refreshingTimeout = 5
    header.state = .refreshing
    let list = Bench.list(header)
    list.timeline.advance(by: 4)
    #expect(header.state == .refreshing)
    list.timeline.advance(by: 2)
    #expect(header.state == .idle)
    #expect(header.lastResult?.isFailure == true)
  }
}
