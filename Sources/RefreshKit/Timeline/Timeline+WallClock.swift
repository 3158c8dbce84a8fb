/// The time of day that belongs to a timeline, and the observers that show it.
final class WallClock {
  var start: WallTime
  /// What the host has set for ``Timeline/secondsFromGMT``; nil, which is UTC, by default.
  fileprivate(set) var secondsFromGMT: ((WallTime) -> Int)?
  /// The observers that show the time: notified where it may have changed.
  fileprivate var observers = Observers<Void>()
  /// How many of them are visible.
  fileprivate var readers = 0
  /// The last value of ``Timeline/secondsFromGMT``.
  fileprivate var knownOffset: Int?

  /// Whether the time zone may change while an observer is visible, so that an advance reads it.
  var mayChangeZone: Bool { readers > 0 && secondsFromGMT != nil }

  init(start: WallTime) {
    self.start = start
  }
}

extension Timeline {
  /// The time of day when ``now`` was 0; 1970 by default.
  ///
  /// A host sets it to the present time, and again where the clock of its device has been set or ``now``
  /// has stopped while the device slept. Headers date the "last update" by it, and those that are
  /// visible show a change at once.
  public var start: WallTime {
    get { wallClock.start }
    set {
      guard newValue != wallClock.start else { return }
      observe("another time of day")
      wallClock.start = newValue
      wallClock.observers.send(())
    }
  }

  /// How far local time is ahead of UTC at a given time, in seconds; 0 by default.
  ///
  /// It is read when it is set and at the beginning of each ``advance(by:)``: headers that are visible
  /// show a change of time zone then.
  public var secondsFromGMT: (WallTime) -> Int {
    get { wallClock.secondsFromGMT ?? { _ in 0 } }
    set {
      observe("another time zone")
      wallClock.secondsFromGMT = newValue
      wallClock.knownOffset = nil
      readZone()
    }
  }

  /// The present time of day.
  public var wallTime: WallTime { WallTime(secondsSince1970: start.secondsSince1970 + now) }

  /// Calls `handler` where the time of day may have changed other than by an advance.
  func observeWallClock(_ handler: @escaping () -> Void) -> ObservationToken {
    wallClock.observers.add { handler() }
  }

  /// Counts the observers that are visible: an advance reads the time zone while there is one.
  func countWallClockReader(isInSight: Bool) {
    wallClock.readers += isInSight ? 1 : -1
    if isInSight { readZone() }
  }

  /// Reads the time zone now and at the beginning of each advance, while an observer is visible.
  private func readZone() {
    guard wallClock.mayChangeZone else { return }
    setNeedsPreparation()
    updateTimeZone()
  }

  /// Notifies the observers where the time zone has changed.
  func updateTimeZone() {
    guard wallClock.mayChangeZone, let offset = wallClock.secondsFromGMT?(wallTime) else { return }
    guard offset != wallClock.knownOffset else { return }
    wallClock.knownOffset = offset
    wallClock.observers.send(())
  }
}
