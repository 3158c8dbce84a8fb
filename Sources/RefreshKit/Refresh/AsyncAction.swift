/// An async function that runs while its component refreshes. When it returns, the refresh ends.
///
/// The task retains neither this object nor the component. It is canceled when one of them is
/// released.
@MainActor package final class AsyncAction {
  typealias Body = nonisolated(nonsending) () async throws -> RefreshResult

  /// A reference to the component whose refresh runs an async function. It does not retain the
  /// component.
  @MainActor package final class Refresher {
    package private(set) weak var component: RefreshComponent?

    init(_ component: RefreshComponent) {
      self.component = component
    }
  }

  /// The component whose refresh runs the current task; nil in any other task.
  @TaskLocal package static var refresher: Refresher?

  private let body: Body
  /// Whether the function loads more rows, instead of loading the list again. A header with such a
  /// function does not refresh the list.
  let loadsMore: Bool
  private(set) var task: Task<Void, Never>?
  /// The generation of the refresh for which the function runs; nil before the first call, and once
  /// the function has returned or was canceled.
  private var generation: Generation?
  /// Whether the function waits until a time of the timeline, as a pager does before it tries
  /// again.
  var isAsleep = false
  /// Records for a test what the latest call of the function waits for; nil outside of tests.
  private(set) var watch: FunctionWatch?

  init(_ body: @escaping Body, loadsMore: Bool) {
    (self.body, self.loadsMore) = (body, loadsMore)
  }

  deinit {
    task?.cancel()
  }

  func start(for component: RefreshComponent) {
    cancel()
    let generation = component.machine.generation
    (self.generation, isAsleep) = (generation, false)
    let (body, refresher, watch) = (body, Refresher(component), FunctionWatch.make())
    self.watch = watch
    task = Task { [weak self] in
      // If the refresh has ended before this task starts, the function is not called.
      guard !Task.isCancelled else { return }
      let result = await Self.$refresher.withValue(refresher) {
        await FunctionWatch.run(under: watch) { await Self.result(of: body) }
      }
      if let component = refresher.component, component.machine.generation == generation {
        component.endByAction(with: result, of: generation)
      }
      self?.didFinish(generation)
    }
  }

  func cancel() {
    task?.cancel()
    if let generation { didFinish(generation) }
  }

  var isRunning: Bool { generation != nil && !isAsleep }

  private func didFinish(_ ended: Generation) {
    if generation == ended { generation = nil }
  }

  private static func result(of body: Body) async -> RefreshResult {
    do { return try await body() } catch { return RefreshResult(error) }
  }
}

/// A value that an async function may return to give the result of its refresh: a
/// ``RefreshResult``, or a type of the app's own, such as the page that was loaded.
public protocol RefreshResultConvertible {
  /// The result of the refresh.
  var refreshResult: RefreshResult { get }
}

extension RefreshResult: RefreshResultConvertible {
  /// The result itself.
  public var refreshResult: RefreshResult { self }
}

/// A result that an async function returns: any ``RefreshResult``, with its cases written as
/// `.noMoreData`. The kit implements this protocol.
///
/// The associated types only improve the compiler's messages. If a closure has a mistake, the
/// compiler tries all overloads, and reports the errors of the one that leaves the fewest types
/// unknown. An overload that returns this protocol leaves three types unknown, which only
/// `RefreshResult` determines. So the compiler reports the errors of another overload: the mistake
/// itself, and not that the closure returns no result.
public protocol _ReturnedResult<_A, _B, _C>: RefreshResultConvertible {
  associatedtype _A
  associatedtype _B
  associatedtype _C
}

extension RefreshResult: _ReturnedResult {
  /// A type for the compiler only.
  public typealias _A = Never
  /// A type for the compiler only.
  public typealias _B = Never
  /// A type for the compiler only.
  public typealias _C = Never
}

/// If an async function returns `.success` or another case without its type, the compiler looks the
/// name up in the protocol. It finds the name in this extension.
extension _ReturnedResult where Self == RefreshResult {
  @_disfavoredOverload public static var success: RefreshResult { RefreshResult.success }
  @_disfavoredOverload public static var noMoreData: RefreshResult { RefreshResult.noMoreData }
  @_disfavoredOverload public static var cancelled: RefreshResult { RefreshResult.cancelled }
  @_disfavoredOverload public static func failure(_ error: RefreshFailure) -> RefreshResult {
    RefreshResult.failure(error)
  }
}

/// `init(refreshing:)` and `setRefreshing(_:)` have three overloads each. Each overload takes a
/// closure that may throw. The compiler chooses one by what the closure returns: no value; a case
/// of ``RefreshResult`` that is written without its type, as in `.noMoreData`; or a value of a type
/// that conforms to ``RefreshResultConvertible``.
extension RefreshComponent {
  /// Makes a component that refreshes by an async function: `RefreshNormalHeader { try await
  /// feed.reload() }`.
  ///
  /// **Only a function that awaits ends its refresh.** `RefreshNormalHeader { load() }`, without
  /// `await`, is a plain block, and its refresh never ends by itself: see `init(refreshingBlock:)`.
  ///
  /// When the function returns, the refresh ends in success. When it throws, the refresh ends in
  /// failure, or as canceled if the error says that a task or a request was canceled. The function
  /// is canceled when the component is detached, replaced or released, when its scroll view is
  /// released, and when the refresh ends in another way. The value that it returns then has no
  /// effect.
  public convenience init(
    refreshing action: nonisolated(nonsending) @escaping () async throws -> Void
  ) {
    self.init()
    setRefreshing(action)
  }

