/// A time of day on a date, as seconds since 1970-01-01T00:00:00Z.
public nonisolated struct WallTime: Sendable, Hashable, Comparable {
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

/// In the Gregorian calendar.
nonisolated struct CalendarTime: Sendable, Hashable {
  let year: Int
  let month: Int
  let day: Int
  let hour: Int
  let minute: Int

  /// The greatest distance from 1970, in seconds: three million years.
  private static let limit = 1e14

  /// Counts days from March 1 of the year 0: the leap day is the last day of such a year, and 400
  /// years always have 146,097 days.
  init(_ time: WallTime, secondsFromGMT: Int) {
    let seconds =
      time.secondsSince1970.clamped(to: -Self.limit...Self.limit) + Double(secondsFromGMT)
    let minutes = Int((seconds / 60).rounded(.down))
    let days = minutes.floorDivided(by: 24 * 60) + 719_468
    let minuteOfDay = minutes - (days - 719_468) * 24 * 60
    let era = days.floorDivided(by: 146_097)
    let dayOfEra = days - era * 146_097
    let leaps = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leaps) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153

    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    hour = minuteOfDay / 60
    minute = minuteOfDay % 60
  }

  func isSameDay(as other: CalendarTime) -> Bool {
    year == other.year && month == other.month && day == other.day
  }

  var clock: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }

  var monthAndDay: String { "\(month.padded(to: 2))-\(day.padded(to: 2))" }

  var date: String { "\(year.padded(to: 4))-\(monthAndDay)" }
}

nonisolated extension Int {
  fileprivate func floorDivided(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }

  fileprivate func padded(to width: Int) -> String {
    let digits = String(magnitude)
    let zeros = String(repeating: "0", count: Swift.max(0, width - digits.utf8.count))
    return (self < 0 ? "-" : "") + zeros + digits
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
