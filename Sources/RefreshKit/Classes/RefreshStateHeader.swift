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
    // Each pull brings the label into sight, usually with the same text.
    if let made, made.update == update, made.language == language.code, made.text == label.text {
      return
    }
    let text = update.text(in: language)
    made = (update, language.code, text)
    label.show(text)
  }

  private final var made: (update: LastUpdate, language: String, text: String)?
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
    didSet { images?.pull(to: pullingPercent) }
  }

  open override func prepare() {
    super.prepare()
    add(StateImages(.header))
  }
}

/// A plain header: a title and images for idle, pulling and refreshing, in two lines of code.
///
/// ```swift
/// let control = RefreshControl { load() }
/// list.addSubview(control)
/// ```
///
/// It is 60 points high. Only a finger that pulls it by more than 60 points begins a refresh; a
/// deceleration, a bounce, or a change of the offset or inset does not. When the refresh ends, the
/// list returns to rest in 0.4 seconds, even if it was dragged meanwhile.
///
/// The image, a gap of 20 points (``StateTitled/labelLeftInset``) and the title, in 14 points, are
/// centered as a group. If there is only an image or only a title, it is centered. The image has
/// its own size; if it is higher than the control, the control gets its height. The time of the
/// last update is hidden until the app shows its label.
open class RefreshControl: RefreshGifHeader {
  open override func prepare() {
    super.prepare()
    frame.size.height = 60
    lastUpdatedTimeLabel.isHidden = true
  }

  open override func placeSubviews() {
    super.placeSubviews()
    guard gifView.isShown, let image = gifView.shownSize, let title = stateTitles?.width, title > 0
    else { return }
    let text = max(0, min(title, bounds.width - image.width - labelLeftInset))
    let start = max(0, (bounds.width - image.width - labelLeftInset - text) / 2)
    if gifView.isPlacedByKit { gifView.contentMode = .center }
    gifView.place(
      in: Rect(
        x: start, y: (bounds.height - image.height) / 2, width: image.width,
        height: image.height))
    for label in [stateLabel, lastUpdatedTimeLabel] where label.isShown {
      label.place(
        in: Rect(
          x: start + image.width + labelLeftInset, y: label.frame.y, width: text,
          height: label.frame.height))
    }
  }

  override var traits: Traits {
    super.traits.with { ($0.isPulledByTouchOnly, $0.hasOwnThreshold) = (true, true) }
  }

  override func close(in scrollView: ScrollView) -> Timing {
    let closing = super.close(in: scrollView)
    self.scrollView?.clampOffset(by: .component)
    return closing
  }
}

/// What the text depends on besides the language: equal values have equal texts.
struct LastUpdate: Equatable {
  private let then: CalendarTime?
  private let isToday: Bool
  private let isThisYear: Bool

  init(time: WallTime?, now: WallTime, secondsFromGMT: (WallTime) -> Int) {
    guard let time else {
      (then, isToday, isThisYear) = (nil, false, false)
      return
    }
    let then = CalendarTime(time, secondsFromGMT: secondsFromGMT(time))
    let today = CalendarTime(now, secondsFromGMT: secondsFromGMT(now))
    self.then = then
    isToday = then.isSameDay(as: today)
    isThisYear = then.year == today.year
  }

  /// `Last update: Today 08:15`, `... 12-31 08:15`, `... 2025-12-31 08:15`, `... No record`.
  func text(in language: Language) -> String {
    guard let then else { return language[.lastUpdate] + language[.noRecord] }
    let day =
      isToday ? language[.today] : language.isolate(isThisYear ? then.monthAndDay : then.date)
    return language[.lastUpdate] + day + " " + then.clock
  }
}
