import RefreshKit
import TestSupport
import Testing

/// `await component.refresh()`, which begins or joins a refresh and returns its result.
@MainActor struct AwaitedRefreshTests {
  @MainActor struct Broken: Error {}

  /// A call of `refresh()` in a task, and its result.
  @MainActor private final class Call {
    private(set) var result: RefreshResult?
    private(set) var task: Task<Void, Never>?

    init(_ component: RefreshComponent) {
      task = Task { result = await component.refresh() }
    }

    /// Nil until the call has returned.
    var kind: RefreshResult.Kind? { result?.kind }
  }

  /// Starts a call, and returns when it waits or has returned.
  private func call(_ component: RefreshComponent) async -> Call {
    let call = Call(component)
    await settle()
    return call
  }

  private func settle() async {
    await yieldToTasks(20)
  }

  @Test(arguments: Kind.all)
  func `a call begins a refresh, and returns its result when the component has closed`(
    kind: Kind
  ) async {
    for result: RefreshResult in [.success, .failure(Broken()), .cancelled, .noMoreData] {
      let bench = Bench(kind)
      let call = await call(bench.component)
      #expect(bench.component.state == .refreshing)
      bench.wait(1)
      #expect(bench.component.state == .refreshing)
      bench.component.endRefreshing(with: result)
      bench.wait()
      await settle()
      if !kind.isAuto { #expect(call.kind == nil) }
      bench.wait(2)
      await settle()
      #expect(call.kind == result.kind)
    }
  }

  @Test(arguments: Kind.all)
  func `a call during a refresh joins it`(kind: Kind) async {
    let bench = Bench(kind)
    bench.refresh()
    bench.clearLog()
    let call = await call(bench.component)
    bench.wait(1)
    bench.expect(.refreshing, log: "")
    bench.component.endRefreshing(with: .failure(Broken()))
    bench.wait(2)
    await settle()
    #expect(call.kind == .failure && bench.component.state == .idle)
  }

  @Test(arguments: Kind.all)
  func `a call while an end is pending waits for the next refresh`(kind: Kind) async {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing(with: .failure(Broken()))
    let call = await call(bench.component)
    bench.wait(1)
    await settle()
    #expect(call.kind == nil && bench.component.state == .refreshing)
    bench.end()
    await settle()
    #expect(call.kind == .success)
  }

  // MARK: Without a refresh

  @Test func `a call outside a list is canceled at once`() async {
    let header = RefreshNormalHeader()
    let call = await call(header)
    #expect(call.kind == .cancelled && header.state == .idle)
  }

  @Test func `a call returns if an observer ends its refresh at once`() async {
    let bench = Bench(RefreshNormalHeader())
    bench.component.slowAnimationDuration = 0
    bench.answer("idle>refreshing") { bench.component.state = .idle }
    let call = await call(bench.component)
    bench.wait(1)
    await settle()
    #expect(call.kind == .cancelled && bench.component.state == .idle)
  }

  enum Leaving: CaseIterable {
    case detach, replace, releaseList, setState
  }

  @Test(arguments: Leaving.allCases, [false, true])
  func `a call ends if its component is detached, or its begin is dropped`(
    leaving: Leaving, waits: Bool
  ) async throws {
    var bench: Bench? = Bench(RefreshNormalHeader())
    let header = try #require(bench?.component)
    if waits {
      bench?.refresh()
      bench?.component.endRefreshing {}
    }
    let call = await call(header)
    switch leaving {
    case .detach: header.removeFromSuperview()
    case .replace: bench?.list.header = RefreshNormalHeader()
    case .releaseList: bench = nil
    case .setState: header.state = .idle
    }
    bench?.wait(1)
    await settle()
    #expect(call.kind == .cancelled)
    #expect(header.state == .idle || leaving == .releaseList)
  }

  @Test func `nothing retains the component after the call has returned`() async {
    weak var header: RefreshComponent?
    do {
      let bench = Bench(RefreshNormalHeader())
      header = bench.component
      let call = await call(bench.component)
      bench.wait(1)
      bench.end()
      await call.task?.value
    }
    await settle()
    #expect(header == nil)
  }

  // MARK: Canceled tasks

  @Test func `canceling the task ends only the wait`() async {
    let bench = Bench(RefreshNormalHeader())
    let call = await call(bench.component)
    bench.wait(1)
    call.task?.cancel()
    await settle()
    #expect(call.kind == .cancelled)
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    bench.component.endRefreshing()
    bench.wait(1)
    #expect(bench.component.lastResult?.isSuccess == true)
  }

  @Test func `canceling the task does not end a refresh that began before the call`() async {
    let bench = Bench(RefreshNormalHeader())
    bench.refresh()
    let call = await call(bench.component)
    call.task?.cancel()
    await settle()
    bench.wait(1)
    #expect(call.kind == .cancelled && bench.component.state == .refreshing)
  }

  @Test func `canceling the task does not drop a pending begin`() async {
    let bench = Bench(RefreshNormalHeader())
    bench.refresh()
    bench.component.endRefreshing {}
    let call = await call(bench.component)
    call.task?.cancel()
    await settle()
    bench.wait(1)
    #expect(call.kind == .cancelled && bench.component.state == .refreshing)
    #expect(bench.count("refreshing") == 2)
  }

  @Test func `a task that is already canceled begins nothing`() async {
    let bench = Bench(RefreshNormalHeader())
    let call = Call(bench.component)
    call.task?.cancel()
    await settle()
    bench.wait(1)
    bench.expect(.idle, log: "")
    #expect(call.kind == .cancelled)
  }
}
