import RefreshKit
import Testing

/// Motions of the content, frame by frame, and targets that the delegate and calls set.
@MainActor struct ScrollMotionTests {
  @Test func `a fling is at the same places at every frame rate`() {
    let runs = [30.0, 60, 120].map { rate in
      let bench = Bench(rate: rate)
      bench.list.alwaysBounceVertical = true
      bench.flick(from: 600, by: -50, times: 10)
      return (1...60).map { _ in
        bench.wait(1.0 / 30)
        return (bench.y * 1e6).rounded() / 1e6
      }
    }
    // The finger is lifted at 0.1 s, a common multiple of the frame lengths.
    #expect(runs[0] == runs[1])
    #expect(runs[1] == runs[2])
    #expect(runs[0].last == 1_333)
  }

  @Test(arguments: [0.05, 0.1, 0.3])
  func `a change of the other end of the range does not change a bounce`(time: Double) {
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
  func `a component that a fling reaches refreshes once, and the end brings the content back`(
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

  // MARK: Opening and closing

  @Test
  func `opening and closing are shown in progress, and an interruption starts from there`() throws {
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

  @Test func `an animated move is made at once if a drag begins meanwhile`() {
    let bench = Bench()
    bench.list.header = RefreshRingHeader {}
    bench.wait(0)
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -40))
    bench.list.endDragging()
    // Held overshoot is released before the move, and the delegate is told.
    bench.delegation.whenScrolled = { list in
      if list.panState == .ended { list.beginDragging() }
    }
    bench.list.setContentOffset(Point(x: 0, y: 100), animated: true)
    #expect(bench.list.isDragging && bench.y == 100)
  }

  // MARK: The target of a fling or call

  @Test(arguments: [(2_000.0, 500.0), (5_100, 500), (9_000, 500), (1_000, 333), (100, 0)])
  func `the delegate's target is kept when the range changes`(height: Double, rest: Double) {
    for waits in [0, 0.1] {
      let bench = Bench(contentHeight: 5_000)
      bench.delegation.target = Point(x: 0, y: 500)
      bench.flick(from: 600, by: -15, times: 6)
      bench.wait(waits)
      bench.list.contentSize.height = height
      bench.wait(3)
      #expect(bench.y == rest)
      #expect(bench.log.last == "at rest")
    }
  }

  @Test func `a target along one axis does not change the fling along the other`() {
    let benches = [Bench(), Bench()]
    for bench in benches {
      bench.list.contentSize.width = 5_000
      bench.down(300)
      for step in 1...4 {
        bench.wait(0.01)
        bench.move(300 - 10 * Double(step), x: 100 - 20 * Double(step))
      }
      if bench === benches[0] { bench.delegation.targetY = 250 }
      bench.up()
      bench.wait(0.2)
    }
    #expect(benches[0].list.contentOffset.x == benches[1].list.contentOffset.x)
    benches[0].wait(3)
    #expect(benches[0].y == 250)
  }

  @Test func `an animated move ends in the range that callbacks have set before it begins`() {
    let bench = Bench()
    bench.list.header = RefreshRingHeader()
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -40))
    bench.list.endDragging()
    #expect(bench.list.heldOverscroll.top == 40)
    let delegate = CountingDelegate()
    bench.list.delegate = delegate
    delegate.act = { bench.list.contentSize.height = 1_000 }
    bench.list.setContentOffset(Point(x: 0, y: 1_333), animated: true)
    delegate.act = nil
    bench.wait(1)
    #expect(bench.y == 333)
  }

  // MARK: Frames

  @Test func `a frame is due at each multiple of its length and at the end`() {
    let bench = Bench(rate: 10)
    bench.list.setContentOffset(Point(x: 0, y: 100), animated: true)
    bench.wait(0.09)
    #expect(bench.log.isEmpty)
    bench.wait(0.02)
    #expect(bench.log == ["26"])
    bench.wait(1)
    #expect(bench.log == ["26", "74", "100", "arrived"])
  }

  @Test func `a motion whose range changes with each offset comes to an end`() throws {
    let bench = Bench(rate: 60)
    bench.delegation.whenScrolled = { list in
      list.contentInset.bottom = list.contentInset.bottom == 0 ? 0.5 : 0
    }
    bench.list.setContentOffset(Point(x: 0, y: 20), animated: true)
    try bench.list.timeline.advance(by: 1, limit: 1_000)
    #expect(bench.y == 20)
    #expect(bench.log.last == "arrived")
    #expect(bench.log.count == 19)
  }

  @Test func `if the clock can no longer count frames, the end is shown`() throws {
    let bench = Bench(rate: 60)
    bench.wait(1e15)
    bench.list.setContentOffset(Point(x: 0, y: 100), animated: true)
    try bench.list.timeline.advance(by: 1, limit: 100)
    #expect(bench.log == ["100", "arrived"])
  }

  @Test func `another frame rate counts at once, up to 1,000, and an invalid one is refused`() {
    let bench = Bench(rate: 1)
    bench.list.setContentOffset(Point(x: 0, y: 100), animated: true)
    bench.list.frameRate = 60
    let due = bench.list.timeline.nextDue
    bench.list.frameRate = 60
    #expect(bench.list.timeline.nextDue == due)
    bench.wait(1)
    #expect(bench.log.count == 19)
    for rate in [0, -1, .infinity, .nan] {
      bench.list.frameRate = rate
      #expect(bench.list.frameRate == 60)
    }
    bench.list.frameRate = 1e300
    #expect(bench.list.frameRate == 1_000)
  }

  @Test(arguments: [59.94, 60, 75, 120, 240, 1_000], [8.4e6, 1.3e7, 5e7, 1e9])
  func `a clock that has run for months shows as many frames`(rate: Double, start: Double) throws {
    let bench = Bench(rate: rate)
    bench.wait(start)
    for _ in 1...5 {
      bench.clearLog()
      bench.list.setContentOffset(Point(x: 0, y: 100 - bench.y), animated: true)
      try bench.list.timeline.advance(by: 0.5137, limit: 1_000)
      #expect(bench.log.last == "arrived")
      let frames = (0.3 * rate).rounded(.down)
      #expect((frames...frames + 2).contains(Double(bench.log.count - 1)))
    }
  }

  @Test func `a range that shrinks with the last frame is applied before the end is reported`() {
    let bench = Bench(rate: 60)
    bench.delegation.whenScrolled = { list in
      if list.contentOffset.y == 1_000 { list.contentSize.height = 1_200 }
    }
    bench.list.setContentOffset(Point(x: 0, y: 1_000), animated: true)
    bench.wait(1)
    #expect(bench.log.suffix(3) == ["1000", "533", "arrived"])
  }
}
