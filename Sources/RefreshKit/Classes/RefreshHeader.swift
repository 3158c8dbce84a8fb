/// A component above the content, which refreshes when it is pulled down far enough and released.
/// It is 54 points high.
///
/// During a refresh it reserves its height as an inset at the top. When the content is scrolled up
/// it reduces the inset, so that section headers can stay at the top of the visible area.
open class RefreshHeader: RefreshComponent {
  /// The part of the inset at the top that the header ignores, in points; 0 by default. The header
  /// is placed that many points higher. A number that is not finite is refused.
  public final var ignoredScrollViewContentInsetTop: Double {
    get { settings.ignoredInset }
    set { set(.ignoredScrollViewContentInsetTop, to: newValue) }
  }

  final func setIgnoredInsetTop(_ distance: Double) {
    settings.ignoredInset = distance
    frame.origin.y = originAboveContent
    placeAgain()
  }

  /// The key of the stored time of the last update. Give each list its own key. The default is
  /// MJRefresh's, so that an app that migrates finds its times.
  public final var lastUpdatedTimeKey: String {
    get { _lastUpdatedTimeKey }
    set { set(.lastUpdatedTimeKey, to: newValue) }
  }

  final func setLastUpdatedTimeKey(_ key: String) {
    _lastUpdatedTimeKey = key
    updateTime()
  }

  private final var _lastUpdatedTimeKey = RefreshHeader.sharedLastUpdatedTimeKey

  nonisolated static let sharedLastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey"

  /// The time of the last update; nil if there was none, and while the header is detached.
  public final var lastUpdatedTime: WallTime? {
    unretainedList?.use { $0.lastUpdatedTime(forKey: lastUpdatedTimeKey) }
  }

  /// Begins a refresh, as by a tap, if the list was never updated, or was last updated longer ago
  /// than `seconds`. A number that is negative or not finite is refused: the call has no effect.
  ///
  /// Call it, for example, when the list appears, or when the app returns to the foreground. The
  /// call has no effect while a refresh runs or closes, while a finger is down, and while the
  /// header is detached, hidden or without interaction. Outside a window the refresh waits for the
  /// window, as that of ``RefreshComponent/beginRefreshing()`` does.
  ///
  /// The refresh keeps the reader's position. If the list is scrolled away from its top when the
  /// header would open, nothing moves. The header then opens once, if the content comes to rest at
  /// the top during the refresh. In contrast, ``RefreshComponent/beginRefreshing()`` scrolls to the
  /// top.
  ///
  /// Give the list a ``lastUpdatedTimeKey`` of its own: with the default key, an update of another
  /// list counts for this one. ``ScrollView/lastUpdatedTimes`` stores the times.
  public final func refreshIfExpired(after seconds: Double) {
    guard seconds >= 0, seconds.isFinite else { return }
    input(.refreshIfExpired(after: seconds)) {
      guard machine.traits.refreshesList, machine.state == .idle, machine.phase != .closing,
        isInteractive,
        let scrollView,
        !scrollView.isTracking, !scrollView.isDragging
      else { return }
      let now = scrollView.timeline.wallTime.secondsSince1970
      let isOld = lastUpdatedTime.map { now - $0.secondsSince1970 > seconds } ?? true
      if isOld { begin(by: .expiration(after: seconds)) }
    }
  }

  /// Whether opening and closing turn the scroll view's interaction off and change its inset at
  /// once, instead of animating the inset; false by default. Some collection views need this.
  public final var isCollectionViewAnimationBug: Bool {
    get { settings.isCollectionViewAnimationBug }
    set { set(.isCollectionViewAnimationBug, to: newValue) }
  }

