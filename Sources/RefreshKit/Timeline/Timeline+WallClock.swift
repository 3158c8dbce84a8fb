/// The clock on the wall beside a timeline, and the observers that show its time.
final class WallClock {
  var start: WallTime
  /// What the host has set for ``Timeline/secondsFromGMT``; nil, which is UTC, by default.
  fileprivate(set) var secondsFromGMT: ((WallTime) -> Int)?
  /// The observers that show the time: called where it may have changed.
  fileprivate var observers = Observers<Void>()
  /// How many of them are in sight.
  fileprivate var readers = 0
  /// How far the clock was ahead of UTC last, in seconds.
  fileprivate var knownOffset: Int?

  /// Whether the time zone may change under an observer in sight, so that an advance asks for it.
  var mayChangeZone: Bool { readers > 0 && secondsFromGMT != nil }

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
    get { wallClock.secondsFromGMT ?? { _ in 0 } }
    set {
      wallClock.secondsFromGMT = newValue
      wallClock.knownOffset = nil
      askForZone()
    }
  }

  /// What the clock on the wall reads now.
  public var wallTime: WallTime { WallTime(secondsSince1970: start.secondsSince1970 + now) }

  /// Calls `handler` where the clock on the wall may read another time from now on.
  func observeWallClock(_ handler: @escaping () -> Void) -> ObservationToken {
    wallClock.observers.add { handler() }
  }

  /// An observer of the clock on the wall comes into sight, or leaves it: an advance asks for the zone
  /// while one is in sight.
  func countWallClockReader(isInSight: Bool) {
    wallClock.readers += isInSight ? 1 : -1
    if isInSight { askForZone() }
  }

  /// Asks for the zone now and at the beginning of each advance, while an observer is in sight.
  private func askForZone() {
    guard wallClock.mayChangeZone else { return }
    hasPrelude = true
    noteWallClockOffset()
  }

  /// Notifies those that show the time where the zone has changed.
  func noteWallClockOffset() {
    guard wallClock.mayChangeZone, let offset = wallClock.secondsFromGMT?(wallTime) else { return }
    guard offset != wallClock.knownOffset else { return }
    wallClock.knownOffset = offset
    wallClock.observers.send(())
  }
}
