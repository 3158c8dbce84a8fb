import Testing

@testable import RefreshKit

/// Which frames a motion has, and what they show.
struct MotionPlayerTests {
  /// A motion along y to 100, from 0 s to 0.3 s.
  private let player = MotionPlayer(
    motion: Motion(
      x: .rest(at: 7, from: 0),
      y: .easeInOut(EaseInOut(from: 0, to: 100, duration: 0.3), from: 0)),
    cause: .app)

  private func view(height: Double) -> ScrollSnapshot {
    let geometry = ScrollGeometry(
      size: Size(width: 10, height: 100), contentSize: Size(width: 10, height: height),
      inset: .zero, reserved: .zero)
    return ScrollSnapshot(geometry: geometry, offset: .zero)
  }

  @Test func `before its end a frame is shown as it was rounded, but for what rests`() {
    let rounded = HeldOffset(offset: Point(x: 8, y: 41))
    let settled = player.settled(rounded, at: 0.1, in: view(height: 200))
    #expect(settled.offset == Point(x: 7, y: 41))
  }

  @Test func `at the end rounding leaves nothing beyond the edge that the motion has reached`() {
    let rounded = HeldOffset(offset: Point(x: 7, y: 101))
    #expect(player.settled(rounded, at: 0.3, in: view(height: 200)).offset.y == 100)
    #expect(player.settled(rounded, at: 0.3, in: view(height: 150)).offset.y == 101)
  }

  @Test(arguments: Axis.allCases)
  func `each axis has an end of its own`(axis: Axis) {
    var motion = Motion(x: .rest(at: 0, from: 0), y: .rest(at: 0, from: 0))
    motion[axis] = .easeInOut(EaseInOut(from: 0, to: 100, duration: 0.3), from: 0)
    let geometry = ScrollGeometry(
      size: Size(width: 100, height: 100), contentSize: Size(width: 200, height: 200),
      inset: .zero, reserved: .zero)
    let rounded = HeldOffset(offset: Point(x: 101, y: 101))
    let settled = MotionPlayer(motion: motion, cause: .app)
      .settled(rounded, at: 0.3, in: ScrollSnapshot(geometry: geometry, offset: .zero))
    #expect(settled.offset[axis] == 100 && settled.offset[axis.other] == 0)
  }

  @Test func `without content to move a frame shows what is held, where something still is`() {
    var (player, view) = (player, view(height: 200))
    (player.movesContent, view.offset, view.held) = (false, Point(x: 3, y: 4), Point(x: 0, y: -9))
    let rounded = HeldOffset(offset: Point(x: 7, y: 50), held: Point(x: -5, y: -6))
    let settled = player.settled(rounded, at: 0.3, in: view)
    #expect(settled == HeldOffset(offset: Point(x: 3, y: 4), held: Point(x: 0, y: -6)))
  }

  // MARK: The clock

  @Test(arguments: [(0, 0.1), (0.05, 0.1), (0.1, 0.2), (0.1 - 1e-10, 0.2), (0.2, 0.3)])
  func `a frame is at the next multiple`(now: Double, next: Double) {
    #expect(abs(FrameClock().nextFrame(until: 1, now: now, rate: 10) - next) < 1e-12)
  }

  @Test func `the last frame is at the end`() {
    let clock = FrameClock()
    #expect(clock.nextFrame(until: 0.3, now: 0.25, rate: 4) == 0.3)
    #expect(clock.nextFrame(until: 0.3, now: 0.5, rate: 4) == 0.5)
    #expect(clock.nextFrame(until: 0.3, now: 1e16, rate: 4) == 1e16)
  }

  @Test func `a frame is scheduled once`() {
    var clock = FrameClock()
    #expect(clock.schedule(0.5) == 0.5 - FrameClock.tolerance)
    #expect(clock.schedule(0.5) == nil)
    #expect(clock.schedule(0.25) == 0.25 - FrameClock.tolerance)
  }

  @Test func `the due frame is taken once, and a replaced one not`() {
    var clock = FrameClock()
    _ = clock.schedule(0.25)
    _ = clock.schedule(0.5)
    #expect(clock.takeDue(at: 0.25) == nil)
    #expect(clock.takeDue(at: 0.5 - FrameClock.tolerance) == 0.5)
    #expect(clock.takeDue(at: 0.5) == nil)
    #expect(clock.time(at: 0.4) == 0.5 && clock.time(at: 0.6) == 0.6)
  }
}
