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

struct RefreshNormalHeaderTests {
  private let header = RefreshNormalHeader()
  private let bench: Bench

  init() {
    bench = Bench(header)
  }

  // The header is 375 wide. "Last update: No record" has 22 scalars of 7 points, which makes 154;
  // "Pull down to refresh" has 20, which makes 140.

  @Test func `arrow and activity indicator are beside the wider label`() {
    let center = Point(x: 187.5 - 77 - 25, y: 27)
    #expect(header.arrowView.center == center)
    #expect(header.arrowView.frame.size == Size(width: 15, height: 40))
    #expect(header.loadingView.center == center)
  }

  @Test func `a hidden label has no width`() {
    header.lastUpdatedTimeLabel.isHidden = true
    bench.wait()
    #expect(header.arrowView.center.x == 187.5 - 70.0 - 25.0)
    header.setTitle("", for: .idle)
    bench.wait()
    #expect(header.arrowView.center.x == 187.5 - 25)
  }

  @Test func `a larger inset moves the arrow further away`() {
    header.labelLeftInset = 40
    bench.wait()
    #expect(header.arrowView.center.x == 187.5 - 77.0 - 40.0)
  }

  @Test func `another image has the same center, and its own size`() {
    let center = header.arrowView.center
    header.arrowView.image = Image(name: "star", size: Size(width: 30, height: 30))
    bench.wait()
    #expect(header.arrowView.center == center)
    #expect(header.arrowView.frame.size == Size(width: 30, height: 30))
  }

  @Test func `a host's measure of the text decides the place of the arrow`() {
    header.lastUpdatedTimeLabel.measure = { _, _ in 200 }
    bench.wait()
    #expect(header.arrowView.center.x == 187.5 - 100.0 - 25.0)
  }
}

struct RefreshGifHeaderTests {
  @Test func `images are to the left of the labels, or in the middle of the header`() {
    let header = RefreshGifHeader()
    let bench = Bench(header)
    let text: Double = 154  // "Last update: No record"
    let frame = Rect(x: 0, y: 0, width: 187.5 - text / 2 - 20, height: 54)
    #expect(header.gifView.frame == frame)
    #expect(header.gifView.contentMode == .right)
    header.stateLabel.isHidden = true
    header.lastUpdatedTimeLabel.isHidden = true
    bench.wait()
    #expect(header.gifView.frame == header.bounds)
    #expect(header.gifView.contentMode == .center)
  }

  @Test func `a header that has grown is placed higher, and pulled further`() {
    let header = RefreshGifHeader()
    let bench = Bench(header)
    header.setImages([Image(name: "tall", size: Size(width: 9, height: 100))], for: .idle)
    #expect(header.frame.y == -100)
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -99))
    #expect(header.state == .idle)
    bench.list.drag(to: Point(x: 0, y: -101))
    #expect(header.state == .pulling)
  }
}
