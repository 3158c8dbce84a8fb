import RefreshKit
import Testing

/// When a view is laid out.
struct ViewLayoutTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let box = Box(frame: Rect(x: 0, y: 0, width: 10, height: 10))

  init() {
    list.addSubview(box)
    list.timeline.advance(by: 0)
  }

  @Test func `a view is laid out once when it has been added`() {
    #expect(box.layouts == 1)
    list.timeline.advance(by: 10)
    #expect(box.layouts == 1)
  }

  @Test func `a new size asks for layout, a new place does not`() {
    box.frame.size.width = 20
    list.timeline.advance(by: 0)
    #expect(box.layouts == 2)
    box.frame.origin.x = 5
    box.frame.size.width = 20
    list.timeline.advance(by: 0)
    #expect(box.layouts == 2)
  }

  @Test func `a new subview asks for layout`() {
    box.addSubview(View())
    list.timeline.advance(by: 0)
    #expect(box.layouts == 2)
  }

  @Test func `hiding and showing a subview asks for layout, the same value does not`() {
    let child = View()
    box.addSubview(child)
    list.timeline.advance(by: 0)
    child.isHidden = true
    list.timeline.advance(by: 0)
    #expect(box.layouts == 3)
    child.isHidden = true
    list.timeline.advance(by: 0)
    #expect(box.layouts == 3)
    child.isHidden = false
    list.timeline.advance(by: 0)
    #expect(box.layouts == 4)
  }

  @Test func `outside a window layout waits for it, however often a view asks`() {
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

  @Test func `layout at once needs no turn, and no window`() {
    list.isInWindow = false
    box.setNeedsLayout()
    box.layoutIfNeeded()
    #expect(box.layouts == 2)
    box.layoutIfNeeded()
    #expect(box.layouts == 2)
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

  @Test func `a hidden view that asks for layout during its layout is laid out again`() {
    box.isHidden = true
    box.didLayOut = { [unowned box] in
      if box.layouts == 2 { box.setNeedsLayout() }
    }
    box.setNeedsLayout()
    list.timeline.advance(by: 0)
    #expect(box.layouts == 3)
  }
}
