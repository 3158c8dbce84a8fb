// Not in Embedded Swift.

import Foundation

nonisolated extension WallTime {
  /// The current time of the system's clock.
  public static var now: WallTime { WallTime(Date()) }

  /// Makes the time of a date.
  public init(_ date: Date) {
    self.init(secondsSince1970: date.timeIntervalSince1970)
  }

  /// The date of the time.
  public var date: Date { Date(timeIntervalSince1970: secondsSince1970) }
}

extension Timeline {
  /// Returns a timeline for a host in real time: it starts at the current time, in the user's time
  /// zone.
  public static func current() -> Timeline {
    let timeline = Timeline(wallClock: .now)
    timeline.secondsFromGMT = { TimeZone.current.secondsFromGMT(for: $0.date) }
    return timeline
  }
}
