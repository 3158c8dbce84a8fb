import RefreshKit
import Testing

/// Rule D4: touches, scroll wheels, motions and components leave the offset in range.
struct RangeTests {
  // MARK: The release

  @Test(arguments: Kind.opening, [true, false])
  func `a refresh that ends under a finger leaves the content in range`(kind: Kind, bounces: Bool) {
    let bench = Bench(kind)
    bench.list.bounces = bounces
    bench.refresh()
    bench.finger(.began)
    bench.wait(0.1)
    bench.finger(.moved, -11)
    bench.wait(0.1)
    bench.end()
    bench.finger(.ended, -11)
    bench.wait(3)
    #expect(bench.isInRange)
    #expect(!bench.list.isDecelerating)
  }

  @Test(arguments: Kind.opening, [true, false])
  func `a refresh that ends under a resting finger leaves it in range too`(
    kind: Kind, bounces: Bool
  ) {
    let bench = Bench(kind)
    bench.list.bounces = bounces
    bench.refresh()
    bench.finger(.began)
    bench.end()
    #expect(!bench.isInRange)
    bench.finger(.ended)
    bench.wait(3)
    #expect(bench.isInRange)
  }

  @Test(arguments: Kind.pulled)
  func `an overshoot too small to bounce is taken back at once`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.finger(.began)
    bench.wait(0.016)
    bench.finger(.moved, 10.8)
    #expect(!bench.isInRange)
    bench.wait(0.3)
    bench.finger(.ended, 10.8)
    #expect(bench.isInRange)
    #expect(!bench.list.isDecelerating)
    #expect(bench.component.pullingPercent == 0)
    #expect(bench.component.alpha == 0)
  }

  @Test func `it is taken back after the delegate was notified of the end`() {
    let glass = Bench()
    glass.list.alwaysBounceVertical = true
    glass.down(100)
    glass.wait(0.2)
    glass.move(110.8)
    glass.clearLog()
    glass.up(110.8)
    #expect(glass.log == ["will end", "did end", "0"])
    #expect(glass.y == 0)
  }

  @Test(arguments: ["will end", "did end", "did end, with speed", "will decelerate"], [-30, 30.0])
  func `a delegate that changes insets as the finger leaves`(entry: String, change: Double) {
    for (travel, steps) in [(-20.0, 1), (120, 1), (-15, 1), (-200, 8), (200, 8)] {
      for bounces in [true, false] {
        let glass = Bench()
        glass.list.bounces = bounces
        glass.list.contentInset.top = 50
        glass.list.contentOffset.y = -50
        glass.delegation.answers = [entry: { $0.contentInset.top += change }]
        glass.down(300)
        for step in 1...steps {
          glass.wait(0.016)
          glass.move(300 + travel * Double(step) / Double(steps))
        }
        glass.up()
        glass.wait(5)
        #expect(glass.list.geometry.clamp(glass.list.contentOffset) == glass.list.contentOffset)
        #expect(!glass.list.isDecelerating)
      }
    }
  }

  @Test func `a target out of range is the nearest one in range`() {
    let glass = Bench()
    glass.delegation.target = Point(x: 0, y: -300)
    glass.list.contentOffset.y = 200
    glass.flick(from: 300, by: 20, times: 3)
    glass.wait(3)
    #expect(glass.y == 0)
    #expect(glass.log.suffix(2) == ["0", "at rest"])
  }

  // MARK: The other axis

  /// Pulls the component out, and the content beyond the edge beside it, and lifts the finger.
  private func pullAcross(_ bench: Bench, aside: Double) {
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.finger(.began)
    for step in 1...20 {
      bench.wait(0.016)
      bench.finger(.moved, Double(step) * 13, aside: Double(step) * aside / 20)
    }
    bench.wait(0.3)
    bench.finger(.ended, 260, aside: aside)
  }

  @Test(arguments: Kind.opening)
  func `a refresh that opens leaves the other axis its bounce`(kind: Kind) {
    let bench = Bench(kind)
    let other = bench.component.edge.axis == .vertical ? Axis.horizontal : .vertical
    pullAcross(bench, aside: 120)
    bench.wait(0.05)
    #expect(bench.component.state == .refreshing)
    #expect(bench.list.contentOffset[other] < -1)
    bench.wait(3)
    #expect(bench.component.state == .refreshing)
    #expect(bench.isInRange)
    #expect(bench.list.contentOffset[other] == 0)
    #expect(pulledBy(bench) == bench.length)
    #expect(!bench.list.isDecelerating)
  }

  @Test(arguments: Kind.pulled)
  func `a small overshoot of the other axis is taken back as a refresh opens`(kind: Kind) {
    let bench = Bench(kind)
    pullAcross(bench, aside: 0.5)
    bench.wait(0)
    #expect(bench.component.state == .refreshing)
    bench.wait(3)
    #expect(bench.isInRange)
  }

  /// By how much the content is pulled beyond the component's edge, in points.
  private func pulledBy(_ bench: Bench) -> Double {
    abs(bench.list.contentOffset[bench.component.edge.axis] - bench.restingOffset)
  }

  @Test(arguments: Kind.pulled)
  func `an animated move along the other axis continues as a refresh opens`(kind: Kind) {
    let bench = Bench(kind)
    let other = bench.component.edge.axis == .vertical ? Axis.horizontal : .vertical
    var target = bench.offset(pulledBy: 0)
    bench.list.contentOffset = target
    target[other] = 300
    bench.list.setContentOffset(target, animated: true)
    bench.wait(0.15)
    bench.component.beginRefreshing()
    #expect(abs(bench.list.contentOffset[other] - 150) < 1)
    bench.wait(1)
    #expect(bench.list.contentOffset[other] == 300)
    #expect(pulledBy(bench) == bench.length)
  }

  @Test(arguments: Kind.backFooters)
  func `a refresh that opens leaves the other axis where it rests by then`(kind: Kind) {
    let bench = Bench(kind)
    let trailer = RefreshNormalTrailer()
    bench.list.trailer = trailer
    bench.list.bounces = false
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    bench.list.setContentOffset(Point(x: 300, y: bench.restingOffset), animated: true)
    bench.wait(0.1)
    bench.component.beginRefreshing()
    bench.component.state = .idle
    trailer.beginRefreshing()
    #expect(bench.isInRange)
    #expect(bench.list.contentOffset == Point(x: 685, y: bench.restingOffset))
  }

  // MARK: A touch that ended

  /// Takes the finger away as soon as it drags.
  private final class Canceller: RefreshNormalHeader {
    var phase = TouchPhase.cancelled
    var moment = PanState.began

    override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
      super.scrollViewPanStateDidChange(change)
      if change.new == moment { scrollView?.touch(phase, at: .zero) }
    }
  }

  @Test(
    arguments: [TouchPhase.cancelled, .ended, .began],
    [PanState.began, .changed, .ended, .cancelled])
  func `a finger that an override takes away drags no more`(phase: TouchPhase, state: PanState) {
    let glass = Bench()
    let header = Canceller()
    (header.phase, header.moment) = (phase, state)
    glass.list.header = header
    glass.wait(0)
    glass.flick(from: 100, by: 20, times: 5)
    #expect(!glass.list.isDragging || glass.list.isTracking)
    glass.list.touch(.cancelled, at: .zero)
    #expect(!glass.list.isDragging && !glass.list.isTracking)
    glass.wait(5)
    #expect(glass.list.geometry.clamp(glass.list.contentOffset) == glass.list.contentOffset)
    #expect(glass.log.count { $0 == "will drag" } == glass.log.count { $0.hasPrefix("did end") })
  }

  // MARK: What the app and a driver set

  @Test func `an offset of the app's stays until geometry changes`() {
    let glass = Bench()
    glass.list.contentOffset = Point(x: -30, y: -100)
    glass.wait(5)
    #expect(glass.list.contentOffset == Point(x: -30, y: -100))
    glass.list.contentSize.height += 1
    #expect(glass.list.contentOffset == .zero)
  }

  @Test(arguments: [TouchPhase.ended, .cancelled])
  func `a tap leaves an offset of the app's, a drag does not`(phase: TouchPhase) {
    let glass = Bench()
    glass.list.contentOffset = Point(x: -30, y: -100)
    glass.clearLog()
    glass.down(300)
    glass.move(305)
    glass.list.touch(phase, at: Point(x: 100, y: 305))
    glass.wait(5)
    #expect(glass.list.contentOffset == Point(x: -30, y: -100))
    #expect(glass.log == [])

    glass.down(300)
    glass.move(315)
    glass.list.touch(phase, at: Point(x: 100, y: 315))
    glass.wait(5)
    #expect(glass.list.contentOffset == .zero)
  }

  @Test(arguments: [TouchPhase.ended, .cancelled])
  func `a tap leaves what the app sets under it`(phase: TouchPhase) {
    let glass = Bench()
    glass.down(300)
    glass.list.contentOffset = Point(x: -30, y: -100)
    glass.list.contentSize = glass.list.contentSize
    glass.list.touch(phase, at: Point(x: 100, y: 300))
    glass.wait(5)
    #expect(glass.list.contentOffset == Point(x: -30, y: -100))
  }

  @Test(arguments: [TouchPhase.ended, .cancelled])
  func `a tap releases the app's offset where the range has changed under it`(
    phase: TouchPhase
  ) {
    let glass = Bench()
    glass.list.contentOffset = Point(x: -30, y: -100)
    glass.down(300)
    glass.list.contentSize.height += 1
    glass.wait(1)
    #expect(glass.list.contentOffset == Point(x: -30, y: -100))
    glass.list.touch(phase, at: Point(x: 100, y: 300))
    #expect(glass.list.isDecelerating)
    glass.wait(5)
    #expect(glass.list.contentOffset == .zero)
  }

  @Test func `a driver's offset stays until its deceleration ends`() {
    let glass = Bench()
    glass.list.beginDragging()
    glass.list.drag(to: Point(x: 0, y: -100))
    glass.list.endDragging(decelerate: true)
    glass.list.decelerate(to: Point(x: 0, y: -50))
    glass.wait(5)
    #expect(glass.y == -50)
    glass.list.endDecelerating()
    #expect(glass.y == 0)
  }
}
