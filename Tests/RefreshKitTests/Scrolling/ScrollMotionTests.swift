import RefreshKit
import Testing

/// Content that moves by itself, frame by frame.
struct ScrollMotionTests {
  @Test func `the same throw is in the same places at every frame rate`() {
    let runs = [30.0, 60, 120].map { rate in
      let glass = Glass(rate: rate)
      glass.list.alwaysBounceVertical = true
      glass.flick(from: 600, by: -50, times: 10)
      return (1...60).map { _ in
        glass.wait(1.0 / 30)
        return (glass.y * 1e6).rounded() / 1e6
      }
    }
    // The lift is at 0.1 s, a common multiple of the frames' lengths.
    #expect(runs[0] == runs[1])
    #expect(runs[1] == runs[2])
    #expect(runs[0].last == 1_333)
  }

  @Test(arguments: [
    (0.0, 0.0), (0.075, 15.625), (0.15, 50), (0.225, 84.375), (0.3, 100),
  ])
  func `an animated move takes 0.3 seconds, and is fastest half way`(time: Double, y: Double) {
    let glass = Glass(rate: 1_000)
    glass.list.setContentOffset(Point(x: 0, y: 100), animated: true)
    glass.wait(time)
    #expect(abs(glass.y - y) < 1e-9)
    #expect(glass.log.contains("arrived") == (time == 0.3))
  }

  @Test(arguments: [0.0, 0.1])
  func `an animated move to a range that has changed is in time all the same`(time: Double) {
    let glass = Glass()
    glass.list.setContentOffset(Point(x: 0, y: 1_000), animated: true)
    glass.wait(time)
    glass.list.contentSize.height = 1_500
    glass.wait(0.29 - time)
    #expect(!glass.log.contains("arrived"))
    glass.wait(0.02)
    #expect(glass.log.suffix(2) == ["833", "arrived"])
  }

  @Test(arguments: [0.0, -1, .infinity, .nan])
  func `a rate that is none is refused`(rate: Double) {
    let glass = Glass(rate: 10)
    glass.list.frameRate = rate
    #expect(glass.list.frameRate == 10)
  }

  @Test func `a touch stops a fling`() {
    let glass = Glass()
    glass.flick(from: 500, by: -20, times: 3)
    glass.wait(0.2)
    let y = glass.y
    glass.down(300)
    glass.wait(1)
    #expect(glass.y == y)
    #expect(!glass.log.contains("at rest"))
  }

  @Test(arguments: [true, false])
  func `a call stops a fling`(animated: Bool) {
    let glass = Glass()
    glass.flick(from: 500, by: -20, times: 3)
    glass.wait(0.2)
    glass.list.setContentOffset(Point(x: 0, y: 7), animated: animated)
    #expect(!glass.list.isDecelerating)
    glass.wait(2)
    #expect(glass.y == 7)
  }

  @Test func `a list that grows during a bounce continues the fling`() {
    let glass = Glass()
    glass.list.contentOffset.y = 1_300
    glass.flick(from: 600, by: -60, times: 5)
    glass.wait(0.05)
    #expect(glass.y > 1_333)
    glass.list.contentSize.height = 10_000
    glass.wait(5)
    #expect(glass.y > 1_400)
    #expect(!glass.list.isDecelerating)
  }

  @Test(arguments: [0.05, 0.1, 0.3])
  func `a bounce continues unchanged where the other end of the range changes`(time: Double) {
    let glasses = [Glass(), Glass()]
    for glass in glasses {
      glass.list.alwaysBounceVertical = true
      glass.flick(from: 100, by: 40, times: 8)
      glass.wait(time)
      if glass === glasses[0] { glass.list.contentSize.height += 100 }
    }
    for _ in 1...30 {
      for glass in glasses { glass.wait(0.05) }
      #expect(abs(glasses[0].y - glasses[1].y) < 1e-6)
    }
    #expect(glasses[0].y == 0)
  }

  @Test func `a list that shrinks during a fling brings it back`() {
    let glass = Glass()
    glass.flick(from: 600, by: -60, times: 5)
    glass.wait(0.2)
    #expect(glass.y > 300)
    glass.list.contentSize.height = 700
    glass.wait(3)
    #expect(glass.y == 33)
  }

  @Test func `an inset that is set during a drag moves nothing`() {
    let glass = Glass()
    glass.list.alwaysBounceVertical = true
    glass.down(100)
    glass.move(210)
    let y = glass.y
    glass.list.contentInset.top = 30
    #expect(glass.y == y)
    glass.move(210)
    #expect(abs(glass.y - y) < 1e-9)
    glass.move(211)
    #expect(glass.y < y)
  }

  @Test(arguments: [(0.0, 29.7), (-1, 29.7), (0.25, 29.75), (0.5, 29.5), (1, 30), (10, 30)])
  func `the nearest pixel is shown`(pixel: Double, y: Double) {
    let glass = Glass()
    glass.list.pixelLength = pixel
    glass.down(300)
    glass.move(260.3)
    #expect(abs(glass.y - y) < 1e-9)
  }

