import RefreshKit

/// An attempt to load a page, including all retries.
final class PageAttempt {
  /// The refresh for which the page is loaded; nil if the app or a preload has requested the page.
  private var refresh: (component: Weak<RefreshComponent>, number: Generation)?
  /// The observation of the end of that refresh.
  private var observation: ObservationToken?
  /// The callers that wait for the result.
  private var waiting: [CheckedContinuation<RefreshResult, Never>] = []
  /// The result; nil while the page is being loaded.
  private var result: RefreshResult?

  /// Whether the page is loaded for a refresh.
  var belongsToRefresh: Bool { refresh != nil }

  /// The component that refreshes; nil if there is none, and once it is deallocated.
  var component: RefreshComponent? { refresh?.component.object }

  /// Whether the response will be used: true unless the refresh to which the attempt belongs has
  /// ended.
  var isCurrent: Bool {
    refresh.map { $0.component.object?.machine.generation == $0.number } ?? true
  }

  /// Makes the attempt belong to the present refresh of a component.
  ///
  /// - Parameter didEnd: Called when that refresh ends.
  func follow(_ component: RefreshComponent, _ didEnd: @escaping (RefreshComponent) -> Void) {
    refresh = (Weak(component), component.machine.generation)
    observation = component.observeState { [weak component] in
      guard $0.old.isRefreshing, !$0.new.isRefreshing, let component else { return }
      didEnd(component)
    }
  }

  /// Returns the result, once it is known.
  func value() async -> RefreshResult {
    if let result { return result }
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Ends the attempt, and passes the result to all waiting callers.
  func end(in result: RefreshResult) {
    self.result = result
    observation = nil
    for continuation in exchange(&waiting, with: []) { continuation.resume(returning: result) }
  }
}
