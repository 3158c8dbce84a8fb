import RefreshKit
import Testing

/// What keys scroll beside components; sessions of the fixtures have what each of them scrolls.
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

  @Test func `under a driver a step is a request`() {
    let (list, driver) = (list(), RecordingDriver())
    list.driver = driver
    driver.clearLog()
    list.scroll(by: .line(.down), animated: true)
    list.scroll(by: .end, animated: false)
    #expect(driver.log == ["offset 500,640, animated", "offset 500,2620"])
  }
}
