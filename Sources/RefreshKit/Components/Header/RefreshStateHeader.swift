/// A header in words: a title for each state above the time of the last update.
open class RefreshStateHeader: RefreshHeader, StateTitled, UpdateTimed {
  /// The room between the labels and what stands to the left of them, in points; 25 by default.
  public final var labelLeftInset: Double = 25 {
    didSet {
      labelLeftInset = labelLeftInset.finite(or: oldValue)
      if labelLeftInset != oldValue { setNeedsLayout() }
    }
  }

  /// Where the title of the state is shown.
  public final var stateLabel: Label { titles.label }

  /// Where the time of the last update is shown.
  public final let lastUpdatedTimeLabel = Label()

  /// Makes the text of the time instead of the kit, from ``RefreshHeader/lastUpdatedTime``.
  public final var lastUpdatedTimeText: ((WallTime?) -> String)? {
    didSet { lastUpdatedTimeDidChange() }
  }

  private let titles = StateTitles(.header)
  private var isInSight = false
  /// When the present day ends, in seconds of the timeline, where that is waited for.
  private var dayEnd: Double?
  /// How often a day's end was waited for, or no longer: an earlier one is passed over.
  private var dayWatches = 0
  /// Reports changes of the clock on the wall, from the first time in sight on.
  private var wallClock: ObservationToken?
  /// What the text means that is shown, and when the timeline began then.
  private var shownMeaning: LastUpdate.Meaning?
  private var shownStart: WallTime?
  /// The kit's own text, and what it means.
  private var said: (meaning: LastUpdate.Meaning, text: String)?

  /// The title while the last refresh has failed; nil (the default) is the language's own.
  public final var failureTitle: String? {
    get { titles.failureTitle }
    set { titles.failureTitle = newValue }
  }

  /// Sets the title of a state; nil brings the language's own back.
  public final func setTitle(_ title: String?, for state: RefreshState) {
    titles.setTitle(title, for: state)
  }

  /// The title of a state, or nil where it has none.
  public final func title(for state: RefreshState) -> String? {
    titles.title(for: state)
  }

  open override func prepare() {
    super.prepare()
    addOwnSubview(stateLabel)
    addOwnSubview(lastUpdatedTimeLabel)
    lastUpdatedTimeDidChange()
  }

  open override func placeSubviews() {
    super.placeSubviews()
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
    titles.i18nDidChange()
    said = nil
    lastUpdatedTimeDidChange()
  }

  override func offsetDidChange() {
    look()
  }

  override func geometryDidChange() {
    super.geometryDidChange()
    look()
  }

  override func didAttach(to scrollView: ScrollView) {
    super.didAttach(to: scrollView)
    look()
  }

  override func willDetach(from scrollView: ScrollView) {
    super.willDetach(from: scrollView)
    leaveSight(on: scrollView.timeline)
  }

  override func scrollViewWillDeinitialize(on timeline: Timeline) {
    leaveSight(on: timeline)
  }

  private func leaveSight(on timeline: Timeline) {
    if isInSight { timeline.countWallClockReader(isInSight: false) }
    (isInSight, dayEnd, wallClock) = (false, nil, nil)
    dayWatches += 1
  }

  override var stateTitles: StateTitles? { titles }

  override func stateDidChange(from old: RefreshState) {
    super.stateDidChange(from: old)
    titles.show(state, hasFailed: showsFailure)
    lastUpdatedTimeDidChange()
  }

  override func resetLooks() {
    super.resetLooks()
    titles.show(state)
  }

  override func visibilityDidChange() {
    super.visibilityDidChange()
    look()
  }

  override func visibilityDidChange(of subview: View) {
    super.visibilityDidChange(of: subview)
    if subview === lastUpdatedTimeLabel { lastUpdatedTimeDidChange() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    look()
  }

  override func listDidLeaveWindow() {
    super.listDidLeaveWindow()
    look()
  }

  /// The width of the wider label that is seen, in points; nil where none is.
  final var visibleTextWidth: Double? {
    guard !stateLabel.isHidden || !lastUpdatedTimeLabel.isHidden else { return nil }
    return max(stateLabel.visibleTextWidth, lastUpdatedTimeLabel.visibleTextWidth)
  }

  // MARK: The time

  override func lastUpdatedTimeDidChange() {
    guard !lastUpdatedTimeLabel.isHidden else { return }
    let update = lastUpdate
    let meaning = update.meaning
    (shownMeaning, shownStart) = (meaning, listTimeline?.start)
    if let lastUpdatedTimeText {
      lastUpdatedTimeLabel.text = lastUpdatedTimeText(lastUpdatedTime)
      said = nil
    } else {
      say(update, meaning)
    }
    watchDay(of: update)
  }

  private func say(_ update: LastUpdate, _ meaning: LastUpdate.Meaning) {
    if let said, said.meaning == meaning, said.text == lastUpdatedTimeLabel.text { return }
    let text = update.text(in: RefreshConfig.default.language)
    said = (meaning, text)
    lastUpdatedTimeLabel.text = text
  }

  private var lastUpdate: LastUpdate {
    guard let timeline = listTimeline else {
      return LastUpdate(time: nil, now: WallTime(secondsSince1970: 0), secondsFromGMT: nil)
    }
    return LastUpdate(
      time: lastUpdatedTime, now: timeline.wallTime,
      secondsFromGMT: timeline.wallClock.secondsFromGMT)
  }

  /// Whether the content leaves room for the header to be seen.
  @inline(__always)
  final func isSeen(in list: ScrollSnapshot) -> Bool {
    list.pulledOffset.y < list.geometry.start(along: .vertical) && isShown && list.isInWindow
  }

  /// Makes the time anew when the header comes into sight.
  @inline(__always)
  final func look() {
    guard let host else { return }
    let isSeen = host.use { self.isSeen(in: $0._snapshot) }
    if isSeen != isInSight { sightDidChange(to: isSeen) }
  }

  private func sightDidChange(to isSeen: Bool) {
    isInSight = isSeen
    if isSeen { followWallClock() }
    listTimeline?.countWallClockReader(isInSight: isSeen)
    if isSeen { lastUpdatedTimeDidChange() }
  }

  private func followWallClock() {
    guard wallClock == nil else { return }
    let header = Weak(self)
    wallClock = listTimeline?.observeWallClock {
      header.object?.wallClockMayHaveChanged()
    }
  }

  /// Makes the time anew where the clock on the wall shows another one, or another zone's.
  private func wallClockMayHaveChanged() {
    guard isInSight, !lastUpdatedTimeLabel.isHidden else { return }
    if lastUpdate.meaning != shownMeaning || listTimeline?.start != shownStart {
      lastUpdatedTimeDidChange()
    }
  }

  /// Makes the time anew at the end of the day, for as long as the header is in sight.
  private func watchDay(of update: LastUpdate) {
    guard isInSight, let timeline = listTimeline else { return }
    let seconds = update.secondsToChange
    let end = seconds.map { timeline.now + $0 }
    if let end, let dayEnd, abs(end - dayEnd) < 0.01 { return }
    dayEnd = end
    dayWatches += 1
    guard let seconds else { return }
    let watch = dayWatches
    timeline.after(seconds, for: self) {
      guard watch == $0.dayWatches else { return }
      $0.dayEnd = nil
      if $0.isInSight { $0.lastUpdatedTimeDidChange() }
    }
  }
}
