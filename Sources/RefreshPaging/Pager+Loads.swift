import RefreshKit

// Which page is loaded, and by whose call.
//
// Four things of a pager change independently:
//
// 1. The items. The app edits them at any time, so a response is added to the items of that moment,
//    and the `index` of their identities is made again after an edit.
// 2. The loads. The `loadTable` has a record for each type of load, which holds the ongoing or
//    waiting load of that type, if there is one. A load of the next page waits for an ongoing
//    refresh. A new refresh cancels the ongoing loads, but not those that wait. Otherwise loads
//    begin and end in any order.
// 3. The refreshes of components. A component may show a load that another caller began, and may
//    end, be detached or be replaced before the load is over. `PageLoad.isCurrent` says whether the
//    response is still used.
// 4. The calling tasks. A canceled task stops waiting; the load that it has asked for goes on.
//
// A response has an effect only if its load is still in the table, and current. The app's
// `didChange` may change the first three, so the code after each call of it checks again.

extension Pager {
  /// Loads the first page, or the one in the middle. When that page has arrived, its items replace
  /// all items.
  ///
  /// The pager's header calls this function. Connect another header by
  /// `header.setRefreshing { await pager.refresh() }`. If the app calls it while the header refreshes
  /// by the pager, the header shows the new load, and ends with it. Otherwise no header opens; when
  /// the page has arrived, the header stores the time of the update.
  ///
  /// - Returns: The result of the load, which the header returns to end its refresh; canceled if a
  ///   later refresh has taken its place, or if the task was canceled. The load then goes on.
  @discardableResult
  public func refresh() async -> RefreshResult {
    await result(of: .refresh)
  }

  /// Loads the first page, like ``refresh()``, by another cursor: to show another place of the list.
  ///
  /// From the call on it is the cursor of the first page, even if the load fails or is canceled.
  /// ``reset()`` goes back to the cursor of the initializer.
  ///
  /// - Parameter cursor: The cursor of the first page, or of the one in the middle.
  /// - Returns: The result of the load.
  /// - Precondition: The cursor is of the type of the pager's cursors.
  @discardableResult
  public func refresh<Cursor: Sendable>(from cursor: Cursor) async -> RefreshResult {
    setFirstCursor(pagerCursor(cursor, in: "refresh(from:)"))
    isFirstCursorSet = true
    return await result(of: .refresh, .new)
  }

  /// Loads the first page if nothing was loaded: call it each time that a view appears.
  ///
  /// If that page is being loaded, the call waits for the same response. If the load has failed, it
  /// begins again.
  ///
  /// - Returns: The result of that load; a success at once if the first page was loaded, even without
  ///   items, or if the pager was restored.
  @discardableResult
  public func loadIfNeeded() async -> RefreshResult {
    guard !isLoaded else { return .success }
    return await result(of: .refresh, .join(wakes: false))
  }

  /// Loads the first page if nothing was loaded, or if it was loaded longer ago than a number of
  /// seconds: ``lastUpdatedTime``. No header opens; `RefreshHeader.refreshIfExpired(after:)` of a
  /// header shows the refresh.
  ///
  /// - Parameter seconds: The age up to which the items are shown as they are. A number that is
  ///   negative or not finite is refused.
  /// - Returns: The result of the load, also of one that was under way; a success at once if the
  ///   items are not older, and if the number is refused.
  @discardableResult
  public func refreshIfExpired(after seconds: Double) async -> RefreshResult {
    guard seconds >= 0, seconds.isFinite else { return .success }
    if !isLoading(.refresh), let storedTime,
      wallTime.secondsSince1970 - storedTime.secondsSince1970 <= seconds
    {
      return .success
    }
    return await result(of: .refresh, .join(wakes: false))
  }

  var wallTime: WallTime { timeline?.wallTime ?? .now }

  /// Loads the next page, and adds its items after the others or, with ``PagerEdge/top``, before
  /// them. Before the first page was loaded, it loads that one.
  ///
  /// If that page is already being loaded, the call waits for the same response. During a refresh it
  /// waits for the refresh, and loads the next page if the list is still at its end; without a list,
  /// if the item that was reported last by ``willShow(itemAt:)`` is within ``preloadItems``, or if
  /// none was reported.
  ///
  /// The pager's footer calls this function or, with ``PagerEdge/top``, its header. Connect another
  /// component as described for ``refresh()``.
  ///
  /// - Returns: The result of the load, which the component returns to end its refresh.
  @discardableResult
  public func loadMore() async -> RefreshResult {
    await more(edgeLoad)
  }

