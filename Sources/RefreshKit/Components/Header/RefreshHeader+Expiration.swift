/// When a header refreshes a list by itself because that is old.
nonisolated struct Expiration {
  /// Whether the header is to check the age of the list.
  var isDue = false
  /// Whether the app has asked for that.
  var isAsked = false
  /// Whether the header was laid out since it appeared.
  private var hasAppeared = false
  /// Whether a check in the next frame is scheduled.
  var isScheduled = false

  /// Called by each layout of a header that is shown in a window: the first one is its appearance.
  ///
  /// - Parameter interval: ``RefreshHeader/expirationInterval``.
  mutating func didLayOut(_ interval: Double?) {
    guard !hasAppeared else { return }
    hasAppeared = true
    if interval != nil { (isDue, isAsked) = (true, false) }
  }

  /// Called when the header is hidden, detached or in no window any more.
  mutating func didDisappear() {
    (isDue, hasAppeared, isScheduled) = (false, false, false)
  }
}

extension RefreshHeader {
  /// After how many seconds without an update the list refreshes by itself; nil (the default) is never, and
  /// infinity only where it was never updated. What is negative or NaN is refused.
  ///
  /// The header checks this once each time it appears: with the first layout after it was put into a scroll
  /// view in a window, after the scroll view has entered a window, or after the header is shown again.
  /// Where the list was never updated, or longer ago, a refresh begins, as by a tap. While a refresh runs or
  /// closes, a finger is down, or another component keeps this one from refreshing, the header waits, and
  /// checks again afterwards.
  ///
  /// Give the list a ``lastUpdatedTimeKey`` of its own, or the update of another list counts for it; debug
  /// builds print a message where it has none. ``ScrollView/lastUpdatedTimes`` stores the times.
  public final var expirationInterval: Double? {
    get { settings.expirationInterval }
    set {
      let isInterval = newValue.map { $0 >= 0 } ?? true
      set("expirationInterval", to: isInterval ? newValue : expirationInterval) {
        settings.expirationInterval = $0
      }
    }
  }

  /// Begins a refresh where the list has expired by ``expirationInterval``: now, or when what keeps it from
  /// refreshing is over, also outside a window. Without an interval, and while detached, nothing happens.
  ///
  /// Call it when the app returns to the foreground, for instance, and the list stays in its window.
  public final func refreshIfExpired() {
    guard expirationInterval != nil, scrollView != nil else { return }
    input(.refreshIfExpired) {
      (expiration.isDue, expiration.isAsked) = (true, true)
      checkExpiration()
    }
  }

  /// Called after each layout of a scroll view in a window.
  final func checkExpirationAfterLayout() {
    guard isShown else { return }
    expiration.didLayOut(expirationInterval)
    checkExpiration()
  }

  /// Called when a closing is over: a list that was refreshed may still be old.
  final func checkExpirationAfterClosing() {
    guard expiration.isDue else { return }
    listTimeline?.async(for: self) { $0.checkExpiration() }
  }

  /// Called when the header was shown or hidden.
  final func expirationVisibilityDidChange() {
    guard isShown else { return expiration.didDisappear() }
    if expirationInterval != nil { setNeedsLayoutPass() }
  }

  /// Begins a refresh where a check is due, the list is old and a refresh can begin; where none can, the
  /// check stays due.
  private func checkExpiration() {
    guard refreshesList, expiration.isDue, let scrollView, isInWindow, isShown else { return }
    if lastUpdatedTimeKey == Self.sharedLastUpdatedTimeKey { DebugMessage.write(.sharedTimeKey) }
    guard isExpired(at: scrollView.timeline.wallTime) else {
      expiration.isDue = false
      return
    }
    guard !scrollView.isTracking, !scrollView.isDragging else { return checkInNextFrame() }
    guard state == .idle, !machine.isClosing else { return }
    // Observers of the begin may ask for another check.
    expiration.isDue = false
    if !begin(by: .expiration(isAsked: expiration.isAsked)) { expiration.isDue = true }
  }

  /// Whether the list is old at a time.
  private func isExpired(at now: WallTime) -> Bool {
    guard let expirationInterval else { return false }
    guard let lastUpdatedTime else { return true }
    return now.secondsSince1970 - lastUpdatedTime.secondsSince1970 > expirationInterval
  }

  /// Checks again in the next frame: no event reports that a finger which has not dragged is lifted.
  private func checkInNextFrame() {
    guard !expiration.isScheduled, let scrollView else { return }
    expiration.isScheduled = true
    scrollView.timeline.after(1 / scrollView.frameRate, for: self) {
      $0.expiration.isScheduled = false
      $0.checkExpiration()
    }
  }
}
