#if UIKIT
  import RefreshKit
  import UIKit

  /// The time of the list: the time of the screen since the host was made.
  extension RefreshHost {
    /// In seconds of the media time; nil if no work is due.
    var nextDue: Double? { list.timeline.nextDue.map { $0 + startTime } }

    /// Sets the list's time of day again if its difference from the media time has changed by more than a
    /// second, because the device has slept, or the user has set the clock. Inside a callback or a turn
    /// it does nothing.
    ///
    /// - Parameter lead: The difference between the time of day and the media time, in seconds.
    func setTimeOfDay(lead: Double) {
      guard depth == 0, abs(lead - clockLead) > 1 else { return }
      let start = list.timeline.start.secondsSince1970 + lead - clockLead
      clockLead = lead
      event { list.timeline.start = WallTime(secondsSince1970: start) }
    }

    /// Advances time to the present, and performs due work. Inside a callback or a turn it does
    /// nothing.
    ///
    /// - Parameters:
    ///   - mediaTime: The present time.
    ///   - frameTime: When the frame of the display that is made now is on the screen; nil outside of one.
    func advance(to mediaTime: Double, showingFrameAt frameTime: Double? = nil) {
      guard depth == 0 else { return }
      let timeline = list.timeline
      var time = mediaTime - startTime
      // Sums of the same times may differ by rounding.
      if let nextDue, nextDue - mediaTime <= HostClock.tolerance {
        time = max(time, timeline.nextDue ?? time)
      }
      guard time > timeline.now || frameTime != nil else { return }
      // What waits for nothing is not compared.
      let isDue = timeline.nextDue.map { $0 <= time } ?? false
      guard isDue || frameTime != nil || animator.showsFrames else { return moveTime(to: time) }
      event {
        compare()
        moveTime(to: time)
        compare()
        animator.showFrame(at: frameTime.map { $0 - startTime })
      }
    }

    /// Advances time to the present without running work: the main thread may have been busy since the run loop
    /// has woken, and an animation that begins now must not end too early. Inside an advance it does nothing.
    func catchUp() {
      let time = CACurrentMediaTime() - startTime
      if time - list.timeline.now > HostClock.tolerance {
        list.timeline.advanceTime(by: time - list.timeline.now)
      }
    }

    /// Opens a refreshing header again if UIKit has scrolled the content to its top, as after a tap on the status bar:
    /// no indicator would be in sight. A finger that leaves it there has closed the header. Moves in three passes of the
    /// run loop are a scroll, and not an offset that the app sets.
    private func openAtTop() {
      guard scrolledPasses >= 3, let header, header.isRefreshing, isAtRest,
        !animator.showsFrames, abs(list.contentOffset.y + list.adjustedContentInset.top) < 0.5
      else { return }
      scrolledPasses = 0
      header.openAgain()
    }

    /// Counts the passes of the run loop in which neither a finger nor a component, but UIKit or the app has moved the
    /// content; from 1 again after half a second without a move.
    func countMove(by cause: ScrollCause) {
      guard cause == .app else {
        scrolledPasses = 0
        return
      }
      let (pass, time) = (HostClock.shared.passNumber, CACurrentMediaTime())
      if time - lastMoveTime > 0.5 { scrolledPasses = 0 }
      if pass != lastMovedPass { scrolledPasses += 1 }
      (lastMovedPass, lastMoveTime) = (pass, time)
    }

    private func moveTime(to time: Double) {
      let timeline = list.timeline
      timeline.advance(by: time - timeline.now)
      if timeline.now < time { timeline.advance(by: (time - timeline.now).nextUp) }
    }

    /// Whether a turn may change anything: something has happened or moves, is drawn by itself, or is due. This reads no
    /// value of the scroll view.
    var needsTurn: Bool {
      needsUpdate || hasPendingInset || list.isTracking || list.isDragging || list.isDecelerating
        || animator.showsFrames || placer.hasDrawing || impacts.isWaiting || hasDueWork
    }

    /// Whether the content is elsewhere than UIKit has notified of, as after a write to `bounds.origin`. Outside a window
    /// this reads nothing.
    var hasMissedMove: Bool { list.isInWindow && !hasSameOffset }

    /// Whether calls wait for a turn, or work is due.
    private var hasDueWork: Bool {
      list.timeline.nextDue.map { $0 <= list.timeline.now } ?? false
    }

    /// Performs a turn, with all work that waits for one. Inside a callback or another turn it does
    /// nothing.
    func turn() {
      guard depth == 0 else { return }
      event {
        (earlySize, lastCompared) = (nil, nil)
        compare()
        if hasDueWork { catchUp() }
        list.timeline.advance(by: 0)
        compare()
        writePendingInset()
        animator.showFrame()
        openAtTop()
        impacts.turn()
      }
      placer.update()
    }
  }
#endif
