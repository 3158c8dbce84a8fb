import RefreshKit
import Testing

/// What a finger moves, and what the delegate is told.
@MainActor struct TouchTests {
  /// Content of 2,000 x 2,000 points that can move 500 points or more in each direction.
  private func plane() -> Bench {
    let bench = Bench()
    bench.list.contentSize = Size(width: 2_000, height: 2_000)
    bench.list.contentOffset = Point(x: 500, y: 500)
    return bench
  }

  // Rule D6.
  @Test func `the velocity of a finger is computed from the times of its touches`() {
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

  @Test func `the time of a touch is not before the last touch, and not after now`() {
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

  @Test func `content that is released slowly stays where it is`() {
    let bench = Bench()
    bench.down(300)
    bench.wait(0.2)
    bench.move(260)
    bench.up(260)
    #expect(bench.log == ["will drag", "30", "will end", "did end"])
    #expect(!bench.list.isDecelerating && !bench.list.isTracking)
  }

  // MARK: Rule D4: a second finger while a drag ends

  /// A list and its header, which answers changes of the pan state.
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
  func `if a second finger follows the first while content is beyond its range, it returns`(
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
