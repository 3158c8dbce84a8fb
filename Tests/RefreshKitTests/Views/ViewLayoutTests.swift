import Testing

@testable import RefreshKit

/// When a view is laid out.
@MainActor struct ViewLayoutTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let box = Box(frame: Rect(x: 0, y: 0, width: 10, height: 10))

  init() {
    list.addSubview(box)
    list.timeline.advance(by: 0)
  }

  /// How often `change` makes the box lay out.
  private func layouts(after change: () -> Void) -> Int {
    let before = box.layouts
    change()
    list.timeline.advance(by: 0)
    return box.layouts - before
  }

  @Test func `a view is laid out when it is added, and for another size, subview or visibility`() {
    #expect(box.layouts == 1)
    #expect(layouts { list.timeline.advance(by: 10) } == 0)
    #expect(layouts { box.frame.size.width = 20 } == 1)
    #expect(layouts { box.frame.origin.x = 5 } == 0)
    #expect(layouts { box.frame.size.width = 20 } == 0)
    let child = View()
    #expect(layouts { box.addSubview(child) } == 1)
    for (isHidden, count) in [(true, 1), (true, 0), (false, 1)] {
      #expect(layouts { child.isHidden = isHidden } == count)
    }
  }

  @Test func `outside a window layout waits, however often it is requested`() {
    let added = Box(frame: box.frame)
    list.addSubview(added)
    list.isInWindow = false
    list.timeline.advance(by: 0)
    for _ in 1...2 {
      box.setNeedsLayout()
      added.setNeedsLayout()
      list.timeline.advance(by: 1)
    }
    #expect(box.layouts == 1 && added.layouts == 0)
    list.isInWindow = true
    list.timeline.advance(by: 0)
    #expect(box.layouts == 2 && added.layouts == 1)
  }

  @Test func `layoutIfNeeded lays out at once, also outside a window`() {
    list.isInWindow = false
    box.setNeedsLayout()
    box.layoutIfNeeded()
    #if UIKIT
      // UIKit's own layout follows.
      let layouts = 3
    #else
      let layouts = 2
    #endif
    #expect(box.layouts == layouts)
    box.layoutIfNeeded()
    #expect(box.layouts == layouts)
  }

  @Test func `superviews are laid out before their subviews`() {
    var log: [String] = []
    let inner = Box()
    box.addSubview(inner)
    box.didLayOut = { log.append("outer") }
    inner.didLayOut = { log.append("inner") }
    list.timeline.advance(by: 0)
    #expect(log == ["outer", "inner"])
  }

  @Test func `a hidden view that requests layout during its layout is laid out again`() {
    box.isHidden = true
    box.didLayOut = { [unowned box] in
      if box.layouts == 2 { box.setNeedsLayout() }
    }
    box.setNeedsLayout()
    list.timeline.advance(by: 0)
    #expect(box.layouts == 3)
    let inner = Box()
    box.addSubview(inner)
    list.timeline.advance(by: 0)
    let count = inner.layouts
    inner.setNeedsLayout()
    list.timeline.advance(by: 0)
    #expect(inner.layouts == count + 1)
  }

  // MARK: The layout direction

  @Test func `a view has the direction of the nearest view that sets one`() {
    let (outer, middle, inner) = (View(), View(), View())
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.inheritedLayoutDirection == nil)
    outer.layoutDirection = .rightToLeft
    #expect(inner.inheritedLayoutDirection == .rightToLeft)
    middle.layoutDirection = .leftToRight
    #expect(inner.inheritedLayoutDirection == .leftToRight)
    inner.layoutDirection = .rightToLeft
    #expect(inner.inheritedLayoutDirection == .rightToLeft)
    #expect(outer.layoutDirection == .rightToLeft)
  }

  @Test func `a change of direction requests layout of all views inside`() {
    final class Counting: View {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let (outer, middle, inner) = (Counting(), View(), Counting())
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.layoutIfNeeded()
    outer.layoutDirection = .rightToLeft
    outer.layoutIfNeeded()
    #expect(outer.layouts == 2)
    #expect(inner.layouts == 2)
    outer.layoutDirection = .rightToLeft
    outer.layoutIfNeeded()
    #expect(inner.layouts == 2, "nothing has changed")
  }

  @Test func `a direction can be converted to the value of a setting and back`() {
    #expect(LayoutDirection.leftToRight.settingValue == .text("leftToRight"))
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(LayoutDirection(settingValue: direction.settingValue) == direction)
    }
  }
}
