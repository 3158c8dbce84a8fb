/// The time of the last update in words, as somebody reads it at a given moment.
nonisolated struct LastUpdate {
  /// When the list was updated last, or nil.
  let time: WallTime?
  /// When this is read.
  let now: WallTime
  /// How far the reader's clock is ahead of UTC, in seconds.
  let secondsFromGMT: (WallTime) -> Int

  /// `Last update: Today 08:15`, `... 12-31 08:15`, `... 2025-12-31 08:15`, `... No record`.
  func text(in language: Language) -> String {
    guard let time else { return language[.lastUpdate] + language[.noRecord] }
    let then = CalendarDay(time, secondsFromGMT: secondsFromGMT(time))
    let today = CalendarDay(now, secondsFromGMT: secondsFromGMT(now))
    let day =
      then.isSameDay(as: today)
      ? language[.today]
      : language.inOrder(then.year == today.year ? then.monthAndDay : then.date)
    return language[.lastUpdate] + day + " " + then.clock
  }

  /// All that the text depends on, but for the language.
  struct Meaning: Equatable {
    fileprivate let time: WallTime?
    fileprivate let offset: Int
    fileprivate let today: Double
  }

  /// What the text says, for less than making it.
  var meaning: Meaning {
    Meaning(
      time: time, offset: time.map(secondsFromGMT) ?? 0, today: (localNow / Self.day).rounded(.down)
    )
  }

  private static let day: Double = 24 * 60 * 60

  private var localNow: Double { now.secondsSince1970 + Double(secondsFromGMT(now)) }

  /// How many seconds from now the text may change by itself, at the next midnight; nil once it
  /// shows the year, which never changes.
  var secondsToChange: Double? {
    guard let time else { return nil }
    let offset = secondsFromGMT(now)
    let today = CalendarDay(now, secondsFromGMT: offset)
    guard CalendarDay(time, secondsFromGMT: offset).year == today.year else { return nil }
    let local = localNow
    return Self.day - (local - (local / Self.day).rounded(.down) * Self.day)
  }
}
