/// A component above the content: pulled down far enough and let go, it refreshes. 54 points high.
///
/// While it refreshes it borrows its height at the top, and gives room back as the content is
/// scrolled up, so that section headers can go with it.
open class RefreshHeader: RefreshComponent {
  /// How much of the inset at the top the header ignores: it stands that many points higher.
  /// 0 by default.
  public final var ignoredScrollViewContentInsetTop: Double = 0 {
    didSet { frame.origin.y = placeAboveContent }
  }

  /// The key under which the time of the last update is kept; give each list its own. The default is
  /// MJRefresh's, so that an app that is ported finds its times.
  public final var lastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey" {
    didSet { lastUpdatedTimeDidChange() }
  }

  /// When the list was updated last, or nil; nil while detached.
  public final var lastUpdatedTime: WallTime? {
    host?.use { $0.lastUpdatedTimes.time(forKey: lastUpdatedTimeKey) }
  }

  /// Whether opening and closing hold the scroll view's interaction instead of animating its inset,
  /// which some collection views need; false by default.
  public final var isCollectionViewAnimationBug = false

  private var holdsInteraction = false

  /// How often the footer had been told that there is no more data when the refresh began: what it
  /// is told meanwhile is news.
  private var noMoreDataCountAtBegin = 0

  open override func prepare() {
    super.prepare()
    frame.size.height = 54
  }

  open override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    super.scrollViewContentOffsetDidChange(change)
    if presentState == .refreshing {
      followContent()
    } else {
      followPull()
    }
  }

  open override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    super.scrollViewPanStateDidChange(change)
    followPan(change)
  }

  /// Reserves as much as the content leaves free above itself. At the offset at which the header opens
  /// that is its length, whatever rounding makes of the distance.
  private func followContent() {
    guard opensView, let host else { return }
    let length = pullLength
    let reserved = host.use {
      let (pull, offset) = (pull(in: $0), $0.present.offset)
      let isOpen = offset.y == pull.openOffset(by: length)
      return isOpen ? length : min(max(pull.distance(of: offset), 0), length)
    }
    lend(reserved)
  }

  override var followsPull: Bool { true }

  override var forgetsFailureWhenPulled: Bool { true }

  private var placeAboveContent: Double {
    0 - frame.height - ignoredScrollViewContentInsetTop
  }

  override func place(in geometry: ScrollGeometry) {
    frame.origin = Point(
      x: geometry.start(along: .horizontal),
      y: isPlaced ? placeAboveContent : frame.y)
  }

  override func didAttach(to scrollView: ScrollView) {
    super.didAttach(to: scrollView)
    lastUpdatedTimeDidChange()
  }

  override func willDetach(from scrollView: ScrollView) {
    releaseInteraction()
    super.willDetach(from: scrollView)
  }

  // MARK: Opening and closing

  override func open() {
    noMoreDataCountAtBegin = host?.use { $0.footer?.noMoreDataCount } ?? 0
    guard isCollectionViewAnimationBug, opensView, let scrollView else { return openAnimated() }
    let number = cycle.number
    holdInteraction()
    scrollView.timeline.after(fastAnimationDuration, for: self) {
      guard $0.cycle.isCurrent(number) else { return }
      $0.openView()
      $0.releaseInteraction()
      $0.callBack(number)
    }
  }

  override func close() {
    if lastResult?.isSuccess == true, let scrollView { update(scrollView) }
    guard isCollectionViewAnimationBug, opensView, let timeline = listTimeline else {
      releaseInteraction()
      return closeAnimated()
    }
    let number = cycle.number
    holdInteraction()
    returnLoan()
    tellClosing(number, in: timeline)
  }

  /// The list is up to date: notes the time, and tells the footer what that means for it.
  private func update(_ scrollView: ScrollView) {
    scrollView.lastUpdatedTimes.setTime(
      scrollView.timeline.wallTime, forKey: lastUpdatedTimeKey)
    guard let footer = scrollView.footer else { return }
    if case .noMoreData? = lastResult {
      footer.endRefreshingWithNoMoreData()
    } else if scrollView.resetsNoMoreDataAfterHeaderRefresh,
      footer.noMoreDataCount == noMoreDataCountAtBegin
    {
      footer.leaveNoMoreData()
    }
  }

  override func closingWillEnd() {
    releaseInteraction()
  }

  private func holdInteraction() {
    guard !holdsInteraction else { return }
    holdsInteraction = true
    scrollView?.interactionHolds += 1
  }

  private func releaseInteraction() {
    guard holdsInteraction else { return }
    holdsInteraction = false
    scrollView?.interactionHolds -= 1
  }

  /// Called when ``lastUpdatedTime`` may have changed.
  func lastUpdatedTimeDidChange() {}
}
