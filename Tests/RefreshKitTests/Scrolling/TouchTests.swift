import RefreshKit
import Testing

/// What a finger moves, and what the delegate is told of it.
struct TouchTests {
  /// Content that can move along both axes: 2,000 points wide and high, 500 from each edge.
  private func plane(isLocked: Bool = false) -> Bench {
    let bench = Bench()
    bench.list.contentSize = Size(width: 2_000, height: 2_000)
    bench.list.contentOffset = Point(x: 500, y: 500)
    bench.list.isDirectionalLockEnabled = isLocked
    return bench
  }

  /// How far the content has moved with the finger, which begins at the origin.
  private func way(of bench: Bench, to x: Double, _ y: Double) -> Point {
    bench.down(0, x: 0)
    bench.move(y, x: x)
    return Point(x: 500 - bench.list.contentOffset.x, y: 500 - bench.list.contentOffset.y)
  }

  // MARK: Slop and lock

  @Test(arguments: [
    (9.9, 0.0, Point?.none), (0, -9.9, nil), (-6, 7.9, nil), (7, 7, nil), (10, 0, .zero),
    (0, -10, .zero), (-6, 8, .zero), (50, 0, Point(x: 40, y: 0)), (0, -110, Point(x: 0, y: -100)),
    (30, 40, Point(x: 24, y: 32)), (-60, 80, Point(x: -54, y: 72)),
  ])
  func `a drag begins after ten points, which are taken off in the direction of the finger`(
    x: Double, y: Double, moved: Point?
  ) {
    let bench = plane()
    let way = way(of: bench, to: x, y)
    #expect(bench.list.isTracking && bench.list.isDragging == (moved != nil))
    #expect(abs(way.x - (moved?.x ?? 0)) < 1e-9 && abs(way.y - (moved?.y ?? 0)) < 1e-9)
  }

  /// The tangent of 20 degrees.
  private nonisolated static let slope = 0.363_970_234_266_202_4

  @Test(arguments: [
    (100.0, 0.0, true, false), (0, 100, false, true), (100, 36, true, false),
    (36, 100, false, true), (-100, -36, true, false), (-36, 100, false, true),
    (100, 100 * slope, true, false), (100 * slope, -100, false, true),
    (100, 37, true, true), (37, 100, true, true), (-100, 37, true, true), (37, -100, true, true),
    (80, -80, true, true),
  ])
  func `a lock holds what begins within 20 degrees of an axis to it`(
    x: Double, y: Double, movesX: Bool, movesY: Bool
  ) {
    let way = way(of: plane(isLocked: true), to: x, y)
    #expect((way.x != 0) == movesX && (way.y != 0) == movesY)
    let free = self.way(of: plane(), to: x, y)
    #expect((free.x != 0) == (x != 0) && (free.y != 0) == (y != 0))
  }

  @Test func `a lock stays for the whole drag, and its throw`() {
    let bench = plane(isLocked: true)
    bench.down(300)
    for step in 1...5 {
      bench.wait(0.01)
      bench.move(300 - 40 * Double(step), x: 100 - 10 * Double(step * step))
    }
    bench.up()
    #expect(bench.delegation.velocity.x == 0 && bench.delegation.velocity.y > 1)
    bench.wait(1)
    #expect(bench.list.contentOffset.x == 500)
  }

  @Test(arguments: [true, false])
  func `an axis without anything to scroll moves only if it always bounces`(alwaysBounces: Bool) {
    let bench = Bench(contentHeight: 100)
    bench.list.alwaysBounceVertical = alwaysBounces
    bench.down(100)
    bench.move(200)
    #expect(bench.list.isDragging == alwaysBounces)
    #expect((bench.y < 0) == alwaysBounces)

    let long = Bench()
    long.down(300, x: 100)
    long.move(200, x: 20)
    #expect(long.list.contentOffset.x == 0)
    #expect(long.y > 80)
  }

  @Test func `without bounces content stops at the edge`() {
    let bench = Bench()
    bench.list.bounces = false
    bench.down(100)
    bench.move(300)
    #expect(bench.y == 0)
    bench.move(-5_000)
    #expect(bench.y == 1_333)
  }

