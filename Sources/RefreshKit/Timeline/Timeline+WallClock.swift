/// The wall clock of a timeline, and the observers that show its time.
final class WallClock {
  /// The storage of ``Timeline/start``.
  var start: WallTime
  /// The function that the host has set for ``Timeline/secondsFromGMT``; nil, which is UTC, by
  /// default.
  fileprivate(set) var secondsFromGMT: ((WallTime) -> Int)?
  /// The observers that show the time, notified when it may have changed.
  fileprivate var observers = Observers<Void>()
  /// The number of observers that are visible.
  fileprivate var visibleObserverCount = 0
  /// The last value of ``Timeline/secondsFromGMT``.
  fileprivate var knownSecondsFromGMT: Int?

  /// Whether the time zone may change while an observer is visible, so that an advance reads it.
  var mayChangeZone: Bool { visibleObserverCount > 0 && secondsFromGMT != nil }

  init(start: WallTime) {
    self.start = start
  }
}

extension Timeline {
  /// The time of day when ``now`` was 0; 1970 by default.
  ///
  /// A host sets it to the present time, and sets it again if the clock of the device was changed,
  /// or if ``now`` stopped while the device was asleep. Headers compute the time of the last update
  /// from it. Visible headers show a change at once.
  public var start: WallTime {
    get { wallClock.start }
    set {
      guard newValue != wallClock.start else { return }
      notifyObservers(of: "another time of day")
      wallClock.start = newValue
      wallClock.observers.send(())
    }
  }

  /// Returns the offset of local time from UTC at a given time, in seconds, positive if local time
  /// is ahead; returns 0 by default.
  ///
  /// While a header is visible, the function is called when it is set and at the beginning of each
  /// ``advance(by:)``, so that the header shows a change of the time zone.
  public var secondsFromGMT: (WallTime) -> Int {
    get { wallClock.secondsFromGMT ?? { _ in 0 } }
    set {
      notifyObservers(of: "another time zone")
      wallClock.secondsFromGMT = newValue
      wallClock.knownSecondsFromGMT = nil
      readZone()
    }
  }

  /// The present time of day.
  public var wallTime: WallTime { WallTime(secondsSince1970: start.secondsSince1970 + now) }

  /// Calls `handler` when the clock or the time zone may have been changed.
  func observeWallClock(_ handler: @escaping () -> Void) -> ObservationToken {
    wallClock.observers.add { handler() }
  }

  /// Called when an observer has become visible or invisible. While one is visible, each advance
  /// reads the time zone.
  func wallClockObserverDidChange(isVisible: Bool) {
    wallClock.visibleObserverCount += isVisible ? 1 : -1
    if isVisible { readZone() }
  }

  /// Reads the time zone now, and at the beginning of each advance while an observer is visible.
  private func readZone() {
    guard wallClock.mayChangeZone else { return }
    setNeedsPreparation()
    updateTimeZone()
  }

  /// Reads the time zone, and notifies the observers if it has changed.
  func updateTimeZone() {
    guard wallClock.mayChangeZone, let offset = wallClock.secondsFromGMT?(wallTime) else { return }
    guard offset != wallClock.knownSecondsFromGMT else { return }
    wallClock.knownSecondsFromGMT = offset
    wallClock.observers.send(())
  }
}