  /// Loads the page before the first one, and adds its items before the others, in a pager that loads
  /// in both directions; with ``PagerEdge/top`` the same as ``loadMore()``. A pager that loads at the
  /// bottom has no page before. Before the first page was loaded, it loads that one.
  ///
  /// - Returns: The result of the load; no more data if there is no page before.
  @discardableResult
  public func loadPrevious() async -> RefreshResult {
    await more(.prepend)
  }

  private func more(_ type: LoadType) async -> RefreshResult {
    guard directions.contains(type) else { return .noMoreData }
    guard loadTable[.refresh].load == nil else { return await result(of: type) }
    guard isLoaded else { return await result(of: .refresh) }
    guard loadTable[type].cursor != nil || isLoading(type) else { return .noMoreData }
    return await result(of: type)
  }

  /// Loads the next page if fewer than ``preloadItems`` items follow the item at `index` or, with
  /// ``PagerEdge/top``, precede it; in a pager that loads in both directions, also the page before if
  /// fewer precede it. Call it when a row is about to be shown. While ``preloadItems`` is 0, the
  /// default, it loads nothing.
  ///
  /// No component shows this load. If the component at the edge begins a refresh meanwhile, that
  /// refresh takes over the load. Otherwise the last page sets the component to noMoreData. A page
  /// is requested only once, however often this function is called; after a failure, only the user
  /// or a call can try again, and after a load that was canceled also this function.
  ///
  /// - Parameter index: The index of an item in ``items``.
  public func willShow(itemAt index: Int) {
    lastShown = index
    for type in directions { preload(type) }
  }

  private func preload(_ type: LoadType) {
    let load = isLoaded ? type : .refresh
    let record = loadTable[type]
    guard isWithinPreloadItems(type), loadTable[load].failure == nil,
      loadTable[.refresh].load == nil, record.load == nil, record.cursor != nil,
      !record.hasPreloaded, !hasStopped(type)
    else { return }
    loadTable[type].hasPreloaded = true
    begin(load)
  }

  /// Whether the item that was reported last is near the end where a load adds items.
  func isWithinPreloadItems(_ type: LoadType) -> Bool {
    guard let lastShown else { return false }
    return (type == .prepend ? lastShown : storedItems.count - 1 - lastShown) < preloadItems
  }

  // MARK: Canceling

  /// Cancels all loads, which end as canceled: when the user leaves the screen, for instance. The
  /// items stay.
  ///
  /// ``didChange`` is called for each load, at once or, if a component shows the load, when its
  /// refresh has ended in the next turn. Nothing is loaded then without a gesture or a call, until
  /// the list enters a window again.
  public func cancel() {
    wasInterrupted = true
    for load in loadTable.loads.filter({ !cancel($0) }) {
      storedError = nil
      didEnd(load)
    }
    stateMayHaveChanged()
  }

  /// Cancels all loads, and forgets items, pages, failures and the error, as if nothing had been
  /// loaded: for another query. Call ``refresh()`` or the header's `beginRefreshing()` after it.
  ///
  /// Refreshes of the header and the footer end as canceled in the next turn, which ``didChange``
  /// reports as for every attempt; without one it is not called. The list is the app's to empty. To
  /// leave the old rows on the screen until the new ones arrive, call only ``refresh()``.
  public func reset() {
    store { $0 = [] }
    index.removeAll()
    continueAfter(page: firstPage - 1, from: nil)
    for component in directions.compactMap(edgeComponent) {
      component.clearFailure()
      if !component.machine.isRefreshing { (component as? any NoMoreDataEnding)?.resetNoMoreData() }
    }
    list?.header?.clearFailure()
  }

  /// Cancels all loads, and continues as if `page` were the page that was loaded last.
  ///
  /// - Parameters:
  ///   - first: The first cursor; nil for the initializer's cursor.
  ///   - setCursors: Called before observers are notified.
  func continueAfter(page: Int, from first: (any Sendable)?, _ setCursors: () -> Void = {}) {
    for load in loadTable.loads { cancel(load) }
    for type in LoadType.allCases {
      loadTable[type] = LoadRecord(retainedEndedLoad: loadTable[type].retainedEndedLoad)
    }
    (storedPage, isLoaded, pagesBefore, reloadStart) = (page, page >= firstPage, 0, nil)
    (storedError, storedTime, wasInterrupted, lastShown) = (nil, nil, false, nil)
    isFirstCursorSet = first != nil
    setFirstCursor(first ?? source.first)
    setCursors()
    notifyOfChange()
    stateMayHaveChanged()
  }

  // MARK: The next cursors

  /// Sets the cursor, or the number, of the next page: after the app has deleted items from a list
  /// that is loaded by offset, for instance. A load of that page is begun again, and a footer in
  /// noMoreData becomes idle.
  ///
  /// - Parameter cursor: The cursor that ``loadMore()`` passes next.
  /// - Precondition: The cursor is of the type of the pager's cursors, and a page was loaded.
  public func setNext<Cursor: Sendable>(_ cursor: Cursor) {
    precondition(isLoaded, "setNext(_:) was called before the first page was loaded.")
    setCursor(pagerCursor(cursor, in: "setNext(_:)"), of: edgeLoad)
  }

