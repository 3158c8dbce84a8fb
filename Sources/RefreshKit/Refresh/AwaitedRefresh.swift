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
  ///   the present one, and returns its result.
  /// - If an end is waiting, the refresh begins after it.
  /// - Off screen, the refresh begins when the list is in a window, and the call waits until then.
  /// - Without a list, there is no refresh, and the result is canceled. If the component leaves its
  ///   list, or the list is released, the result is canceled, too.
  /// - If the task is canceled, the call returns at once, with a canceled result. A refresh that this
  ///   call has begun ends as canceled; one that was under way before goes on.
  ///
  /// - Returns: The result of the refresh: the ``lastResult`` when the component has closed.
  @discardableResult
  public final func refresh() async -> RefreshResult {
    guard scrollView != nil, !Task.isCancelled else { return .cancelled }
    let call = AwaitedCall()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let awaiter = AwaitedRefresh(continuation)
        call.awaiter = awaiter
        input(.beginRefreshing) { begin(completion: nil, for: awaiter) }
      }
    } onCancel: {
      Task { @MainActor [self] in cancel(call) }
    }
  }

  private func cancel(_ call: AwaitedCall) {
    guard let awaiter = call.awaiter else { return }
    let dropped = machine.calls.removeBegins { $0 === awaiter }
    if let number = awaiter.number { endByAction(with: .cancelled, of: number) }
    awaiter.didClose(with: .cancelled)
    extendLifetime(dropped)
  }
}

/// What a task that is canceled knows of its call.
private final class AwaitedCall {
  /// Nil before the call.
  weak var awaiter: AwaitedRefresh?
}

/// A caller that waits for the end of the refresh that its call begins or joins. If this object is
/// released before, there was no such refresh.
package final class AwaitedRefresh {
  /// The number of the refresh that the call has begun; nil before, and if it has joined one.
  private(set) var number: Generation?
  private var continuation: CheckedContinuation<RefreshResult, Never>?

  init(_ continuation: CheckedContinuation<RefreshResult, Never>) {
    self.continuation = continuation
  }

  deinit { continuation?.resume(returning: .cancelled) }

  func didBegin(_ component: RefreshComponent, isNew: Bool) {
    if isNew, component.isRefreshing { number = component.machine.generation }
    // An observer may have ended the refresh, and the component may have closed at once.
    if component.machine.phase == nil {
      didClose(with: component.lastResult ?? .cancelled)
    } else {
      component.blocks.awaiters.append(self)
    }
  }

  func didClose(with result: RefreshResult) {
    continuation?.resume(returning: result)
    continuation = nil
  }
}
