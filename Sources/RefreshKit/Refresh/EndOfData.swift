extension RefreshComponent {
  // MARK: Hiding

  /// Called when the content size was set. If there was content before, and there is none now,
  /// noMoreData ends in a component that hides itself while the list is empty.
  final func contentMayHaveBecomeEmpty(from old: Size) {
    if old[edge.axis] > 0 { leaveNoMoreDataIfEmpty() }
  }

  /// If an auto header or auto footer hides itself because the content is empty, its noMoreData
  /// ends.
  final func leaveNoMoreDataIfEmpty() {
    guard settings.hidesWhileEmpty, let unretainedList else { return }
    if unretainedList.use({ $0.contentSize[edge.axis] <= 0 }) { leaveNoMoreDataByHiding() }
  }

  /// Called when the component was hidden. Ends noMoreData of an auto header or auto footer.
  /// Waiting calls are still performed.
  final func leaveNoMoreDataByHiding() {
    let keepsNoMoreData = exchange(&keepsNoMoreDataIfHidden, with: false)
    guard loader != nil, machine.state == .noMoreData, !keepsNoMoreData else { return }
    leaveNoMoreData(because: .obstacle(.hidden))
    wasAtEndWhenHidden = machine.state == .idle
  }

  final func setHidden(_ isHidden: Bool, keepingNoMoreData keepsNoMoreData: Bool) {
    keepsNoMoreDataIfHidden = keepsNoMoreData
    self.isHidden = isHidden
    keepsNoMoreDataIfHidden = false
  }

  /// Sets noMoreData again if it has ended only because the component was hidden, and the source
  /// still has nothing more to load.
  final func restoreEndOfData() {
    guard wasAtEndWhenHidden, machine.state == .idle, source?.isAtEnd() == true else { return }
    restoreNoMoreData(true)
  }

  /// Sets noMoreData if `isOver` is true, because the source has nothing more to load. Otherwise
  /// ends noMoreData. Does nothing while the component is pulling or refreshing.
  ///
  /// - Parameter load: The number of the event by which the load of the last page began. It
  ///   determines whether noMoreData is older than a refresh of the header. If it is nil,
  ///   noMoreData is as old as the last noMoreData was. If there was none before, noMoreData is
  ///   older than every refresh of the header.
  package final func restoreNoMoreData(_ isOver: Bool, ofLoadBegun load: EventNumber? = nil) {
    guard machine.state == (isOver ? .idle : .noMoreData) else { return }
    let lastCall = load == nil ? machine.endOfData?.call : nil
    let call = lastCall ?? EndCall(number: load ?? .first, loadNumber: nil, turn: nil)
    input(.other) {
      transition(
        to: isOver ? .noMoreData : .idle, because: .restoration,
        endingBy: WaitingCall.End(result: .noMoreData, call: call))
      resetTitles()
    }
  }

  /// Called when a source has replaced the list with its first page, without a refresh of this
  /// component. Ends noMoreData, unless the component is refreshing, and lets the component fill
  /// the list again.
  package final func listWasReplaced() {
    if !machine.isRefreshing { (self as? any NoMoreDataEnding)?.resetNoMoreData() }
    loader?.listDidRefresh()
  }

  /// Called when a source has loaded rows without a refresh of this component.
  package final func sourceDidLoad() {
    clearFailure()
    loader?.didLoad(.success)
    loader?.fillingMayContinue()
  }

  // MARK: Resets

  /// Whether the header of the same list refreshes the list, or closes afterward. Then a call of
  /// ``NoMoreDataEnding/resetNoMoreData()`` belongs to the header's refresh, and does not end a
  /// refresh of this component.
  fileprivate var isHeaderBusy: Bool {
    guard let header = scrollView?.header, header.refreshesList else { return false }
    return header.machine.isRefreshing || header.machine.phase == .closing
  }

  /// Whether `refresh` belonged to the pager of this component, and that pager has nothing more to
  /// load. False for a refresh by other code of the app: the pager does not know which pages that
  /// code has loaded.
  final func isAtEnd(of refresh: RefreshSuccess) -> Bool {
    guard let source, refresh.source == source.id else { return false }
    return source.isAtEnd()
  }

  final func leaveNoMoreData(because cause: RefreshCause) {
    if machine.state == .noMoreData { transition(to: .idle, because: cause) }
  }

  /// Called when a refresh of the header has ended in success. Ends noMoreData if it is older than
  /// `refresh`. A waiting end that is older than `refresh` may set noMoreData later. Then a further
  /// call waits behind this end, and ends noMoreData again.
  final func listDidRefresh(_ refresh: RefreshSuccess) {
    leaveNoMoreData(before: refresh)
    if machine.calls.endsWithNoMoreData(before: refresh) {
      enqueue(.leaveNoMoreData(before: refresh))
    }
  }

  final func leaveNoMoreData(before refresh: RefreshSuccess) {
    if machine.endOfData?.call.isOlder(than: refresh) == true {
      leaveNoMoreData(because: .headerRefresh)
    }
  }

  // MARK: Failures

  /// Forgets the failure of the last refresh: its title is not shown any more, and assistive
  /// technology does not tell of it. ``lastResult`` stays.
  ///
  /// An auto header or auto footer, which shows "Loading failed, tap to retry" until the next
  /// refresh, shows its idle title, and the next arrival at the end of the list may load again. A
  /// component that shows a failure before it closes goes on until then. A refresh of the whole list
  /// forgets the failure of the footer.
  public final func forgetFailure() { input(.other) { clearFailure() } }

  /// Forgets the failure of the last refresh. Called when the app forgets it, when the list was
  /// refreshed, and when the source repeats the load, has loaded rows or resets the list.
  package final func clearFailure() {
    loader?.trigger.forgetFailure()
    let wasShown = machine.showsFailure
    machine.forgetFailure()
    if wasShown, machine.phase != .showingResult { showFailureOrState() }
  }

  package final var showsFailureAtRest: Bool { machine.showsFailure && machine.state == .idle }

  /// Shows the failure of the last refresh again, in an auto header or auto footer. Called when a
  /// pager has repeated the load by itself, without a refresh of the component, and the load has
  /// failed again: the component has hidden the failure meanwhile. Other components show no failure
  /// at rest, so nothing happens there.
  package final func showFailureAgain() {
    guard machine.state == .idle, machine.attempt == nil, storedResult?.isFailure == true, !isPulled
    else { return }
    machine.showFailure()
    showFailureOrState()
  }

  private func showFailureOrState() {
    showFailureInTitle()
    updateShownResult()
  }

  final func showFailureInTitle() {
    stateTitles?.show(presentState, machine.showsFailure ? .failure : nil)
    setNeedsLayout()
  }
}

