#if UIKIT
  import RefreshKit
  import RefreshPaging
  import UIKit

  extension RefreshHeader {
    /// Puts the header into the slot of a scroll view.
    @discardableResult
    public final func link(to view: UIScrollView) -> Self {
      view.refresh.header = self
      return self
    }
  }

  extension RefreshFooter {
    /// Puts the footer into the slot of a scroll view.
    @discardableResult
    public final func link(to view: UIScrollView) -> Self {
      view.refresh.footer = self
      return self
    }
  }

  extension RefreshTrailer {
    /// Puts the trailer into the slot of a scroll view.
    @discardableResult
    public final func link(to view: UIScrollView) -> Self {
      view.refresh.trailer = self
      return self
    }
  }

  extension RefreshLeader {
    /// Puts the leader into the slot of a scroll view.
    @discardableResult
    public final func link(to view: UIScrollView) -> Self {
      view.refresh.leader = self
      return self
    }
  }

  extension Pager {
    /// Connects the pager to a scroll view, as `attach(to:)` of RefreshPaging does to the kit's.
    ///
    /// - Parameters:
    ///   - view: The scroll view. A header and a footer that it has are used.
    ///   - header: The header; by default the one of the scroll view, or else a normal header, or an auto header if the
    ///     pager loads in both directions.
    ///   - footer: The footer; by default the one of the scroll view, or else an auto footer that hides while the list
    ///     is empty, and loads until the list is filled.
    public func attach(
      to view: UIScrollView, header: RefreshHeader? = nil, footer: RefreshFooter? = nil
    ) {
      attach(to: view.refresh.list, header: header, footer: footer)
    }

    /// Makes a pager that loads by number, and connects it to a scroll view.
    ///
    /// - Parameters:
    ///   - view: The scroll view. A header and a footer that it has are used.
    ///   - edge: Where the pager loads more; at the bottom by default.
    ///   - header: The header, see `attach(to:header:footer:)`.
    ///   - footer: The footer, see `attach(to:header:footer:)`.
    ///   - firstPage: The number of the first page; 1 by default.
    ///   - load: Loads the page with a number.
    public convenience init(
      in view: UIScrollView, edge: PagerEdge = .bottom, header: RefreshHeader? = nil,
      footer: RefreshFooter? = nil, firstPage: Int = 1, load: @escaping Load
    ) {
      self.init(edge: edge, firstPage: firstPage, load: load)
      attach(to: view, header: header, footer: footer)
    }

    /// Makes a pager whose pages are plain arrays, and connects it to a scroll view. A page without items is the last
    /// one.
    ///
    /// - Parameters:
    ///   - view: The scroll view. A header and a footer that it has are used.
    ///   - edge: Where the pager loads more; at the bottom by default.
    ///   - header: The header, see `attach(to:header:footer:)`.
    ///   - footer: The footer, see `attach(to:header:footer:)`.
    ///   - firstPage: The number of the first page; 1 by default.
    ///   - pageSize: The number of items of a whole page: a page with fewer is the last one, too. Nil (the default) if
    ///     it is not known.
    ///   - load: Loads the items of the page with a number.
    public convenience init(
      in view: UIScrollView, edge: PagerEdge = .bottom, header: RefreshHeader? = nil,
      footer: RefreshFooter? = nil, firstPage: Int = 1, pageSize: Int? = nil,
      load: @escaping LoadItems
    ) {
      self.init(edge: edge, firstPage: firstPage, pageSize: pageSize, load: load)
      attach(to: view, header: header, footer: footer)
    }

    /// Makes a pager that loads by cursor, and connects it to a scroll view.
    ///
    /// - Parameters:
    ///   - view: The scroll view. A header and a footer that it has are used.
    ///   - edge: Where the pager loads more; at the bottom by default.
    ///   - header: The header, see `attach(to:header:footer:)`.
    ///   - footer: The footer, see `attach(to:header:footer:)`.
    ///   - first: The cursor of the first page.
    ///   - load: Loads the page of a cursor. The page has the cursor of the next one, or nil if it is the last.
    public convenience init<Cursor: Sendable>(
      in view: UIScrollView, edge: PagerEdge = .bottom, header: RefreshHeader? = nil,
      footer: RefreshFooter? = nil, first: Cursor,
      load: nonisolated(nonsending) @escaping (_ cursor: Cursor) async throws -> Page<Item>
    ) {
      self.init(edge: edge, first: first, load: load)
      attach(to: view, header: header, footer: footer)
    }

    /// Makes a pager that begins in the middle of a list, and connects it to a scroll view: the header loads the page
    /// before, and the footer the next one.
    ///
    /// - Parameters:
    ///   - view: The scroll view. A header and a footer that it has are used.
    ///   - header: The header, see `attach(to:header:footer:)`.
    ///   - footer: The footer, see `attach(to:header:footer:)`.
    ///   - cursor: The cursor of the page in the middle.
    ///   - load: Loads the page of a cursor. The page has the cursors of the pages before and after it.
    public convenience init<Cursor: Sendable>(
      in view: UIScrollView, header: RefreshHeader? = nil, footer: RefreshFooter? = nil,
      around cursor: Cursor,
      load: nonisolated(nonsending) @escaping (_ cursor: Cursor) async throws -> Page<Item>
    ) {
      self.init(around: cursor, load: load)
      attach(to: view, header: header, footer: footer)
    }
  }

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
