import RefreshKit

// How a pager works with a scroll view and its components: which of them loads, what each shows,
// and when the next page is loaded without a gesture.

extension Pager {
  /// Connects the pager to a scroll view: its header refreshes, and its footer loads more; with
  /// ``PagerEdge/top`` the header loads more, and the footer is the app's; in a pager that loads in
  /// both directions the header loads the page before.
  ///
  /// A header and a footer that the scroll view has already are used; what is missing is made. A
  /// footer that the pager makes hides while the list is empty, `SelfHiding.hidesWhileEmpty`, unless
  /// the pager has stopped there with more pages to load. The components' `init(refreshing:)`
  /// functions are replaced. A pager has one scroll view: components of an earlier one go on calling
  /// the pager, but show nothing by themselves.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, of the kit or of UIKit.
  ///   - header: The header; by default the one of the scroll view, or else a normal header, or an
  ///     auto header if the pager loads in both directions.
  ///   - footer: The footer; by default the one of the scroll view, or else an auto footer that loads
  ///     until the list is filled, `AutoLoading.loadsUntilFilled`.
  public func attach(
    to scrollView: any ListShowing, header: RefreshHeader? = nil, footer: RefreshFooter? = nil
  ) {
    let list = scrollView.refreshList
    self.scrollView = Weak(list)
    let header = header ?? list.header ?? makeHeader()
    let footer = footer ?? list.footer ?? (edge == .top ? nil : makeFooter())
    // Setting the function again would cancel an ongoing refresh.
    if attachedHeader !== header {
      if loadsBothWays || edge == .top {
        header.setLoadingMore { [self] in await loadByHeader() }
      } else {
        header.setRefreshing { [self] in await refresh() }
      }
    }
    if edge == .bottom, let footer, attachedFooter !== footer {
      footer.setRefreshing { [self] in await loadMore() }
    }
    (attachedHeader, attachedFooter) = (header, footer)
    if list.header !== header { list.header = header }
    if let footer, list.footer !== footer { list.footer = footer }
    connectComponents()
    if isLoaded { restoreEnds() }
    stateMayHaveChanged()
  }

  private func makeHeader() -> RefreshHeader {
    guard loadsBothWays else { return RefreshNormalHeader() }
    let header = RefreshAutoNormalHeader()
    header.loadsUntilFilled = true
    return header
  }

  private func makeFooter() -> RefreshFooter {
    let footer = RefreshAutoNormalFooter()
    footer.hidesWhileEmpty = true
    footer.loadsUntilFilled = true
    madeFooter = footer
    return footer
  }

  /// Loads the page before the first one.
  private func loadByHeader() async -> RefreshResult {
    let result = await loadPrevious()
    guard result.isSuccess else { return result }
    // The result noMoreData sets an auto header to noMoreData. Another header does not have this
    // state, and would set the footer to it.
    let isAtEnd = loadTable[.prepend].cursor == nil
    return isAtEnd && edgeComponent(of: .prepend) is any NoMoreDataEnding
      ? .noMoreData : .success
  }

  // MARK: Components

  /// The component that is now at the edge where a load adds items. The app may have put it there
  /// in place of the one that was attached to the pager.
  func edgeComponent(of type: LoadType) -> RefreshComponent? {
    type == .append ? list?.footer : list?.header
  }

  /// Makes the pager the source of the components at the edges. A component that has left its slot
  /// keeps this source, which then says that there may be more, and that it may fill after growth.
  func connectComponents() {
    for type in directions {
      guard let component = edgeComponent(of: type) else { continue }
      component.source = ComponentSource(
        self,
        isAtEnd: { [weak self, weak component] in
          guard let self, let component, edgeComponent(of: type) === component else { return false }
          return isLoaded && loadTable[type].cursor == nil
        },
        filling: { [weak self, weak component] in
          guard let self, let component, edgeComponent(of: type) === component else {
            return .afterGrowth
          }
          return filling(of: type)
        },
        didEnterWindow: { [weak self] in self?.wasInterrupted = false },
        titleWasTapped: { [weak self] in self?.loadTable[type].load?.wake() })
    }
  }

