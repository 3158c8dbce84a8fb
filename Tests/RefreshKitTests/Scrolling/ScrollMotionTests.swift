import RefreshKit
import Testing

/// Content that moves by itself, frame by frame.
struct ScrollMotionTests {
  @Test func `the same throw is in the same places at every frame rate`() {
    let runs = [30.0, 60, 120].map { rate in
      let bench = Bench(rate: rate)
      bench.list.alwaysBounceVertical = true
      bench.flick(from: 600, by: -50, times: 10)
      return (1...60).map { _ in
        bench.wait(1.0 / 30)
        return (bench.y * 1e6).rounded() / 1e6
      }
    }
    // The lift is at 0.1 s, a common multiple of the frames' lengths.
    #expect(runs[0] == runs[1])
    #expect(runs[1] == runs[2])
    #expect(runs[0].last == 1_333)
  }

  @Test(arguments: [0.05, 0.1, 0.3])
  func `a bounce continues unchanged where the other end of the range changes`(time: Double) {
    let benches = [Bench(), Bench()]
    for bench in benches {
      bench.list.alwaysBounceVertical = true
      bench.flick(from: 100, by: 40, times: 8)
      bench.wait(time)
      if bench === benches[0] { bench.list.contentSize.height += 100 }
    }
    for _ in 1...30 {
      for bench in benches { bench.wait(0.05) }
      #expect(abs(benches[0].y - benches[1].y) < 1e-6)
    }
    #expect(benches[0].y == 0)
  }

  @Test func `shown offsets lie on pixels, and the edge is the edge`() {
    let bench = Bench(contentHeight: 2_000.3)
    bench.list.pixelLength = 0.5
    bench.list.contentOffset.y = 1_200
    bench.flick(from: 600, by: -60, times: 5)
    for _ in 0..<20 {
      bench.wait(1.0 / 60)
      #expect(bench.y * 2 == (bench.y * 2).rounded())
    }
    bench.wait(3)
    #expect(abs(bench.y - 1_333.3) < 1e-9)
  }

  @Test(arguments: [Size.zero, Size(width: -5, height: -5)])
  func `a view without a size moves nothing and stays finite`(size: Size) {
    let bench = Bench()
    bench.list.alwaysBounceVertical = true
    bench.list.frame.size = size
    bench.flick(from: 100, by: 40, times: 8)
    bench.wait(3)
    #expect(bench.y.isFinite)
    #expect(!bench.list.isDecelerating)
  }

  // MARK: Components

  @Test(arguments: Kind.normal)
  func `a component that is reached by a throw refreshes once, and its end brings the content back`(
    kind: Kind
  ) {
    let bench = Bench(kind, contentSize: Size(width: 1_000, height: 2_000))
    if kind.isAuto { bench.answer("refreshing") { bench.component.endRefreshing() } }
    bench.list.contentOffset = bench.offset(pulledBy: kind.isAuto ? -3 : 0)
    bench.touch(.began)
    for step in 1...8 {
      bench.wait(0.01)
      bench.touch(.moved, 50 * Double(step))
    }
    bench.touch(.ended, 400)
    #expect(kind.isAuto || bench.component.state == .pulling)
    bench.wait(4)
    #expect(bench.count("refreshing") == 1)
    let rest = bench.offset(pulledBy: 0)[bench.edge.axis]
    #expect(bench.position == (kind.isAuto ? rest : rest - bench.length * bench.inwards))
    bench.end()
    #expect(bench.count("refreshing") == 1)
    #expect(bench.position == rest)
  }

  // MARK: On the way

  @Test
  func `opening and closing are shown on their way, and what interrupts them starts from there`()
    throws
  {
    let bench = Bench()
    bench.list.header = RefreshNormalHeader()
    bench.wait(0)
    bench.list.header?.beginRefreshing()
    #expect(bench.y == -54)
    #expect(bench.list.scrollPresentation.contentOffset.y == 0)
    #expect(bench.list.scrollPresentation.adjustedContentInset.top == 0)
    bench.wait(0.125)
    #expect(abs(bench.list.scrollPresentation.contentOffset.y + 27) < 1e-9)
    #expect(abs(bench.list.scrollPresentation.adjustedContentInset.top - 27) < 1e-9)
    bench.wait(0.125)
    #expect(bench.list.scrollPresentation.contentOffset.y == -54)

    bench.list.header?.endRefreshing()
    bench.wait(0)
    let shown = bench.list.scrollPresentation.contentOffset.y
    #expect(bench.y == 0 && shown == -54)
    let spinner = try #require(bench.list.header as? RefreshNormalHeader).loadingView
    bench.wait(0.2)
    #expect(abs(spinner.presentation.alpha - 0.5) < 1e-9)
    bench.wait(1)

    bench.list.header?.beginRefreshing()
    bench.wait(0.125)
    bench.list.header?.endRefreshing()
    bench.wait(0)
    #expect(abs(bench.list.scrollPresentation.contentOffset.y + 27) < 1e-9)
    bench.wait(0.4)
    #expect(bench.list.scrollPresentation.contentOffset.y == 0)
  }

  @Test func `an arrow turns on its way`() throws {
    let bench = Bench(RefreshNormalHeader())
    let arrow = try #require(bench.component as? RefreshNormalHeader).arrowView
    bench.pull(by: 1.5)
    #expect(arrow.presentation.rotation == 0)
    bench.wait(0.125)
    #expect(abs(arrow.presentation.rotation - .pi / 2) < 1e-9)
    bench.wait(0.125)
    #expect(arrow.presentation.rotation == arrow.rotation)
  }

  @Test func `an animated move during which a drag begins is made at once`() {
    let bench = Bench()
    bench.list.header = RefreshRingHeader {}
    bench.wait(0)
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -40))
    bench.list.endDragging()
    // What is held is released before the move, and notified.
    bench.delegation.whenScrolled = { list in
      if list.panState == .ended { list.beginDragging() }
    }
    bench.list.setContentOffset(Point(x: 0, y: 100), animated: true)
    #expect(bench.list.isDragging && bench.y == 100)
  }
}
