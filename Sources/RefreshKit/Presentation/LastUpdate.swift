/// What the text depends on besides the language: equal values have equal texts.
struct LastUpdate: Equatable {
  private let then: CalendarTime?
  private let isToday: Bool
  private let isThisYear: Bool

  init(time: WallTime?, now: WallTime, secondsFromGMT: (WallTime) -> Int) {
    guard let time else {
      (then, isToday, isThisYear) = (nil, false, false)
      return
    }
    let then = CalendarTime(time, secondsFromGMT: secondsFromGMT(time))
    let today = CalendarTime(now, secondsFromGMT: secondsFromGMT(now))
    self.then = then
    isToday = then.isSameDay(as: today)
    isThisYear = then.year == today.year
  }

  /// `Last update: Today 08:15`, `... 12-31 08:15`, `... 2025-12-31 08:15`, `... No record`.
  func text(in language: Language) -> String {
    guard let then else { return language[.lastUpdate] + language[.noRecord] }
    let day =
      isToday ? language[.today] : language.isolate(isThisYear ? then.monthAndDay : then.date)
    return language[.lastUpdate] + day + " " + then.clock
  }
}
