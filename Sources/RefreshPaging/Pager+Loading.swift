import RefreshKit

/// Requests for pages, and their responses.
extension Pager {
  /// Loads the first page. When the page has arrived, its items replace all items.
  ///
  /// The pager's header calls this function. Connect another header by
  /// `header.setRefreshing { await pager.refresh() }`.
  ///
  /// - Returns: The result of the load, which the header returns to end its refresh.
  public func refresh() async -> RefreshResult {
    guard !Task.isCancelled else { return .cancelled }
    cancelMore()
    let result = await run(.refresh, source.first) { [self] in items = $0.items }
    if result.isSuccess { forgetFailures() }
    if case .success = result, let componentAtEdge, !componentAtEdge.isRefreshing || edge == .bottom
    {
      componentAtEdge.listWasReplaced()
    }
    return result
  }

  /// Loads the next page, and adds its items after the others or, with ``PagerEdge/top``, before
  /// them. If that page is already being loaded, the call waits for the same response.
  ///
  /// The pager's footer calls this function or, with ``PagerEdge/top``, its header. Connect another
  /// component as described for ``refresh()``.
  ///
  /// - Returns: The result of the load, which the component returns to end its refresh.
  public func loadMore() async -> RefreshResult {
    if let attempt = attempts[edgeLoad], attempt.isCurrent { return await join(attempt) }
    guard let next else { return .noMoreData }
    guard !isLoading(.refresh) else { return .cancelled }
    return await run(edgeLoad, next) { [self] in
      items.insert(contentsOf: $0.items, at: edge == .top ? 0 : items.count)
    }
  }

  /// Loads the page before the others, or the first one. The header of a pager that loads backwards
  /// calls it.
  func loadBefore() async -> RefreshResult {
    let result = page < firstPage ? await refresh() : await loadMore()
    guard case .noMoreData = result, componentAtEdge?.asNoMoreDataEnding == nil else {
      return result
    }
    // A header without the state noMoreData would set the footer to it.
    return .success
  }

  /// Loads the next page if fewer than ``preloadItems`` items follow the item at `index` or, with
  /// ``PagerEdge/top``, precede it. Call it when a row is about to be shown.
  ///
  /// No component shows this load. If the component at the edge begins a refresh meanwhile, that
  /// refresh takes over the load. Otherwise the last page sets the component to noMoreData. A page
  /// is requested only once, however often this function is called; after a failure, only the user
  /// can try again.
  ///
  /// - Parameter index: The index of an item in ``items``.
  public func willShow(itemAt index: Int) {
    let itemsLeft = edge == .top ? index : items.count - 1 - index
    guard itemsLeft < preloadItems, hasMore, !hasPreloaded, failures[edgeLoad] == nil,
      !isLoading(.refresh), !isLoading(edgeLoad)
    else { return }
    hasPreloaded = true
    // The task belongs to no refresh, even if a refresh calls this function.
    preload = AsyncAction.$refresher.withValue(nil) {
      Task { [weak self] in await self?.preloadNextPage() }
    }
  }

  private func preloadNextPage() async {
    guard case .noMoreData = await loadMore() else { return }
    guard let componentAtEdge, !componentAtEdge.isRefreshing, componentAtEdge.state != .noMoreData
    else { return }
    componentAtEdge.asNoMoreDataEnding?.endRefreshingWithNoMoreData()
  }

  /// Clears the failures of the loads that a refresh has made obsolete. If a header refreshes the
  /// list by the pager, the end of its refresh clears that of the footer.
  private func forgetFailures() {
    let (header, footer) = (list?.header, list?.footer)
    if let header, !header.refreshesList { header.forgetFailure(after: "Pager.refresh()") }
    let refresher = AsyncAction.refresher?.component
    if refresher == nil || refresher !== header || header?.refreshesList == false {
      footer?.forgetFailure(after: "Pager.refresh()")
    }
  }

  /// Lets the component at the edge know whether there are more pages, for when it is shown again.
  /// The app may have put another one there.
  func connectEnd() {
    let component = componentAtEdge
    component?.sourceIsAtEnd = { [weak self, weak component] in
      guard let self, let component else { return false }
      return !hasMore && componentAtEdge === component
    }
  }

  /// The component at the edge at which the pager loads more.
  private var componentAtEdge: RefreshComponent? { edge == .top ? list?.header : list?.footer }

  /// The type of the load at the edge.
  var edgeLoad: LoadType { edge == .top ? .prepend : .append }

  /// Whether a load is under way.
  func isLoading(_ type: LoadType) -> Bool { attempts[type]?.isCurrent == true }

  // MARK: An attempt

  /// Begins an attempt. If it belongs to a refresh, it ends with that refresh.
  private func begin(_ type: LoadType) -> PageAttempt {
    let attempt = PageAttempt()
    attempts[type]?.end(in: .cancelled)
    (attempts[type], latest, failures[type]) = (attempt, attempt, nil)
    if let component = AsyncAction.refresher?.component { follow(component, attempt, type) }
    statesDidChange()
    return attempt
  }

  private func follow(_ component: RefreshComponent, _ attempt: PageAttempt, _ type: LoadType) {
    attempt.follow(component) { [weak self, weak attempt] component in
      if let self, let attempt { refreshDidEnd(of: component, attempt, type) }
    }
  }

