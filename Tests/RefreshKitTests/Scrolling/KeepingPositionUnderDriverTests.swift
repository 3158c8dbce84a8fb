import RefreshKit
import Testing

/// `keepingPosition` while a driver scrolls: what components are told, and where the content is
/// afterward.
@MainActor struct KeepingPositionUnderDriverTests {
  private final class WatchingTrailer: RefreshNormalTrailer {
    var changes: [Change<Point>] = []
    /// Called once, at the next change of the offset.
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

  /// Attaches a trailer, and forgets what it was told until now.
  private func watch() -> WatchingTrailer {
    let trailer = WatchingTrailer()
    list.trailer = trailer
    list.timeline.advance(by: 0)
    trailer.changes = []
    return trailer
  }

  /// Removes rows of 1,000 points; `end` is where the driver clamps the content at once, if it
  /// does.
  private func removeRows(clampedTo end: Double?) {
    list.contentSize.height -= 1_000
    if let end { list.driverDidScroll(to: Point(x: 0, y: end), by: .app) }
  }

  @Test(arguments: [nil, 333])
  func `a component that moves the content along one axis leaves the other position alone`(
    end: Double?
  ) {
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
  func `content that a driver clamps, on a pixel, does not count as an arrival at the end`(
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
  func `components are told of the driver's clamp once, at the end`(isMoving: Bool) {
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

  @Test func `components are told of a clamp on one axis if a component moves on the other`() {
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

  @Test func `an offset that a component requests counts, even if the driver already has it`() {
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

  /// What a component is told if content at its end grows in front by `growth`, and by `further`
  /// when the component is told.
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
  func `components are told the same as without a driver`(growth: Double, further: Double) {
    let expected = changes(growth: growth, further, by: nil)
    #expect(changes(growth: growth, further, by: driver) == expected)
  }

  @Test(arguments: [false, true])
  func `components are told at the end of insets and sizes that were set inside`(isSize: Bool) {
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

  @Test func `changes before the visible rows do not count as the app's moves, or undo them`() {
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

  @Test func `an offset less than a point away does not count as a clamp`() {
    let trailer = watch()
    let (old, new) = (Point(x: 0, y: 1_300), Point(x: 0, y: 1_300.5))
    list.keepingPosition {
      list.driverDidScroll(to: new, by: .app)
      #expect(trailer.changes == [Change(old: old, new: new)])
    }
  }
}
