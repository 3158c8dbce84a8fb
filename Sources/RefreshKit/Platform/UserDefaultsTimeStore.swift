// Not in Embedded Swift.

import Foundation

/// A store in the user's defaults, which persist between launches.
///
/// ```swift
/// list.lastUpdatedTimes = UserDefaultsTimeStore()
/// ```
///
/// The privacy manifest of RefreshUIKit declares this use of `UserDefaults`. An iOS app with a host
/// of its own declares the use in its own manifest, with the reason CA92.1.
public final class UserDefaultsTimeStore: LastUpdatedTimeStore {
  private let defaults: UserDefaults

  /// Makes a store.
  ///
  /// - Parameter defaults: The defaults; the standard ones by default.
  public init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
  }

  public func time(forKey key: String) -> WallTime? {
    (defaults.object(forKey: key) as? Date).map(WallTime.init)
  }

  public func setTime(_ time: WallTime, forKey key: String) {
    defaults.set(time.date, forKey: key)
  }
}

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
