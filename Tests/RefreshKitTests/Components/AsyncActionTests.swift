import RefreshKit
import TestSupport
import Testing

/// A refresh by an async function, whose task is canceled when the refresh is over.
@MainActor struct AsyncActionTests {
  /// A door at which functions wait until the test opens it for the number of their visit.
  @MainActor final class Door {
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

    /// Returns when the function has been called for the `visit`th time.
    func arrival(_ visit: Int = 1) async {
      while visits < visit {
        await withCheckedContinuation { arrivals.append($0) }
      }
    }

    func open(_ visit: Int = 1) {
      waiting.removeValue(forKey: visit)?.resume()
    }

    /// Calls `release`, and lets all functions go that wait: a task that waits forever leaks.
    func letGo(_ release: () -> Void) async {
      await yieldToTasks(20)
      release()
      for visit in Array(waiting.keys) { open(visit) }
      await yieldToTasks(20)
    }
  }

  @MainActor struct Broken: Error {}

  private func fail() async throws {
    throw Broken()
  }

  @Test(arguments: Kind.all)
  func `the refresh lasts as long as the function, and an error ends it as a failure`(
    kind: Kind
  ) async throws {
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
    bench.expect(
      .idle, reserved: .atRest,
      log: bench.calls("idle>refreshing refreshing began refreshing>idle closing ended"))
    #expect(bench.component.lastResult?.isSuccess == true)

    bench.component.setRefreshing { try await fail() }
    bench.refresh()
    await bench.component.refreshingTask?.value
    bench.wait(1)
    bench.expect(.idle, reserved: .atRest)
    #expect(bench.component.lastFailure is Broken)
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

  // MARK: Ways out of a refresh

  enum End: Sendable, CaseIterable {
    case call, failure, noMoreData, idle, pulling, setNoMoreData, timeout, again, otherAction
    case detach, replace, listReleased, listReleasedThenIdle, listReleasedThenAttached, released
  }

  /// References that the test releases.
  @MainActor private final class Owner {
    var component: RefreshComponent?
    var bench: Bench?

    init(_ component: RefreshComponent) {
      self.component = component
      bench = Bench(component)
    }
  }

  private func end(_ owner: Owner, by end: End) {
    var bench: Bench { owner.bench! }
    switch end {
    case .call: bench.end()
    case .failure:
      bench.component.endRefreshing(with: .failure(RefreshTimeout(limit: 1)))
      bench.wait()
    case .noMoreData:
      bench.component.endRefreshing(with: .noMoreData)
      bench.wait()
    case .idle: bench.component.state = .idle
    case .pulling: bench.component.state = .pulling
    case .setNoMoreData: bench.component.state = .noMoreData
    case .timeout: bench.wait(100)
    case .again:
      bench.component.endRefreshing()
      bench.component.beginRefreshing()
      bench.wait()
    case .otherAction: bench.component.setRefreshing { () -> Void in }
    case .detach: bench.detach()
    case .replace: bench.replace(with: bench.component.edge.makeBare())
    case .listReleased: owner.bench = nil
    case .listReleasedThenIdle:
      owner.bench = nil
      owner.component?.state = .idle
    case .listReleasedThenAttached:
      owner.bench = nil
      owner.bench = owner.component.map { Bench($0) }
    case .released: (owner.bench, owner.component) = (nil, nil)
    }
  }

  @Test(arguments: Kind.all, End.allCases)
  func `every way out of a refresh cancels its function`(kind: Kind, end: End) async throws {
    let door = Door()
    let owner = Owner(kind.make())
    owner.component?.refreshingTimeout = 50
    owner.component?.setRefreshing { await door.pass() }
    owner.bench?.refresh()
    await door.arrival()
    let task = try #require(owner.component?.refreshingTask)
    #expect(!task.isCancelled)
    weak let component = owner.component

    self.end(owner, by: end)
    #expect(task.isCancelled)
    if end == .released { #expect(component == nil) }
    door.open()
    await task.value
    if [.call, .idle, .timeout, .detach, .replace].contains(end) {
      owner.bench?.wait(1)
      #expect(owner.component?.state == .idle)
      let isSilent = end == .detach || end == .replace
      #expect(owner.bench?.count("ended") == (isSilent ? 0 : 1))
    }
    await door.letGo { (owner.bench, owner.component) = (nil, nil) }
  }

  @Test(arguments: Kind.all, End.allCases)
  func `a function whose refresh ends before the function starts is not called`(
    kind: Kind, end: End
  ) async throws {
    let owner = Owner(kind.make())
    var count = 0
    owner.component?.refreshingTimeout = 50
    owner.component?.setRefreshing { count += 1 }
    owner.bench?.refresh()
    let task = try #require(owner.component?.refreshingTask)

    self.end(owner, by: end)
    await task.value
    if end == .again { owner.bench?.wait(1) }
    await yieldToTasks(10)
    #expect(count == (end == .again ? 1 : 0))
  }
}
