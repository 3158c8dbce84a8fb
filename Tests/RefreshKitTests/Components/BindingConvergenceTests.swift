import RefreshKit
import Testing

/// Bindings whose values arrive late, twice or back.
struct BindingConvergenceTests {
  private typealias Source = AsyncStream<RefreshState>

  @Test(arguments: Kind.all)
  func `a value that the state has already leaves an end that waits`(kind: Kind) async {
    let bench = Bench(kind)
    let (states, model) = Source.makeStream()
    bench.component.bind(to: states)
    bench.refresh()
    bench.component.endRefreshing()
    model.yield(.refreshing)
    await bench.list.settled()
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.all)
  func `bound to itself, a component rests`(kind: Kind) async {
    let bench = Bench(kind)
    bench.component.bind(to: bench.component.stateUpdates)
    bench.component.state = .refreshing
    bench.component.state = .idle
    bench.component.state = .refreshing
    await bench.list.settled()
    #expect(bench.log.count { $0.contains(">") } == 3)
    #expect(bench.component.state == .refreshing)
  }

  @Test(arguments: 2...4)
  func `components that are bound in a ring end in the latest state`(count: Int) async {
    let benches = (0..<count).map { _ in Bench(RefreshNormalHeader()) }
    for (index, bench) in benches.enumerated() {
      bench.component.bind(to: benches[(index + 1) % count].component.stateUpdates)
    }
    await benches[0].list.settled()
    for state in [RefreshState.refreshing, .idle, .pulling, .idle, .refreshing] {
      benches[0].component.state = state
    }
    benches[1].component.state = .noMoreData
    for _ in 1...count { await benches[0].list.settled() }
    #expect(benches.map(\.component.state) == Array(repeating: .noMoreData, count: count))
    let changes = benches.map { $0.log.count { $0.contains(">") } }
    #expect(changes.allSatisfy { $0 <= 6 }, "\(changes)")
    #expect(changes[0] == 6)
  }

  @Test func `two that are bound to each other take part in each other's refreshes`() async {
    let (a, b) = (Bench(RefreshNormalHeader()), Bench(RefreshNormalHeader()))
    a.component.bind(to: b.component.stateUpdates)
    b.component.bind(to: a.component.stateUpdates)
    for (one, other) in [(a, b), (b, a), (a, b)] {
      one.pullAndRelease()
      await other.list.settled()
      other.wait(1)
      #expect(other.component.state == .refreshing)
      one.end()
      await other.list.settled()
      other.wait(1)
      #expect(other.component.state == .idle)
    }
    #expect(a.count("refreshing") == 3 && b.count("refreshing") == 3)
    #expect(a.count("ended") == 3 && b.count("ended") == 3)
  }

  @Test func `states that went through an operator converge as well`() async {
    let (a, b) = (Bench(RefreshNormalHeader()), Bench(RefreshNormalHeader()))
    a.component.bind(to: b.component.stateUpdates.map(\.self))
    b.component.bind(to: a.component.stateUpdates.filter { _ in true })
    a.component.state = .refreshing
    a.component.state = .idle
    for _ in 1...2 {
      await a.list.settled()
      await b.list.settled()
    }
    #expect(a.log.count { $0.contains(">") } == 2)
    #expect(b.component.state == .idle)
  }

  @Test func `a component takes over the state of one that it is bound to later`() async {
    let (a, b) = (Bench(RefreshNormalHeader()), Bench(RefreshNormalHeader()))
    b.component.state = .refreshing
    b.component.bind(to: a.component.stateUpdates)
    await b.list.settled()
    #expect(b.component.state == .idle)
  }

  // MARK: Sequences that fail

  struct Broken: Error {}

  private func failing(_ error: any Error) -> AsyncThrowingStream<RefreshState, any Error> {
    AsyncThrowingStream { $0.finish(throwing: error) }
  }

  @Test(arguments: Kind.all)
  func `a sequence that throws ends the refresh with that failure`(kind: Kind) async {
    let bench = Bench(kind)
    bench.refresh()
    await bench.component.bind(to: failing(Broken())).value
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(bench.component.lastFailure is Broken)
  }

  @Test func `bound to the next sequence at once, the failure stays`() async {
    let bench = Bench(RefreshNormalHeader())
    bench.component.minimumRefreshingDuration = 100
    bench.refresh()
    await bench.component.bind(to: failing(Broken())).value
    let (states, model) = Source.makeStream()
    bench.component.bind(to: states)
    model.yield(.idle)
    await bench.list.settled()
    #expect(bench.component.state == .idle)
    #expect(bench.component.lastResult?.isFailure == true)
  }

  @Test func `a sequence that throws a cancellation gives the refresh up`() async {
    let bench = Bench(RefreshNormalHeader())
    bench.refresh()
    await bench.component.bind(to: failing(CancellationError())).value
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(bench.component.lastResult?.kind == .cancelled)
  }

  @Test(arguments: Kind.pulled)
  func `without a refresh a failure changes nothing`(kind: Kind) async {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    await bench.component.bind(to: failing(Broken())).value
    bench.wait(1)
    #expect(bench.component.state == .pulling)
    #expect(bench.component.lastResult == nil)
  }
}
