import RefreshKit
import Testing

/// The state as a property of a model.
struct BindingTests {
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

  @Test(arguments: Kind.all)
  func `a sequence of states drives the component`(kind: Kind) async {
    let bench = Bench(kind)
    let (states, model) = AsyncStream.makeStream(of: RefreshState.self)
    let binding = bench.component.bind(to: states)
    model.yield(.idle)
    model.yield(.refreshing)
    model.finish()
    await binding.value
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    #expect(bench.count("refreshing") == 1)
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

  // MARK: A view model that knows no view

  /// Loads when its state becomes refreshing, by the view or by itself.
  final class Model {
    private(set) var state = RefreshState.idle
    private(set) var requests = 0
    let states: AsyncStream<RefreshState>
    private let output: AsyncStream<RefreshState>.Continuation
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

    init() {
      (states, output) = AsyncStream.makeStream(of: RefreshState.self)
    }

    /// What the view reports.
    func take(_ state: RefreshState) {
      guard state != self.state else { return }
      self.state = state
      guard state == .refreshing else { return }
      requests += 1
      waiting.removeValue(forKey: requests)?.resume()
    }

    /// Returns once the `request`th request has been made.
    func hasMade(_ request: Int) async {
      guard requests < request else { return }
      await withCheckedContinuation { waiting[request] = $0 }
    }

    /// The request has been answered.
    func finish() {
      state = .idle
      output.yield(.idle)
    }

    func close() {
      output.finish()
    }
  }

  /// Returns once a component is idle.
  private func isIdle(_ component: RefreshComponent) async {
    for await state in component.stateUpdates where state == .idle { return }
  }

  @Test func `bound both ways, a model makes one request for each pull`() async {
    let model = Model()
    let bench = Bench(RefreshNormalHeader())
    let updates = bench.component.stateUpdates
    let reports = Task {
      for await state in updates {
        model.take(state)
        if model.requests == 2, state == .idle { break }
      }
    }
    let binding = bench.component.bind(to: model.states)

    for pull in 1...2 {
      bench.pullAndRelease()
      await model.hasMade(pull)
      model.finish()
      await isIdle(bench.component)
      bench.wait(1)
    }
    model.close()
    await binding.value
    await reports.value

    #expect(model.requests == 2)
    #expect(bench.count("refreshing") == 2)
    #expect(bench.count("ended") == 2)
    #expect(bench.component.state == .idle)
  }
}
