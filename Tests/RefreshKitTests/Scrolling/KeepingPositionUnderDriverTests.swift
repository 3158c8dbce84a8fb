import RefreshKit
import Testing

/// Changes in front while a driver scrolls: what the components are notified of, and where the content is then.
struct KeepingPositionUnderDriverTests {
  private final class WatchingTrailer: RefreshNormalTrailer {
    var changes: [Change<Point>] = []

    override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
      super.scrollViewContentOffsetDidChange(change)
      changes.append(change)
    }
  }

  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let driver = RecordingDriver()

  init() {
    list.contentSize = Size(width: 375, height: 2_000)
    list.driver = driver
    list.driverDidScroll(to: Point(x: 0, y: 1_300), by: .app)
    list.timeline.advance(by: 0)
  }

  /// Removes rows of 1,000 points; the driver may bring the content to the end of its range at once.
  private func removeRows(clampedTo end: Double?) {
    list.contentSize.height -= 1_000
    if let end { list.driverDidScroll(to: Point(x: 0, y: end), by: .app) }
  }

  @Test(arguments: [nil, 333])
  func `a component that moves along one axis leaves the position along the other`(end: Double?) {
    let trailer = WatchingTrailer()
    list.trailer = trailer
    list.timeline.advance(by: 0)
    trailer.changes = []
    list.keepingPosition {
      removeRows(clampedTo: end)
      trailer.beginRefreshing()
    }
    #expect(list.contentOffset == Point(x: trailer.frame.width, y: 300))
    #expect(trailer.changes.contains { $0.new.x > $0.old.x })
    #expect(trailer.changes.allSatisfy { $0.new.y == $0.old.y })
  }

  @Test(arguments: [false, true])
  func `content that is brought into its range is no arrival at the end`(isMoving: Bool) {
    var loads = 0
    let footer = RefreshAutoNormalFooter { loads += 1 }
    list.footer = footer
    list.timeline.advance(by: 0)
    if isMoving {
      list.beginDragging()
      list.driverDidScroll(to: Point(x: 0, y: 1_250), by: .finger)
      list.endDragging(decelerate: true)
      list.driverDidScroll(to: Point(x: 0, y: 1_300), by: .deceleration)
    }
    list.keepingPosition { removeRows(clampedTo: 333 + footer.frame.height) }
    #expect(loads == 0 && footer.state == .idle)
    #expect(list.contentOffset.y == 300 && !list.isDecelerating)
  }

  @Test func `an offset that the app sets where the content is clamped is kept`() {
    list.keepingPosition {
      removeRows(clampedTo: 333)
      list.contentOffset.y = 333
    }
    #expect(list.contentOffset.y == 333)
  }
}
