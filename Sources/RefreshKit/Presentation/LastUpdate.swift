/// The time of the last update, as a text to show at a given time and in a given time zone.
nonisolated struct LastUpdate {
  /// The time of the last update, or nil.
  let time: WallTime?
  /// The time at which the text is read.
  let now: WallTime
  /// Returns the offset of the time zone from UTC at a time, in seconds.
  let secondsFromGMT: (WallTime) -> Int

  /// `Last update: Today 08:15`, `... 12-31 08:15`, `... 2025-12-31 08:15`, `... No record`.
  func text(in language: Language) -> String {
    guard let time else { return language[.lastUpdate] + language[.noRecord] }
    let then = CalendarTime(time, secondsFromGMT: secondsFromGMT(time))
    let today = CalendarTime(now, secondsFromGMT: secondsFromGMT(now))
    let day =
      then.isSameDay(as: today)
      ? language[.today]
      : language.isolate(then.year == today.year ? then.monthAndDay : then.date)
    return language[.lastUpdate] + day + " " + then.clock
  }
}
