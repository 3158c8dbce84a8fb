import RefreshKit
import Testing

/// Rules S1 and A17, the time of the last update in words.
struct LastUpdateTests {
  private static let day: Double = 24 * 60 * 60

  /// A header whose list was updated a minute ago; it is 23:00.
  private func updated(
    _ header: RefreshStateHeader = RefreshNormalHeader()
  ) -> (bench: Bench, header: RefreshStateHeader) {
    let bench = Bench(header)
    bench.list.timeline.start = WallTime(secondsSince1970: 10 * Self.day + 23 * 60 * 60)
    bench.refresh()
    bench.end()
    bench.wait(58)
    return (bench, header)
  }

  @Test(arguments: Kind.titledHeaders)
  func `today is a day of the calendar`(kind: Kind) throws {
    let (bench, header) = try updated(#require(kind.make() as? RefreshStateHeader))
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 23:00")

    bench.wait(60 * 60)  // an hour ago, but yesterday
    bench.pull(by: 0.5)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: 01-11 23:00")

    bench.list.endDragging()
    bench.list.contentOffset = .zero
    bench.wait(30 * Self.day)  // the same day of the next month
    bench.pull(by: 0.5)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: 01-11 23:00")

    bench.list.endDragging()
    bench.list.contentOffset = .zero
    bench.wait(340 * Self.day)  // the next year
    bench.pull(by: 0.5)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: 1970-01-11 23:00")
  }

  @Test(
    arguments: Kind.headers + Kind.ownHeaders + Kind.floating, [RefreshState.pulling, .refreshing])
  func `an end that is replaced inside its own event stores its time`(
    kind: Kind, state: RefreshState
  ) {
    let bench = Bench(kind)
    bench.refresh()
    #expect(bench.list.header?.lastUpdatedTime == nil)
    bench.answer("refreshing>idle") { bench.component.state = state }
    bench.component.endRefreshing()
    bench.wait()
    #expect(bench.list.header?.lastUpdatedTime == bench.list.timeline.wallTime)
  }

  @Test(arguments: [false, true])
  func `out of sight a header waits for no midnight`(isPutBack: Bool) {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let header = RefreshStateHeader()
    list.lastUpdatedTimes.setTime(list.timeline.wallTime, forKey: header.lastUpdatedTimeKey)
    list.header = header
    if isPutBack {
      list.header = nil
      list.header = header
    }
    list.timeline.advance(by: 0)
    #expect(list.timeline.nextDue == nil)
  }

  @Test func `the app's own text is made with each state, and once at midnight`() {
    let (bench, header) = updated()
    var count = 0
    header.lastUpdatedTimeText = { _ in
      count += 1
      return "\(count)"
    }
    bench.pull(by: 0.5)
    let first = count
    for fraction in [1.5, 0.5, 1.5] { bench.drag(by: fraction) }
    #expect(count == first + 3)
    bench.wait(60 * 60)
    #expect(count == first + 4)
  }

  @Test(arguments: Kind.titledHeaders)
  func `the app's own text may take the header out of the list`(kind: Kind) throws {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    weak var released: RefreshStateHeader?
    /// Puts a header into the list, which alone has it then.
    func label() throws -> Label {
      let header = try #require(kind.make() as? RefreshStateHeader)
      list.header = header
      list.timeline.advance(by: 0)
      header.lastUpdatedTimeLabel.isHidden = true
      header.lastUpdatedTimeText = { _ in
        list.header = nil
        return "taken out"
      }
      released = header
      return header.lastUpdatedTimeLabel
    }
    let label = try label()
    list.timeline.advance(by: 0)
    label.isHidden = false
    #expect(list.header == nil && released == nil)
    #expect(label.text == "taken out")
    #expect(label.superview == nil)
  }

  // MARK: Made anew when the header becomes visible

  @Test(arguments: Kind.titledHeaders)
  func `the text is made anew when the header becomes visible`(kind: Kind) throws {
    let header = try #require(kind.make() as? RefreshStateHeader)
    let bench = Bench(header)
    bench.list.contentInset.top = 20
    bench.wait()
    var count = 0
    header.lastUpdatedTimeText = { _ in
      count += 1
      return "\(count)"
    }
    let first = count
    bench.list.contentOffset.y = -20
    #expect(count == first)

    bench.list.contentOffset.y = -20.5
    #expect(count == first + 1)
    bench.list.contentOffset.y = -30
    #expect(count == first + 1)

    bench.list.contentOffset.y = 0
    bench.list.contentOffset.y = -21
    #expect(count == first + 2)
    #expect(header.lastUpdatedTimeLabel.text == "\(count)")
  }

  @Test
  func `shown again, or in a window again, the header becomes visible`() {
    let (bench, header) = updated()
    bench.component.isHidden = true
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -30))
    bench.wait(2 * 60 * 60)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 23:00")
    bench.component.isHidden = false
    #expect(header.lastUpdatedTimeLabel.text == "Last update: 01-11 23:00")

