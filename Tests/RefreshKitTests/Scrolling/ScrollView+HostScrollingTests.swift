import Testing

@testable import RefreshKit

/// Scrolls that a host without a driver reports.
struct HostScrollingTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 600))
  private let header = RefreshNormalHeader()

  init() {
    list.contentSize = Size(width: 375, height: 2_000)
    list.header = header
    list.timeline.advance(by: 1)
  }

  private func scroll(to y: Double, by cause: ScrollCause) {
    list.hostDidScroll(to: Point(x: 0, y: y), by: cause)
  }

  private var shown: Double { list.scrollPresentation.contentOffset.y }

  @Test(arguments: [ScrollCause.finger, .deceleration, .wheel, .app])
  func `a scroll in a closing moves the content by its distance`(cause: ScrollCause) {
    header.beginRefreshing()
    list.timeline.advance(by: 1)
    header.endRefreshing()
    list.timeline.advance(by: 0.2)
    let before = shown
    #expect(before > -54 && before < 0)
    scroll(to: 100, by: cause)
    #expect(shown == before + 100)
    list.timeline.advance(by: 1)
    #expect(shown == 100)
  }

  @Test func `an offset that the app sets ends a closing`() {
    header.beginRefreshing()
    list.timeline.advance(by: 1)
    header.endRefreshing()
    list.timeline.advance(by: 0.2)
    list.contentOffset = Point(x: 0, y: 100)
    #expect(shown == 100)
  }

  @Test func `a wheel scrolls exactly to an offset, and to one beyond the range`() {
    list.allowsWheelPull = true
    list.contentOffset = Point(x: 0, y: 1_399.3)
    scroll(to: 1_399.9, by: .wheel)
    scroll(to: 1_400, by: .wheel)
    #expect(list.contentOffset.y == 1_400)
    #expect(!list.isWheelPulling)
    scroll(to: -30, by: .wheel)
    #expect(list.contentOffset.y == -30)
  }

  @Test func `a throw that ends inside the range is at rest, and one beyond it bounces back`() {
    for (end, isAtRest) in [(200.0, true), (-30, false)] {
      list.beginDragging()
      scroll(to: end, by: .finger)
      list.endDragging(decelerate: true)
      list.endDeceleratingAndBounce()
      #expect(list.contentOffset.y == end)
      #expect(list.isDecelerating != isAtRest)
      list.timeline.advance(by: 2)
      #expect(list.contentOffset.y == max(0, end))
    }
  }
}
