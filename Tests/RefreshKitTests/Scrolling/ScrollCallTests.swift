import RefreshKit
import Testing

/// Calls that scroll a rectangle or a step into view: 375 x 667 points of 2,000 x 2,000 are
/// visible, less an inset at each edge.
@MainActor struct ScrollCallTests {
  private let bench = Bench()

  init() {
    bench.list.contentSize = Size(width: 2_000, height: 2_000)
    bench.list.contentInset = EdgeInsets(top: 20, left: 5, bottom: 30, right: 15)
    bench.list.contentOffset = Point(x: 500, y: 500)
  }

  @Test(arguments: [
    (Rect(x: 600, y: 600, width: 100, height: 100), Point(x: 500, y: 500)),
    (Rect(x: 505, y: 520, width: 355, height: 617), Point(x: 500, y: 500)),
    (Rect(x: 900, y: 1_200, width: 100, height: 100), Point(x: 640, y: 663)),
    (Rect(x: 400, y: 300, width: 100, height: 100), Point(x: 395, y: 280)),
    (Rect(x: 900, y: 300, width: 100, height: 100), Point(x: 640, y: 280)),
    (Rect(x: 900, y: 1_200, width: 999, height: 799), Point(x: 895, y: 1_180)),
    (Rect(x: -900, y: -900, width: 1, height: 1), Point(x: -5, y: -20)),
    (Rect(x: 9_000, y: 9_000, width: 1, height: 1), Point(x: 1_640, y: 1_363)),
  ])
  func `a rectangle is scrolled into view by the shortest way`(rect: Rect, offset: Point) {
    bench.list.scrollRectToVisible(rect, animated: false)
    #expect(bench.list.contentOffset == offset)
  }

  @Test
  func `a visible or invalid rectangle moves nothing, and any other is animated on request`() {
    bench.clearLog()
    for rect in [
      Rect(x: 600, y: 600, width: 9, height: 9), Rect(x: 0, y: 0, width: Double.nan, height: 1),
      Rect(x: 0, y: 0, width: Double.infinity, height: 1),
    ] {
      bench.list.scrollRectToVisible(rect, animated: true)
      bench.list.scrollRectToVisible(rect, animated: false)
    }
    bench.wait(1)
    #expect(bench.log.isEmpty)
    bench.list.scrollRectToVisible(Rect(x: 505, y: 0, width: 1, height: 1), animated: true)
    #expect(bench.y == 500)
    bench.wait(0.3)
    #expect(bench.list.contentOffset == Point(x: 500, y: -20))
    #expect(bench.log.last == "arrived")
  }

  // MARK: Keys. What each key scrolls is in sessions of the fixtures

  @Test(arguments: ScrollStep.allCases)
  func `no key scrolls out of the range, or pulls a component`(step: ScrollStep) {
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

  @Test func `with a driver a key is a request`() {
    let (list, driver) = (bench.list, RecordingDriver())
    list.driver = driver
    driver.clearLog()
    list.scroll(by: .line(.down), animated: true)
    list.scroll(by: .end, animated: false)
    #expect(driver.log == ["offset 500,540, animated", "offset 500,1363"])
  }
}
