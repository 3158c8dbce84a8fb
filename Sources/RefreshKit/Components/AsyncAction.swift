// Not in Embedded Swift.

/// An async function that runs while its component refreshes. When it returns, the refresh ends.
///
/// The task retains neither this object nor the component. It is cancelled when one of them is
/// released.
final class AsyncAction: RefreshAction {
  typealias Body = nonisolated(nonsending) () async throws -> RefreshResult

  /// A weak reference to the component for whose refresh an async function runs.
  final class Refresher {
    private let reference: Weak<RefreshComponent>

    init(_ component: RefreshComponent) {
      reference = Weak(component)
    }

    /// The component; nil once it is deallocated.
    var component: RefreshComponent? { reference.object }
  }

  /// The component for which the current task runs; nil in other tasks.
  @TaskLocal static var refresher: Refresher?

  private let body: Body
  private(set) var task: Task<Void, Never>?
  /// The number of the refresh for which the function runs; nil once it has returned or was
  /// cancelled.
  private var refresh: Generation?
  /// The number of the refresh whose function waits for the timeline; nil if none does.
  private var sleeping: Generation?
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ body: @escaping Body) {
    self.body = body
  }

  deinit {
    task?.cancel()
  }

  func start(for component: RefreshComponent) {
    cancel()
    let number = component.machine.generation
    refresh = number
    let (body, refresher, action) = (body, Refresher(component), Weak(self))
    task = Task {
      let result = await Self.$refresher.withValue(refresher) { await Self.result(of: body) }
      if let component = refresher.component, component.machine.generation == number {
        component.endByAction(with: result, of: number)
      }
      action.object?.didFinish(number)
    }
  }

  func cancel() {
    task?.cancel()
    if let refresh { didFinish(refresh) }
  }

  /// Whether the function of the present refresh runs without waiting for the timeline.
  var isRunning: Bool { refresh != nil && refresh != sleeping }

  /// Runs a part of the current task that waits for the timeline. ``waitUntilNotRunning()`` does
  /// not wait for it.
  ///
  /// - Parameter wait: Waits, and calls its parameter when the time has passed.
  static func sleep(
    _ wait: (_ timeIsOver: @escaping @MainActor @Sendable () -> Void) async -> Void
  ) async {
    let action = (refresher?.component?.action as? AsyncAction).map { Weak($0) }
    let number = action?.object?.beginSleep()
    let timeIsOver: @MainActor @Sendable () -> Void = {
      if let action = action?.object, action.sleeping == number { action.sleeping = nil }
    }
    await wait(timeIsOver)
    timeIsOver()
  }

  private func beginSleep() -> Generation? {
    sleeping = refresh
    resumeAll()
    return sleeping
  }

  /// Returns when the function has returned, was cancelled, or waits for the timeline.
  func waitUntilNotRunning() async {
    guard isRunning else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor [weak self] in self?.resumeAll() }
    }
  }

  private func didFinish(_ number: Generation) {
    guard refresh == number else { return }
    refresh = nil
    resumeAll()
  }

  private func resumeAll() {
    for continuation in exchange(&waiting, with: []) { continuation.resume() }
  }

  private static func result(of body: Body) async -> RefreshResult {
    do {
      return try await body()
    } catch is CancellationError {
      return .cancelled
    } catch {
      return .failure(error)
    }
  }
}

extension RefreshComponent {
  /// Ends the refresh with a number, in the next turn of the main queue.
  fileprivate func endByAction(with result: RefreshResult, of number: Generation) {
    if machine.calls.waiting.contains(where: { $0.isBegin }) {
      notifyObserver(of: "the end of an async function behind a begin that waits")
    }
    input(.endRefreshing(result)) {
      enqueue(.end(WaitingCall.End(result: result)), for: number)
    }
  }
}
