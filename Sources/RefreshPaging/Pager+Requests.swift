import RefreshKit

// The requests of a load, and what the response to the last of them does.

/// How the requests of a load have ended.
enum PageAnswer<Item> {
  /// A page, and the cursor of its request.
  case page(Page<Item>, at: any Sendable)
  case reload(Reload<Item>)
  case failure(any Error)
}

extension Pager {
  private typealias Response = Result<Page<Item>, any Error>

  private struct Request {
    var cursor: any Sendable
    /// Which retry follows if this request fails: 1 is the first.
    var attempt = 1
    var reload: Reload<Item>?
  }

  private enum Step {
    case end
    case request(Request)
    /// A request after a wait. If its response would no longer be used after the wait, the load
    /// ends with the error.
    case wait(() async -> Void, Request, any Error)
  }

  func start(_ load: PageLoad, _ reload: Reload<Item>? = nil) {
    if load.isWaitingForRefresh { load.stopWaiting() }
    guard let cursor = reload?.first ?? loadTable[load.type].cursor else {
      return end(load, in: .noMoreData)
    }
    load.contentLength = contentLength
    // The task of the requests does not inherit `AsyncAction.refresher`. The load may outlive the
    // refresh in whose task it begins, so the requests do not run in the name of that refresh.
    let task = AsyncAction.$refresher.withValue(nil) {
      Task { [weak self, weak load, source, watch = load.watch] in
        var request = Request(cursor: cursor, reload: reload)
        while true {
          let cursor = request.cursor
          let response: Response = await FunctionWatch.run(under: watch) {
            do { return .success(try await source.load(cursor)) } catch { return .failure(error) }
          }
          switch self?.step(after: response, to: request, of: load) {
          case nil, .end?: return
          case .request(let next)?: request = next
          case .wait(let wait, let next, let error)?:
            await wait()
            guard self?.mayRetry(load) == true else {
              self?.finish(load, .failure(error))
              return
            }
            request = next
          }
        }
      }
    }
    load.requests.run(task)
  }

  private func step(
    after response: Response, to request: Request, of load: PageLoad?
  ) -> Step {
    var next = request
    switch response {
    case .success(let page):
      guard let cursor = next.reload?.add(page, at: request.cursor, of: source) else {
        finish(load, next.reload.map { .reload($0) } ?? .page(page, at: request.cursor))
        return .end
      }
      guard mayGoOn(load) else {
        finish(load, .failure(CancellationError()))
        return .end
      }
      (next.cursor, next.attempt) = (cursor, 1)
      return .request(next)
    case .failure(let error):
      guard !error.isCancellation, mayRetry(load), let load,
        let seconds = retry.wait(after: error, before: request.attempt)
      else {
        finish(load, .failure(error))
        return .end
      }
      next.attempt += 1
      return seconds == 0 ? .request(next) : .wait(wait(seconds, in: load), next, error)
    }
  }

  /// Whether the response to another request would be used.
  private func mayGoOn(_ load: PageLoad?) -> Bool {
    guard let load else { return false }
    return loadTable[load.type].load === load && load.isCurrent && !Task.isCancelled
  }

  /// Whether the response to a retry would be used. False if the pager had a list that has been
  /// deallocated, because the wait before the retry uses the list's timeline. A pager without a
  /// list may retry.
  private func mayRetry(_ load: PageLoad?) -> Bool {
    mayGoOn(load) && (scrollView == nil || list != nil)
  }

  private func wait(_ seconds: Double, in load: PageLoad) -> () async -> Void {
    let sleep = TaskSleep()
    load.phase = .waitingForRetry(sleep)
    return { [weak load, timeline = timeline.map { Weak($0) }] in
      await sleep.wait(seconds, on: timeline) { [weak load] in load?.retryWaitDidEnd() }
    }
  }

  /// Called with the answer to the last request of a load.
  private func finish(_ load: PageLoad?, _ answer: PageAnswer<Item>) {
    guard let load, loadTable[load.type].load === load, !Task.isCancelled else { return }
    // If the component that shows the load was detached, nothing has reported the end of its
    // refresh to the pager. So the load ends here.
    guard load.isCurrent, showRowsInPlace(of: answer, load) else {
      return loadTable[load.type].load === load ? end(load, in: .cancelled) : ()
    }
    load.requests.release()
    remove(load)
    let count = load.type == .refresh ? 0 : storedItems.count
    let lengths = load.type == .refresh ? nil : load.contentLength.map { ($0, contentLength ?? $0) }
    let result = apply(answer, of: load)
    wasInterrupted = result.kind == .cancelled
    didEnd(load)
    if case .page(_, let cursor) = answer {
      countPage(of: load.type, at: cursor, isNew: storedItems.count > count, lengths: lengths)
    }
    show(result, of: load)
    settle(load, in: result)
  }

