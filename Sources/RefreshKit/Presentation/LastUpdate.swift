/// The time of the last update, as a text to show at a given time and in a given time zone.
nonisolated struct LastUpdate {
  private let time: WallTime?
  private let now: WallTime
  /// The offset of the time zone from UTC, in seconds: at the time of the update, and now.
  private let offsetThen, offsetNow: Int
  private let secondsFromGMT: ((WallTime) -> Int)?

  /// - Parameters:
  ///   - time: The time of the last update, or nil.
  ///   - now: The time at which the text is read.
  ///   - secondsFromGMT: Returns the offset of the time zone from UTC at a time, in seconds; nil
  ///     for UTC.
  init(time: WallTime?, now: WallTime, secondsFromGMT: ((WallTime) -> Int)?) {
    (self.time, self.now, self.secondsFromGMT) = (time, now, secondsFromGMT)
    offsetThen = time.flatMap { secondsFromGMT?($0) } ?? 0
    offsetNow = secondsFromGMT?(now) ?? 0
  }

  /// `Last update: Today 08:15`, `... 12-31 08:15`, `... 2025-12-31 08:15`, `... No record`.
  func text(in language: Language) -> String {
    guard let time else { return language[.lastUpdate] + language[.noRecord] }
    let then = CalendarTime(time, secondsFromGMT: offsetThen)
    let today = CalendarTime(now, secondsFromGMT: offsetNow)
    let day =
      then.isSameDay(as: today)
      ? language[.today]
      : language.isolate(then.year == today.year ? then.monthAndDay : then.date)
    return language[.lastUpdate] + day + " " + then.clock
  }

  /// The values on which the text depends, apart from the language.
  struct Inputs: Equatable {
    fileprivate let minute: Double?
    fileprivate let today: Double
    fileprivate let offsetThen, offsetNow: Int
  }

  /// The values on which the text depends. Comparing them is cheaper than making the text.
  var inputs: Inputs {
    Inputs(
      minute: time.map { (Self.local($0, offsetThen) / 60).rounded(.down) },
      today: (Self.local(now, offsetNow) / Self.day).rounded(.down),
      offsetThen: offsetThen, offsetNow: offsetNow)
  }

  private static let day: Double = 24 * 60 * 60

  private static func local(_ time: WallTime, _ offset: Int) -> Double {
    time.secondsSince1970 + Double(offset)
  }

  /// The number of seconds until the end of the calendar day, when the text may change by itself.
  /// It is nil if the text shows the year, because it does not change any more, and if the end of
  /// the day is not a finite number.
  var secondsToChange: Double? {
    guard let time else { return nil }
    let today = CalendarTime(now, secondsFromGMT: offsetNow)
    guard CalendarTime(time, secondsFromGMT: offsetThen).year >= today.year else { return nil }
    let local = Self.local(now, offsetNow)
    guard abs(local) <= CalendarTime.limit else { return nil }
    let midnight = ((local / Self.day).rounded(.down) + 1) * Self.day
    return secondsToNext(midnight)
  }

  /// The number of seconds until the local clock reads `midnight`, in seconds of local time, or
  /// skips it: the clock may be set forward or back before then.
  private func secondsToNext(_ midnight: Double) -> Double {
    let present = now.secondsSince1970
    let expected = midnight - Double(offsetNow)
    let offset = self.offset(at: expected)
    guard offset != offsetNow else { return expected - present }
    let corrected = midnight - Double(offset)
    if offset < offsetNow || (corrected > present && self.offset(at: corrected) == offset) {
      return corrected - present
    }
    // The clock is set forward over midnight: the day begins at that moment.
    var (before, after) = (max(present, corrected), expected)
    while after - before > 0.001 {
      let middle = before + (after - before) / 2
      if self.offset(at: middle) == offset { after = middle } else { before = middle }
    }
    return after - present
  }

  private func offset(at seconds: Double) -> Int {
    secondsFromGMT?(WallTime(secondsSince1970: seconds)) ?? 0
  }
}