  /// Reserves an inset as long as the visible part of the header, and at most ``openLength``. At
  /// the offset of the open header it reserves exactly ``openLength``, although the distance of the
  /// pull may differ by a rounding error.
  override func contentDidMoveWhileRefreshing() {
    super.contentDidMoveWhileRefreshing()
    guard machine.reservesInset, let unretainedList else { return }
    let length = openLength
    let reserved = unretainedList.use {
      let (pull, offset) = (pull(in: $0), $0.scrollState.pulledOffset)
      let isOpen = offset.y == pull.openOffset(by: length)
      return isOpen ? length : min(max(pull.distance(of: offset), 0), length)
    }
    // Platforms add up insets in different orders, so the distance of the pull may differ from the
    // reserved inset by a rounding error. If the inset followed that error, the platform would
    // report a new offset each time, without end.
    let isNear = abs(reserved - reservedInset) < 1e-6
    if !isNear || reserved == 0 || reserved == length { reserveInset(reserved) }
  }

  override var traits: Traits {
    Traits(length: 54, hasSlot: true, refreshesList: true, isPulled: true)
  }

  /// Whether a refresh of this header loads the list again from its first page. False for an auto
  /// header, and if a pager loads older rows by this header.
  package final var refreshesList: Bool {
    machine.traits.refreshesList && action?.loadsMore != true
  }

  /// The number of the event by which the header began its ongoing refresh of the list. Nil if
  /// there is no such refresh, and while the header only shows a result or closes.
  package final var beginOfListRefresh: EventNumber? {
    guard refreshesList, let attempt = machine.attempt else { return nil }
    return switch attempt.phase {
    case .waiting, .opening, .running: attempt.beginNumber
    case .showingResult, .closing: nil
    }
  }

  private var originAboveContent: Double {
    0 - frame.size.height - ignoredScrollViewContentInsetTop
  }

  override func place(in geometry: ScrollGeometry) {
    frame.origin = Point(
      x: geometry.start(along: .horizontal),
      y: isLaidOut ? originAboveContent : frame.y)
  }

  override func willDetach(from scrollView: ScrollView) {
    scrollView.setInteractionDisabledByComponent(false)
    super.willDetach(from: scrollView)
  }

  // MARK: Opening and closing

  override func open(in scrollView: ScrollView) -> Timing {
    guard isCollectionViewAnimationBug, machine.reservesInset, !waitsForTop else {
      return super.open(in: scrollView)
    }
    scrollView.setInteractionDisabledByComponent(true)
    return .animated
  }

  override func didOpen() {
    super.didOpen()
    guard let scrollView, scrollView.isInteractionDisabledByComponent else { return }
    reserveInsetAndMove(in: scrollView)
    scrollView.setInteractionDisabledByComponent(false)
  }

  override func close(in scrollView: ScrollView) -> Timing {
    guard isCollectionViewAnimationBug, machine.reservesInset, machine.hasCalledBack else {
      scrollView.setInteractionDisabledByComponent(false)
      return super.close(in: scrollView)
    }
    scrollView.setInteractionDisabledByComponent(true)
    releaseInset(in: scrollView)
    return .animated
  }

  override func listDidUpdate(_ refresh: RefreshSuccess) {
    super.listDidUpdate(refresh)
    guard machine.traits.refreshesList, let scrollView else { return }
    if refreshesList, let footer = scrollView.footer {
      if case .success = refresh.result { footer.loader?.listDidRefresh() }
      if case .noMoreData = refresh.result {
        afterChange { footer.endRefreshingWithNoMoreData() }
      } else if machine.state != .noMoreData, scrollView.resetsNoMoreDataAfterHeaderRefresh,
        !footer.isAtEnd(of: refresh)
      {
        afterChange { footer.listDidRefresh(refresh) }
      }
      footer.clearFailure()
    }
    scrollView.storeLastUpdatedTime(forKey: lastUpdatedTimeKey)
  }

  /// Called when the source of the list, such as a pager, has refreshed the list without a refresh
  /// of this header.
  package final func sourceDidRefresh() {
    clearFailure()
    guard refreshesList, let scrollView else { return }
    scrollView.storeLastUpdatedTime(forKey: lastUpdatedTimeKey)
    updateTime()
  }

  override func didClose() {
    super.didClose()
    scrollView?.setInteractionDisabledByComponent(false)
  }
}
