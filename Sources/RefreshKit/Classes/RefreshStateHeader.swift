/// A header with a title for each state above the time of the last update.
open class RefreshStateHeader: RefreshHeader, StateTitled, LastUpdatedTimeShowing {
  /// The label of the time of the last update.
  public final let lastUpdatedTimeLabel = Label()

  /// Returns the text of the time, from ``RefreshHeader/lastUpdatedTime``; nil (the default) for
  /// the kit's text. Called when the property is set, when the header comes into sight, when the
  /// state, the language, the key or the store changes, and when the label is shown again.
  public final var lastUpdatedTimeText: ((WallTime?) -> String)? {
    didSet { input(.other, updateTime) }
  }

  open override func prepare() {
    super.prepare()
    stateTitles?.timeLabel = lastUpdatedTimeLabel
    isTimeInSight = false
    addOwnSubview(lastUpdatedTimeLabel)
    updateTime()
  }

  override var traits: Traits { super.traits.titled() }

  package override func visibilityDidChange(of subview: Part) {
    super.visibilityDidChange(of: subview)
    if subview === lastUpdatedTimeLabel { updateTime() }
  }

  override func updateTime() {
    let label = lastUpdatedTimeLabel
    guard !label.isHidden else { return }
    let time = lastUpdatedTime
    if let lastUpdatedTimeText { return label.show(lastUpdatedTimeText(time)) }
    let timeline = listTimeline
    let update = LastUpdate(
      time: time, now: timeline?.wallTime ?? WallTime(secondsSince1970: 0),
      secondsFromGMT: { timeline?.secondsFromGMT($0) ?? 0 })
    let language = RefreshConfig.default.language
    // Each pull calls this function, usually when the label already shows the right text. Then the
    // text is not made again.
    if let shownTime, shownTime.update == update, shownTime.language == language.code,
      shownTime.text == label.text
    {
      return
    }
    let text = update.text(in: language)
    shownTime = (update, language.code, text)
    label.show(text)
  }

  private final var shownTime: (update: LastUpdate, language: String, text: String)?
}

/// A header with an arrow that turns when the header is pulled far enough, and an activity
/// indicator while it refreshes.
open class RefreshNormalHeader: RefreshStateHeader, ArrowShowing, LoadingShowing {
  open override func prepare() {
    super.prepare()
    add(ArrowAndIndicator(uprightIn: .idle, hidesArrowInNoMoreData: false))
  }
}

/// A header with images. In idle the pull selects an image; the images of other states are
/// animated.
open class RefreshGifHeader: RefreshStateHeader, GifShowing {
  override var traits: Traits { super.traits.titled(inset: 20) }

  open override var pullingPercent: Double {
    didSet { images?.pull(to: machine.percent) }
  }

  open override func prepare() {
    super.prepare()
    add(StateImages(.header))
  }
}
