// Not in Embedded Swift.

/// Overloads are chosen as for the initializers of ``RefreshComponent``.
extension ScrollView {
  /// Sets ``header`` to a new header with an indicator, which refreshes by an async function:
  /// `list.addPullRefresh { try await feed.reload() }`.
  ///
  /// **Only a function that awaits ends its refresh**: see `init(refreshing:)` of
  /// ``RefreshComponent``.
  ///
  /// - Parameters:
  ///   - indicator: The indicator; nil (the default) for one by
  ///     ``RefreshIndicatorHeader/makeDefault``.
  ///   - action: Called when the header refreshes.
  /// - Returns: The header.
  @discardableResult
  public func addPullRefresh(
    _ indicator: (any RefreshIndicator)? = nil,
    refreshing action: nonisolated(nonsending) @escaping () async throws -> Void
  ) -> RefreshIndicatorHeader {
    add(RefreshIndicatorHeader(refreshing: action), with: indicator)
  }

  /// Sets ``header`` to a new header with an indicator, which refreshes by an async function that
  /// returns the result, as in ``RefreshComponent/endRefreshing(with:)``.
  @_disfavoredOverload
  @discardableResult
  public func addPullRefresh<A, B, C>(
    _ indicator: (any RefreshIndicator)? = nil,
    refreshing action:
      nonisolated(nonsending) @escaping () async throws -> any _ReturnedResult<A, B, C>
  ) -> RefreshIndicatorHeader {
    add(RefreshIndicatorHeader(refreshing: action), with: indicator)
  }

  /// Sets ``header`` to a new header with an indicator, which refreshes by an async function whose
  /// value has the result.
  @discardableResult
  public func addPullRefresh<Outcome: RefreshResultConvertible>(
    _ indicator: (any RefreshIndicator)? = nil,
    refreshing action: nonisolated(nonsending) @escaping () async throws -> Outcome
  ) -> RefreshIndicatorHeader {
    add(RefreshIndicatorHeader(refreshing: action), with: indicator)
  }
}
