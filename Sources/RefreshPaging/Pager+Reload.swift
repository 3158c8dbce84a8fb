import RefreshKit

/// The page with which a reload begins, if the app has removed the first pages.
struct ReloadStart {
  let cursor: any Sendable
  /// Whether the page of the cursor is in the list.
  var isLoaded: Bool
}

extension Pager {
  /// Loads the pages that are shown again, without losing the place.
  ///
  /// The pages are requested one after the other, from the first one or that of ``setPrevious(_:)``,
  /// each by the cursor that the fresh page beside it has brought; in a pager that loads in both
  /// directions from the one in the middle, as many each way as were loaded. A page that is the last
  /// ends the sequence. ``items`` changes once all of them have arrived. What is beyond `count` pages
  /// is loaded again at the end of the list; so are the old rows that new ones have pushed out of the
  /// last page. A failure leaves the old rows, and is reported once.
  ///
  /// To let a pull do this: `header.setRefreshing { await pager.reload() }`.
  ///
  /// The load is a ``LoadType/refresh``: a load of the next page is canceled. During a refresh the
  /// call waits for that one, and a refresh takes the place of a reload.
  ///
  /// If the list is scrolled away from its top, and the items are `Identifiable`, the rows that are
  /// seen stay: ``didChange`` is called twice. In the first call, inside
  /// `ScrollView.keepingPosition(_:)`, only the rows before the first one that was there already are
  /// new; in the second one, all are. Rows that have come or gone between that row and those that are
  /// seen move these, and so do rows that were behind them and are in front now.
  ///
  /// - Parameter count: The number of pages that are loaded at most; 5 by default, and at least 1.
  /// - Returns: The result of the load.
  @discardableResult
  public func reload(atMost count: Int = 5) async -> RefreshResult {
    guard isLoaded else { return await result(of: .refresh, .join(wakes: true)) }
    let pagesAfter = storedPage - firstPage
    let first = reloadStart?.cursor ?? loadTable[.refresh].cursor ?? source.first
    var plan = Reload<Item>.Plan(
      pagesAfter: pagesAfter, pagesBefore: pagesBefore, limit: count)
    if let reloadStart {
      (plan.pagesAfter, plan.pagesBefore) = (pagesAfter + pagesBefore + 1, 0)
      plan.itemCount = storedItems.count
      plan.countsFirstPage = reloadStart.isLoaded
    }
    let reload = Reload(from: first, plan, at: edge, keepsDuplicates: keepsDuplicates)
    return await result(of: .refresh, .join(wakes: true), reload: reload)
  }

  /// Whether the visible rows must stay in place if rows before them change. It is false at the top,
  /// while the content is beyond an edge, and while a header is open.
  func keepsPlace(in list: ScrollView) -> Bool {
    let range = list.geometry.range(along: .vertical)
    let y = list.contentOffset.y
    let isOpen = list.header.map { $0.refreshesList && $0.reservedInset > 0 } ?? false
    return y > range.lowerBound + 1 && y <= range.upperBound && !isOpen
  }
}
