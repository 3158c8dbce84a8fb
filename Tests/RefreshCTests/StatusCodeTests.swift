import RefreshC
import Testing

/// What means nothing is answered by a number below 0, and changes nothing.
@Suite(.serialized)
struct StatusCodeTests {
  private let page = Page()

  @Test func `a list that does not exist has a status`() {
    #expect(refreshMakeList(.infinity, 1) == -5)
    #expect(refreshAdvance(0, 1) == -1)
    #expect(refreshFreeList(-7) == -1)
    let list = refreshMakeList(1, 1)
    #expect(refreshFreeList(list) == 0)
    #expect(refreshFreeList(list) == -1)
    #expect(refreshMakeList(1, 1) > list)
  }

  @Test func `a list that does not exist is the status whatever the numbers of the call are`() {
    #expect(refreshSetSize(0, .nan, 0) == -1)
    #expect(refreshSetContentSize(0, .nan, 0) == -1)
    #expect(refreshSetContentInset(0, .nan, 0, 0, 0) == -1)
    #expect(refreshSetSafeArea(0, .nan, 0, 0, 0) == -1)
    #expect(refreshSetLayoutDirection(0, 3) == -1)
    #expect(refreshSetClock(0, .nan, 0) == -1)
    #expect(refreshTouch(0, 4, .nan, 0, 0, 0) == -1)
    #expect(refreshTap(0, .nan, 0) == -1)
    #expect(refreshWheel(0, .nan, 0) == -1)
    #expect(refreshScrollTo(0, .nan, 0, 0) == -1)
    #expect(refreshDrive(0, 7, .nan, 0) == -1)
    #expect(refreshAdvance(0, .nan) == -1)
    #expect(refreshAfter(0, .nan, 0) == -1)
    #expect(refreshEnd(0, 9, 9) == -1)
  }

  @Test func `slots and classes have a status`() {
    #expect(refreshMake(page.list, 4, "RefreshHeader") == -2)
    #expect(refreshMake(page.list, 2, "RefreshHeader") == -2)
    #expect(refreshMake(page.list, 1, nil) == -2)
    #expect(refreshAttach(page.list, 1) == -3)
    #expect(refreshBegin(page.list, 1) == -3)
    #expect(refreshDetach(page.list, 1) == 0)
  }

  @Test func `names and numbers of values have a status`() {
    page.attach("RefreshHeader", to: 1)
    #expect(refreshGet(page.list, 1, "stateLabel.alpha", nil) == -4)
    #expect(refreshGet(page.list, 1, "autoTriggerTimes", nil) == -4)
    #expect(refreshGet(page.list, 0, "beauty", nil) == -4)
    #expect(refreshGet(page.list, 1, "alpha", nil) == 0)
    #expect(refreshSet(page.list, 0, "contentOffset.y", 1) == -4)
    #expect(refreshSet(page.list, 1, "alpha", .nan) == -5)
    #expect(refreshSet(page.list, 1, "state", 5) == -5)
    #expect(refreshTapTitle(page.list, 1) == -4)
    #expect(refreshSetTitle(page.list, 1, 0, "title") == -4)
    #expect(refreshSetTitle(page.list, 1, 9, "title") == -5)
    #expect(refreshResetNoMoreData(page.list, 1) == -4)
    #expect(refreshEnd(page.list, 1, 4) == -5)
    #expect(refreshScrollBy(page.list, "sideways", 0) == -4)
    #expect(refreshScrollBy(page.list, nil, 0) == -4)
    #expect(refreshGet(page.list, 0, "maximumOverscroll", nil) == -6)
    for number in [0, -1, 1.5, .nan] {
      #expect(refreshSet(page.list, 0, "rubberBandCoefficient", number) == -5)
    }
    #expect(refreshSet(page.list, 0, "maximumOverscroll", -1) == -5)
    #expect(page.number("rubberBandCoefficient") == 0.55)
    #expect(refreshGet(page.list, 1, "expirationInterval", nil) == -6)
    #expect(refreshRefreshIfExpired(page.list, 1) == 0)
    page.attach("RefreshFooter", to: 2)
    #expect(refreshRefreshIfExpired(page.list, 2) == -4)
    #expect(refreshGet(page.list, 2, "expirationInterval", nil) == -4)
    #expect(page.number("alpha", of: 1) == 1)
  }

  @Test func `phases and points of touches have a status`() {
    #expect(refreshTouch(page.list, 4, 0, 0, 0, .infinity) == -5)
    #expect(refreshTouch(page.list, -1, 0, 0, 0, .infinity) == -5)
    #expect(refreshTouch(page.list, 0, .nan, 0, 0, .infinity) == -5)
    #expect(refreshDrive(page.list, 8, 0, 0) == -5)
    #expect(refreshWheel(page.list, 0, .infinity) == -5)
    #expect(refreshAdvance(page.list, .nan) == -5)
    #expect(page.number("isTracking") == 0)
  }

  @Test func `a text is cut to the size of the buffer`() {
    page.attach("RefreshStateHeader", to: 1)
    refreshSetTitle(page.list, 1, 0, "año")
    var room = [CChar](repeating: 1, count: 3)
    #expect(refreshGetText(page.list, 1, "stateLabel.text", &room, 3) == 4)
    #expect(room.map { UInt8(bitPattern: $0) } == Array("añ".utf8))
    #expect(refreshGetText(page.list, 1, "stateLabel.text", nil, 0) == 4)
    #expect(refreshDrawText(page.list, 99, nil, 0) == -6)
  }

  @Test func `an advance inside an advance is refused`() {
    refreshListen(page.list) { list, _, _, _, _ in
      MainActor.assumeIsolated { Page.record("\(refreshAdvance(list, 1))", in: list) }
    }
    refreshAfter(page.list, 0, 1)
    #expect(refreshAdvance(page.list, 1) == 0)
    #expect(page.events == ["-7"])
  }

  @Test func `work that causes new work without end is stopped`() {
    refreshListen(page.list) { list, _, _, _, _ in
      MainActor.assumeIsolated { _ = refreshAfter(list, 0, 0) }
    }
    refreshAfter(page.list, 0, 0)
    #expect(refreshAdvance(page.list, 1) == -8)
  }
}
