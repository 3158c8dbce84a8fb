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

  @Test func `the list is at its end when the whole footer is visible`() {
    #expect(endGeometry(triggerDistance: 44).end == 844)
    #expect(endGeometry(triggerDistance: 44).threshold == 844)
    #expect(endGeometry(triggerDistance: 0).threshold == 800)
    #expect(endGeometry(triggerDistance: -88).threshold == 712)
  }

  @Test func `a list is long where it does not fit with its top inset`() {
    #expect(endGeometry().isLong)
    view.geometry.contentSize.height = 200
    #expect(!endGeometry().isLong)
    view.geometry.inset.top = 1
    #expect(endGeometry().isLong)
  }

  @Test func `moving on to the line arrives, short of it or backwards does not`() {
    #expect(!reachesEnd(from: 0, to: 843))
    #expect(reachesEnd(from: 0, to: 844))
    #expect(!reachesEnd(from: 900, to: 850))
    #expect(!reachesEnd(from: 850, to: 850))
  }

  @Test func `a component's own move does not arrive`() {
    view.cause = .component
    #expect(!reachesEnd(from: 0, to: 844))
  }

  @Test func `an empty or a short list is never arrived at`() {
    view.geometry.contentSize.height = 0
    #expect(!reachesEnd(from: 0, to: 844))
    view.geometry.contentSize.height = 100
    #expect(!reachesEnd(from: 0, to: 844))
  }

  @Test func `without a finger it arrives once, until it was back or has grown`() {
    #expect(reachesEnd(from: 0, to: 844))
    trigger.didLoad(in: view)
    #expect(!reachesEnd(from: 844, to: 850))
    #expect(!reachesEnd(from: 850, to: 700))
    #expect(reachesEnd(from: 700, to: 850))
    trigger.didLoad(in: view)
    trigger.contentDidGrow()
    #expect(reachesEnd(from: 850, to: 860))
  }

  @Test func `at first, and in another list, every offset reaches the end`() {
    #expect(reachesEnd(from: 844, to: 850))
    trigger.didLoad(in: view)
    #expect(!reachesEnd(from: 850, to: 860))
    trigger.reset()
    #expect(reachesEnd(from: 860, to: 870))
  }

  @Test(arguments: [false, true])
  func `the first drag in a list lets it arrive again`(isAnotherList: Bool) {
    if isAnotherList { trigger.reset() }
    #expect(reachesEnd(from: 0, to: 844))
    trigger.didLoad(in: view)
    view.dragID = 1
    #expect(reachesEnd(from: 844, to: 850))
  }

  @Test func `content waits at the end until it has loaded, and again with a drag`() {
    #expect(!isWaiting(at: 843) && isWaiting(at: 844))
    trigger.didLoad(in: view)
    #expect(!isWaiting(at: 844))
    view.dragID = 1
    #expect(isWaiting(at: 844) && !isWaiting(at: 843))
    view.geometry.contentSize.height = 0
    #expect(!isWaiting(at: 844))
  }

  @Test(arguments: [(1, 1), (3, 3), (0, 0), (-2, 0), (-7, 0), (.min, 0)])
  func `one drag arrives as often as it may`(times: Int, expected: Int) {
    trigger.timesPerDrag = times
    drag()
    #expect(arrivals(upTo: 5) == expected)
    drag()
    #expect(arrivals(upTo: 5) == expected)
  }

  @Test func `-1 is no limit`() {
    trigger.timesPerDrag = -1
    drag()
    #expect(arrivals(upTo: 50) == 50)
  }

  @Test func `a drag without loads left has none later`() {
    drag()
    #expect(arrivals(upTo: 1) == 1)
    trigger.didLoad(in: view)
    #expect(arrivals(upTo: 1) == 0)
  }

  @Test func `a drag upwards at the end loads, one back down does not`() {
    drag()
    view.offset.y = 843
    #expect(!endsDragAtEnd())
    view.offset.y = 844
    #expect(endsDragAtEnd())
    view.dragStart.y = 850
    #expect(!endsDragAtEnd())
  }

  @Test func `a short list is dragged up from any offset at rest`() {
    view.geometry.contentSize.height = 100
    drag()
    view.offset.y = 1
    #expect(endsDragAtEnd())
    view.offset.y = -1
    view.dragStart.y = -5
    #expect(!endsDragAtEnd())
  }

  @Test(arguments: [(0.0, false), (1, true)])
  func `a list of one point is a list`(height: Double, isList: Bool) {
    view.geometry.contentSize.height = height
    drag()
    view.offset.y = 1
    #expect(endsDragAtEnd() == isList)
  }

  private func drag() {
    view.isDragging = true
    view.dragID += 1
  }

  /// The number of `count` changes of offset beyond the end that load in one drag.
  private func arrivals(upTo count: Int) -> Int {
    var arrivals = 0
    for step in 0..<count where reachesEnd(from: 844, to: 845 + Double(step)) {
      trigger.didLoad(in: view)
      arrivals += 1
    }
    return arrivals
  }

  private func endGeometry(triggerDistance: Double = 44) -> LoadMoreTrigger.EndGeometry {
    LoadMoreTrigger.EndGeometry(snapshot: view, reservedInset: 44, triggerDistance: triggerDistance)
  }

  private func endsDragAtEnd() -> Bool {
    trigger.dragDidEnd(endGeometry())
  }

  private func isWaiting(at y: Double) -> Bool {
    view.offset.y = y
    return trigger.isWaiting(endGeometry())
  }

  private func reachesEnd(from old: Double, to new: Double) -> Bool {
    view.offset.y = new
    return trigger.offsetDidChange(from: old, endGeometry())
  }

  // MARK: At the top

  /// The same list with a header of 44 and an app's inset of 10 at the top: its end is at -54.
  private func topGeometry(at y: Double) -> LoadMoreTrigger.EndGeometry {
    view.geometry.reserved = EdgeInsets(top: 44)
    view.geometry.inset.top = 10
    view.offset.y = y
    return LoadMoreTrigger.EndGeometry(
      snapshot: view, edge: .top, reservedInset: 44, triggerDistance: 44)
  }

  private func arrivesAtTop(from old: Double, to new: Double) -> Bool {
    trigger.offsetDidChange(from: old, topGeometry(at: new))
  }

  private func endsDragAtTop(_ y: Double) -> Bool {
    trigger.dragDidEnd(topGeometry(at: y))
  }

  @Test func `at the top positions are negated offsets`() {
    #expect(topGeometry(at: 0).end == 54)
    #expect(topGeometry(at: 0).threshold == 54)
    #expect(topGeometry(at: 30).position == -30)
    #expect(topGeometry(at: 0).start == -800)
    #expect(topGeometry(at: 0).isInsideContent && !topGeometry(at: 801).isInsideContent)
  }

  @Test func `at the top a list is long where it does not fit with its bottom inset`() {
    view.geometry.contentSize.height = 200
    #expect(!topGeometry(at: 0).isLong)
    view.geometry.inset.bottom = 1
    #expect(topGeometry(at: 0).isLong)
  }

  @Test func `at the top moving up to the line arrives, and back down does not`() {
    #expect(!arrivesAtTop(from: 0, to: -53))
    #expect(arrivesAtTop(from: 0, to: -54))
    #expect(!arrivesAtTop(from: -80, to: -60))
    view.cause = .component
    #expect(!arrivesAtTop(from: 0, to: -54))
  }

  @Test func `at the top a drag downwards loads`() {
    drag()
    view.dragStart.y = -50
    #expect(endsDragAtTop(-54))
    view.dragStart.y = -60
    #expect(!endsDragAtTop(-54))
  }
}
