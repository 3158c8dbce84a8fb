/// The clock on the wall beside a timeline, and those who show its time.
final class WallClock {
  var start: WallTime
  var secondsFromGMT: (WallTime) -> Int = { _ in 0 }
  /// Those who show the time: called where it may have changed.
  fileprivate var observers = Observers<Void>()
  /// How many of them are in sight.
  fileprivate(set) var readers = 0
  /// How far the clock was ahead of UTC last, in seconds.
  fileprivate var knownOffset: Int?

  init(start: WallTime) {
    self.start = start
  }
}

extension Timeline {
  /// What the clock on the wall read when ``now`` was 0; 1970 by default.
  ///
  /// A host sets it once to the present time. It dates the "last update" of headers, and those in
  /// sight show a change at once.
  public var start: WallTime {
    get { wallClock.start }
    set {
      guard newValue != wallClock.start else { return }
      wallClock.start = newValue
      wallClock.observers.send(())
    }
  }

  /// How far the clock on the wall is ahead of UTC at a given moment, in seconds; 0 by default.
  ///
  /// It is asked again when it is set and at the beginning of each ``advance(by:)``: headers in sight
  /// show a change of time zone then.
  public var secondsFromGMT: (WallTime) -> Int {
    get { wallClock.secondsFromGMT }
    set {
      wallClock.secondsFromGMT = newValue
      wallClock.knownOffset = nil
      noteWallClockOffset()
    }
  }

  /// What the clock on the wall reads now.
  public var wallTime: WallTime { WallTime(secondsSince1970: start.secondsSince1970 + now) }

  /// Calls `handler` where the clock on the wall may read another time from now on.
  func observeWallClock(_ handler: @escaping () -> Void) -> Observation {
    wallClock.observers.add { handler() }
  }

  /// One who shows the clock on the wall comes into sight, or leaves it: an advance asks for the zone
  /// while anyone is in sight.
  func countWallClockReader(isInSight: Bool) {
    wallClock.readers += isInSight ? 1 : -1
    guard isInSight else { return }
    hasPrelude = true
    noteWallClockOffset()
  }

  /// Tells those who show the time where the zone has changed.
  func noteWallClockOffset() {
    guard wallClock.readers > 0 else { return }
    let ask = wallClock.secondsFromGMT
    let offset = ask(wallTime)
    guard offset != wallClock.knownOffset else { return }
    wallClock.knownOffset = offset
    wallClock.observers.send(())
  }
}