  /// Makes a component that refreshes by an async function that returns the result, as in
  /// ``endRefreshing(with:)``.
  @_disfavoredOverload
  public convenience init<A, B, C>(
    refreshing action:
      nonisolated(nonsending) @escaping () async throws -> any _ReturnedResult<A, B, C>
  ) {
    self.init()
    setRefreshing(action)
  }

  /// Makes a component that refreshes by an async function whose value has the result.
  public convenience init<Outcome: RefreshResultConvertible>(
    refreshing action: nonisolated(nonsending) @escaping () async throws -> Outcome
  ) {
    self.init()
    setRefreshing(action)
  }

  /// Sets the async function by which the component refreshes; see `init(refreshing:)`. An earlier
  /// function is canceled.
  public final func setRefreshing(
    _ action: nonisolated(nonsending) @escaping () async throws -> Void
  ) {
    setAction {
      try await action()
      return .success
    }
  }

  /// Sets the async function by which the component refreshes, and which returns the result; see
  /// `init(refreshing:)`. An earlier function is canceled.
  @_disfavoredOverload
  public final func setRefreshing<A, B, C>(
    _ action: nonisolated(nonsending) @escaping () async throws -> any _ReturnedResult<A, B, C>
  ) {
    setAction { try await action().refreshResult }
  }

  /// Sets the async function by which the component refreshes, and whose value has the result; see
  /// `init(refreshing:)`. An earlier function is canceled.
  public final func setRefreshing<Outcome: RefreshResultConvertible>(
    _ action: nonisolated(nonsending) @escaping () async throws -> Outcome
  ) {
    setAction { try await action().refreshResult }
  }

  /// Sets the async function by which a pager loads more rows. A header with this function does not
  /// refresh the list.
  package final func setLoadingMore(
    _ action: nonisolated(nonsending) @escaping () async -> RefreshResult
  ) {
    setAction(action, loadsMore: true)
  }

  private func setAction(_ body: @escaping AsyncAction.Body, loadsMore: Bool = false) {
    action?.cancel()
    action = AsyncAction(body, loadsMore: loadsMore)
  }

  /// The task of the latest call of the async function; nil before the first one. A test that waits
  /// for all work in a list calls `settled()` of RefreshReplay.
  public final var refreshingTask: Task<Void, Never>? {
    action?.task
  }
}

extension RefreshComponent {
  /// Begins a refresh like ``beginRefreshing()``, waits until it has ended and the component has
  /// closed, and returns its result.
  ///
  /// ```swift
  /// Task { await tableView.refresh.header?.refresh() }
  /// ```
  ///
  /// The function that ends the refresh is that of the component: its async function, or code that
  /// calls ``endRefreshing()``.
  ///
  /// - If the component refreshes already, no other refresh begins: the call waits for the end of
  ///   the present one, and returns its result. If it only shows a result, another refresh begins.
  /// - If an end is waiting, the refresh begins after it.
  /// - Off screen, the refresh begins when the list is in a window, and the call waits until then.
  /// - Without a list, there is no refresh, and the result is canceled. If the component leaves its
  ///   list, or the list is released, the result is canceled, too.
  /// - If the task is canceled, the call returns at once, with a canceled result. The refresh goes on.
  ///   A call from a task that is canceled already begins none.
  ///
  /// - Returns: The result of the refresh: the ``lastResult`` when the component has closed.
  @discardableResult
  public final func refresh() async -> RefreshResult {
    guard scrollView != nil, !Task.isCancelled else { return .cancelled }
    let call = AwaitedCall()
    return await withTaskCancellationHandler {
      let result = await withCheckedContinuation { continuation in
        let awaiter = AwaitedRefresh(continuation)
        call.awaiter = awaiter
        input(.beginRefreshing) { begin(completion: nil, for: awaiter) }
      }
      if result.isFailure { TestFailureLog.read(failureNumber) }
      return result
    } onCancel: {
      Task { @MainActor [self] in cancel(call) }
    }
  }

  private func cancel(_ call: AwaitedCall) {
    call.awaiter?.didClose(with: .cancelled)
  }
}

/// A reference to the waiting caller of ``RefreshComponent/refresh()``, for the handler that runs
/// when the caller's task is canceled.
@MainActor private final class AwaitedCall {
  /// Nil until the caller waits, and after its refresh has closed.
  weak var awaiter: AwaitedRefresh?
}

/// A caller of ``RefreshComponent/refresh()``. It waits until its refresh has closed: the refresh
/// that it has begun, or the one that was in progress. If this object is released earlier, because
/// the refresh will never close, the caller gets the result "canceled".
@MainActor package final class AwaitedRefresh {
  private var continuation: CheckedContinuation<RefreshResult, Never>?

  init(_ continuation: CheckedContinuation<RefreshResult, Never>) {
    self.continuation = continuation
  }

  deinit { continuation?.resume(returning: .cancelled) }

  func didBegin(_ component: RefreshComponent) {
    // An observer may have ended the refresh at once, and the component may have closed already.
    if component.machine.phase == nil {
      didClose(with: component.machine.lastResult ?? .cancelled)
    } else {
      component.blocks.awaiters.append(self)
    }
  }

  func didClose(with result: RefreshResult) {
    continuation?.resume(returning: result)
    continuation = nil
  }
}
