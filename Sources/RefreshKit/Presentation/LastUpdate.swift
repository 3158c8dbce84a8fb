/// The values on which the text of the last update depends, except the language: equal values give
/// equal texts.
///
/// Each pull makes a value, and compares it with the previous value. Neither step uses a calendar,
/// which would be slow. The text of an update on the present day needs no calendar either.
struct LastUpdate: Equatable {
  /// The time of the update, in seconds since 1970 of local time; nil if there was no update.
  private let update: Double?
  /// How many days of local time have passed from 1970 until today; 0 without an update.
  private let today: Double

  private static let day = 86_400.0

  init(time: WallTime?, now: WallTime, secondsFromGMT: (WallTime) -> Int) {
    guard let time else {
      (update, today) = (nil, 0)
      return
    }
    update = CalendarDay.localSeconds(of: time, secondsFromGMT: secondsFromGMT(time))
    let now = CalendarDay.localSeconds(of: now, secondsFromGMT: secondsFromGMT(now))
    today = Self.dayNumber(of: now)
  }

  /// `Last update: Today 08:15`, `... 12-31 08:15`, `... 2025-12-31 08:15`, `... No record`.
  func text(in language: Language) -> String {
    guard let update else { return language[.lastUpdate] + language[.noRecord] }
    return language[.lastUpdate] + day(of: update, in: language) + " " + clock(of: update)
  }

  private static func dayNumber(of seconds: Double) -> Double {
    (seconds / day).rounded(.down)
  }

  private func clock(of seconds: Double) -> String {
    let minutes = Int((seconds - Self.dayNumber(of: seconds) * Self.day) / 60)
    func digits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return digits(minutes / 60) + ":" + digits(minutes % 60)
  }

  private func day(of seconds: Double, in language: Language) -> String {
    if Self.dayNumber(of: seconds) == today { return language[.today] }
    let date = CalendarDay(localSeconds: seconds)
    let isThisYear = date.year == CalendarDay(localSeconds: today * Self.day).year
    return language.isolate(isThisYear ? date.monthAndDay : date.text)
  }
}
