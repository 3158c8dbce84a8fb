import RefreshKit
import Testing

/// Changes in front while a driver scrolls: what the components are notified of, and where the content is then.
@MainActor struct KeepingPositionUnderDriverTests {
  private final class WatchingTrailer: RefreshNormalTrailer {
    var changes: [Change<Point>] = []
    /// Called by the next change.
    var action: (() -> Void)?

    override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
      super.scrollViewContentOffsetDidChange(change)
      changes.append(change)
      let action = action
      self.action = nil
      action?()
    }
  }

  private let list = Bench.list()
  private let driver = RecordingDriver()

  init() {
    list.driver = driver
    list.driverDidScroll(to: Point(x: 0, y: 1_300), by: .app)
    list.timeline.advance(by: 0)
  }

  /// Puts a trailer into the list, which has been notified of nothing yet.
  private func watch() -> WatchingTrailer {
    let trailer = WatchingTrailer()
    list.trailer = trailer
    list.timeline.advance(by: 0)
    trailer.changes = []
    return trailer
  }

  /// Removes rows of 1,000 points; the driver may bring the content to the end of its range at once.
  private func removeRows(clampedTo end: Double?) {
    list.contentSize.height -= 1_000
    if let end { list.driverDidScroll(to: Point(x: 0, y: end), by: .app) }
  }

  @Test(arguments: [nil, 333])
  func `a component that moves along one axis leaves the position along the other`(end: Double?) {
    let trailer = watch()
    list.keepingPosition {
      removeRows(clampedTo: end)
      trailer.beginRefreshing()
    }
    #expect(list.contentOffset == Point(x: trailer.frame.width, y: 300))
    #expect(trailer.changes.contains { $0.new.x > $0.old.x })
    #expect(trailer.changes.allSatisfy { $0.new.y == $0.old.y })
  }

  @Test(arguments: [false, true])
  func `content that is brought into its range, on a pixel, is no arrival at the end`(
    isMoving: Bool
  ) {
    var loads = 0
    let footer = RefreshAutoNormalFooter { loads += 1 }
    list.footer = footer
    list.timeline.advance(by: 0)
    // The end is at 1,377.
    let place = Point(x: 0, y: 1_376.75)
    if isMoving {
      list.beginDragging()
      list.endDragging(decelerate: true)
    }
    list.driverDidScroll(to: place, by: isMoving ? .deceleration : .app)
    list.keepingPosition {
      list.contentSize.height -= 0.5
      list.driverDidScroll(to: Point(x: 0, y: 1_377), by: .app)
    }
    #expect(loads == 0 && footer.state == .idle)
    #expect(list.contentOffset.y == 1_376.25 && !list.isDecelerating)
  }

  @Test(arguments: [false, true])
  func `what the driver clamps first is notified once, at the end`(isMoving: Bool) {
    let trailer = watch()
    if isMoving {
      list.beginDragging()
      list.endDragging(decelerate: true)
      list.driverDidScroll(to: Point(x: 0, y: 1_300), by: .deceleration)
    }
    trailer.changes = []
    list.keepingPosition { removeRows(clampedTo: 333) }
    let place = Point(x: 0, y: 300)
    #expect(trailer.changes == [Change(old: place, new: place)])
    #expect(list.snapshot.cause == .component)
  }

  @Test func `a clamp along one axis is notified where a component moves along the other`() {
    let trailer = watch()
    list.keepingPosition {
      list.contentInset.bottom = -200
      list.driverDidScroll(to: Point(x: 0, y: 1_133), by: .app)
      trailer.beginRefreshing()
      trailer.changes = []
    }
    let end = Point(x: trailer.frame.width, y: 1_133)
    #expect(trailer.changes == [Change(old: Point(x: end.x, y: 1_300), new: end)])
  }

  @Test func `an offset that a component asks for counts, also where the driver has it already`() {
    let header = RefreshNormalHeader()
    list.header = header
    list.isInWindow = true
    list.driverDidScroll(to: .zero, by: .app)
    list.timeline.advance(by: 0)
    driver.onEntry = { [list] entry in
      guard entry == "reserved 54,0,0,0" else { return }
      list.driverDidScroll(to: Point(x: 0, y: 0 - header.frame.height), by: .component)
    }
    list.keepingPosition {
      header.beginRefreshing()
      list.contentSize.height += 300
    }
    #expect(list.contentOffset.y == 300 - header.frame.height)
    #expect(header.isRefreshing)
  }

  /// What a component is notified of if content at its end grows in front, and once more by that.
  private func changes(growth: Double, _ further: Double, by driver: RecordingDriver?)
    -> [Change<Point>]
  {
    let trailer = WatchingTrailer()
    let list = Bench.list(trailer)
    list.contentInset.bottom = 0.1
    list.safeAreaInsets.bottom = 88
    list.driver = driver
    list.contentOffset.y = list.geometry.range(along: .vertical).upperBound
    list.timeline.advance(by: 0)
    trailer.changes = []
    if further != 0 { trailer.action = { list.contentSize.height += further } }
    list.keepingPosition { list.contentSize.height += growth }
    return trailer.changes
  }

  @Test(arguments: [300.0, -1_000, -1_377, -1_900], [0.0, 0.1, 500])
  func `observers are notified as without a driver`(growth: Double, further: Double) {
    let expected = changes(growth: growth, further, by: nil)
    #expect(changes(growth: growth, further, by: driver) == expected)
  }

  @Test(arguments: [false, true])
  func `insets and sizes that are set inside are notified at the end`(isSize: Bool) {
    let footer = RefreshBackStateFooter()
    list.footer = footer
    list.driverDidScroll(to: Point(x: 0, y: 1_377), by: .app)
    list.timeline.advance(by: 0)
    footer.state = .pulling
    list.keepingPosition {
      list.contentSize.height = 667
      list.driverDidScroll(to: .zero, by: .app)
      if isSize { list.frame.size.height += 1 } else { list.contentInset.top = 1 }
      #expect(footer.state == .pulling)
    }
    #expect(footer.state == .idle)
  }

  @Test func `changes in front are no moves of the app, and leave the app's own moves as they are`()
  {
    let trailer = watch()
    trailer.action = { [list] in list.keepingPosition { list.contentSize.height += 300 } }
    list.contentOffset.y = 500
    #expect(list.contentOffset.y == 800 && list.snapshot.cause == .component)

    list.driverDidDecelerate(true)
    list.driverDidScroll(to: Point(x: 0, y: 1_300), by: .app)
    #expect(!list.isDecelerating)
    list.keepingPosition {
      list.contentSize.height -= 1_300
      list.driverDidScroll(to: Point(x: 0, y: 333), by: .app)
      list.contentOffset.y = 333
    }
    #expect(list.contentOffset.y == 333)
  }

  @Test func `an offset of less than a point is no clamp of content in its range`() {
    let trailer = watch()
    let (old, new) = (Point(x: 0, y: 1_300), Point(x: 0, y: 1_300.5))
    list.keepingPosition {
      list.driverDidScroll(to: new, by: .app)
      #expect(trailer.changes == [Change(old: old, new: new)])
    }
  }
}
