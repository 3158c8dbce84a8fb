#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  /// The time of the list: that of the screen, from when the host was made.
  extension RefreshHost {
    /// When something is due next, in seconds of the media time; nil where nothing is.
    var nextDue: Double? { list.timeline.nextDue.map { $0 + startTime } }

    /// Sets the list's time of day anew where it has changed beside the media time by more than a second:
    /// the device has slept, or the user has set the clock. Inside a callback or a turn it does nothing.
    ///
    /// - Parameter lead: How far the time of day is ahead of the media time, in seconds.
    func setTimeOfDay(lead: Double) {
      guard depth == 0, abs(lead - clockLead) > 1 else { return }
      let start = list.timeline.start.secondsSince1970 + lead - clockLead
      clockLead = lead
      event { list.timeline.start = WallTime(secondsSince1970: start) }
    }

    /// Moves time to the present, and does what is due. Inside a callback or a turn it does nothing.
    func advance(to mediaTime: Double) {
      guard depth == 0 else { return }
      let timeline = list.timeline
      var time = mediaTime - startTime
      // Sums of the same times differ.
      if let nextDue, nextDue - mediaTime <= HostClock.tolerance {
        time = max(time, timeline.nextDue ?? time)
      }
      guard time > timeline.now else { return }
      event {
        compare()
        timeline.advance(by: time - timeline.now)
        if timeline.now < time { timeline.advance(by: (time - timeline.now).nextUp) }
        compare()
      }
    }

    /// Moves time to the present, and takes a turn: a display link calls it for each frame.
    func takeTurn() {
      advance(to: CACurrentMediaTime())
      turn()
    }

    /// Takes a turn: what waits for one is done. Inside a callback or another turn it does nothing.
    func turn() {
      guard depth == 0 else { return }
      event {
        earlySize = nil
        compare()
        list.timeline.advance(by: 0)
        compare()
      }
    }
  }
#endif
