import RefreshC
import Testing

/// A host of C drives a refresh from the first touch to the last frame.
@Suite(.serialized)
struct CallTests {
  @Test func `a finger pulls, the list refreshes, and it is drawn`() {
    let page = Page()
    page.attach("RefreshNormalHeader", to: 1)
    #expect(page.text("class", of: 1) == "RefreshNormalHeader")

    refreshTouch(page.list, 0, 180, 100, 0, .infinity)
    for step in 1...10 {
      refreshAdvance(page.list, 0.01)
      refreshTouch(page.list, 1, 180, 100 + 30 * Double(step), 0, .infinity)
    }
    refreshAdvance(page.list, 0.4)
    #expect(page.number("state", of: 1) == 1)
    #expect(page.number("contentOffset.y").map { $0 < -54 } == true)
    #expect(page.number("isTracking") == 1)
    #expect(page.text("stateLabel.text", of: 1) == "Release to refresh")

    refreshTouch(page.list, 2, 180, 400, 0, .infinity)
    refreshAdvance(page.list, 0.5)
    #expect(page.number("contentOffset.y") == -54)
    #expect(
      page.drawing == [
        "component  at 0 0 375 54", "text(1) Loading... at 0 0 375 27",
        "text(2) Last update: No record at 0 27 375 27", "spinner(4)  at 76 17 20 20",
        "content  at 0 54 375 2000",
      ])