  private func refreshDidEnd(
    of component: RefreshComponent, _ attempt: PageAttempt, _ type: LoadType
  ) {
    guard attempts[type] === attempt else { return }
    if attempt === latest {
      error = nil
      if case .failure(let failure)? = component.lastResult {
        (error, failures[type]) = (failure, failure)
      }
    }
    attempts[type] = nil
    attemptDidEnd(attempt, type, in: .cancelled)
  }

  /// Waits for a page that is being loaded. If the load belongs to no refresh, the component that
  /// refreshes takes it over, so that the load ends with the refresh.
  private func join(_ attempt: PageAttempt) async -> RefreshResult {
    guard !Task.isCancelled else { return .cancelled }
    if !attempt.belongsToRefresh, let component = AsyncAction.refresher?.component {
      follow(component, attempt, edgeLoad)
    }
    return await attempt.value()
  }

  /// Cancels the load of the next page, because the first page is about to be loaded.
  private func cancelMore() {
    preload?.cancel()
    (preload, hasPreloaded) = (nil, false)
    cancel(edgeLoad)
  }

  /// Cancels all loads. Their responses are ignored.
  func cancelLoads() {
    cancelMore()
    cancel(.refresh)
    latest = nil
  }

  private func cancel(_ type: LoadType) {
    guard let attempt = attempts[type], attempt.isCurrent else { return }
    if attempt.belongsToRefresh {
      attempt.component?.endRefreshing(with: .cancelled)
    } else {
      attempts[type] = nil
      attempt.end(in: .cancelled)
    }
  }

  private func run(
    _ type: LoadType, _ cursor: any Sendable, _ store: (Page<Item>) -> Void
  ) async -> RefreshResult {
    guard !Task.isCancelled else { return .cancelled }
    let attempt = begin(type)
    let response = await response(to: cursor, of: attempt, type)
    guard attempts[type] === attempt else { return .cancelled }
    guard attempt === latest, !Task.isCancelled else {
      // The end of a detached component's refresh was not reported: the attempt ends here.
      if !attempt.belongsToRefresh || !attempt.isCurrent {
        attempts[type] = nil
        attempt.end(in: .cancelled)
        statesDidChange()
      }
      return .cancelled
    }
    attempts[type] = nil
    let result = result(of: response, type, cursor, store)
    attemptDidEnd(attempt, type, in: result)
    return result
  }

  /// Notifies the app and the callers of the end of an attempt, before the components that wait for
  /// it close.
  private func attemptDidEnd(
    _ attempt: PageAttempt, _ type: LoadType, in result: RefreshResult
  ) {
    // A task that the app begins in `didChange` belongs to no refresh.
    AsyncAction.$refresher.withValue(nil) {
      guard type == .prepend, let list else {
        didChange?(self)
        return
      }
      list.keepingPosition { didChange?(self) }
    }
    statesDidChange()
    attempt.end(in: result)
  }

  // MARK: A response

  /// Loads a page, and tries again after failures.
  private func response(
    to cursor: any Sendable, of attempt: PageAttempt, _ type: LoadType
  ) async -> Result<Page<Item>, any Error> {
    var retries = 0
    while true {
      do {
        return .success(try await load(cursor))
      } catch {
        guard retries < maximumRetries, !(error is CancellationError), mayRetry(attempt, type)
        else { return .failure(error) }
        await sleep(beforeRetry: retries)
        guard mayRetry(attempt, type) else { return .failure(error) }
        retries += 1
      }
    }
  }

  private func load(_ cursor: any Sendable) async throws -> Page<Item> {
    try await withTaskCancellationHandler {
      try await source.load(cursor)
    } onCancel: {
      // The end of a detached component's refresh is not reported.
      Task { @MainActor [weak self] in self?.statesDidChange() }
    }
  }

  /// Whether the response to another request would be used and there is a timeline for the delay.
  private func mayRetry(_ attempt: PageAttempt, _ type: LoadType) -> Bool {
    attempts[type] === attempt && attempt === latest && !Task.isCancelled && list != nil
  }

  private func sleep(beforeRetry retry: Int) async {
    var delay = retryDelay
    for _ in 0..<min(retry, 2_048) { delay = min(delay * 2, .greatestFiniteMagnitude) }
    await AsyncAction.sleep { [delay] timeIsOver in
      await TaskSleep().wait(delay, on: { list?.timeline }, timeIsOver: timeIsOver)
    }
  }

  /// Stores the items or the error of a response.
  ///
  /// - Returns: The result of the refresh.
  private func result(
    of response: Result<Page<Item>, any Error>, _ type: LoadType, _ cursor: any Sendable,
    _ store: (Page<Item>) -> Void
  ) -> RefreshResult {
    error = nil
    switch response {
    case .success(let newPage):
      store(newPage)
      page = type == .refresh ? firstPage : page + 1
      next = source.next(newPage, cursor)
      if next == nil { connectEnd() }
      hasPreloaded = false
      if type == .refresh { failures[edgeLoad] = nil }
      return hasMore ? .success : .noMoreData
    case .failure(is CancellationError):
      return .cancelled
    case .failure(let failure):
      (error, failures[type]) = (failure, failure)
      return .failure(failure)
    }
  }
}
