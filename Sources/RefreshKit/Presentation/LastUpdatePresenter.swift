/// Shows the time of the last update on a label. It sets the text when the time may have changed.
/// While the label is in the visible part of its scroll view, it also sets the text when the wall
/// clock changes and at the end of each day.
final class LastUpdatePresenter {
  /// The label that shows the text.
  let label = Label()

  /// The values from which the text is made.
  struct TextSource {
    /// The time of the last update, or nil if there is none.
    let time: WallTime?
    /// The timeline of the scroll view, or nil outside one.
    let timeline: Timeline?
  }

  /// Returns the present values from which the text is made.
  var source: () -> TextSource = { TextSource(time: nil, timeline: nil) }

  /// Returns the text for a time of an update; nil for the kit's own text in the language of the
  /// app.
  var customText: ((WallTime?) -> String)? {
    didSet { update() }
  }

  /// The timeline that is followed while the label is in the visible part of its scroll view; nil
  /// otherwise.
  private var timeline: Timeline?

  /// Whether the label is in the visible part of its scroll view.
  var isVisible: Bool { timeline != nil }

  /// The values from which the current text was made, and the start of the timeline at that time.
  private var inputs: LastUpdate.Inputs?
  private var timelineStart: WallTime?
  /// The kit's own text, and the values from which it was made.
  private var ownText: (inputs: LastUpdate.Inputs, text: String)?

  /// The observation of the wall clock, which begins when the label becomes visible for the first
  /// time.
  private var wallClockObservation: ObservationToken?
  /// The end of the current day, in seconds of the timeline; nil if no update is scheduled for it.
  private var dayEnd: Double?
  /// The number of the latest schedule. An update of an earlier schedule has no effect.
  private var schedule = Generation()

  #if hasFeature(Embedded)
    let lifetimeToken = LifetimeToken()
  #endif

  /// Sets the text, and schedules the next update.
  func update() {
    if !label.isHidden { update(from: source()) }
  }

  /// Sets the text of a label that is not hidden from the present values, and schedules the next
  /// update.
  func update(from source: TextSource) {
    let lastUpdate = source.lastUpdate
    let (inputs, start) = (lastUpdate.inputs, source.timeline?.start)
    let isScheduled = dayEnd != nil && inputs == self.inputs && start == timelineStart
    (self.inputs, timelineStart) = (inputs, start)
    if let customText {
      label.show(customText(source.time))
      ownText = nil
    } else {
      setOwnText(lastUpdate, inputs)
    }
    if isVisible, !isScheduled { scheduleUpdate(after: lastUpdate, on: source.timeline) }
  }

  /// Sets the text in the current language.
  func i18nDidChange() {
    ownText = nil
    update()
  }

  /// Called when the label has become visible or invisible. While it is visible, the text follows
  /// the wall clock.
  func visibilityDidChange(to isVisible: Bool, on timeline: Timeline) {
    self.timeline = isVisible ? timeline : nil
    if isVisible { observeWallClock(of: timeline) }
    timeline.wallClockObserverDidChange(isVisible: isVisible)
    if isVisible { update() }
  }

  /// Called when a view of the component is shown or hidden; updates the text if it is the label.
  func visibilityDidChange(of view: View) {
    if view === label { update() }
  }

  /// Called when the label has left its scroll view, or when the scroll view is released. Stops
  /// following the timeline.
  func detach() {
    timeline?.wallClockObserverDidChange(isVisible: false)
    (timeline, dayEnd, wallClockObservation) = (nil, nil, nil)
    schedule.advance()
  }

  private func setOwnText(_ lastUpdate: LastUpdate, _ inputs: LastUpdate.Inputs) {
    if let ownText, ownText.inputs == inputs, ownText.text == label.text { return }
    let text = lastUpdate.text(in: RefreshConfig.default.language)
    ownText = (inputs, text)
    label.show(text)
  }

  // MARK: Following the wall clock

  private func observeWallClock(of timeline: Timeline) {
    guard wallClockObservation == nil else { return }
    let presenter = Weak(self)
    wallClockObservation = timeline.observeWallClock {
      presenter.object?.wallClockDidChange()
    }
  }

  private func wallClockDidChange() {
    guard isVisible, !label.isHidden else { return }
    let source = source()
    let lastUpdate = source.lastUpdate
    if lastUpdate.inputs != inputs || source.timeline?.start != timelineStart {
      update(from: source)
    } else {
      scheduleUpdate(after: lastUpdate, on: source.timeline)
    }
  }

  /// Schedules the update at the end of the day, in place of an earlier one.
  private func scheduleUpdate(after lastUpdate: LastUpdate, on timeline: Timeline?) {
    guard let timeline else { return }
    let seconds = lastUpdate.secondsToChange
    let end = seconds.map { timeline.now + $0 }
    if let end, let dayEnd, abs(end - dayEnd) < 0.01 { return }
    dayEnd = end
    schedule.advance()
    guard let seconds else { return }
    let schedule = schedule
    timeline.after(seconds, for: self) {
      guard schedule == $0.schedule else { return }
      $0.dayEnd = nil
      if $0.isVisible { $0.update() }
    }
  }
}

extension LastUpdatePresenter.TextSource {
  /// The text to show; the text for no update if there is no scroll view.
  fileprivate var lastUpdate: LastUpdate {
    guard let timeline else {
      return LastUpdate(time: nil, now: WallTime(secondsSince1970: 0), secondsFromGMT: nil)
    }
    return LastUpdate(
      time: time, now: timeline.wallTime, secondsFromGMT: timeline.wallClock.secondsFromGMT)
  }
}

#if hasFeature(Embedded)
  extension LastUpdatePresenter: WeakReferenceable {}
#endif
