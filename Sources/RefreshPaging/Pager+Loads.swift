import RefreshKit

// Which page is requested, by whom, and what its response does.

extension Pager {
  /// Loads the first page, or the one in the middle. When that page has arrived, its items replace
  /// all items.
  ///
  /// The pager's header calls this function. Connect another header by
  /// `header.setRefreshing { await pager.refresh() }`. If the app calls it while the header refreshes
  /// by the pager, the header shows the new load, and ends with it.
  ///
  /// - Returns: The result of the load, which the header returns to end its refresh; canceled if a
  ///   later refresh has taken its place.
  @discardableResult
  public func refresh() async -> RefreshResult {
    await result(of: .refresh)
  }

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
    guard loads[.refresh] == nil else { return await result(of: type) }
    guard isLoaded else { return await result(of: .refresh) }
    guard cursors[type] != nil || isLoading(type) else { return .noMoreData }
    return await result(of: type)
  }

  /// Loads the next page if fewer than ``preloadItems`` items follow the item at `index` or, with
  /// ``PagerEdge/top``, precede it; in a pager that loads in both directions, also the page before if
  /// fewer precede it. Call it when a row is about to be shown.
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
    guard isWithinPreloadItems(type), failures[load] == nil, loads[.refresh] == nil,
      loads[type] == nil, cursors[type] != nil, !hasPreloaded.contains(type)
    else { return }
    hasPreloaded.insert(type)
    begin(load)
  }

  /// Whether the item that was reported last is near the end at which a load adds items.
  private func isWithinPreloadItems(_ type: LoadType) -> Bool {
    guard let lastShown else { return false }
    return (type == .prepend ? lastShown : storedItems.count - 1 - lastShown) < preloadItems
  }

  /// Cancels all loads, and forgets items, pages, failures and the error, as if nothing had been
  /// loaded: for another query. Call ``refresh()`` or the header's `beginRefreshing()` after it.
  ///
  /// Refreshes of the header and the footer end as canceled in the next turn, which ``didChange``
  /// reports as for every attempt; without one it is not called. The list is the app's to empty. To
  /// leave the old rows on the screen until the new ones arrive, call only ``refresh()``.
  public func reset() {
    store { $0 = [] }
    continueAfter(page: firstPage - 1, firstCursors)
    for component in directions.compactMap(edgeComponent) {
      component.forgetFailure()
      if !component.isRefreshing { (component as? any NoMoreDataEnding)?.resetNoMoreData() }
    }
  }

  /// Cancels all loads, and takes a page as the last one that was loaded.
  func continueAfter(page: Int, _ cursors: [LoadType: any Sendable]) {
    hasPreloaded = []
    for type in LoadType.allCases { cancel(type) }
    (storedPage, self.cursors, storedError, failures) = (page, cursors, nil, [:])
    lastPages = [:]
    (barrenPages, wasInterrupted, lastShown) = (0, false, nil)
    notifyOfChange()
    stateMayHaveChanged()
  }

  /// Sets the cursor, or the number, of the next page: after the app has deleted items from a list
  /// that is loaded by offset, for instance. A load of that page is begun again, and a footer in
  /// noMoreData becomes idle.
  ///
  /// - Parameter cursor: The cursor that ``loadMore()`` passes next.
  /// - Precondition: The cursor is of the type of the pager's cursors, and a page was loaded.
  public func setNext<Cursor: Sendable>(_ cursor: Cursor) {
    precondition(isLoaded, "setNext(_:) was called before the first page was loaded.")
    guard let next = source.cursor(cursor) else {
      fatalError(
        "setNext(_:) was given a \(Cursor.self), and the pager's cursors are \(source.cursorType).")
    }
    cursors[edgeLoad] = next
    if let load = loads[edgeLoad], load.task != nil {
      load.task?.cancel()
      start(load)
    }
    showEnd(in: edgeComponent(of: edgeLoad))
    notifyOfChange()
    stateMayHaveChanged()
  }

  // MARK: The table of loads

  func isLoading(_ type: LoadType) -> Bool { loads[type]?.isCurrent == true }

  private func result(of type: LoadType) async -> RefreshResult {
    guard !Task.isCancelled else { return .cancelled }
    let present = type == .refresh || !isLoading(type) ? nil : loads[type]
    let component = AsyncAction.refresher?.component
    wasInterrupted = false
    if barrenPages >= Self.mostBarrenPages { barrenPages = 0 }
    let load = present ?? begin(type)
    if let component { follow(component, load) }
    return await load.value(for: component)
  }

  /// Begins a load. A refresh takes the place of all loads; another load waits for a refresh.
  @discardableResult
  func begin(_ type: LoadType) -> PageLoad {
    let load = PageLoad(type, of: self)
    load.wasAbandoned = { [weak self, weak load] in
      if let self, let load { abandon(load) }
    }
    let older = loads[type]
    loads[type] = load
    failures[type] = nil
    if type == .refresh {
      hasPreloaded = []
      for other in directions where loads[other]?.isWaiting == false { cancel(other) }
    }
    if let older {
      older.task?.cancel()
      if older.isCurrent {
        if let component = older.component { follow(component, load) }
        older.moveComponents(to: load)
      }
      older.end(in: .cancelled)
    }
    if type != .refresh, loads[.refresh] != nil { load.isWaiting = true } else { start(load) }
    stateMayHaveChanged()
    return load
  }

  private func start(_ load: PageLoad) {
    if load.isWaiting { load.begin = .next() }
    load.isWaiting = false
    let cursor = load.type == .refresh ? source.first : cursors[load.type]
    guard let cursor else { return end(load, in: .noMoreData) }
    // The load belongs to no refresh of the task that calls this function.
    load.task = AsyncAction.$refresher.withValue(nil) {
      Task { [weak self, weak load, source] in
        var failures = 0
        while true {
          let response: Result<Page<Item>, any Error>
          do { response = .success(try await source.load(cursor)) } catch {
            response = .failure(error)
          }
          guard let wait = self?.delay(of: load, after: response, failures) else {
            self?.finish(load, response, at: cursor)
            return
          }
          await wait()
          failures += 1
          guard self?.mayRetry(load) == true else {
            self?.finish(load, response, at: cursor)
            return
          }
        }
      }
    }
  }

  /// Whether the response to another request would be used, and there is a timeline for the delay.
  private func mayRetry(_ load: PageLoad?) -> Bool {
    guard let load else { return false }
    return loads[load.type] === load && load.isCurrent && !Task.isCancelled
      && (scrollView == nil || list != nil)
  }

  /// What waits before a retry; nil if there is none.
  private func delay(
    of load: PageLoad?, after response: Result<Page<Item>, any Error>, _ failures: Int
  ) -> (() async -> Void)? {
    guard case .failure(let error) = response, failures < maximumRetries, !error.isCancellation,
      retries(error), mayRetry(load)
    else { return nil }
    var delay = retryDelay
    for _ in 0..<min(failures, 2_048) { delay = min(delay * 2, .greatestFiniteMagnitude) }
    return { [weak load, delay, timeline = timeline.map { Weak($0) }] in
      load?.isAsleep = true
      if let timeline {
        let timeIsOver: @MainActor @Sendable () -> Void = { [weak load] in load?.isAsleep = false }
        await TaskSleep().wait(delay, on: { timeline.object }, timeIsOver: timeIsOver)
      } else {
        // At most 31 years, so that the nanoseconds fit.
        try? await Task.sleep(nanoseconds: UInt64(min(delay, 1e9) * 1e9))
      }
      load?.isAsleep = false
    }
  }

  /// Called with the response to the last request of a load.
  private func finish(
    _ load: PageLoad?, _ response: Result<Page<Item>, any Error>, at cursor: any Sendable
  ) {
    guard let load else { return }
    load.task = nil
    guard loads[load.type] === load else { return }
    // Of a component that was detached, nothing reports the end of the refresh.
    guard load.isCurrent else { return end(load, in: .cancelled) }
    remove(load)
    let count = load.type == .refresh ? 0 : storedItems.count
    let result = self.result(of: response, load, cursor)
    wasInterrupted = result.kind == .cancelled
    didEnd(load)
    if case .success = response { barrenPages = storedItems.count > count ? 0 : barrenPages + 1 }
    show(result, of: load)
    settle(load, in: result)
  }

  private func result(
    of response: Result<Page<Item>, any Error>, _ load: PageLoad, _ cursor: any Sendable
  ) -> RefreshResult {
    storedError = nil
    switch response {
    case .success(let page):
      store {
        switch load.type {
        case .refresh: $0 = page.items
        case .append: $0 += page.items
        case .prepend: $0.insert(contentsOf: page.items, at: 0)
        }
      }
      pageCount += 1
      if load.type == .refresh {
        storedPage = firstPage
        cursors = [:]
        failures = [:]
      } else if load.type == edgeLoad {
        storedPage += 1
      }
      if load.type == .refresh || load.type == edgeLoad {
        cursors[edgeLoad] = source.next(page, cursor)
      }
      if loadsBothWays, load.type != .append { cursors[.prepend] = source.previous(page) }
      for type in directions where load.type == .refresh || load.type == type {
        lastPages[type] = load.begin
      }
      return cursors[load.type == .refresh ? edgeLoad : load.type] == nil ? .noMoreData : .success
    case .failure(let error) where error.isCancellation:
      return .cancelled
    case .failure(let error):
      (storedError, failures[load.type]) = (error, error)
      return .failure(error)
    }
  }

  private func didEnd(_ load: PageLoad) {
    notifyOfChange()
    // A task that the app begins in `didChange` belongs to no refresh.
    AsyncAction.$refresher.withValue(nil) {
      guard load.type == .prepend, let list else {
        didChange?(self)
        return
      }
      list.keepingPosition { didChange?(self) }
    }
  }

  // MARK: Ends

  /// Lets a load end with the present refresh of a component, which shows it.
  private func follow(_ component: RefreshComponent, _ load: PageLoad) {
    guard !load.isCurrent || load.component == nil else { return }
    load.follow(component) { [weak self, weak load] component in
      if let self, let load { refreshDidEnd(of: component, load) }
    }
  }

  private func refreshDidEnd(of component: RefreshComponent, _ load: PageLoad) {
    guard loads[load.type] === load else {
      if load.isDropped { didEnd(load) }
      load.isDropped = false
      return showEnd(in: component)
    }
    wasInterrupted = load.task != nil
    remove(load)
    storedError = nil
    if case .failure(let failure)? = component.lastResult {
      (storedError, failures[load.type]) = (failure, failure)
    }
    didEnd(load)
    showEnd(in: component)
    settle(load, in: .cancelled)
  }

  /// Called when the task of the last caller was canceled.
  private func abandon(_ load: PageLoad) {
    guard loads[load.type] === load else { return }
    wasInterrupted = load.task != nil
    end(load, in: .cancelled)
  }

  /// Ends a load without a response.
  private func end(_ load: PageLoad, in result: RefreshResult) {
    remove(load)
    settle(load, in: result)
  }

  /// Cancels the requests of a load, and takes it out of the table.
  private func remove(_ load: PageLoad) {
    load.task?.cancel()
    (loads[load.type], endedLoads[load.type]) = (nil, load)
    hasPreloaded.remove(load.type)
  }

  /// Passes the result to the callers, and begins what was waiting for the end.
  private func settle(_ load: PageLoad, in result: RefreshResult) {
    load.end(in: result)
    if load.type == .refresh { continueWaitingLoads() }
    continueIfEmpty()
    stateMayHaveChanged()
  }

  private func cancel(_ type: LoadType) {
    guard let load = loads[type] else { return }
    remove(load)
    if let component = load.component, load.isCurrent {
      // The attempt is reported when its refresh ends.
      load.isDropped = true
      component.endRefreshing(with: .cancelled)
    }
    load.end(in: .cancelled)
  }

  /// Loads that have waited for a refresh begin if the list is still at its end.
  private func continueWaitingLoads() {
    for type in directions {
      guard let load = loads[type], load.isWaiting else { continue }
      guard let component = load.component ?? edgeComponent(of: type) else {
        let isDue = lastShown == nil || preloadItems == 0 || isWithinPreloadItems(type)
        continueWaiting(load, if: isDue)
        continue
      }
      component.whenLaidOut { [weak self, weak load, weak component] in
        if let load { self?.continueWaiting(load, if: component?.isAtEndOfList != false) }
      }
    }
  }

  private func continueWaiting(_ load: PageLoad, if isDue: Bool) {
    guard loads[load.type] === load, load.isWaiting, loads[.refresh] == nil else { return }
    if isLoaded, load.isCurrent, cursors[load.type] == nil { return end(load, in: .noMoreData) }
    guard isDue, isLoaded, load.isCurrent else { return end(load, in: .cancelled) }
    start(load)
    stateMayHaveChanged()
  }
}
