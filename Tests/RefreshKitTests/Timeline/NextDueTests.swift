import RefreshKit
import Testing

/// How a host knows when it must advance next.
@MainActor struct NextDueTests {
  let timeline = Timeline()

  @Test func `the earliest item is due first, and an entry of the main queue is due now`() {
    #expect(timeline.nextDue == nil)
    #expect(!timeline.isAnimating)
    timeline.after(3) {}
    timeline.after(2) {}
    #expect(timeline.nextDue == 2)
    timeline.advance(by: 2)
    #expect(timeline.nextDue == 3)
    timeline.async {}
    #expect(timeline.nextDue == 2)
    timeline.advance(by: 1)
    #expect(timeline.nextDue == nil)
    let view = ScrollView(frame: .zero, timeline: timeline)
    view.setNeedsLayout()
    #expect(timeline.nextDue == 3)
    timeline.advance(by: 0)
    #expect(timeline.nextDue == nil)
  }

  @Test func `an animation is ongoing for its duration, with a completion or without`() {
    timeline.animate(0.25) {}
    timeline.advance(by: 0.125)
    timeline.animate(0.5, {}, completion: {})
    #expect(timeline.isAnimating)
    #expect(timeline.nextDue == 0.625)
    timeline.advance(by: 0.25)
    #expect(timeline.isAnimating)
    timeline.advance(by: 0.25)
    #expect(!timeline.isAnimating)
  }

  // MARK: A host that sleeps

  /// How often `change` wakes a host.
  private func wakes(_ change: () -> Void) -> Int {
    var wakes = 0
    timeline.nextDueDidChange = { wakes += 1 }
    defer { timeline.nextDueDidChange = nil }
    change()
    return wakes
  }

  @Test func `a host is woken once when work is due earlier`() {
    #expect(wakes { timeline.after(5) {} } == 1)
    #expect(wakes { timeline.after(5) {} } == 0)
    #expect(wakes { timeline.after(6) {} } == 0)
    #expect(wakes { timeline.after(4) {} } == 1)
    #expect(
      wakes {
        timeline.async {}
        timeline.async {}
        timeline.after(1) {}
      } == 1)
    timeline.advance(by: 10)
    #expect(timeline.nextDue == nil)
    #expect(wakes { timeline.async {} } == 1)
  }

  @Test func `a host is not woken by work while it advances, or by changes without duration`() {
    timeline.async { [timeline] in
      timeline.async {}
      timeline.after(1) { timeline.async {} }
    }
    #expect(wakes { timeline.advance(by: 5) } == 0)
    #expect(wakes { timeline.animate(0) {} } == 0)
  }

  @Test func `an animation, a request for layout and the end of a refresh wake a host`() {
    #expect(wakes { timeline.animate(0.25) {} } == 1)
    timeline.advance(by: 1)

    let (view, header) = (View(), RefreshNormalHeader())
    let list = Bench.list(header, on: timeline)
    list.addSubview(view)
    timeline.advance(by: 0)
    #expect(wakes { view.setNeedsLayout() } == 1)
    header.beginRefreshing()
    timeline.advance(by: 1)
    #expect(wakes { header.endRefreshing() } == 1)
    timeline.advance(by: 1)
    #expect(timeline.nextDue == nil, "a refresh that has ended leaves nothing due")
    #expect(!timeline.isAnimating)
  }
}
