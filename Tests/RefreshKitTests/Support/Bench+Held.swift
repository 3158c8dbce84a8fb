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

  /// What was held returns by the curve of a bounce, the percent with it, and no row moves.
  func expectReturn(
    of held: Double, to rest: Point, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(list.isDecelerating, sourceLocation: sourceLocation)
    for frame in 1...60 {
      wait(1.0 / 60)
      // A spring of mass 1, stiffness 120, damping 22, started at -10 d: it decays by e^(-10 t).
      let law = held * Self.power(-10.0 * Double(frame) / 60)
      #expect(abs(self.held - (law < 0.5 ? 0 : law)) < 1e-9, sourceLocation: sourceLocation)
      let percent = self.held / threshold
      #expect(
        abs(component.pullingPercent - percent) < 1e-9, sourceLocation: sourceLocation)
      #expect(list.contentOffset == rest, sourceLocation: sourceLocation)
    }
    expectRest(at: rest, sourceLocation: sourceLocation)
    #expect(component.pullingPercent == 0, sourceLocation: sourceLocation)
    #expect(component.state == .idle, sourceLocation: sourceLocation)
    #expect(count("refreshing") == 0, sourceLocation: sourceLocation)
  }

  /// e to the power of `x`.
  private static func power(_ x: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    for k in 1...80 {
      term *= x / Double(k)
      sum += term
    }
    return sum
  }
}
