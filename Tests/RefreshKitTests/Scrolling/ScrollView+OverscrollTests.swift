import RefreshKit
import Testing

/// How far fingers and scroll wheels pull.
struct ScrollViewOverscrollTests {
  /// The overshoot of a pull, or what is held of it.
  private func pulled(_ bench: Bench) -> Double {
    (bench.restingOffset - bench.position) * bench.inwards + bench.held
  }

  @Test(arguments: Kind.pulled + Kind.holding)
  func `a pull nears the limit and never reaches it`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.maximumOverscroll = 120
    bench.rest()
    bench.fingerPulls(by: 100)
    #expect(abs(pulled(bench) - 55 * 120 / (55 + 120)) < 1e-9)
    bench.touch(.moved, 1e6)
    #expect(pulled(bench) < 120 && pulled(bench) > 119)
  }

  @Test(arguments: Kind.pulled + Kind.holding)
  func `the limit is at least 1.5 times the longest pull, so that a pull can begin`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.maximumOverscroll = 1
    bench.rest()
    bench.fingerPulls(by: 5_000)
    #expect(bench.component.state == .pulling)
    #expect(pulled(bench) < 1.5 * bench.threshold && pulled(bench) > 1.4 * bench.threshold)
    bench.component.frame.size[bench.edge.axis] = 80
    bench.touch(.ended)
    bench.wait(2)
    bench.end()
    bench.rest()
    bench.fingerPulls(by: 5_000)
    #expect(pulled(bench) < 1.5 * bench.threshold && pulled(bench) > 1.4 * bench.threshold)
  }

  @Test func `without components the limit is what the app has set`() {
    let glass = Glass()
    glass.list.maximumOverscroll = 0
    glass.down(100)
    glass.move(400)
    #expect(glass.y == 0)
    glass.list.maximumOverscroll = 20
    glass.move(5_000)
    #expect(glass.y > -20 && glass.y < -19)
  }

  @Test(arguments: [(-1.0, 120.0), (.nan, 120), (.infinity, 120), (0, 0), (1e9, 1e9)])
  func `a limit that is no length is refused`(number: Double, result: Double) {
    let glass = Glass()
    #expect(glass.list.maximumOverscroll == nil)
    glass.list.maximumOverscroll = 120
    glass.list.maximumOverscroll = number
    #expect(glass.list.maximumOverscroll == result)
    glass.list.maximumOverscroll = nil
    #expect(glass.list.maximumOverscroll == nil)
  }

  @Test func `a limit beyond the length of the view changes nothing`() {
    func shown(_ limit: Double?) -> Double {
      let glass = Glass()
      glass.list.maximumOverscroll = limit
      glass.down(100)
      glass.move(310)
      return glass.y
    }
    #expect(shown(5_000) == shown(nil))
    #expect(shown(100) > shown(nil))
  }

  @Test(arguments: [0.01, 0.3, 0.55, 1.0])
  func `the coefficient is how much of a pull is shown`(coefficient: Double) {
    let glass = Glass()
    glass.list.rubberBandCoefficient = coefficient
    glass.down(100)
    glass.move(210)
    let pull = 100 * coefficient
    #expect(abs(glass.y + pull * 667 / (pull + 667)) < 1e-9)
  }

  @Test(arguments: [0, -0.5, 1.01, Double.nan, .infinity])
  func `a coefficient that is no share is refused`(number: Double) {
    let glass = Glass()
    glass.list.rubberBandCoefficient = number
    #expect(glass.list.rubberBandCoefficient == 0.55)
  }

  @Test(arguments: Kind.pulled)
  func `nothing jumps where they are set in the middle of a pull`(kind: Kind) {
    let bench = Bench(kind)
    bench.rest()
    bench.fingerPulls(by: 300)
    let shown = pulled(bench)
    #expect(shown > 81)
    bench.list.maximumOverscroll = 60
    #expect(pulled(bench) == shown)
    bench.touch(.moved, 311)
    #expect(pulled(bench) <= shown + 1e-9 && pulled(bench) > shown - 1)
    bench.list.maximumOverscroll = nil
    bench.list.rubberBandCoefficient = 0.2
    bench.touch(.moved, 312)
    #expect(abs(pulled(bench) - shown) < 1)
  }

  @Test func `a bounce may pass the limit, and a finger may catch it there`() {
    let glass = Glass()
    glass.list.maximumOverscroll = 20
    glass.list.contentOffset.y = 100
    glass.flick(from: 100, by: 60, times: 5)
    glass.wait(0.1)
    let caught = glass.y
    #expect(caught < -40)
    glass.down(300)
    glass.move(320)
    #expect(abs(glass.y - caught) < 1e-9)
    glass.move(330)
    #expect(abs(glass.y - caught) < 1e-9)
    glass.move(300)
    #expect(glass.y > caught && glass.y < caught + 30)
    glass.up(300)
    glass.wait(3)
    #expect(glass.y == 0)
  }

  @Test func `under a driver they have no effect`() {
    let (list, driver) = (
      ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667)), RecordingDriver()
    )
    list.driver = driver
    list.maximumOverscroll = 10
    list.beginDragging()
    list.driverDidScroll(to: Point(x: 0, y: -90), by: .finger)
    #expect(list.contentOffset.y == -90)
  }
}
