import Testing

@testable import RefreshKit

/// A list of 200 points with 1,000 of content and a footer of 44: its end is at 844.
final class LoadMoreTriggerTests {
  private var view = ScrollSnapshot(
    geometry: ScrollGeometry(
      size: Size(width: 100, height: 200), contentSize: Size(width: 100, height: 1_000),
      inset: .zero, reserved: EdgeInsets(bottom: 44)),
    offset: .zero)
  private var trigger = LoadMoreTrigger()

  @Test func `a footer's list ends below the whole footer, and is long with its top inset`() {
    #expect(endGeometry(triggerDistance: 44).end == 844)
    #expect(endGeometry(triggerDistance: 44).threshold == 844)
    #expect(endGeometry(triggerDistance: 0).threshold == 800)
    #expect(endGeometry(triggerDistance: -88).threshold == 712)
    #expect(endGeometry().isLong)
    view.geometry.contentSize.height = 200
    #expect(!endGeometry().isLong)
    view.geometry.inset.top = 1
    #expect(endGeometry().isLong)
  }

  @Test func `at the top positions are negated offsets, and the bottom inset counts`() {
    #expect(topGeometry(at: 0).end == 54)
    #expect(topGeometry(at: 0).threshold == 54)
    #expect(topGeometry(at: 30).position == -30)
    #expect(topGeometry(at: 0).start == -800)
    #expect(topGeometry(at: 0).isInsideContent && !topGeometry(at: 801).isInsideContent)
    view.geometry.contentSize.height = 200
    #expect(!topGeometry(at: 0).isLong)
    view.geometry.inset.bottom = 1
    #expect(topGeometry(at: 0).isLong)
  }

  @Test func `without a finger it arrives once, until it was back, has grown or is reset`() {
    #expect(!reachesEnd(from: 0, to: 843))
    #expect(reachesEnd(from: 844, to: 850))
    trigger.willLoad(in: view)
    #expect(!reachesEnd(from: 844, to: 850))
    #expect(!reachesEnd(from: 850, to: 700))
    #expect(reachesEnd(from: 700, to: 850))
    trigger.willLoad(in: view)
    trigger.contentDidGrow()
    #expect(reachesEnd(from: 850, to: 860))
    trigger.willLoad(in: view)
    #expect(!reachesEnd(from: 850, to: 860))
    trigger = LoadMoreTrigger()
    #expect(reachesEnd(from: 860, to: 870))
    #expect(!reachesEnd(from: 900, to: 850))
    #expect(!reachesEnd(from: 850, to: 850))
  }

  @Test(arguments: [false, true])
  func `the first drag in a list lets it arrive again`(isAnotherList: Bool) {
    if isAnotherList { trigger = LoadMoreTrigger() }
    #expect(reachesEnd(from: 0, to: 844))
    trigger.willLoad(in: view)
    view.dragID = 1
    #expect(reachesEnd(from: 844, to: 850))
  }

  @Test(arguments: [(-1, 50), (3, 3), (-2, 0), (.min, 0)])
  func `a drag arrives as often as it may, and -1 is no limit`(times: Int, expected: Int) {
    trigger.timesPerDrag = times
    for _ in 1...2 {
      drag()
      #expect(arrivals(upTo: 50) == expected)
      #expect(arrivals(upTo: 1) == (times == -1 ? 1 : 0))
    }
  }

  @Test func `a drag that ends at the end loads after a net move, in any list with content`() {
    drag()
    for (height, y, start, loads) in [
      (1_000.0, 843.0, 0.0, false), (1_000, 844, 0, true), (1_000, 844, 850, false),
      (100, 1, 0, true), (100, -1, -5, false), (1, 1, 0, true), (0, 1, 0, false),
    ] {
      view.geometry.contentSize.height = height
      view.offset.y = y
      view.dragStart.y = start
      #expect(trigger.dragDidEnd(endGeometry()) == loads, "\(height) \(y)")
    }
  }

  private func drag() {
    view.isDragging = true
    view.dragID += 1
  }

  /// The number of `count` changes of offset beyond the end that load in one drag.
  private func arrivals(upTo count: Int) -> Int {
    var arrivals = 0
    for step in 0..<count where reachesEnd(from: 844, to: 845 + Double(step)) {
      trigger.willLoad(in: view)
      arrivals += 1
    }
    return arrivals
  }

  private func endGeometry(triggerDistance: Double = 44) -> LoadMoreTrigger.EndGeometry {
    LoadMoreTrigger.EndGeometry(snapshot: view, reservedInset: 44, triggerDistance: triggerDistance)
  }

  private func reachesEnd(from old: Double, to new: Double) -> Bool {
    view.offset.y = new
    return trigger.offsetDidChange(from: old, endGeometry())
  }

  /// The same list with a header of 44 and an app's inset of 10 at the top: its end is at -54.
  private func topGeometry(at y: Double) -> LoadMoreTrigger.EndGeometry {
    view.geometry.reserved = EdgeInsets(top: 44)
    view.geometry.inset.top = 10
    view.offset.y = y
    return LoadMoreTrigger.EndGeometry(
      snapshot: view, edge: .top, reservedInset: 44, triggerDistance: 44)
  }
}
