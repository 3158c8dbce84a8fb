import Foundation
import RefreshC
import Testing

/// The calls of a list in a page: its layout, its scrolls and its items.
@Suite(.serialized)
struct PageCallTests {
  private let page = Page()

  /// Sets the sizes of a list of 375 x 600 points, and insets at its top.
  private func setGeometry(
    content: Double = 2_000, top: Double = 0, safeTop: Double = 0, isInFront: Int32 = 0
  ) {
    #expect(
      refreshSetGeometry(
        page.list, 375, 600, 375, content, top, 0, 0, 0, safeTop, 0, 0, 0, isInFront) == 0)
  }

  private var offset: [Double?] {
    ["contentOffset.x", "contentOffset.y"].map { page.number($0) }
  }

  @Test func `insets that grow move nothing that is seen`() {
    setGeometry()
    #expect(offset == [0, 0])
    setGeometry(top: 20, safeTop: 40)
    #expect(offset == [0, -60])
    refreshScrollTo(page.list, 0, 500, 0)
    setGeometry(top: 0, safeTop: 40)
    #expect(offset == [0, 520])
    // Across its axis a list does not move.
    refreshSetGeometry(page.list, 375.5, 600, 900, 2_000, 0, 10, 0, 10, 0, 0, 0, 0, 0)
    #expect(page.number("contentSize.width") == 355)
  }

  @Test func `content that has grown in front moves nothing that is seen`() {
    setGeometry()
    refreshScrollTo(page.list, 0, 500, 0)
    setGeometry(content: 2_440, isInFront: 1)
    #expect(offset == [0, 940])
    setGeometry(content: 2_500)
    #expect(offset == [0, 940])
  }

  @Test func `a list from right to left begins at its right end, and keeps the distance from it`() {
    refreshSetReading(page.list, 1, 1)
    func grow(to width: Double, isInFront: Int32 = 0) {
      refreshSetGeometry(page.list, 375, 80, width, 80, 0, 0, 0, 0, 0, 0, 0, 0, isInFront)
    }
    grow(to: 1_000)
    #expect(offset == [625, 0])
    grow(to: 1_200)
    #expect(offset == [825, 0])
    grow(to: 1_300, isInFront: 1)
    #expect(offset == [825, 0])
    refreshScrollTo(page.list, 600, 0, 0)
    refreshSetReading(page.list, 1, 0)
    #expect(offset == [325, 0])
    refreshSetReading(page.list, 1, 1)
    #expect(offset == [600, 0])
  }

  @Test func `a geometry that is none changes nothing`() {
    setGeometry()
    for bad in [-1, .nan, .infinity] {
      #expect(refreshSetGeometry(page.list, bad, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0) == -5)
    }
    #expect(refreshSetGeometry(page.list, 1, 1, 1, 1, .nan, 0, 0, 0, 0, 0, 0, 0, 0) == -5)
    #expect(page.number("frame.width") == 375)
  }

  @Test func `the browser scrolls by a finger, its throw, a wheel, or otherwise`() {
    setGeometry()
    func scroll(to y: Double, by cause: Int32) -> Int32 {
      refreshScrolled(page.list, 0, y, cause, 0.01)
    }
    refreshDrive(page.list, 0, 0, 0)
    #expect(scroll(to: 20, by: 0) == 0)
    #expect(page.number("isDragging") == 1)
    refreshDrive(page.list, 3, 0, 0)
    #expect(scroll(to: 50, by: 1) == 0)
    #expect(page.number("isDecelerating") == 1)
    refreshDrive(page.list, 7, 0, 0)
    #expect(page.number("isDecelerating") == 0)
    #expect(scroll(to: 80.1, by: 2) == 0)
    #expect(scroll(to: 300, by: 3) == 0)
    #expect(offset == [0, 300])
    #expect(page.number("timeline.now") == 0.04)
    #expect([scroll(to: 0, by: 4), scroll(to: .nan, by: 0)] == [-5, -5])
    #expect(refreshScrolled(page.list, 0, 0, 0, -1) == -5)
  }

  @Test func `a scroll that changes more than the offset is to be drawn`() {
    page.attach("auto-normal", to: 2)
    setGeometry()
    refreshAdvance(page.list, 1)
    #expect(refreshScrolled(page.list, 0, 500, 3, 0) == 0)
    #expect(refreshScrolled(page.list, 0, 1_444, 3, 0) == 1)
    #expect(page.number("state", of: 2) == 2)
  }

  @Test func `content that a throw has left beyond its range bounces back`() {
    setGeometry()
    refreshDrive(page.list, 0, 0, 0)
    refreshScrolled(page.list, 0, -30, 0, 0)
    refreshDrive(page.list, 3, 0, 0)
    refreshDrive(page.list, 7, 0, 0)
    #expect(offset == [0, -30])
    refreshAdvance(page.list, 0.1)
    #expect(page.number("contentOffset.y").map { $0 > -30 && $0 < 0 } == true)
    refreshAdvance(page.list, 2)
    #expect(offset == [0, 0])
  }

  @Test func `a page draws what moves with its content there, and knows its blocks`() {
    page.attach("normal", to: 1)
    page.attach("back-normal", to: 2)
    setGeometry()
    refreshAdvance(page.list, 1)
    refreshScrollTo(page.list, 0, 500, 0)
    // The footer would be beyond the end to which the page scrolls.
    #expect(page.components(movingWithContent: 1) == ["1 at 0 -54 375 54"])
    #expect(page.content == [0, 0, 0, 500, 5])
    refreshBegin(page.list, 1)
    #expect(page.content == [54, 0, 0, -54, 5])
    refreshAdvance(page.list, 1)
    refreshScrolled(page.list, 0, 100, 3, 0)
    #expect(page.number("reservedInset.top") == 0)
    #expect(page.content == [54, 0, 0, 100, 5])
    refreshEnd(page.list, 1, 0)
    refreshAdvance(page.list, 0)
    #expect(page.content[0] == 54)
    refreshAdvance(page.list, 1)
    #expect(page.content[0] == 0)
    refreshTouch(page.list, 0, 10, 10, 0, .infinity)
    #expect(page.content[4] == 21)
  }

  @Test func `a second level, and auto components, have blocks while they are there`() {
    page.attach("normal", to: 1)
    page.attach("auto-normal", to: 2)
    setGeometry()
    refreshSet(page.list, 1, "secondLevelThreshold", 2)
    refreshAdvance(page.list, 1)
    #expect(page.content == [0, 44, 0, 0, 1])
    refreshSecondLevel(page.list, 1, 1)
    refreshAdvance(page.list, 1)
    #expect(page.content == [600, 44, 0, -600, 33])
    refreshSecondLevel(page.list, 1, 0)
    refreshAdvance(page.list, 0.1)
    #expect(page.content == [600, 44, 0, 0, 33])
    refreshAdvance(page.list, 1)
    #expect(page.content == [0, 44, 0, 0, 1])
  }

  @Test func `a wheel and a key move nothing in a short list, and load, once`() {
    page.attach("auto-normal", to: 2)
    func loads() -> Int { page.events.count { $0.hasSuffix("0>2") } }
    setGeometry(content: 100)
    for _ in 1...3 { #expect(refreshWheel(page.list, 0, 30) == 0) }
    #expect(loads() == 1)
    refreshEnd(page.list, 2, 0)
    refreshAdvance(page.list, 1)
    setGeometry(content: 200)
    for _ in 1...3 { #expect(refreshMoveOn(page.list, 0, 1) == 0) }
    #expect(loads() == 2)
    #expect(offset == [0, 0])
  }

  @Test(arguments: [0, 1.0])
  func `a new size and new insets neither load nor pull`(allowsWheelPull: Double) {
    page.attach("auto-normal", to: 2)
    setGeometry(top: 20)
    refreshSet(page.list, 2, "isUserInteractionEnabled", 0)
    refreshScrollWithin(page.list, 0, 9_999, 0)
    refreshSet(page.list, 2, "isUserInteractionEnabled", 1)
    refreshSet(page.list, 0, "allowsWheelPull", allowsWheelPull)
    // What was seen is behind the new end.
    refreshSetGeometry(page.list, 375, 900, 375, 2_000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    #expect(offset == [0, 1_144])
    #expect(page.number("isDragging") == 0)
    #expect(page.events == [])
  }

  @Test func `what a header loads is what its footer continues`() {
    page.attach("normal", to: 1)
    page.attach("auto-normal", to: 2)
    func respond(_ result: Int32, to slot: Int32 = 1) -> [Double?] {
      refreshBegin(page.list, slot)
      refreshAdvance(page.list, 1)
      #expect(refreshRespond(page.list, slot, result) == 0)
      refreshAdvance(page.list, 1)
      return [page.number("state", of: 1), page.number("state", of: 2)]
    }
    #expect(respond(2) == [0, 4])
    #expect(respond(1) == [0, 4])
    #expect(respond(0) == [0, 0])
    #expect(respond(2, to: 2) == [0, 4])
    page.attach("auto-state", to: 1)
    #expect(respond(0) == [0, 4])
    #expect(respond(2) == [4, 4])
    #expect(refreshRespond(page.list, 1, 9) == -5)
    #expect(refreshRespond(page.list, 3, 0) == -3)
  }

  @Test func `each class has a short name of its own`() {
    for slot in Int32(1)...4 {
      let names = (page.text("classes", of: slot) ?? "").components(separatedBy: ", ")
      #expect(Set(names).count == names.count)
      let classes = names.map { name in
        page.attach(name, to: slot)
        return page.text("class", of: slot)
      }
      #expect(Set(classes).count == names.count && !classes.contains(nil))
    }
    #expect(refreshMake(page.list, 1, "fancy") == -2)
    #expect(refreshMake(page.list, 1, "auto-gif") == -2)
    refreshMake(page.list, 2, "auto-normal")
    #expect(page.text("class", of: 2) == "RefreshAutoNormalFooter")
    #expect(page.text("classes", of: 4) == "plain, state, normal")
  }

  @Test func `a number that can be none is cleared`() {
    page.attach("normal", to: 1)
    for name in ["refreshingTimeout", "expirationInterval"] {
      #expect(refreshSet(page.list, 1, name, 9) == 0)
      #expect(refreshClear(page.list, 1, name) == 0)
      #expect(page.number(name, of: 1) == nil)
    }
    refreshSet(page.list, 0, "maximumOverscroll", 90)
    #expect(refreshClear(page.list, 0, "maximumOverscroll") == 0)
    #expect(page.number("maximumOverscroll") == nil)
    #expect(refreshClear(page.list, 0, "bounces") == -4)
    #expect(refreshClear(page.list, 1, "pullingPercent") == -4)
    #expect(refreshClear(page.list, 2, "refreshingTimeout") == -3)
  }

  @Test func `a header shows the time that was stored before`() {
    refreshSetClock(page.list, 1_767_225_600, 0)
    #expect(refreshSetUpdated(page.list, "feed", 1_767_225_540) == 0)
    #expect(refreshSetUpdated(page.list, "feed", .nan) == -5)
    var seconds = Double.nan
    #expect(refreshUpdated(page.list, 1, &seconds) == -3)
    refreshMake(page.list, 1, "normal")
    #expect(refreshUpdated(page.list, 1, &seconds) == -6)
    refreshSetText(page.list, 1, "lastUpdatedTimeKey", "feed")
    refreshAttach(page.list, 1)
    refreshAdvance(page.list, 0)
    #expect(refreshUpdated(page.list, 1, &seconds) == 0)
    #expect(seconds == 1_767_225_540)
    page.attach("auto-normal", to: 2)
    #expect(refreshUpdated(page.list, 2, &seconds) == -4)
    #expect(page.text("lastUpdatedTimeLabel.text", of: 1)?.contains("23:59") == true)
  }

  @Test func `a footer that fills a short list waits for a layout of the page`() {
    #expect(refreshSet(page.list, 0, "laysOutContentLate", 1) == 0)
    setGeometry(content: 100)
    refreshMake(page.list, 2, "auto-normal")
    #expect(refreshSet(page.list, 2, "loadsUntilFilled", 1) == 0)
    refreshAttach(page.list, 2)
    refreshAdvance(page.list, 0)
    #expect(page.number("state", of: 2) == 0)
    #expect(refreshLaidOut(page.list) == 0)
    refreshAdvance(page.list, 0)
    #expect(page.number("state", of: 2) == 2)
  }

  @Test func `titles of results are texts`() {
    refreshMake(page.list, 1, "normal")
    for name in ["failureTitle", "successTitle"] {
      #expect(page.text(name, of: 1) == nil)
      #expect(refreshSetText(page.list, 1, name, "done") == 0)
      #expect(page.text(name, of: 1) == "done")
    }
    #expect(refreshSetText(page.list, 1, "secondLevelTitle", "more") == -4)
    refreshSet(page.list, 1, "secondLevelThreshold", 2)
    #expect(refreshSetText(page.list, 1, "secondLevelTitle", "more") == 0)
    #expect(refreshSetText(page.list, 1, "alpha", "1") == -4)
  }
}
