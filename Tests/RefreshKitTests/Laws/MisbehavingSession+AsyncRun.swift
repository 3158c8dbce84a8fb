@testable import RefreshKit

extension MisbehavingSession {
  /// A run of a component's async function.
  @MainActor final class AsyncRun {
    let task: Task<Void, Never>
    /// Whether the task has ended.
    private(set) var hasFinished = false

    private weak var component: RefreshComponent?
    private weak var action: AsyncAction?
    private let number: Generation

    /// - Parameter task: The task that the component has just started.
    init(_ task: Task<Void, Never>, of component: RefreshComponent) {
      self.task = task
      self.component = component
      action = component.action
      number = component.machine.generation
      Task { [weak self] in
        await task.value
        self?.hasFinished = true
      }
    }

    /// Whether the refresh of this run is over: it has ended, or the component was detached or
    /// deallocated, or has another function.
    private var isOver: Bool {
      guard let component, let action, component.scrollView != nil else { return true }
      return component.machine.generation != number || !component.isRefreshing
        || component.action !== action
    }

    /// What is wrong with the task; nil for nothing.
    var fault: String? {
      switch (isOver, task.isCancelled) {
      case (true, false): hasFinished ? nil : "an async task runs on though its refresh is over"
      case (false, true): "an async task is cancelled though its refresh continues"
      default: nil
      }
    }
  }

  /// Where the async functions of a session wait until the test opens it.
  @MainActor final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// The number of functions that wait.
    var count: Int { waiting.count }

    /// Returns when the gate is opened, even if the task is canceled.
    func pass() async {
      await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
      let passing = waiting
      waiting = []
      for continuation in passing { continuation.resume() }
    }
  }

  @MainActor private struct Failure: Error {}

  /// Sets an async function that waits at the gate or not, and then succeeds, throws or has no more
  /// data.
  func setAsyncAction(of component: RefreshComponent) {
    let (waits, end) = (chance(75), Int.random(in: 0..<4, using: &random))
    component.setRefreshing { [gate] () async throws -> RefreshResult in
      if waits { await gate.pass() }
      switch end {
      case 0: throw Failure()
      case 1: throw CancellationError()
      case 2: return .noMoreData
      default: return .success
      }
    }
  }

  /// Records the run that the component has started in its refreshing callback, if there is one.
  func noteRun(of component: RefreshComponent) {
    guard let task = component.refreshingTask, !runs.contains(where: { $0.task == task }) else {
      return
    }
    runs.append(AsyncRun(task, of: component))
  }

  /// Waits until each function has finished or waits at the gate.
  func functionsArrive() async {
    var turns = 0
    while gate.count + runs.count(where: \.hasFinished) < runs.count, turns < 1_000 {
      await Task.yield()
      turns += 1
    }
  }
}
