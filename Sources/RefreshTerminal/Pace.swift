/// Decides at which moment a ``TerminalLoop`` wakes, and by which part of the elapsed time the
/// timeline advances.
///
/// Of the elapsed time, only the scheduled sleep and ``patience`` count, or all of it if the sleep
/// has no end. So if the process is stopped in the middle of a motion, the motion continues later
/// from the same position.
struct Pace {
  /// The greatest number of frames in a second.
  static let rate = 60.0
  /// How late the loop may wake, in seconds. If it wakes later, the process was stopped.
  static let patience = 0.1

  /// The time of the last advance, by the clock.
  private var last: Double
  /// The scheduled length of the present sleep, from ``last`` on; nil for no end.
  private var scheduled: Double?
  /// The number of the last frame that was shown, with 60 frames for each second of the timeline;
  /// -1 before the first frame.
  private var shown = -1.0

  init(at clock: Double) {
    last = clock
  }

  /// Schedules a sleep from `now` until `time`, both of the timeline.
  ///
  /// - Returns: The end of the sleep, by the clock; nil for no end.
  mutating func sleep(until time: Double?, now: Double) -> Double? {
    scheduled = time.map { max(0, $0 - now) }
    return scheduled.map { last + $0 }
  }

  /// Ends the sleep.
  ///
  /// - Returns: The time by which the timeline advances, and the time that it skips, in seconds.
  mutating func wake(at clock: Double) -> (elapsed: Double, lost: Double) {
    let passed = max(0, clock - last)
    last = max(last, clock)
    let elapsed = scheduled.map { min(passed, $0 + Self.patience) } ?? passed
    return (elapsed, passed - elapsed)
  }

  /// Whether a frame may be shown at `now` of the timeline. In each sixtieth of a second only one
  /// frame is shown.
  func mayShow(at now: Double) -> Bool { Self.number(at: now) != shown }

  /// Records that a frame is shown at `now` of the timeline.
  mutating func show(at now: Double) {
    shown = Self.number(at: now)
  }

  /// The beginning of the next frame, in seconds of the timeline.
  func nextFrame(after now: Double) -> Double { (Self.number(at: now) + 1) / Self.rate }

  private static func number(at now: Double) -> Double { (now * rate).rounded(.down) }
}
