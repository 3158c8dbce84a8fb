import RefreshKit
import Testing

/// A refresh that is an async function.
struct AsyncActionTests {
  /// A door that a function waits at, and that the test opens; each visit has a number.
  final class Door {
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private(set) var visits = 0
    private var arrivals: [CheckedContinuation<Void, Never>] = []

    func pass() async {
      visits += 1
      let visit = visits
      for arrival in arrivals { arrival.resume() }
      arrivals = []
      await withCheckedContinuation { waiting[visit] = $0 }
    }

    /// Returns once the function has been called for the `visit`th time.
    func arrival(_ visit: Int = 1) async {
      while visits < visit {
        await withCheckedContinuation { arrivals.append($0) }
      }
    }

    func open(_ visit: Int = 1) {
      waiting.removeValue(forKey: visit)?.resume()
    }

    /// Releases what calls the function, and lets all go that wait: a task that waits for ever leaks.
    func letGo(_ release: () -> Void) async {
      for _ in 1...20 { await Task.yield() }
      release()
      for visit in Array(waiting.keys) { open(visit) }
      for _ in 1...20 { await Task.yield() }
    }
  }

  struct Broken: Error {}

  private func fail() async throws {
    throw Broken()
  }

  @Test(arguments: Kind.all)
  func `the refresh lasts as long as the function`(kind: Kind) async throws {
    let door = Door()
    let bench = Bench(kind)
    bench.component.setRefreshing { await door.pass() }

    bench.refresh()
    await door.arrival()
    bench.wait(10)
    #expect(bench.component.state == .refreshing)

    door.open()
    await bench.component.refreshingTask?.value
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(try #require(bench.component.lastResult).isSuccess)
    #expect(bench.log.filter { $0 == "refreshing" || $0 == "ended" } == ["refreshing", "ended"])
  }

  @Test(arguments: Kind.all)
  func `an error ends it as a failure`(kind: Kind) async throws {
    let bench = Bench(kind)
    bench.component.setRefreshing { try await fail() }
    bench.refresh()
    await bench.component.refreshingTask?.value
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(bench.component.lastFailure is Broken)
  }

  @Test func `the function may return its result`() async {
    let footer = RefreshAutoNormalFooter(refreshing: { .noMoreData })
    let bench = Bench(footer)
    bench.refresh()
    await footer.refreshingTask?.value
    bench.wait(1)
    #expect(footer.state == .noMoreData)
  }

  @Test func `a cancellation that the function throws is no failure`() async {
    let header = RefreshNormalHeader()
    header.setRefreshing { () -> Void in throw CancellationError() }
    let bench = Bench(header)
    bench.refresh()
    await bench.component.refreshingTask?.value
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(bench.component.lastResult?.kind == .cancelled)
  }

  // MARK: Other ends

  nonisolated enum Other: Sendable, CaseIterable {
    case end, state, detach, timeout
  }

  @Test(arguments: Kind.all, Other.allCases)
  func `another end cancels the function`(kind: Kind, other: Other) async throws {
    let door = Door()
    let bench = Bench(kind)
    bench.component.refreshingTimeout = 5
    bench.component.setRefreshing { await door.pass() }
    bench.refresh()
    await door.arrival()
    let task = try #require(bench.component.refreshingTask)
    #expect(!task.isCancelled)

    switch other {
    case .end: bench.end()
    case .state: bench.component.state = .idle
    case .detach: bench.detach()
    case .timeout: bench.wait(5)
    }
    #expect(task.isCancelled)
    door.open()
    await task.value
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(bench.count("ended") == (other == .detach ? 0 : 1))
  }

  @Test func `replacing the component cancels the function`() async throws {
    let door = Door()
    let bench = Bench(RefreshNormalHeader(refreshing: { await door.pass() }))
    bench.refresh()
    await door.arrival()
    let task = try #require(bench.component.refreshingTask)
    bench.list.header = RefreshNormalHeader()
    #expect(task.isCancelled)
    door.open()
    await task.value
  }

  @Test(arguments: Kind.all)
  func `a late return of an older refresh does nothing`(kind: Kind) async throws {
    let door = Door()
    let bench = Bench(kind)
    bench.component.setRefreshing { await door.pass() }
    bench.refresh()
    await door.arrival(1)
    let old = try #require(bench.component.refreshingTask)
    bench.end()
    bench.refresh()
    await door.arrival(2)

    door.open(1)
    await old.value
    bench.wait(1)
    #expect(bench.component.state == .refreshing)

    door.open(2)
    await bench.component.refreshingTask?.value
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(bench.count("ended") == 2)
  }

  @Test func `the component does not live on for its function`() async throws {
    let door = Door()
    var list: ScrollView? = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list?.header = RefreshNormalHeader(refreshing: { await door.pass() })
    weak let header = list?.header
    list?.header?.beginRefreshing()
    list?.timeline.advance(by: 1)
    await door.arrival()
    let task = try #require(header?.refreshingTask)
    list = nil
    #expect(header == nil)
    door.open()
    await task.value
  }
}
