// Not in Embedded Swift.

/// Overloads are chosen as for the initializers of ``RefreshComponent``.
extension RefreshHeader {
  /// A header that looks like the platform's own refresh control, and refreshes by an async
  /// function: `list.header = .system { try await feed.reload() }`. See ``RefreshSystemHeader``.
  ///
  /// **Only a function that awaits ends its refresh**: see `init(refreshing:)` of
  /// ``RefreshComponent``.
  public static func system(
    refreshing action: nonisolated(nonsending) @escaping () async throws -> Void
  ) -> RefreshSystemHeader {
    RefreshSystemHeader(refreshing: action)
  }

  /// A header that looks like the platform's own refresh control, and refreshes by an async function
  /// that returns the result, as in ``RefreshComponent/endRefreshing(with:)``.
  @_disfavoredOverload
  public static func system<A, B, C>(
    refreshing action:
      nonisolated(nonsending) @escaping () async throws -> any _ReturnedResult<A, B, C>
  ) -> RefreshSystemHeader {
    RefreshSystemHeader(refreshing: action)
  }

  /// A header that looks like the platform's own refresh control, and refreshes by an async function
  /// whose value has the result.
  public static func system<Outcome: RefreshResultConvertible>(
    refreshing action: nonisolated(nonsending) @escaping () async throws -> Outcome
  ) -> RefreshSystemHeader {
    RefreshSystemHeader(refreshing: action)
  }
}
