import Testing

@testable import RefreshKit

/// Rules S1, A9 and A17: which refreshes store the time of the last update, and when its text is
/// made.
@MainActor struct LastUpdateTests {
  private static let day: Double = 24 * 60 * 60

  private func header(_ kind: Kind) throws -> RefreshStateHeader {
    let header = try #require(kind.make() as? RefreshStateHeader)
    header.lastUpdatedTimeLabel.isHidden = false
    return header
  }

  /// A header whose list was updated a minute before 23:00, the present time.
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

  /// A header in sight whose list was updated when the clock showed `start`.
  private func seen(
    _ header: RefreshStateHeader = RefreshNormalHeader(), start: Double,
    zone: @escaping (WallTime) -> Int = { _ in 0 }
  ) -> (bench: Bench, header: RefreshStateHeader) {
    let bench = Bench(header)
    bench.list.timeline.start = WallTime(secondsSince1970: start)
    bench.list.timeline.secondsFromGMT = zone
    bench.refresh()
    bench.end()
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -30))
    return (bench, header)
  }

  /// Checks the text after "Last update: ".
  private func expect(
    _ header: RefreshStateHeader, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      header.lastUpdatedTimeLabel.text == "Last update: " + text, sourceLocation: sourceLocation)
  }

  /// The headers with a label for the time of the last update.
  private nonisolated static let kinds =
    Kind.titledHeaders + Kind.titled.filter { $0.name == "RefreshControl" }

  // MARK: The text

  @Test(arguments: kinds)
  func `another key or another store changes the time, which is shown at once`(kind: Kind) throws {
    let (bench, header) = try seen(header(kind), start: 20 * 3_600)
    expect(try self.header(kind), "No record")
    bench.list.lastUpdatedTimes.setTime(WallTime(secondsSince1970: 60), forKey: "mail")
    header.lastUpdatedTimeKey = "mail"
    expect(header, "Today 00:01")
    header.lastUpdatedTimeKey = "news"
    expect(header, "No record")
    bench.list.lastUpdatedTimes = MemoryTimeStore()
    expect(header, "No record")
    let other = MemoryTimeStore()
    other.setTime(WallTime(secondsSince1970: 0), forKey: "news")
    bench.list.lastUpdatedTimes = other
    expect(header, "Today 00:00")
  }

  @Test func `the app's own text replaces the time, and is made again for each state and store`() {
    let (bench, header) = seen(start: 20 * 3_600)
    var times: [WallTime?] = []
    header.lastUpdatedTimeText = {
      times.append($0)
      return "\(times.count)"
    }
    #expect(
      header.lastUpdatedTimeLabel.text == "\(times.count)"
        && times.last??.secondsSince1970 == 20 * 3_600 + 1)
    func count(_ change: () -> Void) -> Int {
      times = []
      change()
      return times.count
    }
    for fraction in [1.5, 0.5, 1.5] { #expect(count { bench.drag(by: fraction) } == 1) }
    #expect(count { bench.list.lastUpdatedTimes = MemoryTimeStore() } == 1)
    #expect(times == [nil])
    header.lastUpdatedTimeText = nil
    #expect(header.lastUpdatedTimeLabel.text?.hasPrefix("Last update: ") == true)
  }

  @Test(arguments: Kind.titledHeaders)
  func `the app's own text may detach the header`(kind: Kind) throws {
    let list = Bench.list()
    weak var released: RefreshStateHeader?
    /// Attaches a header, which only the list retains.
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

  @Test func `a hidden label keeps its text, and an update replaces a text that the app has set`() {
    let (bench, header) = updated()
    header.lastUpdatedTimeLabel.isHidden = true
    header.lastUpdatedTimeLabel.text = "as it was"
    header.lastUpdatedTimeKey = "mail"
    bench.refresh()
    bench.end()
    #expect(header.lastUpdatedTimeLabel.text == "as it was")
    header.lastUpdatedTimeKey = "other"
    header.lastUpdatedTimeLabel.isHidden = false
    bench.wait()
    expect(header, "No record")
    header.lastUpdatedTimeLabel.text = "placeholder"
    bench.list.contentOffset.y = -30
    expect(header, "No record")

    // As if another component with the same key had updated the list.
    bench.list.lastUpdatedTimes.setTime(bench.list.timeline.wallTime, forKey: "other")
    expect(header, "No record")
    header.state = .pulling
    expect(header, "Today 23:01")
  }

  // MARK: Made anew when the header becomes visible

  /// How a header becomes visible: what happens before the time passes, and what shows the header.
  private static let ways: [(String, (Bench) -> Void, (Bench) -> Void)] = [
    ("dragged", { _ in }, { $0.pull(by: 0.5) }),
    (
      "without interaction", { $0.component.isUserInteractionEnabled = false }, { $0.pull(by: 0.5) }
    ),
    (
      "shown again",
      {
        $0.component.isHidden = true
        $0.pull(by: 0.5)
      }, { $0.component.isHidden = false }
    ),
    (
      "in a window again",
      {
        $0.pull(by: 0.5)
        $0.list.isInWindow = false
      }, { $0.list.isInWindow = true }
    ),
    (
      "under a finger, as the content moves away",
      {
        $0.list.contentInset.top = 100
        $0.list.beginDragging()
        $0.list.drag(to: Point(x: 0, y: -80))
      }, { $0.list.contentInset.top = 50 }
    ),
    (
      "its label shown again",
      { ($0.component as? RefreshStateHeader)?.lastUpdatedTimeLabel.isHidden = true },
      {
        ($0.component as? RefreshStateHeader)?.lastUpdatedTimeLabel.isHidden = false
        $0.wait()
      }
    ),
  ]

  @Test func `out of view the text does not follow the date, and in view it is updated`() {
    for (name, prepare, show) in Self.ways {
      let (bench, header) = updated()
      prepare(bench)
      bench.wait(2 * 60 * 60)
      #expect(header.lastUpdatedTimeLabel.text == "Last update: Today 23:00", "\(name)")
      show(bench)
      #expect(header.lastUpdatedTimeLabel.text == "Last update: 01-11 23:00", "\(name)")
    }
    let (bench, header) = seen(start: 20 * 3_600)
    bench.list.drag(to: Point(x: 0, y: 10))
    bench.list.timeline.secondsFromGMT = { _ in 3_600 }
    bench.wait(0.01)
    expect(header, "Today 20:00")
    bench.list.drag(to: Point(x: 0, y: -10))
    expect(header, "Today 21:00")
  }

  // MARK: Not updated in view

  @Test(arguments: kinds)
  func `in sight the text stays until the state changes, whatever the clock does`(
    kind: Kind
  ) throws {
    let hour = 3_600.0
    let changes: [(String, (Timeline) -> Void, String)] = [
      ("midnight", { $0.advance(by: 5 * hour) }, "01-01 20:00"),
      ("a year", { $0.advance(by: 365 * Self.day) }, "1970-01-01 20:00"),
      ("a zone", { $0.secondsFromGMT = { _ in 3 * 3_600 } }, "Today 23:00"),
      ("a clock", { $0.start = WallTime(secondsSince1970: 30 * hour) }, "01-01 20:00"),
    ]
    for (name, change, text) in changes {
      let (bench, header) = try seen(header(kind), start: 20 * hour)
      expect(header, "Today 20:00")
      change(bench.list.timeline)
      bench.wait()
      expect(header, "Today 20:00")
      header.state = .pulling
      #expect(header.lastUpdatedTimeLabel.text == "Last update: " + text, "\(name)")
    }
  }

  @Test func `a header in sight plans no work, and asks for the time zone only to make its text`() {
    let (bench, header) = seen(start: 20 * 3_600)
    let timeline = bench.list.timeline
    timeline.advance(by: 0)
    #expect(timeline.nextDue == nil)
    var questions = 0
    timeline.secondsFromGMT = { _ in
      questions += 1
      return 0
    }
    timeline.advance(by: 36 * 3_600)
    #expect(questions == 0)
    header.state = .pulling
    #expect(questions == 2)
  }

  @Test func `a header that moves to another list shows the time of that list's clock`() {
    let (bench, header) = updated()
    bench.detach()
    let next = Bench(header)
    next.list.lastUpdatedTimes = bench.list.lastUpdatedTimes
    next.list.timeline.start = WallTime(secondsSince1970: 11 * Self.day)
    next.list.timeline.secondsFromGMT = { _ in 1_800 }
    next.pull(by: 0.5)
    expect(header, "01-11 23:30")
  }

  // MARK: Stored by a refresh that has called back

  @Test(arguments: Kind.headers + Kind.collectionHeaders)
  func `a refresh that ended before its callback, or before it started, stores no time`(
    kind: Kind
  ) throws {
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

    let outside = Bench(kind)
    outside.list.isInWindow = false
    outside.refresh()
    outside.end()
    #expect(try #require(outside.list.header).lastUpdatedTime == nil)
  }
}
