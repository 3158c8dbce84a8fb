/// A header with a title for each state above the time of the last update.
open class RefreshStateHeader: RefreshHeader, StateTitled, UpdateTimed, TitlePresenting {
  final let titles = StateTitles(.header)

  /// The label of the time of the last update.
  public final let lastUpdatedTimeLabel = Label()

  /// Returns the text of the time, from ``RefreshHeader/lastUpdatedTime``; nil (the default) for
  /// the kit's text. Called when the property is set, when the header comes into sight, when the
  /// state, the language, the key or the store changes, and when the label is shown again.
  public final var lastUpdatedTimeText: ((WallTime?) -> String)? {
    get { ownTimeText }
    set {
      if newValue != nil { notifyObserver(of: "lastUpdatedTimeText") }
      makeOwnChanges {
        ownTimeText = newValue
        updateTime()
      }
    }
  }

  private final var ownTimeText: ((WallTime?) -> String)?

  open override func prepare() {
    super.prepare()
    titles.timeLabel = lastUpdatedTimeLabel
    isTimeInSight = false
    addOwnSubview(lastUpdatedTimeLabel)
    updateTime()
  }

  open override func i18nDidChange() {
    super.i18nDidChange()
    updateTime()
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

  package override func visibilityDidChange(of subview: Part) {
    super.visibilityDidChange(of: subview)
    if subview === lastUpdatedTimeLabel { updateTime() }
  }

  override func updateTime() {
    let label = lastUpdatedTimeLabel
    guard !label.isHidden else { return }
    let time = lastUpdatedTime
    if let ownTimeText { return label.show(ownTimeText(time)) }
    let timeline = listTimeline
    let update = LastUpdate(
      time: time, now: timeline?.wallTime ?? WallTime(secondsSince1970: 0),
      secondsFromGMT: { timeline?.secondsFromGMT($0) ?? 0 })
    let language = RefreshConfig.default.language
    // Each pull brings the label into sight: the same text is not made again.
    if let made, made.update == update, made.language == language.code, made.text == label.text {
      return
    }
    let text = update.text(in: language)
    made = (update, language.code, text)
    label.show(text)
  }

  /// The text that was made last, and what it was made of.
  private final var made: (update: LastUpdate, language: String, text: String)?
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
