#if UIKIT
  import RefreshKit
  import UIKit

  /// The time of the list: the media time since the host was made.
  extension RefreshHost {
    /// When the next work is due, in seconds of the media time; nil if no work is scheduled.
    var nextDue: Double? { list.timeline.nextDue.map { $0 + startTime } }

    /// Corrects the list's time of day after the device has slept, or the user has set the clock.
    /// Does nothing if the difference from the media time has changed by a second or less, or
    /// inside a callback or a turn.
    ///
    /// - Parameter lead: The difference between the time of day and the media time, in seconds.
    func setTimeOfDay(lead: Double) {
      guard eventDepth == 0, abs(lead - clockLead) > 1 else { return }
      let start = list.timeline.start.secondsSince1970 + lead - clockLead
      clockLead = lead
      event { list.timeline.start = WallTime(secondsSince1970: start) }
    }

    /// Advances time to the present, and performs due work. Does nothing inside a callback or a
    /// turn.
    ///
    /// - Parameters:
    ///   - mediaTime: The present time.
    ///   - frameTime: The time at which the frame that is being made is on the screen; nil if no
    ///     frame is being made.
    func advance(to mediaTime: Double, showingFrameAt frameTime: Double? = nil) {
      guard eventDepth == 0 else { return }
      let timeline = list.timeline
      var time = mediaTime - startTime
      // A due time is a sum, and rounding may make it a little later than the present time. In that
      // case time advances to the due time, so that the work is performed now.
      if let nextDue, nextDue - mediaTime <= HostClock.tolerance {
        time = max(time, timeline.nextDue ?? time)
      }
      guard time > timeline.now || frameTime != nil else { return }
      let isDue = timeline.nextDue.map { $0 <= time } ?? false
      guard isDue || frameTime != nil || animator.showsFrames else { return moveTime(to: time) }
      event {
        compare()
        moveTime(to: time)
        if isDue { compare() }
        during(.ownAction) { animator.showFrame(at: frameTime.map { $0 - startTime }) }
      }
    }

    /// Advances time to the present without performing work. The main thread may have been busy
    /// since the run loop woke, and an animation that begins now must not end too early. Does
    /// nothing inside an advance.
    func catchUp() {
      let time = CACurrentMediaTime() - startTime
      if time - list.timeline.now > HostClock.tolerance {
        list.timeline.advanceTime(by: time - list.timeline.now)
      }
    }

    /// Opens a refreshing header again if UIKit has scrolled the content to its top, as after a tap
    /// on the status bar. Otherwise the indicator would be out of sight. Does nothing if a finger
    /// has moved the content there: the user has then closed the header. A move in fewer than three
    /// passes of the run loop counts as one by the app, and not as a scroll.
    private func openAgainAtTop() {
      guard scrolledPassCount >= 3, let header, header.machine.isRefreshing, isAtRest,
        !animator.showsFrames, abs(list.contentOffset.y + list.adjustedContentInset.top) < 0.5
      else { return }
      scrolledPassCount = 0
      header.openAgain()
    }

    /// Counts the passes of the run loop in which UIKit or the app has moved the content. Begins
    /// again after half a second without a move, and after a move for another reason.
    func countMove(by cause: ScrollCause) {
      guard cause == .app else {
        scrolledPassCount = 0
        return
      }
      let (pass, time) = (HostClock.shared.passNumber, CACurrentMediaTime())
      if time - lastMoveTime > 0.5 { scrolledPassCount = 0 }
      if pass != lastMovedPass { scrolledPassCount += 1 }
      (lastMovedPass, lastMoveTime) = (pass, time)
    }

    private func moveTime(to time: Double) {
      let timeline = list.timeline
      timeline.advance(by: time - timeline.now)
      if timeline.now < time { timeline.advance(by: (time - timeline.now).nextUp) }
    }

    /// Whether a turn may change anything: something has happened, is moving, draws by itself, or
    /// is due. Reads no value of the scroll view.
    var needsTurn: Bool {
      needsUpdate || list.isTracking || list.isDragging || list.isDecelerating
        || animator.showsFrames || placer.hasDrawing || impacts.isWaiting || hasDueWork
    }

    /// Whether the content has moved without a notification of UIKit, as after a write to
    /// `bounds.origin`. Reads nothing outside a window.
    var hasMissedMove: Bool { list.isInWindow && !hasSameOffset }

    /// Whether calls are pending until a turn, or work is due.
    private var hasDueWork: Bool {
      list.timeline.nextDue.map { $0 <= list.timeline.now } ?? false
    }

    /// Performs a turn, with all work that is pending until then. Does nothing inside a callback or
    /// another turn.
    func turn() {
      guard eventDepth == 0 else { return }
      event {
        (earlyContentSize, lastCompared) = (nil, nil)
        compare()
        let isDue = hasDueWork
        if isDue { catchUp() }
        list.timeline.advance(by: 0)
        if isDue { compare() }
        during(.ownAction) { animator.showFrame() }
        openAgainAtTop()
        impacts.turn()
      }
      placer.update()
    }
  }
#endif
