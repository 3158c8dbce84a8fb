#if UIKIT
  import RefreshKit
  import UIKit

  /// The time of the list: the time of the screen since the host was made.
  extension RefreshHost {
    /// The time of the next due work, in seconds of the media time; nil if there is none.
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
    func advance(to mediaTime: Double) {
      guard depth == 0 else { return }
      let timeline = list.timeline
      var time = mediaTime - startTime
      // Sums of the same times may differ by rounding.
      if let nextDue, nextDue - mediaTime <= HostClock.tolerance {
        time = max(time, timeline.nextDue ?? time)
      }
      guard time > timeline.now else { return }
      // Outside a window there is nothing to compare.
      if !list.isInWindow, timeline.nextDue.map({ $0 > time }) ?? true {
        return moveTime(to: time)
      }
      event {
        compare()
        moveTime(to: time)
        compare()
        animator.showFrame()
      }
    }

    /// Advances time to the present without running work: the main thread may have been busy since the run loop
    /// has woken, and an animation that begins now must not end too early. Inside an advance it does nothing.
    func timePassed() {
      let time = CACurrentMediaTime() - startTime
      if time - list.timeline.now > HostClock.tolerance {
        list.timeline.advanceTime(by: time - list.timeline.now)
      }
    }

    private func moveTime(to time: Double) {
      let timeline = list.timeline
      timeline.advance(by: time - timeline.now)
      if timeline.now < time { timeline.advance(by: (time - timeline.now).nextUp) }
    }

    /// Whether a turn may change anything: the scroll view is in a window or has just left one, something moves, or
    /// work is due.
    ///
    /// Most hosts of an app are those of other screens, so this reads one value of the scroll view.
    var needsTurn: Bool {
      if list.isInWindow || list.isTracking || list.isDragging || list.isDecelerating {
        return true
      }
      return hasDueWork || view?.window != nil
    }

    /// Whether calls wait for a turn, or work is due.
    private var hasDueWork: Bool {
      list.timeline.nextDue.map { $0 <= list.timeline.now } ?? false
    }

    /// Performs a turn, with all work that waits for one. Inside a callback or another turn it does
    /// nothing.
    func turn() {
      guard depth == 0 else { return }
      event {
        earlySize = nil
        compare()
        if hasDueWork { timePassed() }
        list.timeline.advance(by: 0)
        compare()
        animator.showFrame()
      }
      listActions.update(self)
    }
  }
#endif
