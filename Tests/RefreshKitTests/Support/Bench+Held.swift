import RefreshKit
import Testing

/// Touches at a component that holds the content while it is pulled, and checks afterward.
extension Bench {
  /// Pulls with a finger by `way` points beyond the slop, rests, lifts or cancels it, and waits for
  /// `time`. Returns the overshoot that was held before the finger was lifted.
  @discardableResult
  func fingerPullsAndLeaves(
    by way: Double = 60, _ phase: TouchPhase = .ended, after time: Double = 0
  ) -> Double {
    fingerPulls(by: way)
    wait(0.2)
    let held = held
    touch(phase, way + 10)
    if time > 0 { wait(time) }
    return held
  }

  /// Pulls with a finger by 200 points, moves it back by 120 and lifts it while it moves. Returns
  /// the overshoot that was held before.
  @discardableResult
  func fingerFlicksBack() -> Double {
    fingerPulls(by: 200, steps: 4)
    for step in 1...3 {
      wait(0.01)
      touch(.moved, 210 - 40 * Double(step))
    }
    let held = held
    touch(.ended, 90)
    return held
  }

  /// Checks that the content is at `rest`, that nothing is held, and that nothing moves.
  func expectRest(at rest: Point, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(list.contentOffset == rest, sourceLocation: sourceLocation)
    #expect(list.heldOverscroll == .zero, sourceLocation: sourceLocation)
    #expect(!list.isDecelerating, sourceLocation: sourceLocation)
  }

  /// Checks that no row moves in `frames` frames, and that afterward nothing is held or moves.
  func expectNoMove(
    from rest: Point, frames: Int = 60, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for _ in 1...frames {
      wait(1.0 / 60)
      #expect(list.contentOffset == rest, sourceLocation: sourceLocation)
    }
    expectRest(at: rest, sourceLocation: sourceLocation)
  }
}
