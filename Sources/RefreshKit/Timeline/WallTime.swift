/// A time of day on a date, as seconds since 1970-01-01T00:00:00Z.
public struct WallTime: Sendable, Hashable, Comparable {
  /// Seconds since 1970, in UTC and without leap seconds. A number that is not finite is refused:
  /// the old one stays.
  public var secondsSince1970: Double {
    didSet { secondsSince1970 = secondsSince1970.finite(or: oldValue) }
  }

  /// Makes a time; NaN counts as 0.
  public init(secondsSince1970: Double) {
    self.secondsSince1970 = secondsSince1970.isNaN ? 0 : secondsSince1970
  }

  /// Whether `lhs` is earlier.
  public static func < (lhs: WallTime, rhs: WallTime) -> Bool {
    lhs.secondsSince1970 < rhs.secondsSince1970
  }
}

/// A store of the times of last updates, under a key for each list.
@preconcurrency @MainActor
public protocol LastUpdatedTimeStore: AnyObject {
  /// The time that was stored last under `key`; nil if there is none. Called when a header needs
  /// the time of its last update.
  func time(forKey key: String) -> WallTime?

  /// Stores `time` under `key`, in place of an earlier one. Called when a refresh of a header has
  /// updated the list.
  func setTime(_ time: WallTime, forKey key: String)
}

/// A store in memory: the default of each scroll view.
public final class MemoryTimeStore: LastUpdatedTimeStore {
  private var times: [String: WallTime] = [:]

  /// Makes an empty store.
  public init() {}

  public func time(forKey key: String) -> WallTime? { times[key] }

  public func setTime(_ time: WallTime, forKey key: String) { times[key] = time }
}