  @Test func `shown offsets lie on pixels, and the edge is the edge`() {
    let glass = Glass(contentHeight: 2_000.3)
    glass.list.pixelLength = 0.5
    glass.list.contentOffset.y = 1_200
    glass.flick(from: 600, by: -60, times: 5)
    for _ in 0..<20 {
      glass.wait(1.0 / 60)
      #expect(glass.y * 2 == (glass.y * 2).rounded())
    }
    glass.wait(3)
    #expect(abs(glass.y - 1_333.3) < 1e-9)
  }

  @Test(arguments: [Size.zero, Size(width: -5, height: -5)])
  func `a view without a size moves nothing and stays finite`(size: Size) {
    let glass = Glass()
    glass.list.alwaysBounceVertical = true
    glass.list.frame.size = size
    glass.flick(from: 100, by: 40, times: 8)
    glass.wait(3)
    #expect(glass.y.isFinite)
    #expect(!glass.list.isDecelerating)
  }

  // MARK: Components

  @Test func `a header is pulled, thrown and refreshes`() {
    let glass = Glass()
    glass.attach(RefreshNormalHeader())
    glass.wait(0)
    glass.flick(from: 100, by: 40, times: 8)
    #expect(glass.list.header?.state == .pulling)
    glass.wait(1)
    #expect(glass.loads == 1)
    #expect(glass.y == -54)
    glass.list.header?.endRefreshing()
    glass.wait(1)
    #expect(glass.y == 0)
    #expect(glass.loads == 1)
  }

  /// Throws the list up; its footer loads once, and the list rests behind it.
  private func throwUp(_ glass: Glass, by step: Double, times: Int, wait: Double) {
    glass.wait(0)
    glass.flick(from: 600, by: -step, times: times)
    glass.wait(wait)
    #expect(glass.loads == 1)
    #expect(glass.y == 1_377)
  }

  @Test(arguments: Kind.backFooters)
  func `a back footer is pulled up, thrown and loads`(kind: Kind) {
    let glass = Glass()
    glass.attach(kind.make())
    glass.list.contentOffset.y = 1_333
    throwUp(glass, by: 40, times: 8, wait: 1)
  }

  @Test(arguments: Kind.autoFooters)
  func `a fling to the end loads once`(kind: Kind) {
    let glass = Glass()
    glass.attach(kind.make(), endsAtOnce: true)
    throwUp(glass, by: 60, times: 6, wait: 4)
  }

  @Test(arguments: Kind.trailers)
  func `a trailer is pulled, thrown and refreshes`(kind: Kind) {
    let glass = Glass()
    glass.list.contentSize = Size(width: 1_000, height: 667)
    glass.attach(kind.make())
    glass.list.contentOffset.x = 625
    glass.wait(0)
    glass.down(100, x: 370)
    for step in 1...9 {
      glass.wait(0.01)
      glass.move(100, x: 370 - 40 * Double(step))
    }
    glass.up()
    glass.wait(1)
    #expect(glass.loads == 1)
    #expect(glass.list.contentOffset.x == 685)
  }

  // MARK: On the way

  @Test func `opening and closing are shown on their way and end on the model`() throws {
    let glass = Glass()
    glass.list.header = RefreshNormalHeader()
    glass.wait(0)
    glass.list.header?.beginRefreshing()
    #expect(glass.y == -54)
    #expect(glass.list.scrollPresentation.contentOffset.y == 0)
    #expect(glass.list.scrollPresentation.adjustedContentInset.top == 0)
    glass.wait(0.125)
    #expect(abs(glass.list.scrollPresentation.contentOffset.y + 27) < 1e-9)
    #expect(abs(glass.list.scrollPresentation.adjustedContentInset.top - 27) < 1e-9)
    glass.wait(0.125)
    #expect(glass.list.scrollPresentation.contentOffset.y == -54)

    glass.list.header?.endRefreshing()
    glass.wait(0)
    let shown = glass.list.scrollPresentation.contentOffset.y
    #expect(glass.y == 0 && shown == -54)
    let spinner = try #require(glass.list.header as? RefreshNormalHeader).loadingView
    glass.wait(0.2)
    #expect(abs(spinner.presentation.alpha - 0.5) < 1e-9)
  }

  @Test func `what interrupts an animation starts from what is shown`() {
    let glass = Glass()
    glass.list.header = RefreshNormalHeader()
    glass.wait(0)
    glass.list.header?.beginRefreshing()
    glass.wait(0.125)
    glass.list.header?.endRefreshing()
    glass.wait(0)
    #expect(abs(glass.list.scrollPresentation.contentOffset.y + 27) < 1e-9)
    glass.wait(0.4)
    #expect(glass.list.scrollPresentation.contentOffset.y == 0)
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
    let glass = Glass()
    glass.list.header = RefreshRingHeader {}
    glass.wait(0)
    glass.list.beginDragging()
    glass.list.drag(to: Point(x: 0, y: -40))
    glass.list.endDragging()
    // What is held is released before the move, and notified.
    glass.whenScrolled = { list in
      if list.panState == .ended { list.beginDragging() }
    }
    glass.list.setContentOffset(Point(x: 0, y: 100), animated: true)
    #expect(glass.list.isDragging && glass.y == 100)
  }
}
