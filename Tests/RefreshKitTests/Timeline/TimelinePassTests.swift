import RefreshKit
import Testing

/// Layout, as part of an advance.
struct TimelinePassTests {
  @Test func `layout follows the queue`() {
    let (list, box) = stage()
    var log: [String] = []
    box.didLayOut = { log.append("layout") }
    box.setNeedsLayout()
    list.timeline.async {
      log.append("queue")
      list.timeline.async { log.append("queue again") }
    }
    list.timeline.advance(by: 0)
    #expect(log == ["queue", "queue again", "layout"])
  }

  @Test func `what layout asks for is done in the same advance`() {
    let (list, box) = stage()
    var log: [String] = []
    box.didLayOut = {
      log.append("layout")
      guard log.count == 1 else { return }
      list.timeline.async {
        log.append("queue")
        box.setNeedsLayout()
      }
    }
    box.setNeedsLayout()
    list.timeline.advance(by: 0)
    #expect(log == ["layout", "queue", "layout"])
  }

  @Test func `views are laid out after each due item`() {
    let (list, box) = stage()
    var log: [String] = []
    box.didLayOut = { log.append("layout") }
    for name in ["a", "b"] {
      list.timeline.after(1) {
        log.append(name)
        box.setNeedsLayout()
      }
    }
    list.timeline.advance(by: 1)
    #expect(log == ["a", "layout", "b", "layout"])
  }

  @Test func `asking twice lays out once`() {
    let (list, box) = stage()
    box.setNeedsLayout()
    box.setNeedsLayout()
    list.timeline.advance(by: 0)
    #expect(box.layouts == 2)  // the first was when it was added
    list.timeline.advance(by: 1)
    #expect(box.layouts == 2)
  }

  @Test func `layout that asks for layout without end is given up at the limit`() {
    let (list, box) = stage()
    box.didLayOut = { [unowned box] in box.setNeedsLayout() }
    box.setNeedsLayout()
    #expect(throws: Timeline.Runaway.self) { try list.timeline.advance(by: 0, limit: 50) }
  }

  @Test(arguments: [(2, true), (3, false)])
  func `a round of layout counts as one entry`(rounds: Int, isAllowed: Bool) {
    let (list, box) = stage()
    let before = box.layouts
    box.didLayOut = { [unowned box] in
      if box.layouts < before + rounds { box.setNeedsLayout() }
    }
    box.setNeedsLayout()
    #expect(((try? list.timeline.advance(by: 0, limit: 2)) != nil) == isAllowed)
    #expect(box.layouts == before + 2)
  }

  @Test func `lists on one timeline move together and share nothing else`() {
    let timeline = Timeline()
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let one = ScrollView(frame: frame, timeline: timeline)
    let other = ScrollView(frame: frame, timeline: timeline)
    let boxes = [Box(frame: frame), Box(frame: frame)]
    one.addSubview(boxes[0])
    other.addSubview(boxes[1])
    one.isInWindow = false
    timeline.advance(by: 0)
    #expect(boxes.map(\.layouts) == [0, 1])
    #expect(one.lastUpdatedTimes !== other.lastUpdatedTimes)
  }

  private func stage() -> (ScrollView, Box) {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let box = Box(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    list.addSubview(box)
    list.timeline.advance(by: 0)
    return (list, box)
  }
}