    #expect(refreshEnd(page.list, 1, 0) == 0)
    refreshAdvance(page.list, 1)
    #expect(page.number("contentOffset.y") == 0)
    #expect(
      page.events == [
        "1.0 0>1", "1.0 1>2", "1.6 0>0", "1.1 0>0", "1.2 0>0", "1.0 2>0", "1.6 0>0", "1.3 0>0",
        "1.4 0>0",
      ])
  }

  @Test func `a scroll wheel pulls, and keys scroll`() {
    let page = Page()
    page.attach("RefreshNormalHeader", to: 1)
    refreshSetContentSize(page.list, 375, 2_000)
    #expect(refreshSet(page.list, 0, "allowsWheelPull", 1) == 0)
    #expect(refreshSet(page.list, 0, "maximumOverscroll", 90) == 0)
    #expect(page.number("maximumOverscroll") == 90)
    refreshWheel(page.list, 0, -300)
    #expect(page.number("state", of: 1) == 1)
    #expect(page.number("contentOffset.y").map { $0 < -54 && $0 > -90 } == true)
    #expect(refreshWheelEnd(page.list, 1) == 0)
    refreshAdvance(page.list, 2)
    #expect(page.number("state", of: 1) == 0)
    refreshWheel(page.list, 0, -300)
    #expect(refreshWheelEnd(page.list, 0) == 0)
    refreshAdvance(page.list, 0.5)
    #expect(page.number("state", of: 1) == 2)
    #expect(refreshScrollBy(page.list, "pageDown", 0) == 1)
    #expect(page.number("contentOffset.y") == 573)
    #expect(refreshScrollBy(page.list, "end", 1) == 1)
    refreshAdvance(page.list, 1)
    #expect(page.number("contentOffset.y") == 1_333)
    #expect(refreshScrollBy(page.list, "end", 1) == 0)
    #expect(refreshWheel(page.list, 0, -33) == 1)
    #expect(refreshWheel(page.list, 33, 0) == 0)
  }

  @Test func `a list moves as far as its content`() {
    let page = Page()
    #expect(refreshScrollWithin(page.list, 20, 300, 0) == 1)
    #expect(page.number("contentOffset.y") == 300)
    #expect(page.number("contentOffset.x") == 0)
    #expect(refreshScrollWithin(page.list, 0, 300, 0) == 0)
    #expect(refreshScrollWithin(page.list, 0, 9_000, 1) == 1)
    refreshAdvance(page.list, 1)
    #expect(page.number("contentOffset.y") == 1_333)
    #expect(refreshScrollWithin(page.list, 0, .nan, 0) == -5)
  }

  @Test func `rows in front leave what is seen where it is`() {
    let page = Page()
    refreshSetContentSize(page.list, 375, 2_000)
    refreshScrollTo(page.list, 0, 500, 0)
    #expect(refreshKeepPosition(page.list, 1) == 0)
    refreshSetContentSize(page.list, 375, 0)
    refreshSetContentSize(page.list, 375, 2_440)
    #expect(refreshKeepPosition(page.list, 0) == 0)
    #expect(page.number("contentOffset.y") == 940)
    #expect(refreshKeepPosition(page.list, 0) == -6)
  }

  @Test func `a component is set up before it is attached`() {
    let page = Page()
    #expect(refreshMake(page.list, 2, "RefreshBackGifFooter") == 0)
    refreshSet(page.list, 2, "alpha", 0.5)
    refreshSet(page.list, 2, "frame.height", 60)
    refreshSetTitle(page.list, 2, 0, "más")
    refreshSetImages(page.list, 2, 0, "leaf", 3, 30, 30, 0.6)
    refreshAdvance(page.list, 1)
    #expect(page.drawing == ["content  at 0 0 375 2000"])

    refreshAttach(page.list, 2)
    refreshScrollTo(page.list, 0, 1_393, 0)
    refreshAdvance(page.list, 0)
    #expect(page.number("alpha", of: 2) == 0.5)
    #expect(
      page.drawing == [
        "component  at 0 607 375 60", "text(1) más at 0 607 375 60",
        "picture(5) leaf#0 at 127 622 30 30", "content  at 0 -1393 375 2000",
      ])

    refreshSetTitle(page.list, 2, 0, nil)
    #expect(page.text("stateLabel.text", of: 2) == "Pull up to load more")
    refreshDetach(page.list, 2)
    #expect(page.drawing == ["content  at 0 -1393 375 2000"])
  }

  @Test func `offsets and insets of a host's own physics are set as they are`() {
    let page = Page()
    page.attach("RefreshHeader", to: 1)
    refreshSetContentInset(page.list, 10, 1, 2, 3)
    refreshSetSafeArea(page.list, 20, 0, 0, 0)
    #expect(page.number("contentInset.right") == 3)
    #expect(page.number("contentOffset.y") == 0)

    refreshDrive(page.list, 0, 0, 0)
    refreshDrive(page.list, 1, 0, -80)
    #expect(page.number("isDragging") == 1)
    #expect(page.number("pullingPercent", of: 1) == 50.0 / 54)
    refreshDrive(page.list, 3, 0, 0)
    #expect(page.number("isDecelerating") == 1)
    refreshDrive(page.list, 5, 0, -40)
    refreshDrive(page.list, 6, 0, 0)
    #expect(page.number("contentOffset.y") == -30)
    refreshWheel(page.list, 0, 100)
    #expect(page.number("contentOffset.y") == 70)
  }

  @Test func `the overscroll that a ring holds is a number of the list`() {
    let page = Page()
    page.attach("RefreshRingHeader", to: 1)
    refreshAdvance(page.list, 0)
    #expect(page.number("holdsContentWhilePulled", of: 1) == 1)
    refreshTouch(page.list, 0, 180, 100, 0, .infinity)
    refreshTouch(page.list, 1, 180, 210, 0, .infinity)
    #expect(page.number("contentOffset.y") == 0)
    #expect(page.number("heldOverscroll.top").map { abs($0 - 55 * 667 / 722) < 1e-9 } == true)
    for side in ["left", "bottom", "right"] {
      #expect(page.number("heldOverscroll.\(side)") == 0)
    }
    refreshSet(page.list, 1, "holdsContentWhilePulled", 0)
    #expect(page.number("heldOverscroll.top") == 0)
    #expect(page.number("pullingPercent", of: 1) == 0)
    refreshTouch(page.list, 1, 180, 310, 0, .infinity)
    #expect(page.number("contentOffset.y").map { $0 < -20 } == true)
  }

  @Test func `a list has the time of the next work, and notifies of timers`() {
    let page = Page()
    #expect(refreshAfter(page.list, 0.5, 42) == 0)
    #expect(page.number("timeline.nextDue") == 0.5)
    refreshAdvance(page.list, 0.4)
    #expect(page.events.isEmpty)
    refreshAdvance(page.list, 0.2)
    #expect(page.events == ["0.5 42>0"])
    #expect(page.number("timeline.nextDue") == nil)
  }

  @Test func `another language is shown by components that are attached`() {
    let page = Page()
    page.attach("RefreshStateHeader", to: 1)
    refreshSetLanguage("fr")
    #expect(page.text("stateLabel.text", of: 1) != "Pull down to refresh")
    refreshSetLanguage("en")
    #expect(page.text("stateLabel.text", of: 1) == "Pull down to refresh")
  }
}
