import RefreshKit
import Testing

/// An async function is cancelled whenever its refresh is over, in whatever way.
struct AsyncActionEndsTests {
  nonisolated enum End: Sendable, CaseIterable {
    case call, failure, noMoreData, idle, pulling, setNoMoreData, timeout, again, otherAction
    case detach, replace, listReleased, listReleasedThenIdle, listReleasedThenAttached, released
  }

  /// References that an owner may release.
  private final class Owner {
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
  func `every way out of a refresh cancels the function`(kind: Kind, end: End) async throws {
    let door = AsyncActionTests.Door()
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
    await door.letGo { (owner.bench, owner.component) = (nil, nil) }
  }

  @Test(arguments: Kind.all)
  func `a refresh that continues keeps its function`(kind: Kind) async throws {
    let door = AsyncActionTests.Door()
    let bench = Bench(kind)
    bench.component.setRefreshing { await door.pass() }
    bench.refresh()
    await door.arrival()
    let task = try #require(bench.component.refreshingTask)
    bench.component.beginRefreshing()
    bench.component.isHidden = true
    bench.component.isUserInteractionEnabled = false
    bench.list.isInWindow = false
    bench.component.minimumRefreshingDuration = 100
    bench.component.endRefreshing()
    bench.wait()
    #expect(!task.isCancelled)
    door.open()
    await task.value
  }

  @Test func `a component that its function holds is released when the function returns`() async {
    let door = AsyncActionTests.Door()
    weak var header: RefreshHeader?
    var task: Task<Void, Never>?
    do {
      let bench = Bench(RefreshNormalHeader(refreshing: { await door.pass() }))
      header = bench.list.header
      bench.refresh()
      await door.arrival()
      task = bench.component.refreshingTask
    }
    #expect(header == nil)
    #expect(task?.isCancelled == true)
    door.open()
    await task?.value
  }
}
