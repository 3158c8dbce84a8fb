import Foundation
import RefreshC
import Testing

/// The calls of a list in a page: what its layout, its fingers and its keys ask.
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

  @Test func `a drag is along the list or across it, and has a use or none`() {
    setGeometry()
    func uses() -> [Int32] {
      [(0, -9), (1, 9), (-9, 1), (9, 0)].map { refreshDragUse(page.list, $0, $1) }
    }
    #expect(uses() == [1, 2, 0, 0])
    page.attach("normal", to: 1)
    page.attach("normal", to: 4)
    #expect(uses() == [2, 2, 2, 1])
    refreshSetReading(page.list, 1, 0)
    #expect(uses() == [0, 0, 2, 1])
    #expect(refreshDragUse(page.list, .nan, 0) == -5)
  }

  @Test func `the drags that are the browser's`() {
    func drags() -> String? { page.text("touchAction", of: 0) }
    setGeometry()
    #expect(drags() == "pan-x pinch-zoom")
    refreshSet(page.list, 0, "bounces", 0)
    #expect(drags() == "pan-x pan-up pinch-zoom")
    refreshScrollTo(page.list, 0, 1_400, 0)
    #expect(drags() == "pan-x pan-down pinch-zoom")
    refreshTouch(page.list, 0, 100, 100, 0, .infinity)
    #expect(drags() == "pan-x pinch-zoom")
    refreshTouch(page.list, 2, 100, 100, 0, .infinity)
    setGeometry(content: 100)
    #expect(drags() == "pan-x pan-y pinch-zoom")
    page.attach("auto-normal", to: 2)
    #expect(drags() == "pan-x pan-up pinch-zoom")
    page.attach("plain", to: 3)
    #expect(drags() == "pinch-zoom")
    refreshSetReading(page.list, 1, 0)
    #expect(drags() == "pan-y pan-left pinch-zoom")
  }

  @Test func `keys scroll along the axis, and pages follow the direction of reading`() {
    setGeometry()
    func press(_ key: String, isShifted: Int32 = 0) -> Int32 {
      refreshPressKey(page.list, key, isShifted, 0)
    }
    for key in ["ArrowUp", "PageUp", "Home", "ArrowRight", "a", ""] { #expect(press(key) == 0) }
    #expect(press("ArrowDown") == 1)
    #expect(offset == [0, 40])
    #expect(press("End") == 1)
    #expect(offset == [0, 1_400])
    #expect([press(" "), press(" ", isShifted: 1)] == [0, 1])
    refreshSetReading(page.list, 1, 1)
    refreshSetGeometry(page.list, 375, 80, 2_000, 80, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    #expect([press("Home"), press("ArrowUp"), press("PageUp")] == [0, 0, 0])
    #expect([press("PageDown"), press("ArrowRight"), press("End")] == [1, 1, 1])
    #expect(offset == [0, 0])
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
    for _ in 1...3 { #expect(refreshPressKey(page.list, "PageDown", 0, 1) == 0) }
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
