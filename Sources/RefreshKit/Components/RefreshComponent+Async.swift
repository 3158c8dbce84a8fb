// Not in Embedded Swift.

/// A value that an async function may return to give the result of its refresh: a
/// ``RefreshResult``, or a type of the app's own, such as the page that was loaded.
public nonisolated protocol RefreshResultConvertible {
  /// The result of the refresh.
  var refreshResult: RefreshResult { get }
}

nonisolated extension RefreshResult: RefreshResultConvertible {
  /// The result itself.
  public var refreshResult: RefreshResult { self }
}

/// The compiler chooses among three kinds of functions: `Void` for a closure that returns nothing
/// or only throws, the convertible type for an expression of such a type, and a returned
/// `RefreshResult` for a case that is written as `.noMoreData`.
extension RefreshComponent {
  /// Makes a component that refreshes by an async function: `RefreshNormalHeader { try await
  /// feed.reload() }`.
  ///
  /// **Only a function that awaits ends its refresh.** `RefreshNormalHeader { load() }`, without
  /// `await`, is a plain block, and its refresh never ends by itself: see `init(refreshingBlock:)`.
  ///
  /// When the function returns, the refresh ends in success. When it throws, the refresh ends in
  /// failure, or as cancelled if the error is a `CancellationError`. The function is cancelled when
  /// the component is detached, replaced or released, when its scroll view is released, and when
  /// the refresh ends in another way. The value that it returns then has no effect.
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
  /// function is cancelled.
  public final func setRefreshing(
    _ action: nonisolated(nonsending) @escaping () async throws -> Void
  ) {
    setAction {
      try await action()
      return .success
    }
  }

  /// Sets the async function by which the component refreshes, and which returns the result; see
  /// `init(refreshing:)`. An earlier function is cancelled.
  @_disfavoredOverload
  public final func setRefreshing<A, B, C>(
    _ action: nonisolated(nonsending) @escaping () async throws -> any _ReturnedResult<A, B, C>
  ) {
    setAction { try await action().refreshResult }
  }

  /// Sets the async function by which the component refreshes, and whose value has the result; see
  /// `init(refreshing:)`. An earlier function is cancelled.
  public final func setRefreshing<Outcome: RefreshResultConvertible>(
    _ action: nonisolated(nonsending) @escaping () async throws -> Outcome
  ) {
    setAction { try await action().refreshResult }
  }

  private func setAction(_ body: @escaping AsyncAction.Body) {
    action?.cancel()
    action = AsyncAction(body)
  }

  /// The task of the latest call of the async function; nil before the first one. A test that waits
  /// for all work in a list calls ``ScrollView/settled()``.
  public final var refreshingTask: Task<Void, Never>? {
    (action as? AsyncAction)?.task
  }
}
