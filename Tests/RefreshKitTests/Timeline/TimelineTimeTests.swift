import Testing

@testable import RefreshKit

/// Time that moves while nothing runs.
struct TimelineTimeTests {
  private let timeline = Timeline()

  @Test func `what is due by then runs in the next advance, at the later time`() {
    var times: [Double] = []
    timeline.after(0.3) { times.append(timeline.now) }
    timeline.after(0.1) { times.append(timeline.now) }
    timeline.async { times.append(timeline.now) }
    timeline.advanceTime(by: 0.2)
    #expect(timeline.now == 0.2)
    #expect(times == [])
    #expect(timeline.nextDue == 0.2)
    timeline.advance(by: 0)
    #expect(times == [0.2, 0.2])
    timeline.advance(by: 1)
    #expect(times == [0.2, 0.2, 0.3])
  }

  @Test func `an animation takes its whole duration from then on`() {
    var isOver = false
    timeline.advanceTime(by: 0.1)
    timeline.animate(0.25, {}, completion: { isOver = true })
    timeline.advance(by: 0.2)
    #expect(!isOver && timeline.isAnimating)
    timeline.advance(by: 0.05)
    #expect(isOver && !timeline.isAnimating)
  }

  @Test func `inside an advance it has no effect`() {
    timeline.after(1) { timeline.advanceTime(by: 5) }
    timeline.advance(by: 2)
    #expect(timeline.now == 2)
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func `an invalid interval counts as 0`(_ interval: Double) {
    timeline.advanceTime(by: interval)
    #expect(timeline.now == 0)
  }

  @Test func `a driver may move the time at the beginning of an animation`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let header = RefreshNormalHeader()
    let driver = BusyDriver()
    list.driver = driver
    list.header = header
    list.timeline.advance(by: 0)
    driver.lateness = 0.1
    header.beginRefreshing()
    #expect(list.timeline.now == 0.1)
    var isOpen = false
    header.refreshingBlock = { isOpen = true }
    list.timeline.advance(by: header.fastAnimationDuration - 0.01)
    #expect(!isOpen)
    list.timeline.advance(by: 0.02)
    #expect(isOpen)
  }
}

/// A driver whose platform was busy for some seconds before an animation.
private final class BusyDriver: ScrollDriver {
  var lateness = 0.0

  func scrollViewReservedInsetDidChange(_ scrollView: ScrollView) {}

  func scrollView(_ scrollView: ScrollView, requestsOffset offset: Point, animated: Bool) {
    scrollView.driverDidScroll(to: offset, by: .component)
  }

  func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView) {}

  func scrollViewInteractionDidChange(_ scrollView: ScrollView) {}

  func scrollViewBouncingDidChange(_ scrollView: ScrollView) {}

  func scrollView(_ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void) {
    scrollView.timeline.advanceTime(by: lateness)
    lateness = 0
    changes()
  }
}
