/// A component above the content: pulled down far enough and released, it refreshes. 54 points high.
///
/// While it refreshes it reserves its height at the top, and releases it as the content is scrolled up,
/// so that section headers can follow.
open class RefreshHeader: RefreshComponent {
  /// How much of the inset at the top the header ignores: it is placed that many points higher.
  /// 0 by default. What is not finite is refused.
  public final var ignoredScrollViewContentInsetTop: Double {
    get { settings.ignoredInset }
    set {
      set("ignoredScrollViewContentInsetTop", to: newValue.finite(or: settings.ignoredInset)) {
        settings.ignoredInset = $0
        frame.origin.y = placeAboveContent
        placeAgain()
      }
    }
  }

  /// The key under which the time of the last update is stored; give each list its own. The default is
  /// MJRefresh's, so that an app that is ported finds its times.
  public final var lastUpdatedTimeKey: String {
    get { _lastUpdatedTimeKey }
    set {
      set("lastUpdatedTimeKey", to: newValue) {
        _lastUpdatedTimeKey = $0
        lastUpdatedTimeDidChange()
      }
    }
  }

  private final var _lastUpdatedTimeKey = RefreshHeader.sharedLastUpdatedTimeKey

  /// The key of headers without one of their own.
  nonisolated static let sharedLastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey"

  /// When the list was updated last, or nil; nil while detached.
  public final var lastUpdatedTime: WallTime? {
    host?.use { $0.lastUpdatedTime(forKey: lastUpdatedTimeKey) }
  }

  /// Whether opening and closing hold the scroll view's interaction instead of animating its inset,
  /// which some collection views need; false by default.
  public final var isCollectionViewAnimationBug: Bool {
    get { settings.isCollectionViewAnimationBug }
    set {
      set("isCollectionViewAnimationBug", to: newValue) {
        settings.isCollectionViewAnimationBug = $0
      }
    }
  }

  /// When the header refreshes by itself.
  final var expiration = Expiration()

  private var holdsInteraction = false

  /// The footer in the list when the refresh began, and its count of noMoreData then: only a
  /// noMoreData from before may be out of date when the refresh ends.
  private(set) final var footerAtBegin: (footer: Weak<RefreshFooter>, noMoreData: Generation)?

  /// Reserves as much as the content leaves free above itself. At the offset at which the header opens
  /// that is its length, whatever rounding makes of the distance.
  override func contentDidMoveWhileRefreshing() {
    super.contentDidMoveWhileRefreshing()
    guard machine.opensView, let host else { return }
    let length = pullLength
    let reserved = host.use {
      let (pull, offset) = (pull(in: $0), $0._snapshot.pulledOffset)
      let isOpen = offset.y == pull.openOffset(by: length)
      return isOpen ? length : min(max(pull.distance(of: offset), 0), length)
    }
    // A platform that adds up the same insets in another order must not be asked again and again.
    let isNear = abs(reserved - reservedInset) < 1e-6
    if !isNear || reserved == 0 || reserved == length { reserveInset(reserved) }
  }

  override var traits: Traits { Traits(isPulled: true, clearsFailureWhenPulled: true) }

  override var form: ComponentForm { ComponentForm(length: 54, hasSlot: true) }

  /// Whether a refresh of the header updates the list from its first page on.
  var refreshesList: Bool { true }

  private var placeAboveContent: Double {
    0 - frame.height - ignoredScrollViewContentInsetTop
  }

  override func place(in geometry: ScrollGeometry) {
    frame.origin = Point(
      x: geometry.start(along: .horizontal),
      y: isPlaced ? placeAboveContent : frame.y)
  }

  override func willDetach(from scrollView: ScrollView) {
    releaseInteraction()
    expiration.didDisappear()
    super.willDetach(from: scrollView)
  }

  override func layoutPassDidEnd() {
    super.layoutPassDidEnd()
    checkExpirationAfterLayout()
  }

  override func listDidLeaveWindow() {
    super.listDidLeaveWindow()
    expiration.didDisappear()
  }

  override func visibilityDidChange() {
    super.visibilityDidChange()
    expirationVisibilityDidChange()
  }

  // MARK: Opening and closing

  override func open(in scrollView: ScrollView) -> Opening {
    footerAtBegin = scrollView.footer.map { (Weak($0), $0.machine.noMoreData) }
    guard isCollectionViewAnimationBug, machine.opensView else {
      return super.open(in: scrollView)
    }
    holdInteraction()
    return .animated
  }

  override func didOpen() {
    super.didOpen()
    guard holdsInteraction else { return }
    if let scrollView { openView(in: scrollView) }
    releaseInteraction()
  }

  override func close(in scrollView: ScrollView) -> Closing {
    guard isCollectionViewAnimationBug, machine.opensView, machine.hasOpened else {
      releaseInteraction()
      return super.close(in: scrollView)
    }
    holdInteraction()
    releaseInset(in: scrollView)
    return .animated
  }

  /// Stores the time, and notifies the footer of what the end means for it once the change is over.
  override func listIsUpToDate(_ result: RefreshResult) {
    super.listIsUpToDate(result)
    guard refreshesList, let scrollView else { return }
    if let footer = scrollView.footer {
      if case .noMoreData = result {
        afterChange { footer.endRefreshingWithNoMoreData() }
      } else if state != .noMoreData, isOutdated(footer, in: scrollView) {
        afterChange { footer.leaveNoMoreData(because: .headerRefresh) }
      }
    }
    scrollView.storeLastUpdatedTime(forKey: lastUpdatedTimeKey)
  }

  /// Whether the noMoreData of a footer is from before the refresh began.
  private func isOutdated(_ footer: RefreshFooter, in scrollView: ScrollView) -> Bool {
    guard scrollView.resetsNoMoreDataAfterHeaderRefresh, let footerAtBegin else { return false }
    return footerAtBegin.footer.object === footer
      && footerAtBegin.noMoreData == footer.machine.noMoreData
  }

  override func didClose() {
    super.didClose()
    releaseInteraction()
    checkExpirationAfterClosing()
  }

  private func holdInteraction() {
    guard !holdsInteraction else { return }
    holdsInteraction = true
    scrollView?.holdInteraction(true)
  }

  private func releaseInteraction() {
    guard holdsInteraction else { return }
    holdsInteraction = false
    scrollView?.holdInteraction(false)
  }
}
