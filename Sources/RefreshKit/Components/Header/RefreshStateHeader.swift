/// A header with a title for each state above the time of the last update.
open class RefreshStateHeader: RefreshHeader, StateTitled, UpdateTimed, TitlePresenting {
  final let titles = StateTitles(.header)
  private let lastUpdate = LastUpdatePresenter()

  /// The label of the time of the last update.
  public final var lastUpdatedTimeLabel: Label { lastUpdate.label }

  /// Makes the text of the time instead of the kit, from ``RefreshHeader/lastUpdatedTime``; nil (the
  /// default) for the kit's text.
  public final var lastUpdatedTimeText: ((WallTime?) -> String)? {
    get { lastUpdate.customText }
    set {
      if newValue != nil { observe("lastUpdatedTimeText") }
      makeOwnChanges { lastUpdate.customText = newValue }
    }
  }

  open override func prepare() {
    super.prepare()
    addOwnSubview(lastUpdatedTimeLabel)
    let header = Weak(self)
    lastUpdate.moment = {
      header.object?.moment ?? LastUpdatePresenter.Moment(time: nil, timeline: nil)
    }
    lastUpdate.update()
  }

  override func placeTitle(_ label: Label) {
    let half = bounds.height / 2
    switch (stateLabel.isHidden, lastUpdatedTimeLabel.isHidden) {
    case (true, true):
      break
    case (true, false):
      lastUpdatedTimeLabel.frame = bounds
    case (false, true):
      stateLabel.frame = bounds
    case (false, false):
      stateLabel.frame = Rect(x: 0, y: 0, width: bounds.width, height: half)
      lastUpdatedTimeLabel.frame = Rect(
        x: 0, y: half, width: bounds.width, height: bounds.height - half)
    }
  }

  open override func i18nDidChange() {
    super.i18nDidChange()
    lastUpdate.i18nDidChange()
  }

  override var stateTitles: StateTitles? { titles }

  override func stateDidChange(from old: RefreshState) {
    super.stateDidChange(from: old)
    updateTime()
  }

  override func resultDidShow() {
    super.resultDidShow()
    updateTime()
  }

  /// The width of the wider visible label, in points; nil where both are hidden.
  override final var titleWidth: Double? {
    guard !stateLabel.isHidden || !lastUpdatedTimeLabel.isHidden else { return nil }
    return max(stateLabel.visibleTextWidth, lastUpdatedTimeLabel.visibleTextWidth)
  }

  // MARK: The time of the last update

  final var moment: LastUpdatePresenter.Moment {
    LastUpdatePresenter.Moment(time: lastUpdatedTime, timeline: listTimeline)
  }

  private func updateTime() {
    if !lastUpdatedTimeLabel.isHidden { lastUpdate.update(at: moment) }
  }

  override func lastUpdatedTimeDidChange() {
    updateTime()
  }

  override func visibilityDidChange(of subview: View) {
    super.visibilityDidChange(of: subview)
    if subview === lastUpdatedTimeLabel { updateTime() }
  }

  override func offsetDidChange() {
    updateVisibility()
  }

  override func quietOffsets(in view: ScrollSnapshot) -> QuietOffsets {
    lastUpdate.isVisible ? .none : super.quietOffsets(in: view)
  }

  override func geometryDidChange() {
    super.geometryDidChange()
    updateVisibility()
  }

  override func visibilityDidChange() {
    super.visibilityDidChange()
    updateVisibility()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateVisibility()
  }

  override func listDidLeaveWindow() {
    super.listDidLeaveWindow()
    updateVisibility()
  }

  override func didAttach(to scrollView: ScrollView) {
    super.didAttach(to: scrollView)
    updateVisibility()
  }

  override func willDetach(from scrollView: ScrollView) {
    super.willDetach(from: scrollView)
    lastUpdate.detach(from: scrollView.timeline)
  }

  override func scrollViewWillDeinitialize(on timeline: Timeline) {
    lastUpdate.detach(from: timeline)
  }

  /// Notifies the presenter where the header has scrolled into or out of the visible area, or has
  /// been shown or hidden.
  @inline(__always)
  final func updateVisibility() {
    guard let host else { return }
    let isVisible = host.use {
      $0._snapshot.pulledOffset.y < $0.rests.top && isShown && $0._snapshot.isInWindow
    }
    guard isVisible != lastUpdate.isVisible, let listTimeline else { return }
    quietOffsetsMayChange()
    lastUpdate.visibilityDidChange(to: isVisible, on: listTimeline)
  }
}

/// A header with an arrow that turns when the header is pulled far enough, and an activity indicator
/// while it refreshes.
open class RefreshNormalHeader: RefreshStateHeader, ArrowShowing, LoadingShowing, ArrowPresenting {
  final let arrowAndIndicator = ArrowAndIndicator(uprightIn: .idle, hidesAtEnd: false)

  open override func prepare() {
    super.prepare()
    add(arrowAndIndicator)
  }
}

/// A header with images: the pull selects one of those of idle, those of other states are animated.
open class RefreshGifHeader: RefreshStateHeader, GifShowing, ImagePresenting {
  final let images = StateImages(.header)

  open override var pullingPercent: Double {
    didSet { images.pull(to: pullingPercent) }
  }

  open override func prepare() {
    super.prepare()
    addImages()
  }
}