  /// Whether the component at the edge may load to fill the list. While the pager has no items, the
  /// component does not: the list may still show other rows, from the app's last run or from before
  /// a reset.
  private func filling(of type: LoadType) -> SourceFilling {
    guard !storedItems.isEmpty, loadTable[type].failure == nil, isLoaded || !loadTable.hasFailure,
      !hasStopped(type)
    else { return .never }
    return mayContinue(type) ? .always : .afterGrowth
  }

  /// Sets or ends noMoreData in the components of a pager that was restored or attached.
  func restoreEnds() {
    for type in directions {
      guard let component = edgeComponent(of: type) else { continue }
      guard component is any NoMoreDataEnding, type == .append || loadsBothWays else { continue }
      component.restoreNoMoreData(
        loadTable[type].cursor == nil, ofLoadBegun: loadTable[type].latestPageBegin ?? .first)
    }
  }

  /// Sets or ends noMoreData in a component whose state does not agree with the cursor. The result
  /// of the component's own refresh has not done so: that refresh does not show the load, the app
  /// has ended it or has set the cursor, the load was canceled, or another load has changed the
  /// cursor before the refresh has ended. Does nothing while the component refreshes.
  func showEnd(in component: RefreshComponent?) {
    guard let component, isLoaded, !component.machine.isRefreshing,
      let type = directions.first(where: { edgeComponent(of: $0) === component })
    else { return }
    let isAtEnd = loadTable[type].cursor == nil
    guard isAtEnd != (component.presentState == .noMoreData) else { return }
    if isAtEnd {
      if component is any NoMoreDataEnding {
        component.endWithNoMoreData(ofLoadBegun: loadTable[type].latestPageBegin ?? .first)
      }
    } else {
      (component as? any NoMoreDataEnding)?.resetNoMoreData()
    }
  }

  /// Shows the result of a load in all components but the one whose refresh shows the load: that
  /// one gets the result from its function.
  func show(_ result: RefreshResult, of load: PageLoad) {
    guard result.isSuccess else {
      if result.isFailure, load.component == nil { load.failedComponent?.showFailureAgain() }
      return
    }
    if load.type == .refresh { showRefresh(load) }
    for type in directions where load.type == .refresh || load.type == type {
      guard let component = edgeComponent(of: type), component !== load.component else { continue }
      if load.type != .refresh { component.sourceDidLoad() }
      if loadTable[type].cursor != nil {
        if load.type == .refresh { component.listWasReplaced() }
      } else if load.component == nil || loadsBothWays {
        showEnd(in: component)
      }
    }
  }

  /// After a refresh, clears the failures that the header and the footer show, and stores the time
  /// of the update. If the header shows the load, the end of its own refresh does most of this, in
  /// `listDidUpdate`. This function then does only the rest.
  private func showRefresh(_ load: PageLoad) {
    let header = list?.header
    let isShown = load.component != nil && load.component === header
    if !isShown { header?.sourceDidRefresh() }
    if !isShown || header?.refreshesList == false { list?.footer?.clearFailure() }
  }

  // MARK: Without a gesture

  /// The height plus the width of the content, in points; nil if the list is not in a window. The
  /// width counts, because pages make a carousel wider.
  var contentLength: Double? {
    guard let list, list.isInWindow else { return nil }
    return list.contentSize.width + list.contentSize.height
  }

  /// Counts a page that has arrived as one that has brought something, or nothing.
  ///
  /// - Parameters:
  ///   - cursor: The cursor of the request.
  ///   - isNew: Whether the page has brought items that are still in the list.
  ///   - lengths: The lengths of the content when the load began, and when the page arrived; nil if
  ///     growth does not count.
  func countPage(
    of type: LoadType, at cursor: any Sendable, isNew: Bool,
    lengths: (atBegin: Double, atEnd: Double)?
  ) {
    for type in type == .refresh ? directions : [type] {
      let cursorRepeats = loadTable[type].cursor.map { source.areEqual($0, cursor) } ?? false
      loadTable[type].barrenPages.pageDidArrive(
        bringsItems: isNew && !cursorRepeats, lengths: lengths)
    }
  }

