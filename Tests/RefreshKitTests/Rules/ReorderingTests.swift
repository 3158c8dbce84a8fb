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
    var isReordering = false
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
    driver.isReordering = true
    list.driverDidScroll(to: Point(x: 0, y: 1_400), by: .app)
    list.driverDidScroll(to: Point(x: 0, y: 1_444), by: .app)
    list.timeline.advance(by: 2)
    #expect(footer.state == .idle && list.isReordering)
    driver.isReordering = false
    list.timeline.advance(by: 0.1)
    #expect(footer.state == .refreshing && !list.isReordering)
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
}
