import RefreshKit
import Testing

/// Rule A26: a refresh that begins because the list is old does not move the content.
@MainActor struct KeepingPlaceTests {
  private func make(at y: Double, style: RefreshStyle = .follow) -> (
    ScrollView, RefreshNormalHeader
  ) {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 600))
    list.contentSize.height = 8_000
    let header = RefreshNormalHeader()
    header.lastUpdatedTimeKey = "feed"
    header.style = style
    list.header = header
    list.timeline.advance(by: 0)
    list.contentOffset.y = y
    header.refreshIfExpired(after: 60)
    list.timeline.advance(by: 1)
    #expect(header.state == .refreshing)
    return (list, header)
  }

  @Test(arguments: [RefreshStyle.follow, .behind, .stretch, .front])
  func `away from the top nothing moves, and the refresh ends as usual`(style: RefreshStyle) {
    let (list, header) = make(at: 3_000, style: style)
    #expect(list.contentOffset.y == 3_000 && list.adjustedContentInset == .zero)
    header.endRefreshing()
    list.timeline.advance(by: 1)
    #expect(list.contentOffset.y == 3_000 && header.lastUpdatedTime != nil)
    #expect(header.lastResult?.isSuccess == true)
  }

  @Test func `at the top the header opens as usual`() {
    for y in [0, 0.9, 1] {
      let (list, _) = make(at: y)
      #expect(list.contentOffset.y == -54 && list.adjustedContentInset.top == 54)
    }
    let (list, _) = make(at: 1.5)
    #expect(list.contentOffset.y == 1.5 && list.adjustedContentInset == .zero, "not at the top")
  }

  @Test func `a call of beginRefreshing scrolls to the top`() {
    let (list, header) = make(at: 3_000)
    header.endRefreshing()
    list.timeline.advance(by: 1)
    header.beginRefreshing()
    list.timeline.advance(by: 1)
    #expect(list.contentOffset.y == -54)
  }

  enum Way: CaseIterable, Sendable {
    case offset, animated, key, wheel, fling
  }

  @Test(arguments: Way.allCases)
  func `the header opens once, when the content comes to rest at the top`(way: Way) {
    let (list, header) = make(at: 200)
    switch way {
    case .offset: list.contentOffset.y = 0
    case .animated: list.setContentOffset(.zero, animated: true)
    case .key: list.scroll(by: .home, animated: true)
    case .wheel: list.scrollWheel(dy: -400)
    case .fling:
      list.touch(.began, at: Point(x: 100, y: 100))
      for step in 1...8 {
        list.timeline.advance(by: 0.016)
        list.touch(.moved, at: Point(x: 100, y: 100 + 40 * Double(step)))
      }
      list.touch(.ended, at: Point(x: 100, y: 420))
    }
    list.timeline.advance(by: 4)
    #expect(list.contentOffset.y == -54 && list.adjustedContentInset.top == 54, "\(way)")
    list.contentOffset.y = 300
    list.timeline.advance(by: 1)
    list.contentOffset.y = 0
    list.timeline.advance(by: 1)
    #expect(list.contentOffset.y == 0, "only once")
    header.endRefreshing()
    list.timeline.advance(by: 1)
    #expect(list.adjustedContentInset == .zero)
  }

  @Test func `a pull beyond the top reserves the inset, and at rest the header is open`() {
    let (list, _) = make(at: 60)
    list.touch(.began, at: Point(x: 100, y: 100))
    for step in 1...10 {
      list.timeline.advance(by: 0.05)
      list.touch(.moved, at: Point(x: 100, y: 100 + 10 * Double(step)))
    }
    list.timeline.advance(by: 0.5)
    #expect(list.contentOffset.y < 0 && list.contentOffset.y > -54)
    list.touch(.ended, at: Point(x: 100, y: 200))
    list.timeline.advance(by: 3)
    #expect(list.contentOffset.y == -54 && list.adjustedContentInset.top == 54)
  }

  @Test func `a clamp, keepingPosition and a pending end do not open the header`() {
    let (list, header) = make(at: 3_000)
    list.contentSize.height = 100
    list.timeline.advance(by: 1)
    #expect(list.contentOffset.y == 0 && list.adjustedContentInset == .zero, "a clamp")
    list.contentSize.height = 8_000
    list.contentOffset.y = 200
    list.keepingPosition { list.contentSize.height -= 200 }
    list.timeline.advance(by: 1)
    #expect(list.contentOffset.y == 0 && list.adjustedContentInset == .zero)
    list.contentOffset.y = 100
    header.endRefreshing()
    list.contentOffset.y = 0
    list.timeline.advance(by: 2)
    #expect(list.contentOffset.y == 0 && header.state == .idle)
  }

  @Test(arguments: [true, false])
  func `after a clamp to the top, a touch does not open the header`(moves: Bool) {
    let (list, _) = make(at: 3_000)
    if moves { list.contentOffset.y = 2_000 }
    list.contentSize.height = 100
    list.timeline.advance(by: 1)
    list.touch(.began, at: Point(x: 100, y: 300))
    list.touch(.ended, at: Point(x: 100, y: 300))
    list.timeline.advance(by: 1)
    #expect(list.contentOffset.y == 0 && list.adjustedContentInset == .zero)
  }

  @Test func `a move from the very end of the content to the top is no clamp`() {
    let (list, _) = make(at: 7_400)
    list.contentOffset.y = 0
    list.timeline.advance(by: 1)
    #expect(list.contentOffset.y == -54 && list.adjustedContentInset.top == 54)
  }

  @Test(arguments: [0.5, 20])
  func `a header that a platform has brought into sight in part opens at rest`(length: Double) {
    let (list, header) = make(at: 3_000)
    let driver = RecordingDriver()
    list.driver = driver
    list.driverDidScroll(to: Point(x: 0, y: -length), by: .component)
    #expect(header.reservedInset == length)
    list.driverDidTrack(true)
    list.driverDidTrack(false)
    list.timeline.advance(by: 1)
    #expect(list.contentOffset.y == -54 && header.reservedInset == 54)
  }

  @Test func `after the refresh, no work waits for the content to be at the top`() {
    let (list, header) = make(at: 3_000)
    header.endRefreshing()
    list.timeline.advance(by: 1)
    list.contentOffset.y = 0
    list.touch(.began, at: Point(x: 100, y: 300))
    list.touch(.ended, at: Point(x: 100, y: 300))
    #expect(list.timeline.nextDue == nil)
  }

  @Test func `a host opens a header again only if it is out of sight`() {
    let (list, header) = make(at: 3_000)
    header.openAgain()
    list.timeline.advance(by: 1)
    #expect(list.contentOffset.y == -54 && header.reservedInset == 54)
    list.contentOffset.y = -20
    header.openAgain()
    list.timeline.advance(by: 1)
    #expect(list.contentOffset.y == -20 && header.reservedInset == 20)
  }

  @Test func `the resting top is that of the time when the header would open, not of the call`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 600))
    list.isInWindow = false
    list.contentSize.height = 8_000
    let header = RefreshNormalHeader()
    header.lastUpdatedTimeKey = "feed"
    list.header = header
    header.refreshIfExpired(after: 60)
    list.contentInset.top = 90
    list.contentOffset.y = -90
    list.isInWindow = true
    list.timeline.advance(by: 1)
    #expect(list.contentOffset.y == -144)
  }
}
