import RefreshKit
import Testing

/// What keys scroll.
struct ScrollStepTests {
  /// A list of 300 x 400 points with content of 2,000 x 3,000 and an inset of 10 and 20 at its edges,
  /// scrolled to (500, 600).
  private func list() -> ScrollView {
    let list = Bench.list(
      size: Size(width: 300, height: 400), contentSize: Size(width: 2_000, height: 3_000))
    list.contentInset = EdgeInsets(top: 20, left: 10, bottom: 20, right: 10)
    list.contentOffset = Point(x: 500, y: 600)
    return list
  }

  private nonisolated static let steps: [(ScrollStep, Point)] = [
    (.line(.up), Point(x: 500, y: 560)), (.line(.down), Point(x: 500, y: 640)),
    (.line(.left), Point(x: 460, y: 600)), (.line(.right), Point(x: 540, y: 600)),
    (.page(.up), Point(x: 500, y: 280)), (.page(.down), Point(x: 500, y: 920)),
    (.page(.left), Point(x: 260, y: 600)), (.page(.right), Point(x: 740, y: 600)),
    (.home, Point(x: 500, y: -20)), (.end, Point(x: 500, y: 2_620)),
    (.home(along: .vertical), Point(x: 500, y: -20)),
    (.end(along: .vertical), Point(x: 500, y: 2_620)),
    (.home(along: .horizontal), Point(x: -10, y: 600)),
    (.end(along: .horizontal), Point(x: 1_710, y: 600)),
  ]

  @Test(arguments: steps)
  func `each step has its way, at once and animated`(step: ScrollStep, place: Point) {
    let atOnce = list()
    atOnce.scroll(by: step, animated: false)
    #expect(atOnce.contentOffset == place)
    let animated = list()
    animated.scroll(by: step, animated: true)
    #expect(animated.contentOffset == Point(x: 500, y: 600))
    animated.timeline.advance(by: 0.31)
    #expect(animated.contentOffset == place)
    #expect(Set(ScrollStep.allCases) == Set(Self.steps.map(\.0)) && ScrollStep.allCases.count == 12)
  }

  @Test(arguments: ScrollStep.allCases)
  func `no step leads out of the range, or pulls a component`(step: ScrollStep) {
    for kind in Kind.pulled {
      let bench = Bench(kind)
      bench.list.allowsWheelPull = true
      for animated in [true, false] {
        for _ in 0..<30 {
          bench.list.scroll(by: step, animated: animated)
          bench.wait(0.1)
          #expect(bench.isInRange)
        }
      }
      #expect(bench.log.isEmpty, "\(kind.name)")
    }
  }

  @Test(arguments: Kind.autoFooters, [true, false])
  func `a step that arrives at the end loads`(kind: Kind, animated: Bool) {
    let bench = Bench(kind)
    bench.list.scroll(by: .end, animated: animated)
    bench.wait(1)
    #expect(bench.count("refreshing") == 1)
  }

  @Test func `steps during an animated move add up`() {
    let list = list()
    for _ in 0..<5 {
      list.scroll(by: .line(.down), animated: true)
      list.timeline.advance(by: 0.05)
    }
    list.scroll(by: .line(.right), animated: true)
    list.timeline.advance(by: 1)
    #expect(list.contentOffset == Point(x: 540, y: 800))
  }

  @Test
  func `a step at an end notifies no delegate, and a step ends a fling and counts from there`() {
    let bench = Bench()
    bench.list.scroll(by: .home, animated: true)
    bench.list.scroll(by: .line(.up), animated: false)
    bench.wait(1)
    #expect(bench.log.isEmpty)
    bench.flick(from: 600, by: -40, times: 8)
    bench.wait(0.1)
    let y = bench.y
    bench.list.scroll(by: .line(.up), animated: false)
    #expect(bench.y == y - 40 && !bench.list.isDecelerating)
  }

  @Test func `a bounce along the other axis returns to its range`() {
    let list = list()
    list.contentOffset.x = -10
    list.touch(.began, at: Point(x: 100, y: 100))
    list.touch(.moved, at: Point(x: 250, y: 100))
    list.touch(.ended, at: Point(x: 250, y: 100))
    #expect(list.isDecelerating)
    list.scroll(by: .line(.down), animated: false)
    #expect(list.contentOffset == Point(x: -10, y: 640))
  }

  @Test(arguments: ScrollStep.allCases)
  func `with paging a line and a page are one page`(step: ScrollStep) {
    let list = Bench.list(
      size: Size(width: 300, height: 400), contentSize: Size(width: 1_500, height: 2_000))
    list.isPagingEnabled = true
    list.contentOffset = Point(x: 600, y: 800)
    list.scroll(by: step, animated: false)
    let (x, y) = (list.contentOffset.x / 300, list.contentOffset.y / 400)
    #expect([0, 1, 2, 3, 4].contains(x) && [0, 1, 2, 3, 4].contains(y))
    #expect((x == 2) != (y == 2))
    list.contentOffset = Point(x: 650, y: 850)
    list.scroll(by: .page(.up), animated: false)
    #expect(list.contentOffset.y == 800)
    list.scroll(by: .line(.down), animated: false)
    #expect(list.contentOffset.y == 1_200)
  }

  @Test(arguments: ScrollStep.allCases)
  func `nothing moves under a finger, a drag, or without interaction`(step: ScrollStep) {
    for hold: (ScrollView) -> Void in [
      { $0.touch(.began, at: .zero) }, { $0.beginDragging() },
      { $0.isUserInteractionEnabled = false },
    ] {
      let list = list()
      hold(list)
      list.scroll(by: step, animated: false)
      list.scroll(by: step, animated: true)
      list.timeline.advance(by: 1)
      #expect(list.contentOffset == Point(x: 500, y: 600))
    }
  }

  @Test func `under a driver a step is a request`() {
    let (list, driver) = (list(), RecordingDriver())
    list.driver = driver
    driver.clearLog()
    list.scroll(by: .line(.down), animated: true)
    list.scroll(by: .end, animated: false)
    #expect(driver.log == ["offset 500,640, animated", "offset 500,2620"])
  }
}