  // Rule D6.
  @Test func `the velocity of a finger is that of the times at which it was somewhere`() {
    func rest(notifiedEvery frames: Int) -> Double {
      let bench = Bench()
      for step in 0...8 {
        if step.isMultiple(of: frames) { bench.wait(0.01 * Double(frames)) }
        let place = Point(x: 100, y: 500 - 20 * Double(step))
        bench.list.touch(
          step == 0 ? .began : .moved, at: place, timestamp: 0.01 * Double(step) + 0.01)
      }
      bench.list.touch(.ended, at: Point(x: 100, y: 340), timestamp: 0.095)
      bench.wait(5)
      return bench.y
    }
    #expect(rest(notifiedEvery: 1) > 800)
    #expect(abs(rest(notifiedEvery: 1) - rest(notifiedEvery: 2)) < 1e-6)
    #expect(abs(rest(notifiedEvery: 1) - rest(notifiedEvery: 4)) < 1e-6)
  }

  @Test func `the time of a touch is neither before the last touch nor after now`() {
    let bench = Bench()
    #expect(bench.list.touchTime == nil)
    bench.wait(1)
    bench.list.touch(.began, at: .zero, timestamp: 5)
    #expect(bench.list.touchTime == 1)
    bench.wait(1)
    bench.list.touch(.moved, at: .zero, timestamp: 1.25)
    bench.list.touch(.moved, at: .zero, timestamp: 0.5)
    #expect(bench.list.touchTime == 1.25)
    bench.list.touch(.moved, at: .zero, id: 3)
    #expect(bench.list.touchTime == 1.25)
    bench.list.touch(.ended, at: .zero, timestamp: .nan)
    #expect(bench.list.touchTime == 2)
  }

  @Test(arguments: [true, false])
  func `content that is caught does not jump, and returns when it is released`(moves: Bool) {
    let bench = Bench()
    bench.list.alwaysBounceVertical = true
    bench.flick(from: 100, by: 40, times: 8)
    bench.wait(0.1)
    let caught = bench.y
    #expect(caught < -1)
    bench.down(300)
    #expect(bench.y == caught && !bench.list.isDecelerating)
    bench.wait(1)
    #expect(bench.y == caught)
    if moves {
      bench.move(310)
      #expect(abs(bench.y - caught) < 1e-9)
      bench.move(311)
      #expect(bench.y < caught && bench.y > caught - 1)
    }
    bench.up(300)
    #expect(bench.list.isDecelerating)
    bench.wait(2)
    #expect(bench.y == 0 && !bench.list.isDecelerating)
  }

