import RefreshKit
import Testing

/// `endRefreshing(completion:)`: each block, "E" in the log, runs once and in its place.
struct RefreshComponentCallsEndTests {
  /// An end with a block, and what else happens to its refresh.
  nonisolated struct Ending: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// How often the refresh calls back.
    let callbacks: Int
    let perform: @MainActor @Sendable (Bench) -> Void

    init(
      _ name: String, callbacks: Int = 1,
      perform: @escaping @MainActor @Sendable (Bench) -> Void
    ) {
      (testDescription, self.callbacks, self.perform) = (name, callbacks, perform)
    }
  }

  nonisolated static let endings = [
    Ending("of a refresh") {
      $0.refresh()
      $0.end("E")
      #expect($0.count("E") == 0)
    },
    Ending("of a refresh that waits for a window", callbacks: 0) {
      $0.list.isInWindow = false
      $0.component.beginRefreshing()
      $0.end("E")
    },
    Ending("that a state set by hand has overtaken") {
      $0.refresh()
      $0.end("E")
      $0.component.state = .idle
    },
  ]

  @Test(arguments: Kind.all, endings)
  func `an end's block runs once, when the end is reported`(kind: Kind, ending: Ending) {
    let bench = Bench(kind)
    ending.perform(bench)
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(bench.log.suffix(2) == ["ended", "E"])
    #expect(bench.count("ended") == 1)
    #expect(bench.count("refreshing") == ending.callbacks)
    bench.list.isInWindow = true
    bench.refresh()
    bench.end()
    #expect(bench.count("E") == 1)
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
