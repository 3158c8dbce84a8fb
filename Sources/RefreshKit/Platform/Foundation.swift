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

extension WallTime {
  /// The current time of the system's clock.
  public static var now: WallTime { WallTime(Date()) }

  /// Makes the time of a date.
  public init(_ date: Date) {
    self.init(secondsSince1970: date.timeIntervalSince1970)
  }

  /// The date of the time.
  public var date: Date { Date(timeIntervalSince1970: secondsSince1970) }
}

/// A day in the Gregorian calendar.
struct CalendarDay: Hashable, Sendable {
  let year: Int
  private let month: Int
  private let day: Int

  /// Takes the result of ``localSeconds(of:secondsFromGMT:)``.
  init(localSeconds seconds: Double) {
    let (calendar, date) = (Self.calendar, Date(timeIntervalSince1970: seconds))
    year = calendar.component(.year, from: date)
    month = calendar.component(.month, from: date)
    day = calendar.component(.day, from: date)
  }

  /// The calendar counts in UTC, because the seconds that it gets already count local time.
  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()

  /// Returns the seconds since 1970 on a clock that shows local time. A time before
  /// `Date.distantPast` or after `Date.distantFuture` is replaced by that date.
  static func localSeconds(of time: WallTime, secondsFromGMT: Int) -> Double {
    let limits =
      Date.distantPast.timeIntervalSince1970...Date.distantFuture.timeIntervalSince1970
    return (time.secondsSince1970 + Double(secondsFromGMT)).clamped(to: limits)
  }

  var monthAndDay: String { String(format: "%02d-%02d", month, day) }

  var text: String { String(format: "%04d-", year) + monthAndDay }
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

func systemLanguages() -> [String] {
  Locale.preferredLanguages
}

/// The languages of a terminal's environment, in order of preference: those of `LANGUAGE`, then
/// the one of the first variable of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty.
///
/// ```swift
/// RefreshConfig.default.preferredLanguages = { environmentLanguages() }
/// ```
public func environmentLanguages(
  in environment: [String: String] = ProcessInfo.processInfo.environment
) -> [String] {
  let list = environment["LANGUAGE"]?.split(separator: ":").map(String.init) ?? []
  let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
  return list + locales.filter { !$0.isEmpty }.prefix(1)
}

extension Error {
  /// Whether the error says that a task, or a request of Foundation's URL loading system, was
  /// canceled.
  package var isCancellation: Bool {
    if self is CancellationError { return true }
    #if canImport(FoundationNetworking)
      // `URLError` is in FoundationNetworking, which not every app links, so the error is compared
      // by its domain and code.
      let error = self as NSError
      return error.domain == NSURLErrorDomain && error.code == -999  // NSURLErrorCancelled
    #else
      return (self as? URLError)?.code == .cancelled
    #endif
  }
}

extension RefreshResult {
  /// The result of a function that has thrown `error`: a failure, unless the error says that a task
  /// or a request was canceled.
  package init(_ error: any Error) {
    self = error.isCancellation ? .cancelled : .failure(error)
  }
}

#if DEBUG
  /// Writes the messages of debug builds.
  package enum StandardError {
    package static func write(_ message: String) {
      #if UIKIT
        NSLog("%@", message)
      #else
        try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
      #endif
    }
  }
#endif

/// Returns the name of an object's class, for messages.
package func typeName(of object: AnyObject) -> String {
  String(describing: type(of: object))
}