/// A component that has the state noMoreData. The kit implements this protocol.
@preconcurrency @MainActor public protocol NoMoreDataEnding: RefreshComponent {
  /// Ends the refresh, and sets the state to noMoreData even without a refresh, in the next turn of
  /// the main queue. A hidden component stays in noMoreData; hiding an auto header or auto footer
  /// later sets the state to idle.
  ///
  /// The next refresh of the header sets a footer to idle:
  /// ``ScrollView/resetsNoMoreDataAfterHeaderRefresh``.
  func endRefreshingWithNoMoreData()

  /// Sets the state from noMoreData to idle, in the next turn of the main queue.
  ///
  /// While the component refreshes, the call ends its refresh like
  /// ``RefreshComponent/endRefreshing()``. The exception is a call while the header of the same
  /// scroll view refreshes, waits to end or closes. Such a call belongs to the header's refresh,
  /// and this component's refresh continues. In idle and pulling the call has no effect.
  func resetNoMoreData()
}

extension NoMoreDataEnding {
  public func endRefreshingWithNoMoreData() {
    endByClient(with: .noMoreData)
  }

  public func resetNoMoreData() {
    #if UIKIT
      if MainThread.takes("resetNoMoreData()", { self.resetNoMoreData() }) { return }
    #endif
    input(.resetNoMoreData) {
      enqueue(.resetNoMoreData(endsRefresh: !isHeaderBusy))
    }
  }
}

