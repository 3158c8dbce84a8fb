/// A header with a title for each state above the time of the last update.
open class RefreshStateHeader: RefreshHeader, StateTitled, UpdateTimed, TitlePresenting {
  final let titles = StateTitles(.header)
  private let lastUpdate = LastUpdatePresenter()

  /// The label of the time of the last update.
  public final var lastUpdatedTimeLabel: Label { lastUpdate.label }

  /// Returns the text of the time, from ``RefreshHeader/lastUpdatedTime``; nil (the default) for
  /// the kit's text. Called when it is set, and when the time, the language or the day may have
  /// changed.
  public final var lastUpdatedTimeText: ((WallTime?) -> String)? {
    get { lastUpdate.customText }
    set {
      if newValue != nil { notifyObserver(of: "lastUpdatedTimeText") }
      makeOwnChanges { lastUpdate.customText = newValue }
    }
  }

  open override func prepare() {
    super.prepare()
    titles.lastUpdate = lastUpdate
    isTimeInSight = false
    addOwnSubview(lastUpdatedTimeLabel)
    let header = Weak(self)
    lastUpdate.source = {
      header.object?.lastUpdateSource ?? LastUpdatePresenter.TextSource(time: nil, timeline: nil)
    }
    lastUpdate.update()
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

  private func updateTime() {
    if !lastUpdatedTimeLabel.isHidden { lastUpdate.update(from: lastUpdateSource) }
  }

  /// The values from which the text of the time is made.
  final var lastUpdateSource: LastUpdatePresenter.TextSource {
    LastUpdatePresenter.TextSource(time: lastUpdatedTime, timeline: listTimeline)
  }
}

/// A header with an arrow that turns when the header is pulled far enough, and an activity
/// indicator while it refreshes.
open class RefreshNormalHeader: RefreshStateHeader, ArrowShowing, LoadingShowing, ArrowPresenting {
  final let arrowAndIndicator = ArrowAndIndicator(uprightIn: .idle, hidesArrowInNoMoreData: false)

  open override func prepare() {
    super.prepare()
    add(arrowAndIndicator)
  }
}

/// A header with images. In idle the pull selects an image; the images of other states are
/// animated.
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