    bench.list.isInWindow = false
    bench.wait(365 * Self.day)
    bench.list.isInWindow = true
    bench.wait()
    #expect(header.lastUpdatedTimeLabel.text == "Last update: 1970-01-11 23:00")
  }

  @Test
  func `a header with interaction off becomes visible too`() {
    let (bench, header) = updated()
    header.isUserInteractionEnabled = false
    bench.wait(2 * 60 * 60)
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -30))

    #expect(header.lastUpdatedTimeLabel.text == "Last update: 01-11 23:00")
  }

  @Test
  func `a header becomes visible as the content moves away under a finger`() {
    let (bench, header) = updated()
    bench.list.contentInset.top = 100
    bench.wait(2 * 60 * 60)
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -80))
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 23:00")

    bench.list.contentInset.top = 50
    #expect(header.lastUpdatedTimeLabel.text == "Last update: 01-11 23:00")
  }

  @Test
  func `outside a window no day changes, and back in one the text is made anew`() {
    let (bench, header) = updated()
    bench.pull(by: 0.5)
    bench.list.isInWindow = false
    bench.wait(Self.day)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 23:00")
    bench.list.isInWindow = true
    #expect(header.lastUpdatedTimeLabel.text == "Last update: 01-11 23:00")
  }

  @Test
  func `a label that is shown again has its text made anew`() {
    let (bench, header) = updated()
    header.lastUpdatedTimeLabel.isHidden = true
    bench.wait(2 * 60 * 60)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 23:00")

    header.lastUpdatedTimeLabel.isHidden = false
    bench.wait()
    #expect(header.lastUpdatedTimeLabel.text == "Last update: 01-11 23:00")
  }

  // MARK: Made anew at midnight

  @Test
  func `the text is made anew when the day changes in sight`() {
    let (bench, header) = updated()
    bench.pull(by: 0.5)
    bench.wait(59 * 60 - 1)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 23:00")
    bench.wait(2)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: 01-11 23:00")

    bench.wait(365 * Self.day)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: 1970-01-11 23:00")
  }

  @Test
  func `the day changes where the reader is`() {
    let (bench, header) = updated()
    bench.list.timeline.secondsFromGMT = { _ in 30 * 60 }
    bench.pull(by: 0.5)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 23:30")
    bench.wait(30 * 60)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: 01-11 23:30")
  }

  @Test
  func `midnight is watched in another list too`() {
    let (bench, header) = updated()
    bench.pull(by: 0.5)
    bench.detach()
    let next = Bench(header)
    next.list.lastUpdatedTimes = bench.list.lastUpdatedTimes
    next.list.timeline.start = bench.list.timeline.wallTime
    next.pull(by: 0.5)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 23:00")
    next.wait(60 * 60)
    #expect(header.lastUpdatedTimeLabel.text == "Last update: 01-11 23:00")
  }

  // MARK: Stored by a refresh that has called back

  @Test(arguments: Kind.headers + Kind.collectionHeaders)
  func `a refresh that ended before its callback stores no time`(kind: Kind) throws {
    let bench = Bench(kind)
    let header = try #require(bench.list.header)
    header.beginRefreshing()
    bench.wait(0.1)
    bench.end()
    #expect(header.lastUpdatedTime == nil)

    bench.refresh()
    header.endRefreshing()
    bench.wait()
    let time = header.lastUpdatedTime
    #expect(time == bench.list.timeline.wallTime)

    bench.wait(1)
    header.beginRefreshing()
    bench.wait(0.1)
    bench.end()
    #expect(header.lastUpdatedTime == time)
  }

  @Test(arguments: Kind.headers)
  func `a refresh that ended before it started stores no time`(kind: Kind) throws {
    let bench = Bench(kind)
    bench.list.isInWindow = false
    bench.refresh()
    bench.end()
    #expect(try #require(bench.list.header).lastUpdatedTime == nil)
  }
}