/// The footer after a refresh of the header. The list then has only its first page, so the footer
/// may have more to load.
extension ScrollView {
  /// Ends the header's refresh, and updates the footer.
  ///
  /// | the refresh has loaded | the footer |
  /// | --- | --- |
  /// | the last page, and the list is empty | noMoreData and hidden |
  /// | the last page | noMoreData and shown |
  /// | another page | reset and shown |
  ///
  /// An ongoing load of the footer continues after a reset. The call has no effect on a header or
  /// footer that does not exist, and may be made at any time, also in callbacks. An auto header,
  /// which loads older items, ends in noMoreData or idle, and the footer does not change.
  ///
  /// - Parameters:
  ///   - noMoreData: Whether the page that was loaded is the last one.
  ///   - count: The number of items in the list now.
  public func endHeaderRefreshing(noMoreData: Bool, count: Int) {
    if let header, !header.refreshesList {
      return header.endRefreshing(with: noMoreData ? .noMoreData : .success)
    }
    if let header {
      header.endByClient(clearsFooterFailure: true)
    } else {
      timeline.async(for: self) {
        $0.footer?.clearFailure()
      }
    }
    footer?.setHidden(noMoreData && count <= 0, keepingNoMoreData: noMoreData)
    if noMoreData {
      footer?.endRefreshingWithNoMoreData()
    } else if let footer {
      // The reset belongs to the header's refresh, so it must not end a refresh of the footer.
      footer.input(.resetNoMoreData) { footer.enqueue(.resetNoMoreData(endsRefresh: false)) }
    }
  }

  /// Whether a refresh of the header that ends in success sets a footer from noMoreData to idle; by
  /// default the value of ``RefreshConfig/resetsNoMoreDataAfterHeaderRefresh``, which is true. The
  /// value at the end of the refresh counts.
  ///
  /// Only noMoreData of the list before the refresh ends:
  ///
  /// | noMoreData | after the refresh |
  /// | --- | --- |
  /// | called, or set by hand, before the header began | idle |
  /// | called, or set by hand, after the header began, even in the event of its change of state | noMoreData |
  /// | the app ends a load that began before the header, in an earlier turn than the header's end | idle |
  /// | the app ends such a load in the turn in which it ends the header, or later | noMoreData |
  /// | an async function or a pager ends such a load before the header has ended | idle |
  ///
  /// A header resets the footer, and nothing else resets: a leader resets no trailer. A header by
  /// which a pager loads older rows, and an auto header, do not refresh the list.
  public var resetsNoMoreDataAfterHeaderRefresh: Bool {
    get {
      settings.resetsNoMoreDataAfterHeaderRefresh
        ?? RefreshConfig.default.resetsNoMoreDataAfterHeaderRefresh
    }
    set { set(.resetsNoMoreDataAfterHeaderRefresh, to: newValue) }
  }
}

/// A component that can hide itself while the list is short or empty. The kit implements this
/// protocol.
///
/// A component that hides itself reserves no inset and begins no refresh by a gesture, like a
/// hidden one. ``View/isHidden`` does not change; ``View/isShown`` is false if the app or the
/// component hides it.
@preconcurrency @MainActor public protocol SelfHiding: RefreshComponent {
  /// Whether the component hides itself while the content has no length along the component's axis;
  /// false by default. The component is shown again when there is content.
  ///
  /// If the content becomes empty, noMoreData of an auto header or auto footer becomes idle, as if
  /// the app had hidden it. An ongoing load continues, and an end with no more data that comes
  /// later is kept.
  var hidesWhileEmpty: Bool { get set }

  /// Whether the component hides itself while the content fits into the scroll view inside the
  /// app's insets and the safe area; false by default. The component is shown again when the
  /// content is longer, or the scroll view is smaller.
  var hidesWhileContentFits: Bool { get set }
}

extension SelfHiding {
  public var hidesWhileEmpty: Bool {
    get { settings.hidesWhileEmpty }
    set { set(.hidesWhileEmpty, to: newValue) }
  }

  public var hidesWhileContentFits: Bool {
    get { settings.hidesWhileContentFits }
    set { set(.hidesWhileContentFits, to: newValue) }
  }
}

extension RefreshComponent {
  final func updateIsShown() {
    setSelfHidden(hidesItself)
  }

  private var hidesItself: Bool {
    guard settings.hidesWhileEmpty || settings.hidesWhileContentFits, let unretainedList
    else { return false }
    let axis = edge.axis
    let geometry = unretainedList.use { $0.geometry.withoutLevel(at: edge) }
    return (settings.hidesWhileEmpty && geometry.contentSize[axis] <= 0)
      || (settings.hidesWhileContentFits && geometry.overflow(along: axis) <= 0)
  }
}
