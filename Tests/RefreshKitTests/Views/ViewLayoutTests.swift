import RefreshKit
import Testing

/// When a view is laid out and drawn.
struct ViewLayoutTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let box = Box(frame: Rect(x: 0, y: 0, width: 10, height: 10))

  init() {
    list.addSubview(box)
    list.timeline.advance(by: 0)
  }

  // MARK: Layout

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

  @Test func `outside a window layout waits for it`() {
    list.isInWindow = false
    box.setNeedsLayout()
    list.timeline.advance(by: 1)
    #expect(box.layouts == 1)
    list.isInWindow = true
    list.timeline.advance(by: 0)
    #expect(box.layouts == 2)
  }

  @Test func `layout at once needs no turn, and no window`() {
    list.isInWindow = false
    box.setNeedsLayout()
    box.layoutIfNeeded()
    #expect(box.layouts == 2)
    box.layoutIfNeeded()
    #expect(box.layouts == 2)
  }

  @Test func `layout goes from the outside in`() {
    var log: [String] = []
    let inner = Box()
    box.addSubview(inner)
    box.didLayOut = { log.append("outer") }
    inner.didLayOut = { log.append("inner") }
    list.timeline.advance(by: 0)
    #expect(log == ["outer", "inner"])
  }

  // MARK: Drawing

  @Test func `a view is drawn once when it was made, and again when asked`() {
    #expect(box.drawings == 1)
    list.timeline.advance(by: 1)
    #expect(box.drawings == 1)
    box.setNeedsDisplay()
    list.timeline.advance(by: 1)
    #expect(box.drawings == 2)
  }

  @Test func `a view is drawn again when it comes into a window`() {
    list.isInWindow = false
    box.setNeedsDisplay()
    list.timeline.advance(by: 1)
    #expect(box.drawings == 1)
    list.isInWindow = true
    list.timeline.advance(by: 0)
    #expect(box.drawings == 2)
  }

  @Test func `a hidden view is drawn once it is shown`() {
    box.isHidden = true
    box.setNeedsDisplay()
    list.timeline.advance(by: 1)
    #expect(box.drawings == 1)
    box.isHidden = false
    list.timeline.advance(by: 0)
    #expect(box.drawings == 2)
  }

  @Test func `a view inside a hidden one is drawn once that is shown`() {
    let inner = Box(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    box.isHidden = true
    box.addSubview(inner)
    list.timeline.advance(by: 1)
    #expect(inner.drawings == 0)
    box.isHidden = false
    list.timeline.advance(by: 0)
    #expect(inner.drawings == 1)
  }

  @Test(arguments: [Size(width: 0, height: 10), Size(width: 10, height: 0)])
  func `an empty view is drawn once it has a size`(size: Size) {
    let empty = Box(frame: Rect(origin: .zero, size: size))
    list.addSubview(empty)
    list.timeline.advance(by: 1)
    #expect(empty.drawings == 0)
    empty.frame.size = Size(width: 10, height: 10)
    list.timeline.advance(by: 0)
    #expect(empty.drawings == 1)
  }

  @Test func `drawing goes from the back to the front`() {
    var log: [String] = []
    for name in ["a", "b", "c"] {
      let view = Box(frame: Rect(x: 0, y: 0, width: 1, height: 1))
      view.didDraw = { log.append(name) }
      if name == "c" { list.insertSubview(view, at: 0) } else { list.addSubview(view) }
    }
    list.timeline.advance(by: 0)
    #expect(log == ["c", "a", "b"])
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

  @Test func `what came while the whole was hidden is drawn when it is shown`() {
    list.isHidden = true
    let child = Box(frame: box.frame)
    list.addSubview(child)
    list.timeline.advance(by: 0)
    #expect(child.drawings == 0)
    list.isHidden = false
    #expect(list.timeline.nextDue == list.timeline.now)
    list.timeline.advance(by: 0)
    #expect(child.drawings == 1)
  }
}
