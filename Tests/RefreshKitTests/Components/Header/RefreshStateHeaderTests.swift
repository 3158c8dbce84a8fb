import RefreshKit
import Testing

struct RefreshStateHeaderTests {
  private let header = RefreshStateHeader()
  private let bench: Bench

  init() {
    bench = Bench(header)
  }

  // MARK: The time

  @Test func `a header without an update shows that there is no record`() {
    #expect(header.lastUpdatedTimeLabel.text == "Last update: No record")
    #expect(RefreshStateHeader().lastUpdatedTimeLabel.text == "Last update: No record")
  }

  @Test func `the end of a refresh is the last update`() {
    bench.list.timeline.start = WallTime(secondsSince1970: 8 * 3_600)
    bench.wait(15 * 60)
    bench.refresh()
    bench.end()
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 08:15")
  }

  @Test func `another key is another time, shown at once`() {
    let store = bench.list.lastUpdatedTimes
    store.setTime(WallTime(secondsSince1970: 60), forKey: "mail")
    header.lastUpdatedTimeKey = "mail"
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 00:01")
    header.lastUpdatedTimeKey = "news"
    #expect(header.lastUpdatedTimeLabel.text == "Last update: No record")
  }

  @Test func `the app's text replaces the time, nil restores it`() {
    header.lastUpdatedTimeText = { $0 == nil ? "never" : "once" }
    #expect(header.lastUpdatedTimeLabel.text == "never")
    bench.refresh()
    bench.end()
    #expect(header.lastUpdatedTimeLabel.text == "once")
    header.lastUpdatedTimeText = nil
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 00:00")
  }

  @Test func `a time label that is hidden is left alone`() {
    header.lastUpdatedTimeLabel.isHidden = true
    header.lastUpdatedTimeLabel.text = "as it was"
    header.lastUpdatedTimeKey = "mail"
    bench.refresh()
    bench.end()
    #expect(header.lastUpdatedTimeLabel.text == "as it was")
  }

  @Test func `the time is shown in the user's zone`() {
    bench.list.timeline.secondsFromGMT = { _ in 2 * 3_600 }
    bench.refresh()
    bench.end()
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 02:00")
  }

  // MARK: Layout

  @Test func `the labels share the header, or one has all of it`() {
    let (title, time) = (header.stateLabel, header.lastUpdatedTimeLabel)
    #expect(title.frame == Rect(x: 0, y: 0, width: 375, height: 27))
    #expect(time.frame == Rect(x: 0, y: 27, width: 375, height: 27))
    time.isHidden = true
    bench.wait()
    #expect(title.frame == header.bounds)
    title.isHidden = true
    time.isHidden = false
    bench.wait()
    #expect(time.frame == header.bounds)
  }

  @Test func `a text that the app has set on the label is replaced by the next update`() {
    header.lastUpdatedTimeLabel.text = "placeholder"
    bench.list.contentOffset.y = -30
    #expect(header.lastUpdatedTimeLabel.text == "Last update: No record")
  }

  @Test func `the text is new with each change of state, whoever has updated the list`() {
    bench.list.contentOffset.y = -30
    bench.list.lastUpdatedTimes.setTime(
      WallTime(secondsSince1970: 0), forKey: header.lastUpdatedTimeKey)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: No record")
    header.state = .pulling
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 00:00")
  }

  @Test func `however often a header becomes visible, one update is scheduled for midnight`() {
    bench.refresh()
    bench.end()
    bench.list.contentOffset.y = -30
    for _ in 1...50 {
      bench.detach()
      bench.attach()
    }
    var questions = 0
    bench.list.timeline.secondsFromGMT = { _ in
      questions += 1
      return 0
    }
    bench.wait(36 * 3_600)
    #expect((1...8).contains(questions))
  }

  @Test func `where midnight has no number, no update is scheduled`() throws {
    bench.list.timeline.start = WallTime(secondsSince1970: .infinity)
    bench.refresh()
    bench.end()
    bench.list.contentOffset.y = -30
    try bench.list.timeline.advance(by: 3 * 24 * 3_600, limit: 1_000)
  }

  @Test(arguments: [7.8e20, 1e300, -1e25])
  func `nor in one that no calendar reaches`(start: Double) throws {
    bench.list.timeline.start = WallTime(secondsSince1970: start)
    bench.refresh()
    bench.end()
    bench.list.contentOffset.y = -30
    try bench.list.timeline.advance(by: 3 * 24 * 3_600, limit: 1_000)
  }
}
