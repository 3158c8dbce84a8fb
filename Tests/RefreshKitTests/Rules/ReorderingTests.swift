import RefreshKit
import Testing

/// Rule T6: arrivals while rows are dragged, and a footer that becomes automatic at the end.
@MainActor struct ReorderingTests {
  private func make() -> (ScrollView, RefreshAutoNormalFooter) {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 600))
    list.contentSize.height = 2_000
    let footer = RefreshAutoNormalFooter()
    list.footer = footer
    list.timeline.advance(by: 0)
    return (list, footer)
  }

  private func scrollToEnd(_ list: ScrollView) {
    for y in stride(from: 1_300.0, through: 1_444, by: 12) { list.contentOffset.y = y }
    list.timeline.advance(by: 0.1)
  }

  @Test func `an arrival waits until no rows are dragged`() {
    let (list, footer) = make()
    list.isReordering = true
    scrollToEnd(list)
    #expect(footer.state == .idle)
    list.timeline.advance(by: 5)
    #expect(footer.state == .idle)
    list.isReordering = false
    #expect(footer.state == .idle, "in the next turn")
    list.timeline.advance(by: 0)
    #expect(footer.state == .refreshing)
  }

  @Test func `an arrival is forgotten if the content leaves the end before the reordering ends`() {
    let (list, footer) = make()
    list.isReordering = true
    scrollToEnd(list)
    list.contentOffset.y = 0
    list.isReordering = false
    list.timeline.advance(by: 1)
    #expect(footer.state == .idle)
    scrollToEnd(list)
    #expect(footer.state == .refreshing, "a later arrival loads")
  }

  @Test func `loads that fill the list wait for the end of a reordering, too`() {
    let (list, footer) = make()
    list.isReordering = true
    footer.loadsUntilFilled = true
    list.contentSize.height = 200
    list.timeline.advance(by: 1)
    #expect(footer.state == .idle)
    list.isReordering = false
    list.timeline.advance(by: 0.1)
    #expect(footer.state == .refreshing)
  }

  @MainActor private final class Driver: ScrollDriver {
    var reorders = false
    var questions = 0
    var isReordering: Bool {
      questions += 1
      return reorders
    }
    func scrollViewReservedInsetDidChange(_ scrollView: ScrollView) {}
    func scrollView(_ list: ScrollView, requestsOffset offset: Point, animated: Bool) {
      list.driverDidScroll(to: offset, by: .app)
    }
    func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView) {}
    func scrollViewInteractionDidChange(_ scrollView: ScrollView) {}
    func scrollViewBouncingDidChange(_ scrollView: ScrollView) {}
    func scrollView(_ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void) {
      changes()
    }
  }

  @Test func `while an arrival waits, the driver is asked whether rows are dragged`() {
    let (list, footer) = make()
    let driver = Driver()
    list.driver = driver
    driver.reorders = true
    list.driverDidScroll(to: Point(x: 0, y: 1_400), by: .app)
    list.driverDidScroll(to: Point(x: 0, y: 1_444), by: .app)
    list.timeline.advance(by: 2)
    #expect(footer.state == .idle && list.isReordering)
    driver.reorders = false
    list.timeline.advance(by: 0.1)
    #expect(footer.state == .refreshing && !list.isReordering)
  }

  @Test func `the driver is asked once in each frame, however often the content has arrived`() {
    let (list, footer) = make()
    let driver = Driver()
    list.driver = driver
    driver.reorders = true
    for y in [1_444, 1_400, 1_444, 1_400, 1_444.0] {
      list.driverDidScroll(to: Point(x: 0, y: y), by: .app)
    }
    driver.questions = 0
    list.timeline.advance(by: 10.5 / list.frameRate)
    #expect(driver.questions == 10)
    #expect(footer.state == .idle)
  }

  @Test func `a footer that was in another list while rows were dragged waits here, too`() {
    let (list, footer) = make()
    list.footer = nil
    list.footer = footer
    list.timeline.advance(by: 0)
    let driver = Driver()
    list.driver = driver
    driver.reorders = true
    list.driverDidScroll(to: Point(x: 0, y: 1_444), by: .app)
    list.timeline.advance(by: 1)
    #expect(footer.state == .idle)
    driver.reorders = false
    list.timeline.advance(by: 0.1)
    #expect(footer.state == .refreshing)
  }

  @Test func `a footer that becomes automatic at the end loads`() {
    for isAtEnd in [true, false] {
      let (list, footer) = make()
      footer.isAutomaticallyRefresh = false
      if isAtEnd { scrollToEnd(list) }
      #expect(footer.state == .idle)
      footer.isAutomaticallyRefresh = true
      list.timeline.advance(by: 0)
      #expect((footer.state == .refreshing) == isAtEnd)
      footer.endRefreshing(with: .failure(RefreshTimeout(limit: 1)))
      list.timeline.advance(by: 1)
      footer.isAutomaticallyRefresh = false
      footer.isAutomaticallyRefresh = true
      list.timeline.advance(by: 0)
      #expect(footer.state == .idle, "once, as outside a drag")
    }
  }

  @Test func `a footer that becomes automatic before the line, or at the start, does not load`() {
    for (y, distance) in [(700.0, 0.0), (0, 5_000)] {
      let (list, footer) = make()
      footer.isAutomaticallyRefresh = false
      footer.preloadDistance = distance
      list.contentOffset.y = y
      footer.isAutomaticallyRefresh = true
      list.timeline.advance(by: 1)
      #expect(footer.state == .idle, "at \(y)")
    }
  }

  @Test func `a footer that becomes automatic in a drag loads once, even if no loads are left`() {
    let (list, footer) = make()
    var loads = 0
    footer.refreshingBlock = { [unowned footer] in
      loads += 1
      footer.endRefreshing()
    }
    footer.isAutomaticallyRefresh = false
    footer.autoTriggerTimes = 0
    list.beginDragging()
    list.drag(to: Point(x: 0, y: 1_444))
    footer.isAutomaticallyRefresh = true
    list.timeline.advance(by: 1)
    #expect(loads == 1)
    for y in [1_400, 1_444, 1_400, 1_450.0] { list.drag(to: Point(x: 0, y: y)) }
    list.timeline.advance(by: 1)
    list.endDragging()
    list.timeline.advance(by: 1)
    #expect(loads == 1)
  }
}
