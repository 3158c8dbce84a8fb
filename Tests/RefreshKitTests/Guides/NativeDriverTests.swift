import RefreshKit
import RefreshReplay
import TestSupport
import Testing

/// The driver of the guide "Hosts" scrolls a list that is pulled, on a scroll view that only stores
/// what it is told.
@MainActor struct NativeDriverTests {
  /// A list with a component, and the list's driver.
  @MainActor private final class Platform {
    let native = NativeScrollView()
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let component: RefreshComponent
    let driver: NativeDriver

    init(_ component: RefreshComponent, content: Size = Size(width: 1_000, height: 2_000)) {
      self.component = component
      driver = NativeDriver(native)
      list.driver = driver
      list.contentSize = content
      list[Slot(component.edge)] = component
      list.timeline.advance(by: 0)
      report(rest, by: .app)
    }

    var edge: Edge { component.edge }

    /// The offset at which the content ends at the edge of the component.
    var rest: Point {
      var rest = Point.zero
      if !edge.isLeading {
        let (length, content) = (list.frame.size[edge.axis], list.contentSize[edge.axis])
        rest[edge.axis] = content - length
      }
      return rest
    }

    func beyond(_ distance: Double) -> Point {
      var offset = rest
      offset[edge.axis] += edge.isLeading ? -distance : distance
      return offset
    }

    /// Reports that the platform has moved the content.
    func report(_ offset: Point, by cause: ScrollCause) {
      native.offset = offset
      list.driverDidScroll(to: offset, by: cause)
    }

    func wait(_ seconds: Double = 1) { list.timeline.advance(by: seconds) }

    /// Pulls with a finger, and lifts it.
    func pull() {
      list.beginDragging()
      report(beyond(90), by: .finger)
      list.endDragging()
      wait()
    }

    /// Pulls, and leaves the refresh running.
    func open() {
      pull()
      native.forgetScrolls()
    }
  }

  private nonisolated static let kinds = Kind.headers + Kind.backFooters + Kind.sides

  @Test func `the driver is the same here and in the guide`() throws {
    let test = try PackageFile.text("Tests/RefreshKitTests/Guides/NativeDriver.swift")
    let code = try #require(test.components(separatedBy: "word for word.\n\n").last)
    let guide = try PackageFile.text("Sources/RefreshKit/RefreshKit.docc/Hosting.md")
    #expect(guide.contains("```swift\n\(code)```"))
  }

  @Test(arguments: kinds)
  func `after a pull the list is open, and after the end at rest, by one request`(kind: Kind) {
    let platform = Platform(kind.make())
    platform.open()
    let length = platform.component.frame.size[platform.edge.axis]
    #expect(platform.component.state == .refreshing)
    #expect(platform.native.inset[platform.edge] == length)
    #expect(platform.native.offset == platform.beyond(length))
    platform.component.endRefreshing()
    platform.wait()
    #expect(platform.native.inset == .zero)
    #expect(platform.native.offset == platform.rest)
    #expect(platform.list.contentOffset == platform.rest)
    #expect(platform.native.scrolls.map(\.isAnimated) == [true])
    platform.pull()
    #expect(platform.component.state == .refreshing)
  }

  /// What moves the content while a component closes.
  enum Hold: CaseIterable {
    case finger, drag, deceleration, animatedMove
  }

  @Test(arguments: kinds)
  func `a recording of such a list contains the request`(kind: Kind) {
    let platform = Platform(kind.make())
    let recorder = SessionRecorder(platform.list)
    platform.pull()
    platform.component.endRefreshing()
    platform.wait()
    #expect(platform.native.offset == platform.rest)
    #expect(recorder.unsupported == [])
  }

  @Test(arguments: kinds, Hold.allCases)
  func `while something moves the content, the request waits for its end`(kind: Kind, hold: Hold) {
    let platform = Platform(kind.make())
    let list = platform.list
    platform.open()
    let open = platform.native.offset
    switch hold {
    case .finger: list.driverDidTrack(true)
    case .drag, .deceleration:
      list.beginDragging()
      platform.report(open, by: .finger)
      if hold == .deceleration { list.endDragging(decelerate: true) }
    case .animatedMove:
      list.setContentOffset(open, animated: true)
      platform.native.forgetScrolls()
    }
    platform.component.endRefreshing()
    platform.wait()
    #expect(platform.native.scrolls.isEmpty && platform.native.offset == open)
    switch hold {
    case .finger: list.driverDidTrack(false)
    case .drag: list.endDragging()
    case .deceleration: list.driverDidDecelerate(false)
    case .animatedMove:
      // The driver does not report the end of an animated move: the next drag ends it.
      platform.report(open, by: .app)
      list.beginDragging()
      platform.report(open, by: .finger)
      list.endDragging()
    }
    #expect(platform.native.scrolls.map(\.offset) == [platform.rest])
    #expect(platform.native.scrolls.map(\.isAnimated) == [true])
    list.beginDragging()
    list.endDragging()
    #expect(platform.native.scrolls.count == 1)
  }