  /// Makes the changes that ``Pager/didChange`` reports separately, before it reports the end of
  /// the load. A page that is added in front may replace known items: these are changed here. A
  /// reload may bring fresh items in front of the visible ones: these are put into the list here.
  ///
  /// - Returns: Whether the answer is still used after that.
  private func showRowsInPlace(of answer: PageAnswer<Item>, _ load: PageLoad) -> Bool {
    switch answer {
    case .page(let page, _) where load.type == .prepend:
      let replaced = index.changes(by: page.items, to: storedItems).replaced
      guard replaced.contains(where: { !ItemIndex.areEqual($0.item, storedItems[$0.index]) }) else {
        return true
      }
      store { for (index, item) in replaced { $0[index] = item } }
      callDidChange()
    case .reload(let reload):
      guard let list, keepsPlace(in: list), let items = reload.freshThenOldItems(old: storedItems)
      else { return true }
      store { $0 = items }
      index.wasEdited()
      list.keepingPosition { callDidChange() }
    default: return true
    }
    return loadTable[load.type].load === load && load.isCurrent
  }

  private func apply(_ answer: PageAnswer<Item>, of load: PageLoad) -> RefreshResult {
    storedError = nil
    switch answer {
    case .page(let page, let cursor):
      if load.type == .refresh { index.removeAll() }
      let changes = index.changes(by: page.items, to: load.type == .refresh ? [] : storedItems)
      warnOfDuplicates(in: changes.hasDuplicates)
      store {
        if load.type == .refresh { $0 = [] }
        for (index, item) in changes.replaced { $0[index] = item }
        index.add(changes.added, inFront: load.type == .prepend, to: &$0)
      }
      if load.type == .refresh {
        (storedPage, pagesBefore, reloadStart) = (firstPage, 0, nil)
      } else if load.type == edgeLoad {
        storedPage += 1
      } else {
        pagesBefore += 1
        if reloadStart != nil { reloadStart = ReloadStart(cursor: cursor, isLoaded: true) }
      }
      if load.type == .refresh || load.type == edgeLoad {
        loadTable[edgeLoad].cursor = source.next(page, cursor)
      }
      if loadsBothWays, load.type != .append { loadTable[.prepend].cursor = source.previous(page) }
    case .reload(let reload):
      warnOfDuplicates(in: reload.hasDuplicates)
      store { $0 = reload.items }
      index = reload.index
      (storedPage, pagesBefore) = (firstPage + reload.pagesAfter, reload.pagesBefore)
      if reloadStart != nil { reloadStart?.isLoaded = true }
      loadTable[edgeLoad].cursor = reload.next
      if loadsBothWays { loadTable[.prepend].cursor = reload.previous }
    case .failure(let error) where error.isCancellation:
      return .cancelled
    case .failure(let error):
      storedError = error
      loadTable[load.type].failure = error
      logFailure(error, of: load)
      return .failure(error)
    }
    pageCount += 1
    if load.type == .refresh {
      isLoaded = true
      storedTime = wallTime
      for type in LoadType.allCases { loadTable[type].failure = nil }
      for type in directions {
        (loadTable[type].barrenPages, loadTable[type].rowRequests) = (BarrenPages(), 0)
      }
    }
    for type in directions where load.type == .refresh || load.type == type {
      loadTable[type].latestPageBegin = load.begin
    }
    let isAtEnd = loadTable[load.type == .refresh ? edgeLoad : load.type].cursor == nil
    return isAtEnd ? .noMoreData : .success
  }

  func warnOfDuplicates(in hasDuplicates: Bool) {
    #if DEBUG
      guard hasDuplicates, !hasWarnedOfDuplicates else { return }
      hasWarnedOfDuplicates = true
      StandardError.write(
        "RefreshPaging: two items of a page have the same id; the later one is shown in place of "
          + "the earlier one. Set keepsDuplicates of the pager to show both.")
    #endif
  }

  func didEnd(_ load: PageLoad) {
    notifyOfChange()
    if load.type == .prepend, let list {
      list.keepingPosition { callDidChange() }
    } else {
      callDidChange()
    }
  }

  /// Calls ``didChange``. A task that the app begins there does not inherit the refresh of the
  /// present task.
  private func callDidChange() {
    AsyncAction.$refresher.withValue(nil) {
      didChange?(self)
      contentDidChange?()
    }
  }

  // MARK: Failures

  /// Forgets the failure of the attempt that a load repeats. So the component that shows the
  /// failure does not ask for a tap while the page is being loaded.
  func forgetFailure(before load: PageLoad) {
    loadTable[load.type].failure = nil
    let component = load.type == .refresh ? list?.header : edgeComponent(of: load.type)
    guard let component, component.showsFailureAtRest else { return }
    load.failedComponent = component
    component.clearFailure()
  }
}
