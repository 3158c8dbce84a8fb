/// A header's check whether its list has expired. If it has, the header refreshes by itself.
nonisolated struct Expiration {
  /// Whether the check is due.
  var isDue = false
  /// Whether the app has requested the check.
  var isAsked = false
  /// Whether the header was laid out since it appeared.
  private var hasAppeared = false
  /// Whether a check in the next frame is scheduled.
  var isScheduled = false

  /// Called by each layout of a header that is shown in a window. With the first layout the header
  /// appears.
  ///
  /// - Parameter interval: ``RefreshHeader/expirationInterval``.
  mutating func didLayOut(_ interval: Double?) {
    guard !hasAppeared else { return }
    hasAppeared = true
    if interval != nil { (isDue, isAsked) = (true, false) }
  }

  /// Called when the header is hidden or detached, or when its scroll view has left the window.
  mutating func didDisappear() {
    (isDue, hasAppeared, isScheduled) = (false, false, false)
  }
}

extension RefreshHeader {
  /// The time without an update after which the list refreshes by itself, in seconds; nil (the
  /// default) for never. With infinity it refreshes only if it was never updated. A number that is
  /// negative or NaN is refused.
  ///
  /// The header checks the time each time it appears: with the first layout after it was put into a
  /// scroll view in a window, after the scroll view has entered a window, or after the header is
  /// shown again. If the list was never updated, or was last updated longer ago than the interval,
  /// a refresh begins, as by a tap. While a refresh is under way or closing, a finger is down, or
  /// another component prevents the refresh, the header waits, and checks again afterwards.
  ///
  /// Give the list a ``lastUpdatedTimeKey`` of its own. Otherwise an update of another list counts
  /// for this one, and debug builds print a message. ``ScrollView/lastUpdatedTimes`` stores the
  /// times.
  public final var expirationInterval: Double? {
    get { settings.expirationInterval }
    set {
      let isInterval = newValue.map { $0 >= 0 } ?? true
      set("expirationInterval", to: isInterval ? newValue : expirationInterval) {
        settings.expirationInterval = $0
      }
    }
  }

  /// Begins a refresh if the list has expired by ``expirationInterval``.
  ///
  /// If something prevents the refresh now, or if the list is outside a window, or if the header's
  /// interaction is disabled, the header checks again afterwards. Without an interval, and while the
  /// header is detached, the call has no effect. Call it, for example, when the app returns to the
  /// foreground while the list stays in its window.
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
    // A check that waits for the next frame is not made earlier, whoever asks for a layout.
    if !expiration.isScheduled { checkExpiration() }
  }

  /// Called when a closing has finished. The list may still be old, for example after a failure.
  final func checkExpirationAfterClosing() {
    guard expiration.isDue else { return }
    listTimeline?.async(for: self) { $0.checkExpiration() }
  }

  /// Called when the header was shown or hidden.
  final func expirationVisibilityDidChange() {
    guard isShown else { return expiration.didDisappear() }
    if expirationInterval != nil { setNeedsLayoutPass() }
  }

  /// Called when the interaction of the header was enabled.
  final func checkExpirationAfterEnabling() {
    if expiration.isDue { setNeedsLayoutPass() }
  }

  /// Begins a refresh if a check is due, the list has expired and a refresh can begin. If none can
  /// begin, the check stays due.
  private func checkExpiration() {
    guard refreshesList, expiration.isDue, let scrollView, isInWindow, isInteractive else { return }
    if lastUpdatedTimeKey == Self.sharedLastUpdatedTimeKey { DebugMessage.write(.sharedTimeKey) }
    guard isExpired(at: scrollView.timeline.wallTime) else {
      expiration.isDue = false
      return
    }
    guard !scrollView.isTracking, !scrollView.isDragging else { return checkInNextFrame() }
    guard state == .idle, !machine.isClosing else { return }
    // Observers of the begin may request another check.
    expiration.isDue = false
    if !begin(by: .expiration(isAsked: expiration.isAsked)) { expiration.isDue = true }
  }

  /// Whether the list has expired at a time.
  private func isExpired(at now: WallTime) -> Bool {
    guard let expirationInterval else { return false }
    guard let lastUpdatedTime else { return true }
    return now.secondsSince1970 - lastUpdatedTime.secondsSince1970 > expirationInterval
  }

  /// Checks again in the next frame, because no event reports the end of a touch that has not
  /// dragged.
  private func checkInNextFrame() {
    guard !expiration.isScheduled, let scrollView else { return }
    expiration.isScheduled = true
    scrollView.timeline.after(1 / scrollView.frameRate, for: self) {
      $0.expiration.isScheduled = false
      $0.checkExpiration()
    }
  }
}
