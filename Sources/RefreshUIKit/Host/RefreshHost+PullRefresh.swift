#if UIKIT
  import RefreshKit

  /// Headers with an indicator. The compiler chooses among the kinds of functions as for the
  /// initializers of components.
  extension RefreshHost {
    /// Sets ``header`` to a new header with an indicator.
    ///
    /// - Parameters:
    ///   - indicator: The indicator; nil (the default) for one by
    ///     `RefreshIndicatorHeader.makeDefault`.
    ///   - refreshingBlock: Called when the header refreshes; end the refresh by
    ///     ``endHeaderRefreshing()``.
    /// - Returns: The header.
    @discardableResult
    public func addPullRefresh(
      _ indicator: (any RefreshIndicator)? = nil, refreshingBlock: @escaping () -> Void
    ) -> RefreshIndicatorHeader {
      handle { list.addPullRefresh(indicator, refreshingBlock: refreshingBlock) }
    }

    /// Sets ``header`` to a new header with an indicator, which refreshes by an async function:
    /// `tableView.refresh.addPullRefresh { try await feed.reload() }`.
    ///
    /// - Parameters:
    ///   - indicator: The indicator; nil (the default) for one by
    ///     `RefreshIndicatorHeader.makeDefault`.
    ///   - action: Called when the header refreshes. Only a function that awaits ends its refresh.
    /// - Returns: The header.
    @discardableResult
    public func addPullRefresh(
      _ indicator: (any RefreshIndicator)? = nil,
      refreshing action: nonisolated(nonsending) @escaping () async throws -> Void
    ) -> RefreshIndicatorHeader {
      handle { list.addPullRefresh(indicator, refreshing: action) }
    }

    /// Sets ``header`` to a new header with an indicator, which refreshes by an async function that
    /// returns the result.
    @_disfavoredOverload
    @discardableResult
    public func addPullRefresh<A, B, C>(
      _ indicator: (any RefreshIndicator)? = nil,
      refreshing action:
        nonisolated(nonsending) @escaping () async throws -> any _ReturnedResult<A, B, C>
    ) -> RefreshIndicatorHeader {
      handle { list.addPullRefresh(indicator, refreshing: action) }
    }

    /// Sets ``header`` to a new header with an indicator, which refreshes by an async function whose
    /// value has the result.
    @discardableResult
    public func addPullRefresh<Outcome: RefreshResultConvertible>(
      _ indicator: (any RefreshIndicator)? = nil,
      refreshing action: nonisolated(nonsending) @escaping () async throws -> Outcome
    ) -> RefreshIndicatorHeader {
      handle { list.addPullRefresh(indicator, refreshing: action) }
    }
  }
#endif
