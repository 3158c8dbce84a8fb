import Testing

@testable import RefreshKit

/// A list of 200 points with 1,000 of content and a footer of 44: its end is at 844.
final class LoadMoreTriggerTests {
  private var view = ScrollSnapshot(
    geometry: ScrollGeometry(
      size: Size(width: 100, height: 200), contentSize: Size(width: 100, height: 1_000),
      inset: .zero, reserved: EdgeInsets(bottom: 44)),
    offset: .zero)
  private var rule = LoadMoreTrigger()

  @Test func `the list is at its end with the footer in full sight`() {
    #expect(moment(lead: 44).end == 844)
    #expect(moment(lead: 44).line == 844)
    #expect(moment(lead: 0).line == 800)
    #expect(moment(lead: -88).line == 712)
  }

  @Test func `a list is long where it does not fit with its top inset`() {
    #expect(moment().isLong)
    view.geometry.contentSize.height = 200
    #expect(!moment().isLong)
    view.geometry.inset.top = 1
    #expect(moment().isLong)
  }

  @Test func `moving on to the line arrives, short of it or backwards does not`() {
    #expect(!arrives(from: 0, to: 843))
    #expect(arrives(from: 0, to: 844))
    #expect(!arrives(from: 900, to: 850))
    #expect(!arrives(from: 850, to: 850))
  }

  @Test func `a component's own move does not arrive`() {
    view.cause = .component
    #expect(!arrives(from: 0, to: 844))
  }

  @Test func `an empty or a short list is never arrived at`() {
    view.geometry.contentSize.height = 0
    #expect(!arrives(from: 0, to: 844))
    view.geometry.contentSize.height = 100
    #expect(!arrives(from: 0, to: 844))
  }

  @Test func `without a finger it arrives once, until it was back or has grown`() {
    #expect(arrives(from: 0, to: 844))
    rule.use(in: view)
    #expect(!arrives(from: 844, to: 850))
    #expect(!arrives(from: 850, to: 700))
    #expect(arrives(from: 700, to: 850))
    rule.use(in: view)
    rule.grow()
    #expect(arrives(from: 850, to: 860))
  }

  @Test func `at first, and in another list, it arrives from wherever it stands`() {
    #expect(arrives(from: 844, to: 850))
    rule.use(in: view)
    #expect(!arrives(from: 850, to: 860))
    rule.forget()
    #expect(arrives(from: 860, to: 870))
  }

  @Test(arguments: [false, true])
  func `the first drag in a list lets it arrive again`(isAnotherList: Bool) {
    if isAnotherList { rule.forget() }
    #expect(arrives(from: 0, to: 844))
    rule.use(in: view)
    view.dragID = 1
    #expect(arrives(from: 844, to: 850))
  }

  @Test(arguments: [(1, 1), (3, 3), (0, 0), (-2, 0), (-7, 0), (.min, 0)])
  func `one drag arrives as often as it may`(times: Int, expected: Int) {
    rule.timesPerDrag = times
    drag()
    #expect(arrivals(upTo: 5) == expected)
    drag()
    #expect(arrivals(upTo: 5) == expected)
  }

  @Test func `-1 is without limit`() {
    rule.timesPerDrag = -1
    drag()
    #expect(arrivals(upTo: 50) == 50)
  }

  @Test func `a drag that may load no more stays so`() {
    drag()
    #expect(arrivals(upTo: 1) == 1)
    rule.use(in: view)
    #expect(arrivals(upTo: 1) == 0)
  }

  @Test func `a pull up at the end loads, one that comes back does not`() {
    drag()
    view.offset.y = 843
    #expect(!pulledUp())
    view.offset.y = 844
    #expect(pulledUp())
    view.dragStart.y = 850
    #expect(!pulledUp())
  }

  @Test func `a short list is pulled up from wherever it rests`() {
    view.geometry.contentSize.height = 100
    drag()
    view.offset.y = 1
    #expect(pulledUp())
    view.offset.y = -1
    view.dragStart.y = -5
    #expect(!pulledUp())
  }

  @Test(arguments: [(0.0, false), (1, true)])
  func `a list of one point is a list`(height: Double, isList: Bool) {
    view.geometry.contentSize.height = height
    drag()
    view.offset.y = 1
    #expect(pulledUp() == isList)
  }

  private func drag() {
    view.isDragging = true
    view.dragID += 1
  }

  /// How many of `count` moves beyond the end arrive in one drag.
  private func arrivals(upTo count: Int) -> Int {
    var arrivals = 0
    for step in 0..<count where arrives(from: 844, to: 845 + Double(step)) {
      rule.use(in: view)
      arrivals += 1
    }
    return arrivals
  }

  private func moment(lead: Double = 44) -> LoadMoreTrigger.Moment {
    LoadMoreTrigger.Moment(view: view, room: 44, lead: lead)
  }

  private func pulledUp() -> Bool {
    rule.pulledUp(moment())
  }

  private func arrives(from old: Double, to new: Double) -> Bool {
    view.offset.y = new
    return rule.arrives(from: old, moment())
  }
}
