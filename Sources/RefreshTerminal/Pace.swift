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
  private var lastAdvance: Double
  /// The scheduled length of the present sleep, from ``lastAdvance`` on; nil for no end.
  private var sleepDuration: Double?
  /// The number of the last frame that was shown, with 60 frames for each second of the timeline;
  /// -1 before the first frame.
  private var lastFrameNumber = -1.0

  init(at clock: Double) {
    lastAdvance = clock
  }

  /// Schedules a sleep from `now` until `time`, both of the timeline.
  ///
  /// - Returns: The end of the sleep, by the clock; nil for no end.
  mutating func sleep(until time: Double?, now: Double) -> Double? {
    sleepDuration = time.map { max(0, $0 - now) }
    return sleepDuration.map { lastAdvance + $0 }
  }

  /// Ends the sleep.
  ///
  /// - Returns: The time by which the timeline advances, and the time that it skips, in seconds.
  mutating func wake(at clock: Double) -> (elapsed: Double, lost: Double) {
    let passed = max(0, clock - lastAdvance)
    lastAdvance = max(lastAdvance, clock)
    let elapsed = sleepDuration.map { min(passed, $0 + Self.patience) } ?? passed
    return (elapsed, passed - elapsed)
  }

  /// Whether a frame may be shown at `now` of the timeline. In each sixtieth of a second only one
  /// frame is shown.
  func mayShow(at now: Double) -> Bool { Self.frameNumber(at: now) != lastFrameNumber }

  /// Records that a frame is shown at `now` of the timeline.
  mutating func recordFrame(at now: Double) {
    lastFrameNumber = Self.frameNumber(at: now)
  }

  /// The beginning of the next frame, in seconds of the timeline.
  func nextFrame(after now: Double) -> Double { (Self.frameNumber(at: now) + 1) / Self.rate }

  private static func frameNumber(at now: Double) -> Double { (now * rate).rounded(.down) }
}