  /// Sets the cursor of the page before the items: after the app has removed the first pages from
  /// ``items``, to save memory, for instance. A load of that page is begun again, and an auto header
  /// in noMoreData becomes idle.
  ///
  /// - Parameter cursor: The cursor that ``loadPrevious()`` passes next.
  /// - Precondition: The pager loads in both directions, or at the top; the cursor is of the type of
  ///   its cursors, and a page was loaded.
  public func setPrevious<Cursor: Sendable>(_ cursor: Cursor) {
    precondition(
      directions.contains(.prepend), "A pager that loads at the bottom has no page before.")
    precondition(isLoaded, "setPrevious(_:) was called before the first page was loaded.")
    let cursor = pagerCursor(cursor, in: "setPrevious(_:)")
    if loadsBothWays { reloadStart = ReloadStart(cursor: cursor, isLoaded: false) }
    setCursor(cursor, of: .prepend)
  }

  private func setCursor(_ cursor: any Sendable, of type: LoadType) {
    loadTable[type].cursor = cursor
    if let load = loadTable[type].load, !load.isWaitingForRefresh {
      load.requests.cancel()
      load.wake()
      start(load)
    }
    showEnd(in: edgeComponent(of: type))
    notifyOfChange()
    stateMayHaveChanged()
  }

  private func pagerCursor<Cursor: Sendable>(_ cursor: Cursor, in call: String) -> any Sendable {
    guard let cursor = source.cursor(cursor) else {
      fatalError(
        "\(call) was given a \(Cursor.self), and the pager's cursors are \(source.cursorType).")
    }
    return cursor
  }

  // MARK: The table of loads

  func isLoading(_ type: LoadType) -> Bool { loadTable[type].load?.isCurrent == true }

  enum Demand {
    /// A new load, even if one is ongoing.
    case new
    /// The ongoing load; if it waits before a retry, the retry is made at once. But a new refresh
    /// replaces an ongoing refresh whose request is in flight, and an ongoing reload in any case.
    case now
    /// The ongoing load, even if it is a refresh.
    ///
    /// - Parameter wakes: Whether a pending retry is made at once.
    case join(wakes: Bool)
  }

  /// Begins a load or joins the ongoing one, and waits for its result.
  func result(
    of type: LoadType, _ demand: Demand = .now, reload: Reload<Item>? = nil
  ) async -> RefreshResult {
    guard !Task.isCancelled else { return .cancelled }
    let component = AsyncAction.refresher?.component
    if type == .refresh, let component, let load = takeRefreshToShow(in: component) {
      show(load, in: component)
      return await load.value(for: component)
    }
    wasInterrupted = false
    let load = joinedLoad(type, demand, by: component) ?? begin(type, reload: reload)
    if let component {
      show(load, in: component)
    } else if type == .refresh {
      showInHeader(load)
    }
    let result = await load.value(for: component)
    if component == nil, result.isFailure { TestFailureLog.read(load.begin) }
    return result
  }

  /// If the header still shows the failure of the last refresh, begins a refresh of the header,
  /// which then shows this load.
  private func showInHeader(_ load: PageLoad) {
    guard let header = list?.header, header === attachedHeader, header.refreshesList,
      header.isShowingFailure
    else { return }
    header.beginRefreshing()
    refreshToShow = (load, Weak(header), header.refreshGeneration)
  }

  /// Returns the load for which ``showInHeader(_:)`` has begun the ongoing refresh of the
  /// component; nil if there is none. The load may be over.
  private func takeRefreshToShow(in component: RefreshComponent) -> PageLoad? {
    guard let (load, header, number) = exchange(&refreshToShow, with: nil),
      header.object === component, component.refreshGeneration == number
    else { return nil }
    return load
  }

  private func joinedLoad(
    _ type: LoadType, _ demand: Demand, by component: RefreshComponent?
  ) -> PageLoad? {
    guard let load = loadTable[type].load, load.isCurrent else { return nil }
    switch demand {
    case .new: return nil
    case .now where type == .refresh && (load.isReload || !load.isWaitingForRetry): return nil
    case .join(wakes: false): return load
    case .now, .join: break
    }
    guard component?.isBegunByArrival != true else { return load }
    load.wake()
    if load.isWaitingForRefresh { loadTable[.refresh].load?.wake() }
    return load
  }