  @Test(arguments: kinds)
  func `an offset that the app has set farther out is kept`(kind: Kind) {
    let platform = Platform(kind.make())
    platform.open()
    platform.report(platform.beyond(200), by: .app)
    platform.component.endRefreshing()
    platform.wait()
    #expect(platform.native.scrolls.isEmpty && platform.native.offset == platform.beyond(200))
  }

  @Test(arguments: kinds)
  func `content inside its range is not moved`(kind: Kind) {
    let platform = Platform(kind.make())
    platform.open()
    platform.report(platform.beyond(-300), by: .app)
    platform.component.endRefreshing()
    platform.wait()
    #expect(platform.native.scrolls.isEmpty)
    // New rows cover the inset that the footer had reserved.
    platform.open()
    platform.list.contentSize = Size(width: 3_000, height: 3_000)
    platform.component.endRefreshing()
    platform.wait()
    let moves = platform.edge.isLeading ? 1 : 0
    #expect(platform.native.scrolls.count == moves)
  }

  @Test(arguments: kinds)
  func `with paging, the content comes to rest at a page`(kind: Kind) {
    let platform = Platform(kind.make(), content: Size(width: 3 * 375, height: 3 * 667))
    platform.list.isPagingEnabled = true
    platform.open()
    platform.component.endRefreshing()
    platform.wait()
    #expect(platform.native.offset == platform.rest)
  }

  @Test(arguments: kinds)
  func `a component that is removed leaves the content at rest`(kind: Kind) {
    let platform = Platform(kind.make())
    platform.open()
    platform.list[Slot(platform.edge)] = nil
    #expect(platform.native.inset == .zero && platform.native.offset == platform.rest)
    #expect(platform.native.scrolls.count == 1)
  }

  @Test func `nothing is requested while the position is kept, nor along the other axis`() {
    let platform = Platform(RefreshNormalHeader())
    platform.open()
    platform.report(Point(x: -40, y: -54), by: .app)
    platform.list.keepingPosition { platform.list.header = nil }
    #expect(platform.native.scrolls.count == 1)
    platform.native.forgetScrolls()
    let other = Platform(RefreshNormalHeader())
    other.open()
    other.report(Point(x: -40, y: -54), by: .app)
    other.component.endRefreshing()
    other.wait()
    #expect(other.native.scrolls.map(\.offset) == [Point(x: -40, y: 0)])
  }

  @Test func `an auto footer that hides leaves no gap`() {
    let platform = Platform(RefreshAutoNormalFooter())
    let end = platform.list.geometry.range(along: .vertical).upperBound
    platform.report(Point(x: 0, y: end), by: .app)
    platform.component.endRefreshing()
    platform.wait()
    platform.native.forgetScrolls()
    platform.component.isHidden = true
    platform.wait()
    #expect(platform.native.offset == platform.rest)
  }

  // MARK: A driver that is not retained

  private final class Forgotten: ScrollDriver {
    func scrollViewReservedInsetDidChange(_ scrollView: ScrollView) {}
    func scrollView(_ scrollView: ScrollView, requestsOffset offset: Point, animated: Bool) {}
    func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView) {}
    func scrollViewInteractionDidChange(_ scrollView: ScrollView) {}
    func scrollViewBouncingDidChange(_ scrollView: ScrollView) {}
    func scrollView(_ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void) {
      changes()
    }
  }

  private static let message =
    "RefreshKit: the driver of a ScrollView was released before it has reported anything. "
    + "A scroll view does not retain its driver: store it."

  #if DEBUG
    private static let warnings = 1
  #else
    private static let warnings = 0
  #endif

  @Test func `a debug build prints a message if a driver is released before it reports`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
        list.driver = Forgotten()
        list.header = RefreshNormalHeader()
        list.contentOffset = Point(x: 0, y: 10)
        list.timeline.advance(by: 1)
      }
    }
    let lines = result.message.split(separator: "\n")
    #expect(lines.count == Self.warnings && lines.allSatisfy { $0.hasSuffix(Self.message) })
  }

  @Test
  func `no message for a driver that has reported or is replaced, or has no list`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
        var driver: Forgotten? = Forgotten()
        list.driver = driver
        list.driverDidScroll(to: Point(x: 0, y: 5), by: .app)
        driver = nil
        list.header = RefreshNormalHeader()
        driver = Forgotten()
        list.driver = driver
        list.driver = nil
        driver = nil
        list.contentOffset = .zero
        var other: ScrollView? = ScrollView(frame: .zero)
        other?.header = RefreshNormalHeader()
        driver = Forgotten()
        other?.driver = driver
        (driver, other) = (nil, nil)
      }
    }
    #expect(result.message == "")
  }
}
