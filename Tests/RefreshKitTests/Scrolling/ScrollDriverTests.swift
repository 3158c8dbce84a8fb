import Testing

@testable import RefreshKit

@MainActor struct ScrollDriverTests {
  private let driver = RecordingDriver()
  private let list: ScrollView
  private let witness: Bench.Witness

  init() {
    (list, witness) = Bench.Witness.inList()
    list.driver = driver
    witness.clearLog()
    driver.clearLog()
  }

  // MARK: Requests

  @Test func `an offset that the app sets is only requested, and the driver reports it`() {
    driver.performsRequests = false
    list.contentOffset = Point(x: 0, y: 10)
    #expect(driver.log == ["offset 0,10"])
    #expect(list.contentOffset == .zero)
    #expect(witness.log == [])

    driver.performsRequests = true
    list.contentOffset = Point(x: 0, y: 10)
    #expect(list.contentOffset.y == 10)
    #expect(witness.log == ["offset 0,0 > 0,10"])
    #expect(list.snapshot.cause == .app)
    list.header = RefreshHeader()
    list.header?.beginRefreshing()
    #expect(list.snapshot.cause == .component)
  }

  @Test func `at rest, a component's move also requests an offset in range on the other axis`() {
    for isDragging in [false, true] {
      list.driverDidScroll(to: Point(x: 40, y: 0), by: .app)
      if isDragging { list.beginDragging() }
      list.setOffset(10, along: .vertical)
    }
    #expect(driver.log == ["offset 0,10", "offset 40,10"])
  }

  @Test func `an animated move is requested, but under a finger without animation`() {
    driver.performsRequests = false
    list.setContentOffset(Point(x: 0, y: 10), animated: true)
    list.beginDragging()
    list.setContentOffset(Point(x: 0, y: 20), animated: true)
    #expect(driver.log == ["offset 0,10, animated", "offset 0,20"])
    list.timeline.advance(by: 1)
    #expect(list.contentOffset == .zero)
  }

  @Test func `a report that differs from the request or the range by rounding is corrected`() {
    driver.performsRequests = false
    driver.onEntry = { [list] _ in list.driverDidScroll(to: Point(x: 0, y: 0.3), by: .component) }
    list.contentOffset.y = 0.1 + 0.2
    #expect(list.contentOffset.y == 0.1 + 0.2)
    list.driverDidScroll(to: Point(x: 0, y: 1_333.0.nextUp), by: .deceleration)
    #expect(list.contentOffset.y == 1_333)
    list.footer?.reserveInset(44)
    list.driverDidScroll(to: Point(x: 0, y: 1_377.0.nextDown), by: .deceleration)
    #expect(list.contentOffset.y == 1_377)
    list.driverDidScroll(to: Point(x: 0, y: 1_333.0.nextDown), by: .deceleration)
    #expect(list.contentOffset.y == 1_333)
    list.driverDidScroll(to: Point(x: 0, y: 1_332.999), by: .deceleration)
    #expect(list.contentOffset.y == 1_332.999)
    list.contentInset.top = 10
    list.contentSize.height = 667
    list.footer = nil
    // The range is -10...0.
    for (y, place) in [(-0.9e-6, 0.0), (-1e-6, -1e-6), (1e-6, 1e-6)] {
      list.driverDidScroll(to: Point(x: 0, y: y), by: .deceleration)
      #expect(list.contentOffset.y == place)
    }
    list.contentInset.top = 0
    list.contentSize.height = 677
    // The range is 0...10.
    for (y, place) in [(0.9e-6, 0.0), (1e-6, 1e-6), (-1e-6, -1e-6)] {
      list.driverDidScroll(to: Point(x: 0, y: y), by: .deceleration)
      #expect(list.contentOffset.y == place)
    }
  }

  @Test func `without a driver a report has no effect`() {
    list.driver = nil
    witness.clearLog()
    list.driverDidScroll(to: Point(x: 0, y: 50), by: .app)
    list.driverDidTrack(true)
    list.driverDidDecelerate(true)
    #expect(list.contentOffset == .zero && !list.isTracking && !list.isDecelerating)
    #expect(witness.log == [])
  }

  @Test func `touches belong to the platform, and wheels become requests`() {
    list.touch(.began, at: Point(x: 100, y: 400))
    list.touch(.moved, at: Point(x: 100, y: 300))
    #expect(!list.isTracking && !list.isDragging)
    #expect(witness.log == [])
    list.scrollWheel(dy: 50)
    list.scrollWheel(dy: -90)
    #expect(driver.log == ["offset 0,50", "offset 0,0"])
  }

