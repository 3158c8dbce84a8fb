import Foundation
import RefreshKit
import RefreshReplay
import Testing

/// Components that are bound to a model's sequence of states.
@MainActor struct BindingTests {
  /// Reads a stream until it ends, or until it has returned `count` states.
  private func states(_ count: Int, of stream: AsyncStream<RefreshState>) async -> [RefreshState] {
    var states: [RefreshState] = []
    for await state in stream {
      states.append(state)
      if states.count == count { break }
    }
    return states
  }

  @Test(arguments: Kind.all)
  func `stateUpdates begins with the present state, and has every change`(kind: Kind) async {
    let bench = Bench(kind)
    let first = bench.component.stateUpdates
    bench.refresh()
    let second = bench.component.stateUpdates
    bench.end()
    #expect(await states(3, of: first) == [.idle, .refreshing, .idle])
    #expect(await states(2, of: second) == [.refreshing, .idle])
    #expect(bench.count("refreshing") == 1)
  }

  @Test func `a change that an observer makes follows the change that it heard`() async {
    let bench = Bench(RefreshAutoFooter())
    let updates = bench.component.stateUpdates
    let answer = bench.component.observeState { [unowned component = bench.component] in
      if $0.new == .refreshing { component.state = .noMoreData }
    }
    bench.component.beginRefreshing()
    #expect(await states(3, of: updates) == [.idle, .refreshing, .noMoreData])
    answer.cancel()
  }

  @Test func `stateUpdates ends when the component is deallocated`() async {
    var header: RefreshHeader? = RefreshHeader()
    let updates = header!.stateUpdates
    header?.state = .pulling
    header = nil
    #expect(await states(.max, of: updates) == [.idle, .pulling])
  }

  @Test func `a canceled binding sets no state`() async {
    let bench = Bench(RefreshHeader())
    let (states, model) = AsyncStream.makeStream(of: RefreshState.self)
    let binding = bench.component.bind(to: states)
    binding.cancel()
    model.yield(.refreshing)
    await binding.value
    #expect(bench.component.state == .idle)
  }

  @Test(arguments: Kind.all)
  func `a value equal to the present state does not drop a pending end`(kind: Kind) async {
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
  func `a component refreshes and ends with the component that it is bound to`(kind: Kind) async {
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

  @Test func `a component that is bound later takes over the present state`() async {
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

  @Test func `the failure is kept if the next sequence is bound at once`() async {
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
  func `a sequence that throws a cancellation cancels the refresh`(error: any Error) async {
    let bench = Bench(RefreshNormalHeader())
    bench.refresh()
    await bench.component.bind(to: failing(error)).value
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(bench.component.lastResult?.kind == .cancelled)
  }

  @Test(arguments: Kind.pulled)
  func `outside a refresh, a sequence that throws changes nothing`(kind: Kind) async {
    let bench = Bench(kind)
    bench.pull(by: 1.5)
    await bench.component.bind(to: failing(Broken())).value
    bench.wait(1)
    #expect(bench.component.state == .pulling)
    #expect(bench.component.lastResult == nil)
  }
}
