import Testing

@testable import RefreshKit

/// A presenter without a component: its time, its timeline and its visibility are set by hand.
final class LastUpdatePresenterTests {
  private let presenter = LastUpdatePresenter()
  private let timeline = Timeline()
  /// The time of the last update: 1970-01-01 20:00 UTC.
  private var time: WallTime? = WallTime(secondsSince1970: 20 * 3_600)

  private init() {
    RefreshConfig.default.languageCode = "en"
    presenter.source = { [unowned self] in
      LastUpdatePresenter.TextSource(time: time, timeline: timeline)
    }
    timeline.start = WallTime(secondsSince1970: 21 * 3_600)
  }

  private var text: String? { presenter.label.text }

  @Test func `an update sets the text, and leaves a hidden label alone`() {
    presenter.update()
    #expect(text == "Last update: Today 20:00")
    presenter.label.isHidden = true
    time = nil
    presenter.update()
    #expect(text == "Last update: Today 20:00")
    presenter.label.isHidden = false
    presenter.update()
    #expect(text == "Last update: No record")
  }

  @Test func `the app's text is made at once from the time, nil brings the kit's back`() {
    presenter.customText = { "\($0?.secondsSince1970 ?? 0)" }
    #expect(text == "72000.0")
    presenter.customText = nil
    #expect(text == "Last update: Today 20:00")
  }

  @Test func `the end of the day is shown only while the label is visible`() {
    presenter.update()
    timeline.advance(by: 4 * 3_600)
    #expect(text == "Last update: Today 20:00")
    presenter.visibilityDidChange(to: true, on: timeline)
    #expect(text == "Last update: 01-01 20:00")
    time = WallTime(secondsSince1970: 25 * 3_600)
    presenter.update()
    #expect(text == "Last update: Today 01:00")
    timeline.advance(by: 24 * 3_600)
    #expect(text == "Last update: 01-02 01:00")
  }

  @Test func `one end of the day is one update, however often the time changes before`() {
    var count = 0
    presenter.visibilityDidChange(to: true, on: timeline)
    for hour in 1...5 {
      time = WallTime(secondsSince1970: Double(hour) * 3_600)
      presenter.update()
    }
    presenter.customText = { _ in
      count += 1
      return ""
    }
    count = 0
    timeline.advance(by: 4 * 3_600)
    #expect(count == 1)
  }

  @Test func `a change of the wall clock is shown while the label is visible`() {
    presenter.update()
    timeline.secondsFromGMT = { _ in 3_600 }
    #expect(text == "Last update: Today 20:00")
    presenter.visibilityDidChange(to: true, on: timeline)
    #expect(text == "Last update: Today 21:00")
    timeline.secondsFromGMT = { _ in 7_200 }
    #expect(text == "Last update: Today 22:00")
    presenter.visibilityDidChange(to: false, on: timeline)
    timeline.secondsFromGMT = { _ in 0 }
    #expect(text == "Last update: Today 22:00")
  }

  @Test func `another zone with the same offset today may end the day at another time`() {
    presenter.visibilityDidChange(to: true, on: timeline)
    let night = Double(23 * 3_600)
    timeline.secondsFromGMT = { $0.secondsSince1970 < night ? 0 : 3_600 }
    timeline.advance(by: 1.9 * 3_600)
    #expect(text == "Last update: Today 20:00")
    timeline.advance(by: 0.2 * 3_600)
    #expect(text == "Last update: 01-01 20:00")
  }

  @Test func `a detached presenter follows nothing`() {
    presenter.visibilityDidChange(to: true, on: timeline)
    #expect(timeline.wallClock.secondsFromGMT == nil)
    timeline.secondsFromGMT = { _ in 3_600 }
    #expect(timeline.wallClock.mayChangeZone)
    presenter.detach()
    #expect(!presenter.isVisible)
    #expect(!timeline.wallClock.mayChangeZone)
    time = nil
    timeline.advance(by: 48 * 3_600)
    #expect(text == "Last update: Today 21:00")
  }

  @Test func `another language is shown at once`() {
    presenter.update()
    inConfig("de") {
      #expect(text == "Last update: Today 20:00")
      presenter.i18nDidChange()
      #expect(text == "Letzte Aktualisierung: heute um 20:00")
    }
  }
}
