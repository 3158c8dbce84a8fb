/// When the loop wakes, and how much of the time that has passed the timeline is given: a value that
/// computes.
///
/// A process that was stopped, or starved, in the middle of a motion goes on where it was; only a
/// sleep that was meant to last counts in full.
nonisolated struct Pace {
  /// How many frames are shown in a second, at most.
  static let rate = 60.0
  /// How much later than planned a wake may be before it counts as a standstill, in seconds.
  static let patience = 0.1

  /// When the timeline was moved last, by the clock.
  private var last: Double
  /// How long the present sleep was meant to last, from then on; nil is without end.
  private var planned: Double?
  /// The number of the frame that was shown last.
  private var shown = -1.0

  /// Begins at a time of the clock.
  init(at clock: Double) {
    last = clock
  }

  /// Plans a sleep until `time` of the timeline, which says `now`.
  ///
  /// - Returns: When it ends, by the clock; nil where it has no end.
  mutating func sleep(until time: Double?, now: Double) -> Double? {
    planned = time.map { max(0, $0 - now) }
    return planned.map { last + $0 }
  }

  /// The sleep is over.
  ///
  /// - Returns: By how much the timeline moves on, and how much time is lost to it, in seconds.
  mutating func wake(at clock: Double) -> (elapsed: Double, lost: Double) {
    let passed = max(0, clock - last)
    last = max(last, clock)
    let elapsed = planned.map { min(passed, $0 + Self.patience) } ?? passed
    return (elapsed, passed - elapsed)
  }

  /// Whether a frame may be shown at `now` of the timeline, or one was shown just before.
  func mayShow(at now: Double) -> Bool { Self.number(at: now) != shown }

  /// A frame is shown.
  mutating func show(at now: Double) {
    shown = Self.number(at: now)
  }

  /// When the next frame begins, in seconds of the timeline.
  func nextFrame(after now: Double) -> Double { (Self.number(at: now) + 1) / Self.rate }

  private static func number(at now: Double) -> Double { (now * rate).rounded(.down) }
}