  @Test func `a tap leaves an offset of the app, notifies no delegate, and ends a small overshoot`()
  {
    let bench = Bench()
    bench.down(300)
    bench.up(300)
    #expect(bench.log.isEmpty && !bench.list.isTracking)
    for isAnimated in [true, false] {
      bench.list.setContentOffset(Point(x: 0, y: -50), animated: isAnimated)
      bench.wait(1)
      bench.down(300)
      bench.up(300)
      bench.wait(1)
      #expect(bench.y == -50)
    }
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -0.3))
    bench.list.endDragging()
    bench.clearLog()
    bench.down(300)
    bench.up(300)
    #expect(bench.log == ["0"] && !bench.list.isDecelerating)
  }

  // MARK: The order of events

  @Test func `a fling is reported in UIKit's order, with its velocity and a target in the range`() {
    let bench = Bench(rate: 10)
    bench.flick(from: 500, by: -20, times: 3)
    #expect(
      bench.log == [
        "will drag", "10", "30", "50", "will end", "did end, with speed", "will decelerate",
      ])
    #expect(bench.delegation.velocity == Point(x: 0, y: 2))
    #expect(abs(bench.delegation.announced.y - (50 + 1_990 * 0.499)) < 1e-6)
    bench.clearLog()
    bench.wait(5)
    #expect(bench.log.last == "at rest")
    #expect(abs(bench.y - bench.delegation.announced.y) < 1e-6)

    let far = Bench()
    far.flick(from: 600, by: -60, times: 5)
    #expect(far.delegation.announced.y == 1_333)

    let aslant = plane()
    aslant.down(300)
    for step in 1...3 {
      aslant.wait(0.01)
      aslant.move(300 - 20 * Double(step), x: 100 + 10 * Double(step))
    }
    aslant.up()
    #expect(abs(aslant.delegation.velocity.x + 1) < 1e-9)
    #expect(abs(aslant.delegation.velocity.y - 2) < 1e-9)
  }

  @Test func `a slow lift ends where it is`() {
    let bench = Bench()
    bench.down(300)
    bench.wait(0.2)
    bench.move(260)
    bench.up(260)
    #expect(bench.log == ["will drag", "30", "will end", "did end"])
    #expect(!bench.list.isDecelerating && !bench.list.isTracking)
  }

  @Test func `a cancelled drag returns without a fling`() {
    let bench = Bench()
    bench.list.alwaysBounceVertical = true
    bench.down(100)
    bench.wait(0.01)
    bench.move(300)
    bench.list.touch(.cancelled, at: Point(x: 100, y: 300))
    #expect(bench.list.panState == .cancelled)
    bench.wait(2)
    #expect(bench.y == 0)
  }

  @Test func `without interaction no finger counts, but one that is down continues`() {
    let bench = Bench()
    bench.list.isUserInteractionEnabled = false
    bench.down(300)
    bench.move(200)
    #expect(!bench.list.isTracking && bench.y == 0)

    bench.list.isUserInteractionEnabled = true
    bench.down(300)
    bench.list.isUserInteractionEnabled = false
    bench.move(200)
    #expect(bench.y == 90)
  }

  // MARK: What is out of order

  @Test func `a second finger, a stray move and a stray lift count for nothing`() {
    let bench = Bench()
    bench.move(10)
    bench.up(10)
    #expect(bench.log.isEmpty)
    bench.down(300)
    bench.list.touch(.began, at: Point(x: 0, y: 0), id: 2)
    bench.list.touch(.moved, at: Point(x: 0, y: 600), id: 2)
    bench.list.touch(.ended, at: Point(x: 0, y: 600), id: 2)
    #expect(bench.list.isTracking && !bench.list.isDragging)
    bench.move(200)
    #expect(bench.y == 90)
    // A finger without an identifier has the identifier 0.
    bench.list.touch(.moved, at: Point(x: 100, y: 100), id: 0)
    #expect(bench.y == 190)
  }

  @Test func `a touch that begins twice was cancelled in between`() {
    let bench = Bench()
    bench.down(300)
    bench.move(200)
    bench.down(500)
    #expect(!bench.list.isDragging && bench.list.panState == .cancelled)
    bench.move(480)
    #expect(bench.y == 100)
  }

  // MARK: Rule D4, another finger while a drag ends

  /// A list with a header that puts down another finger, or cancels the first, as the pan changes.
  private func observed() -> (bench: Bench, header: PanObserver) {
    let (bench, header) = (Bench(), PanObserver())
    bench.list.header = header
    bench.wait(0)
    return (bench, header)
  }

  private final class PanObserver: RefreshNormalHeader {
    var answers: [PanState: (ScrollView) -> Void] = [:]

    override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
      super.scrollViewPanStateDidChange(change)
      if let scrollView { answers[change.new]?(scrollView) }
    }
  }

  @Test(arguments: [TouchPhase.ended, .cancelled])
  func `content returns that the first finger has stopped, if a second finger follows it`(
    phase: TouchPhase
  ) {
    let (moved, mover) = observed()
    moved.list.setContentOffset(Point(x: 0, y: 1_000), animated: true)
    moved.wait(0.1)
    moved.list.contentSize.height = 300
    moved.wait(0.02)
    mover.answers[.began] = { $0.touch(.cancelled, at: .zero) }
    mover.answers[.cancelled] = { $0.touch(.began, at: .zero, id: 1) }
    moved.down(300)
    moved.move(280)
    #expect(moved.list.isTracking && !moved.list.isDragging && moved.y > 100)
    moved.list.touch(phase, at: .zero, id: 1)
    moved.wait(5)
    #expect(moved.y == 0)

    let (held, holder) = observed()
    held.list.contentSize.width = 1_000
    holder.holdsContentWhilePulled = true
    holder.answers[.ended] = { $0.touch(.began, at: .zero, id: 1) }
    held.down(100)
    held.move(200)
    held.list.contentOffset.x = 50
    held.up()
    #expect(held.list.isTracking && held.list.heldOverscroll.top > 0)
    held.list.touch(phase, at: .zero, id: 1)
    held.wait(5)
    #expect(held.list.heldOverscroll == .zero && held.list.contentOffset == Point(x: 50, y: 0))
  }
}
