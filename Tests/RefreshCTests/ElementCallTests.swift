import Foundation
import RefreshKit
import Testing

@testable import RefreshC

/// The calls that an element of a page needs: its frames, touches with times, texts and taps.
@Suite(.serialized)
struct ElementCallTests {
  @Test func `what floats is drawn in front of the content`() {
    let page = Page()
    page.attach("RefreshRingHeader", to: 1)
    refreshBegin(page.list, 1)
    refreshAdvance(page.list, 1)
    #expect(page.drawing.map { $0.prefix(7) } == ["content", "compone", "ring  a"])
    #expect(page.next == 0)
  }

  @Test(arguments: [("en", [0, 1.0, 2]), ("ar", [0, 2, 1])])
  func `a text is drawn at the side of its alignment`(language: String, sides: [Double]) throws {
    let page = Page()
    refreshSetLanguage(language)
    defer { refreshSetLanguage("en") }
    page.attach("RefreshStateHeader", to: 1)
    refreshScrollTo(page.list, 0, -54, 0)
    let label = try ListRegistry.list(page.list).scrollView.header?.view(.stateLabel) as? Label
    let found = [TextAlignment.center, .leading, .trailing].map { alignment in
      label?.textAlignment = alignment
      return page.sides.first
    }
    #expect(found == sides)
  }

  @Test func `a component behind the content is covered from the side of the content`() {
    let page = Page()
    let classes = [
      "RefreshNormalHeader", "RefreshBackNormalFooter", "RefreshNormalTrailer",
      "RefreshNormalLeader",
    ]
    // Half of each is uncovered: the distance that the content is moved by, and the side.
    let moves: [(Double, Double, Int)] = [
      (0, -27, 2), (0, 1_333 + 27, 0), (30, 0, 1), (-30, 0, 3),
    ]
    for (index, (x, y, side)) in moves.enumerated() {
      let slot = Int32(index + 1)
      page.attach(classes[index], to: slot)
      refreshScrollTo(page.list, x, y, 0)
      #expect(page.covered == [0, 0, 0, 0])
      #expect(refreshSet(page.list, slot, "style", 1) == 0)
      refreshAdvance(page.list, 0)
      let length = page.number(side.isMultiple(of: 2) ? "frame.height" : "frame.width", of: slot)
      var expected = [0.0, 0, 0, 0]
      expected[side] = (length ?? 0) - (abs(x) + (y > 0 ? y - 1_333 : abs(y)))
      #expect(page.covered == expected)
      refreshDetach(page.list, slot)
    }
  }

  @Test func `a second level is drawn behind the content while it is in sight`() {
    let page = Page()
    page.attach("RefreshNormalHeader", to: 1)
    #expect(refreshSet(page.list, 1, "secondLevelThreshold", 2) == 0)
    #expect(!page.drawing.contains { $0.hasPrefix("level") })
    refreshSecondLevel(page.list, 1, 1)
    refreshAdvance(page.list, 1)
    #expect(page.drawing.contains("level  at 0 0 375 667"))
    #expect(page.drawing.last == "content  at 0 667 375 2000")
    refreshSecondLevel(page.list, 1, 0)
    refreshAdvance(page.list, 1)
    #expect(!page.drawing.contains { $0.hasPrefix("level") })
  }

  @Test func `the velocity of a late touch is that of its own time`() {
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

  @Test func `the time of a touch is neither before the last touch nor after now`() {
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

  @Test func `the next frame is due while something moves`() {
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

  @Test func `a component is described and activated`() {
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

  @Test func `labels are measured by the host`() {
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

  @Test func `a tap reaches the title under it`() {
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

  @Test func `components are mirrored where the list is right to left`() {
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
}
