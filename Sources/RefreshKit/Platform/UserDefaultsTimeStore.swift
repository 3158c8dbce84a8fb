// Not in Embedded Swift.

import Foundation

/// A store in the user's defaults, which persist between launches.
///
/// ```swift
/// list.lastUpdatedTimes = UserDefaultsTimeStore()
/// ```
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
