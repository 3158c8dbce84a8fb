import Foundation
import RefreshKit
import RefreshReplay
import Testing

/// The state as a property of a model.
@MainActor struct BindingTests {
  /// Reads a stream until it ends, or until it has given `count` states.
  private func states(_ count: Int, of stream: AsyncStream<RefreshState>) async -> [RefreshState] {
    var states: [RefreshState] = []
    for await state in stream {
      states.append(state)
      if states.count == count { break }
    }
    return states
  }

  @Test(arguments: Kind.all)
  func `a sequence has the present state and every transition`(kind: Kind) async {
    let bench = Bench(kind)
    let first = bench.component.stateUpdates
    bench.refresh()
    let second = bench.component.stateUpdates
    bench.end()
    #expect(await states(3, of: first) == [.idle, .refreshing, .idle])
    #expect(await states(2, of: second) == [.refreshing, .idle])
    #expect(bench.count("refreshing") == 1)
  }

  @Test func `a change that answers another follows it`() async {
    let bench = Bench(RefreshAutoFooter())
    let updates = bench.component.stateUpdates
    let answer = bench.component.observeState { [unowned component = bench.component] in
      if $0.new == .refreshing { component.state = .noMoreData }
    }
    bench.component.beginRefreshing()
    #expect(await states(3, of: updates) == [.idle, .refreshing, .noMoreData])
    answer.cancel()
  }

  @Test func `following ends with the component`() async {
    var header: RefreshHeader? = RefreshHeader()
    let updates = header!.stateUpdates
    header?.state = .pulling
    header = nil
    #expect(await states(.max, of: updates) == [.idle, .pulling])
  }

  @Test func `a cancelled binding drives nothing`() async {
    let bench = Bench(RefreshHeader())
    let (states, model) = AsyncStream.makeStream(of: RefreshState.self)
    let binding = bench.component.bind(to: states)
    binding.cancel()
    model.yield(.refreshing)
    await binding.value
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.all)
  func `a value that the state has already leaves an end that waits`(kind: Kind) async {
    let bench = Bench(kind)
    let (states, model) = AsyncStream.makeStream(of: RefreshState.self)
    bench.component.bind(to: states)
    bench.refresh()
    bench.component.endNow()
    model.yield(.refreshing)
    await bench.list.settled()
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.all)
  func `a component takes part in the refreshes of one that it is bound to`(kind: Kind) async {
    let (leading, bench) = (Bench(RefreshNormalHeader()), Bench(kind))
    bench.component.bind(to: leading.component.stateUpdates)
    for count in 1...2 {
      leading.pullAndRelease()
      await bench.list.settled()
      bench.wait(1)
      #expect(bench.component.state == .refreshing)
      leading.end()
      await bench.list.settled()
      bench.wait(1)
      #expect(bench.component.state == .idle)
      #expect(bench.count("refreshing") == count && bench.count("ended") == count)
    }
  }

  @Test func `a component takes over the state of one that it is bound to later`() async {
    let (a, b) = (Bench(RefreshNormalHeader()), Bench(RefreshNormalHeader()))
    b.component.state = .refreshing
    b.component.bind(to: a.component.stateUpdates)
    await b.list.settled()
    #expect(b.component.state == .idle)
  }

  // MARK: Sequences that fail

  @MainActor struct Broken: Error {}

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
    let (states, model) = AsyncStream.makeStream(of: RefreshState.self)
    bench.component.bind(to: states)
    model.yield(.idle)
    await bench.list.settled()
    #expect(bench.component.state == .idle)
    #expect(bench.component.lastResult?.isFailure == true)
  }

  @Test(
    arguments: [
      CancellationError(), NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled),
    ] as [any Error])
  func `a sequence that throws a cancellation gives the refresh up`(error: any Error) async {
    let bench = Bench(RefreshNormalHeader())
    bench.refresh()
    await bench.component.bind(to: failing(error)).value
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
