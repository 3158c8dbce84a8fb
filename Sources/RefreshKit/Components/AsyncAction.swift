// Not in Embedded Swift.

/// An async function as a refresh: it runs while the component refreshes, and its end is the
/// refresh's end.
///
/// The task keeps neither this object nor the component alive: where they are released, it is
/// cancelled.
final class AsyncAction: RefreshAction {
  typealias Body = nonisolated(nonsending) () async throws -> RefreshResult

  /// The component whose refresh an async function runs for.
  final class Refresher {
    private let reference: Weak<RefreshComponent>

    init(_ component: RefreshComponent) {
      reference = Weak(component)
    }

    /// The component; nil once it is deallocated.
    var component: RefreshComponent? { reference.object }
  }

  /// What the present task refreshes, if it runs for a component.
  @TaskLocal static var refresher: Refresher?

  private let body: Body
  private(set) var task: Task<Void, Never>?
  /// What is under way: the number of the refresh; nil once the function has returned or was
  /// cancelled.
  private var refresh: Generation?
  /// The refresh whose function waits for time of the timeline.
  private var asleep: Generation?
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

  /// Whether the function of the present refresh runs, and does not wait for time of the timeline.
  var isRunning: Bool { refresh != nil && refresh != asleep }

  /// Runs a part of the present task that waits for time of the timeline: ``finish()`` does not wait for
  /// it.
  ///
  /// - Parameter wait: Waits, and calls its parameter when the time is over.
  static func sleep(
    _ wait: (_ timeIsOver: @escaping @MainActor @Sendable () -> Void) async -> Void
  ) async {
    let action = (refresher?.component?.action as? AsyncAction).map { Weak($0) }
    let number = action?.object?.beginSleep()
    let timeIsOver: @MainActor @Sendable () -> Void = {
      if let action = action?.object, action.asleep == number { action.asleep = nil }
    }
    await wait(timeIsOver)
    timeIsOver()
  }

  private func beginSleep() -> Generation? {
    asleep = refresh
    resumeAll()
    return asleep
  }

  /// Returns once the function has returned, was cancelled, or waits for time of the timeline.
  func finish() async {
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
  /// Ends the refresh whose number is given, in the next turn.
  fileprivate func endByAction(with result: RefreshResult, of number: Generation) {
    if machine.requests.requests.contains(where: { $0.isBegin }) {
      observe("the end of an async function behind a begin that waits")
    }
    input(.endRefreshing(result)) {
      enqueue(.end(result, completion: nil), for: number)
    }
  }
}
