import Foundation
import RefreshC
import Testing

/// A host of C drives a refresh from the first touch to the last frame.
@Suite(.serialized)
struct CallTests {
  @Test func aFingerPullsTheListRefreshesAndItIsDrawn() {
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
      page.heard == [
        "1.0 0>1", "1.0 1>2", "1.6 0>0", "1.1 0>0", "1.2 0>0", "1.0 2>0", "1.6 0>0", "1.3 0>0",
        "1.4 0>0",
      ])
  }

  @Test func aComponentIsSetUpBeforeItIsSeen() {
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

  @Test func numbersOfTheHostsOwnPhysicsAndOfInsetsArriveAsTheyAre() {
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

  @Test func whatARingHoldsIsANumberOfTheList() {
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

  @Test func whatFloatsIsDrawnInFrontOfTheContent() {
    let page = Page()
    page.attach("RefreshRingHeader", to: 1)
    refreshBegin(page.list, 1)
    refreshAdvance(page.list, 1)
    #expect(page.drawing.map { $0.prefix(7) } == ["content", "compone", "ring  a"])
    #expect(page.next == 0)
  }

  @Test func aLateTouchIsJudgedByItsOwnTime() {
    func offset(lateness: Double) -> Double {
      let page = Page()
      refreshAdvance(page.list, lateness)
      for step in 0...8 {
        // The host is notified of three moves at a time, in each third frame.
        if step.isMultiple(of: 3) { refreshAdvance(page.list, 0.03) }
        let time = 0.01 * Double(step + 1)
        refreshTouch(page.list, step == 0 ? 0 : 1, 180, 600 - 15 * Double(step), 0, time)
        #expect(page.number("touchTime") == time)
      }
      refreshTouch(page.list, 2, 180, 480, 0, 0.0905)
      refreshAdvance(page.list, 5)
      return page.number("contentOffset.y") ?? .nan
    }
    #expect(abs(offset(lateness: 0.001) - offset(lateness: 0.05)) < 1e-6)
    #expect(offset(lateness: 0.05) > 400)
  }

  @Test func theTimeOfATouchIsLimited() {
    let page = Page()
    #expect(page.number("touchTime") == nil)
    refreshAdvance(page.list, 1)
    refreshTouch(page.list, 0, 180, 100, 0, .infinity)
    #expect(page.number("touchTime") == 1)
    refreshAdvance(page.list, 1)
    refreshTouch(page.list, 1, 180, 101, 0, 0.5)
    #expect(page.number("touchTime") == 1)
    refreshTouch(page.list, 1, 180, 102, 0, 1.5)
    #expect(page.number("touchTime") == 1.5)
    #expect(refreshTouch(page.list, 1, 180, 103, 0, .nan) == -5)
    refreshTouch(page.list, 2, 180, 103, 0, 7)
    #expect(page.number("touchTime") == 2)
  }

  @Test func theNextFrameIsDueWhileSomethingMoves() {
    let page = Page()
    page.attach("RefreshNormalHeader", to: 1)
    #expect(page.next == nil)
    refreshScrollTo(page.list, 0, 500, 1)
    #expect(page.next.map { $0 > 0 && $0 < 0.02 } == true)
    refreshAdvance(page.list, 1)
    #expect(page.next == nil)
    refreshBegin(page.list, 1)
    refreshAdvance(page.list, 0.1)
    #expect(page.next == 0)
    // The activity indicator is the host's to play.
    refreshAdvance(page.list, 1)
    refreshScrollTo(page.list, 0, 500, 0)
    refreshAdvance(page.list, 0)
    #expect(page.next == nil)
    refreshAfter(page.list, 2, 1)
    #expect(page.next.map { abs($0 - 2) < 1e-9 } == true)
  }

  @Test func aComponentIsDescribedAndActivated() {
    let page = Page()
    page.attach("RefreshAutoNormalFooter", to: 2)
    refreshScrollTo(page.list, 0, 1_300, 0)
    refreshAdvance(page.list, 0)
    #expect(page.text("accessibilityLabel", of: 2) == "More items")
    #expect(page.text("accessibilityHint", of: 2) == "Load more")
    #expect(page.text("announcement", of: 2) == nil)
    #expect(refreshActivate(page.list, 2) == 1)
    #expect(page.text("accessibilityValue", of: 2) == "Loading...")
    #expect(page.text("accessibilityHint", of: 2) == nil)
    #expect(page.text("announcement", of: 2) == "Loading...")
    #expect(refreshActivate(page.list, 2) == 0)
    refreshEnd(page.list, 2, 1)
    refreshAdvance(page.list, 1)
    #expect(page.text("announcement", of: 2) == "Loading failed, tap to retry")
    #expect(page.text("accessibilityHint", of: 2) == "Try again")
  }

  @Test func labelsAreMeasuredByTheHost() {
    let page = Page()
    page.attach("RefreshNormalHeader", to: 1)
    func distance() -> Double {
      (page.number("stateLabel.center.x", of: 1) ?? 0)
        - (page.number("arrowView.center.x", of: 1) ?? 0)
    }
    let own = distance()
    refreshSetMeasure(page.list) { list, text, fontSize in
      Double(text.map { strlen($0) } ?? 0) * fontSize * 0.75
    }
    refreshAdvance(page.list, 0)
    // The longer text, "Last update: No record", has 22 letters of 10.5 points instead of 7.
    #expect(abs(distance() - own - 22 * 3.5 / 2) < 1e-9)
    page.attach("RefreshIndicatorHeader", to: 1)
    refreshSetMeasure(page.list, nil)
    page.attach("RefreshNormalHeader", to: 1)
    #expect(distance() == own)
  }

  @Test func aTapReachesTheTitleUnderIt() {
    let page = Page()
    page.attach("RefreshAutoNormalFooter", to: 2)
    refreshSet(page.list, 2, "isAutomaticallyRefresh", 0)
    refreshScrollTo(page.list, 0, 1_377, 0)
    refreshAdvance(page.list, 0)
    #expect(refreshTap(page.list, 180, 300) == 0)
    #expect(page.number("state", of: 2) == 0)
    #expect(refreshTap(page.list, 180, 650) == 1)
    #expect(page.number("state", of: 2) == 2)
  }

  @Test func componentsAreMirroredWhereTheListIsRightToLeft() {
    let page = Page()
    page.attach("RefreshNormalHeader", to: 1)
    func arrow() -> Double? { page.number("arrowView.center.x", of: 1) }
    let left = arrow()
    refreshSetLayoutDirection(page.list, 2)
    refreshAdvance(page.list, 0)
    #expect(left.map { 375 - $0 } == arrow())
    refreshSetLayoutDirection(page.list, 1)
    refreshAdvance(page.list, 0)
    #expect(arrow() == left)
    refreshSetLayoutDirection(page.list, 0)
    #expect(refreshSetLayoutDirection(page.list, 3) == -5)
  }

  @Test func timersAndTheNextThingDueAreToldByTheList() {
    let page = Page()
    #expect(refreshAfter(page.list, 0.5, 42) == 0)
    #expect(page.number("timeline.nextDue") == 0.5)
    refreshAdvance(page.list, 0.4)
    #expect(page.heard.isEmpty)
    refreshAdvance(page.list, 0.2)
    #expect(page.heard == ["0.5 42>0"])
    #expect(page.number("timeline.nextDue") == nil)
  }

  @Test func aSwitchOfLanguageReachesWhatIsThere() {
    let page = Page()
    page.attach("RefreshStateHeader", to: 1)
    refreshSetLanguage("fr")
    #expect(page.text("stateLabel.text", of: 1) != "Pull down to refresh")
    refreshSetLanguage("en")
    #expect(page.text("stateLabel.text", of: 1) == "Pull down to refresh")
  }
}
