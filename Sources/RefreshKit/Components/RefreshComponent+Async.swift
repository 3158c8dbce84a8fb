// Not in Embedded Swift.

/// What an async function may return to say how its refresh came out: a ``RefreshResult``, or a type
/// of the app's own, such as the page that was loaded.
public nonisolated protocol RefreshResultConvertible {
  /// How the refresh came out.
  var refreshResult: RefreshResult { get }
}

nonisolated extension RefreshResult: RefreshResultConvertible {
  /// The result itself.
  public var refreshResult: RefreshResult { self }
}

/// Of the three kinds of functions the compiler takes the one that fits: `Void` for a closure that
/// returns nothing or only throws, the convertible type for an expression that has one, and
/// `RefreshResult` where a case is written as `.noMoreData`.
extension RefreshComponent {
  /// Makes a component that refreshes by an async function: `RefreshNormalHeader { try await
  /// feed.reload() }`.
  ///
  /// **Only a function that awaits ends its refresh.** `RefreshNormalHeader { load() }`, without
  /// `await`, is a plain block, and never ends by itself: see `init(refreshingBlock:)`.
  ///
  /// When the function returns, the refresh ends in success; when it throws, in failure, or as
  /// cancelled if it throws a `CancellationError`. It is cancelled when the component is
  /// detached or replaced, when its scroll view or it is released, and when the refresh ends in
  /// another way; what it returns then does nothing.
  public convenience init(
    refreshing action: nonisolated(nonsending) @escaping () async throws -> Void
  ) {
    self.init()
    setRefreshing(action)
  }

  /// Makes a component that refreshes by an async function that says how it came out, as in
  /// ``endRefreshing(with:)``.
  @_disfavoredOverload
  public convenience init(
    refreshing action: nonisolated(nonsending) @escaping () async throws -> RefreshResult
  ) {
    self.init()
    setRefreshing(action)
  }

  /// Makes a component that refreshes by an async function whose value says how it came out.
  public convenience init<Outcome: RefreshResultConvertible>(
    refreshing action: nonisolated(nonsending) @escaping () async throws -> Outcome
  ) {
    self.init()
    setRefreshing(action)
  }

  /// Refreshes by an async function from now on; see `init(refreshing:)`. An earlier function is
  /// cancelled.
  public final func setRefreshing(
    _ action: nonisolated(nonsending) @escaping () async throws -> Void
  ) {
    setAction {
      try await action()
      return .success
    }
  }

  /// Refreshes by an async function that says how it came out from now on; see
  /// `init(refreshing:)`. An earlier function is cancelled.
  @_disfavoredOverload
  public final func setRefreshing(
    _ action: nonisolated(nonsending) @escaping () async throws -> RefreshResult
  ) {
    setAction(action)
  }

  /// Refreshes by an async function whose value says how it came out from now on; see
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

  /// The run of the async function that was started last, or nil. A test that waits for all that is
  /// under way calls ``ScrollView/settled()``.
  public final var refreshingTask: Task<Void, Never>? {
    (action as? AsyncAction)?.task
  }
}