  /// Begins a load. A refresh cancels the ongoing loads, but not those that wait for a refresh. Any
  /// other load waits for an ongoing refresh.
  @discardableResult
  func begin(_ type: LoadType, reload: Reload<Item>? = nil) -> PageLoad {
    let load = PageLoad(type, of: self, isReload: reload != nil)
    load.wasAbandoned = { [weak self, weak load] in
      if let self, let load { abandon(load) }
    }
    let older = loadTable[type].load
    loadTable[type].load = load
    forgetFailure(before: load)
    if type == .refresh {
      refreshToShow?.load = load
      for other in directions {
        loadTable[other].hasPreloaded = false
        if let load = loadTable[other].load, !load.isWaitingForRefresh { cancel(load) }
      }
    }
    if let older {
      older.requests.cancel()
      if older.isCurrent {
        if let component = older.component { show(load, in: component) }
        older.moveComponents(to: load)
      }
      older.end(in: .cancelled)
    }
    if type != .refresh, loadTable[.refresh].load != nil {
      load.phase = .waitingForRefresh
    } else {
      start(load, reload)
    }
    stateMayHaveChanged()
    return load
  }

  // MARK: Ends

  /// Shows a load in the ongoing refresh of a component, and ends the load with that refresh.
  private func show(_ load: PageLoad, in component: RefreshComponent) {
    guard !load.isCurrent || load.component == nil || load.component?.scrollView == nil else {
      return
    }
    load.show(in: component) { [weak self, weak load] component in
      if let self, let load { refreshDidEnd(of: component, load) }
    }
  }

  private func refreshDidEnd(of component: RefreshComponent, _ load: PageLoad) {
    guard loadTable[load.type].load === load else {
      if case .ended(let result, isReported: false) = load.phase {
        load.phase = .ended(result)
        didEnd(load)
      }
      return showEnd(in: component)
    }
    wasInterrupted = !load.isWaitingForRefresh
    remove(load)
    storedError = nil
    if case .failure(let failure)? = component.storedResult {
      storedError = failure
      loadTable[load.type].failure = failure
      logFailure(failure, of: load)
    }
    didEnd(load)
    showEnd(in: component)
    settle(load, in: .cancelled)
  }

  /// Called when the task of a component's function was canceled while it waited for a load: the
  /// component has left its list, or has got another function. Not called if app code has begun the
  /// load or waits for it, too.
  private func abandon(_ load: PageLoad) {
    guard loadTable[load.type].load === load else { return }
    wasInterrupted = !load.isWaitingForRefresh
    end(load, in: .cancelled)
  }

  /// Ends a load without a response.
  func end(_ load: PageLoad, in result: RefreshResult) {
    remove(load)
    settle(load, in: result)
  }

  /// Cancels the requests of a load, and takes it out of the table.
  func remove(_ load: PageLoad) {
    load.requests.cancel()
    (loadTable[load.type].load, loadTable[load.type].retainedEndedLoad) = (nil, load)
    loadTable[load.type].hasPreloaded = false
  }

  /// Passes the result of a load to its callers. After a refresh, begins the loads that have waited
  /// for its end.
  func settle(_ load: PageLoad, in result: RefreshResult) {
    load.end(in: result)
    if load.type == .refresh { continueWaitingLoads() }
    continueIfEmpty()
    stateMayHaveChanged()
  }

  /// Cancels a load, and ends the refresh of its component as canceled.
  ///
  /// - Returns: Whether the attempt is reported later, when the refresh of its component ends.
  @discardableResult
  private func cancel(_ load: PageLoad) -> Bool {
    remove(load)
    let component = load.isCurrent ? load.component : nil
    component?.endRefreshing(with: .cancelled)
    load.end(in: .cancelled, isReported: component == nil)
    return component != nil
  }

  /// Begins the loads that have waited for a refresh, if the list is still at its end.
  private func continueWaitingLoads() {
    for type in directions {
      guard let load = loadTable[type].load, load.isWaitingForRefresh else { continue }
      guard let component = load.component ?? edgeComponent(of: type) else {
        let isDue = lastShown == nil || preloadItems == 0 || isWithinPreloadItems(type)
        continueWaiting(load, if: isDue)
        continue
      }
      component.whenLaidOut { [weak self, weak load, weak component] in
        if let load { self?.continueWaiting(load, if: component?.isNearEndOfList != false) }
      }
    }
  }

  private func continueWaiting(_ load: PageLoad, if isDue: Bool) {
    guard loadTable[load.type].load === load, load.isWaitingForRefresh,
      loadTable[.refresh].load == nil
    else {
      return
    }
    if isLoaded, load.isCurrent, loadTable[load.type].cursor == nil {
      return end(load, in: .noMoreData)
    }
    guard isDue, isLoaded, load.isCurrent else { return end(load, in: .cancelled) }
    start(load)
    stateMayHaveChanged()
  }
}