  @Test func `a change of the range does not move the content`() {
    list.contentOffset.y = 1_000
    driver.clearLog()
    list.contentSize.height = 700
    list.contentInset.top = 20
    list.safeAreaInsets.bottom = 30
    list.frame.size.height = 800
    list.endDecelerating()
    #expect(list.contentOffset.y == 1_000)
    #expect(driver.log == [])
  }

  // MARK: Reports

  @Test func `components are told of each reported offset, with its cause`() {
    for cause in [ScrollCause.finger, .deceleration, .app, .component] {
      list.driverDidScroll(to: Point(x: 0, y: 10), by: cause)
      #expect(list.snapshot.cause == cause)
    }
    #expect(
      witness.log == ["pan possible > changed", "offset 0,0 > 0,10"]
        + Array(repeating: "offset 0,10 > 0,10", count: 3))
    list.driverDidScroll(to: Point(x: 0, y: Double.nan), by: .app)
    #expect(list.contentOffset.y == 10)
  }

  @Test func `a deceleration begins and ends by reports, and an offset of the app ends it`() {
    let delegate = Bench()
    list.delegate = delegate
    for isDecelerating in [true, true, false, false] { list.driverDidDecelerate(isDecelerating) }
    #expect(delegate.log == ["will decelerate", "at rest"])
    list.driverDidDecelerate(true)
    #expect(list.isDecelerating)
    list.driverDidScroll(to: Point(x: 0, y: 10), by: .deceleration)
    #expect(list.isDecelerating)
    list.driverDidDecelerate(false)
    #expect(!list.isDecelerating)

    list.driverDidDecelerate(true)
    list.driverDidScroll(to: Point(x: 0, y: 20), by: .app)
    #expect(!list.isDecelerating)

    list.beginDragging()
    list.driverDidDecelerate(true)
    #expect(list.isDragging && !list.isDecelerating)
  }

  @Test func `a report is dropped if an observer of the pan has moved the content since`() {
    list.beginDragging()
    witness.onEntry = { [list] in
      guard $0 == "pan began > changed" else { return }
      list.driverDidScroll(to: Point(x: 0, y: 99), by: .app)
      list.driverDidPull(beyond: .zero)
    }
    list.driverDidScroll(to: Point(x: 0, y: 10), by: .finger)
    #expect(list.contentOffset.y == 99)
  }

  @Test func `a finger that only touches is reported`() {
    list.driverDidTrack(true)
    #expect(list.isTracking && !list.isDragging)
    list.driverDidTrack(false)
    #expect(!list.isTracking)
    list.driverDidTrack(true)
    list.driver = nil
    #expect(!list.isTracking)
  }

  // MARK: Settings

  @Test func `the driver is told when bouncing and interaction have changed`() {
    for isOn in [true, true, false] {
      list.bounces = isOn
      list.alwaysBounceVertical = isOn
      list.alwaysBounceHorizontal = isOn
    }
    list.isUserInteractionEnabled = false
    list.isUserInteractionEnabled = true
    #expect(
      driver.log == Array(repeating: "bouncing", count: 4) + [
        "interaction false", "interaction true",
      ])
  }

  @Test func `setting a driver ends drags and motions`() {
    list.driver = nil
    list.touch(.began, at: Point(x: 100, y: 400))
    list.touch(.moved, at: Point(x: 100, y: 300))
    list.driver = driver
    #expect(list.panState == .cancelled && !list.isTracking)
    let offset = list.contentOffset
    list.timeline.advance(by: 1)
    #expect(list.contentOffset == offset)
  }

  @Test func `a list whose driver is deallocated scrolls by itself`() {
    var other: RecordingDriver? = RecordingDriver()
    list.driver = other
    list.driverDidScroll(to: .zero, by: .app)
    weak let reference = other
    other = nil
    #expect(reference == nil && list.driver == nil)
    list.contentOffset.y = 10
    #expect(list.contentOffset.y == 10)
    list.timeline.animate(1) { list.contentSize.height = 300 }
    #expect(list.contentOffset.y == 0)
  }

  // MARK: Animations

  @Test func `the driver animates changes with a duration, the timeline calls completions`() {
    var log: [String] = []
    driver.onEntry = { log.append($0) }
    list.timeline.animate(0) { log.append("at once") }
    list.timeline.animate(0.5) {
      log.append("changes")
    } completion: {
      log.append("completed")
    }
    #expect(log == ["at once", "animate 0.5", "changes", "animated"])
    list.timeline.advance(by: 0)
    #expect(log.last == "animated")
    list.timeline.advance(by: 0.5)
    #expect(log.last == "completed")
  }
}
