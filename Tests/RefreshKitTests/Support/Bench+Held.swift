import RefreshKit
import Testing

/// Runs with a component that holds the content while it is pulled, and what holds afterwards.
extension Bench {
  /// A finger pulls by `way` points beyond the slop, stands still and is lifted or cancelled; then
  /// `time` passes. Returns what was held under the finger.
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

  /// A finger pulls by 200 points, moves back by 120 and is lifted in this motion. Returns what was
  /// held then.
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

  /// The content rests, nothing is held, and nothing moves.
  func expectRest(at rest: Point, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(list.contentOffset == rest, sourceLocation: sourceLocation)
    #expect(list.heldOverscroll == .zero, sourceLocation: sourceLocation)
    #expect(!list.isDecelerating, sourceLocation: sourceLocation)
  }

  /// No row moves in `frames` frames, and then nothing is held or moves.
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