  /// Whether pages in a row have brought so little that only a gesture or a call loads the next
  /// one.
  func hasStopped(_ type: LoadType) -> Bool {
    loadTable[type].barrenPages.areTooMany(at: contentLength)
  }

  func mayContinue(_ type: LoadType) -> Bool {
    isLoaded && loadTable[type].cursor != nil && loadTable[type].failure == nil && !wasInterrupted
      && !hasStopped(type)
  }

  /// Loads the next page, if there is one, while the pager has no items.
  func continueIfEmpty() {
    if storedItems.isEmpty, loadTable.loads.isEmpty, !loadTable.hasFailure,
      let type = directions.first(where: mayContinue)
    {
      begin(type)
    }
  }

  func itemsWereSet() {
    guard storedItems.isEmpty, isLoaded, !isCheckingItems else { return }
    isCheckingItems = true
    Task { [weak self] in
      self?.isCheckingItems = false
      self?.continueIfEmpty()
      self?.showFooterOfEmptyList()
    }
  }

  /// If an empty list has more pages, and nothing loads them, shows the footer that the pager has
  /// made, so that a gesture loads them. The list may be empty although the pager has items: the
  /// app need not show all of them.
  private func showFooterOfEmptyList() {
    let isAtRest = isLoaded && loadTable.loads.isEmpty
    func needsGesture(_ type: LoadType) -> Bool {
      let fills = (edgeComponent(of: type) as? any AutoLoading)?.loadsUntilFilled == true
      return isAtRest && loadTable[type].cursor != nil
        && (storedItems.isEmpty || !fills || !mayContinue(type))
    }
    for type in directions { edgeComponent(of: type)?.loadsInEmptyList = needsGesture(type) }
    let hides = !needsGesture(.append)
    if let madeFooter, madeFooter.hidesWhileEmpty != hides { madeFooter.hidesWhileEmpty = hides }
  }

  // MARK: States

  /// If one of the states has become another case, notifies observers and sends the states to the
  /// streams. Also updates the footer of an empty list.
  func stateMayHaveChanged() {
    showFooterOfEmptyList()
    let states = LoadStates(state)
    guard !states.haveSameCases(as: sentStates) else { return }
    sentStates = states
    notifyOfChange()
    if broadcast.send(states) { failuresWereRead() }
  }

  func state(of type: LoadType) -> LoadState {
    if isLoading(type) { return .loading }
    if let failure = loadTable[type].failure { return .failed(failure) }
    return type == .refresh || loadTable[type].cursor != nil ? .idle : .finished
  }

  /// Returns the state of a load. It is observable.
  ///
  /// | state | when |
  /// | --- | --- |
  /// | idle | at first, after a success, and after a load that was canceled or ended by the app |
  /// | loading | from the first request until the last retry has ended, and while it waits for a refresh |
  /// | failed | after a failure, until the same load begins again or a refresh has succeeded |
  /// | finished | after the last page, for a load at an edge of the pager; always at the other edge |
  ///
  /// - Parameter type: The load.
  public func loadState(_ type: LoadType) -> LoadState {
    accessed(\.changeCount)
    let state = state(of: type)
    if case .failed = state { TestFailureLog.read(loadTable[type].failedLoadBegin) }
    return state
  }

  /// The present states of all loads, and then the states after each change, until the pager is
  /// deallocated.
  ///
  /// Each access returns a sequence of its own, which buffers the states that have not been read
  /// yet.
  ///
  /// ```swift
  /// for await states in pager.states where states.append.error != nil { showBanner() }
  /// ```
  public var states: AsyncStream<LoadStates> {
    failuresWereRead()
    return broadcast.stream(from: LoadStates(state))
  }
}
