/// Everything, except the language, that the text of the last update depends on: equal values give
/// equal texts.
///
/// Each pull makes such a value and compares it, so this asks no calendar.
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
    update = CalendarTime.localSeconds(of: time, secondsFromGMT: secondsFromGMT(time))
    let now = CalendarTime.localSeconds(of: now, secondsFromGMT: secondsFromGMT(now))
    today = (now / Self.day).rounded(.down)
  }

  /// `Last update: Today 08:15`, `... 12-31 08:15`, `... 2025-12-31 08:15`, `... No record`.
  func text(in language: Language) -> String {
    guard let update else { return language[.lastUpdate] + language[.noRecord] }
    let time = CalendarTime(localSeconds: update)
    return language[.lastUpdate] + day(of: time, update, in: language) + " " + time.clock
  }

  private func day(of time: CalendarTime, _ seconds: Double, in language: Language) -> String {
    if (seconds / Self.day).rounded(.down) == today { return language[.today] }
    let isThisYear = time.year == CalendarTime(localSeconds: today * Self.day).year
    return language.isolate(isThisYear ? time.monthAndDay : time.date)
  }
}
