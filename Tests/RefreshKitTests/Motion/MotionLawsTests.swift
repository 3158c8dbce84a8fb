import Testing

@testable import RefreshKit

/// The check values of the laws, to a millionth.
struct MotionLawsTests {
  private func expect(
    _ found: Double, _ wanted: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(found - wanted) < 1e-6, "\(found)", sourceLocation: sourceLocation)
  }

  @Test func `a rubber band yields less and less`() {
    expect(RubberBand(length: 852).shown(100), 51.664829)
    expect(RubberBand(length: 300).shown(-70), -34.121123)
    expect(RubberBand(length: 300).shown(60), 29.729730)
    expect(RubberBand(length: 852).raw(100), 205.996132)
    expect(RubberBand(length: 1).shown(1), 0.354839)
    expect(RubberBand(length: 1).raw(0.354839), 1.000001)
    expect(RubberBand(length: 0).shown(100), 0)
    expect(RubberBand(length: 0).raw(100), 0)
  }

  @Test(arguments: [-800.0, -1, 0, 0.25, 77, 851])
  func `what is shown of a pull leads back to it`(raw: Double) {
    let band = RubberBand(length: 852)
    expect(band.raw(band.shown(raw)), raw)
  }

  @Test func `what no pull can show has a raw overshoot all the same`() {
    #expect(RubberBand(length: 100).raw(100).isFinite)
    #expect(RubberBand(length: 100).raw(-1e9).isFinite)
  }

  @Test func `a fling slows down by the same fraction each moment`() {
    let coast = Deceleration(start: 0, velocity: 1_000, rate: .normal)
    expect(coast.sample(0.25).position, 196.492694)
    expect(coast.sample(0.25).velocity, 606.227065)
    expect(coast.duration, 2.300282)
    expect(coast.destination, 494.010000)

    let fast = Deceleration(start: 0, velocity: 1_000, rate: .fast)
    expect(fast.duration, 0.458211)
    expect(fast.destination, 98.010000)
  }

  @Test func `a fling reaches an edge in its way`() throws {
    let coast = Deceleration(start: 80, velocity: 500, rate: .normal)
    expect(try #require(coast.time(reaching: 100)), 0.041736)
    expect(coast.velocity(at: 100), 459.919840)
    for edge in [80.5, 81, 100, 324] {
      expect(coast.sample(try #require(coast.time(reaching: edge))).position, edge)
    }
    #expect(coast.time(reaching: 79) == nil)
    #expect(coast.time(reaching: 5_000) == nil)
    #expect(coast.time(reaching: 330) == nil, "it lands at 324.51")
    #expect(coast.time(reaching: 80) == 0)
  }

  @Test(arguments: [0.0, 10, -10])
  func `what is too slow stays`(velocity: Double) {
    let coast = Deceleration(start: 7, velocity: velocity, rate: .normal)
    #expect(coast.duration == 0)
    #expect(coast.destination == 7)
  }

  @Test func `a bounce draws content to its edge`() {
    let spring = Spring(edge: 0, distance: -100, carried: 0)
    expect(spring.sample(0.1).position, -36.787944)
    expect(spring.duration, 0.529832)
    #expect(spring.crossing == nil)
  }

  @Test func `an inward flick crosses the edge`() throws {
    let spring = Spring(edge: 0, distance: -50, carried: 1_000)
    let crossing = try #require(spring.crossing)
    expect(crossing, 0.052680)
    expect(spring.sample(crossing).velocity, 531.441000)
  }

  @Test func `a page draws content with the velocity it has`() {
    let spring = Spring(page: 0, distance: -320, velocity: 800)
    expect(spring.sample(0).velocity, 800)
    expect(spring.sample(0.1).position, -197.743696)
    expect(spring.sample(0.3).position, -42.887877)
  }

  @Test func `the oldest of the last three velocities counts most`() {
    var finger = ReleaseVelocity(at: 0, time: 0)
    for (time, position) in [(1.0, 100.0), (2, 300), (3, 600)] {
      finger.move(to: position, time: time)
    }
    expect(finger.weighted, 145)
    #expect(finger.velocity(liftedAt: 3) == 0)
  }

  @Test func `of two velocities both count the same, and one counts alone`() {
    var finger = ReleaseVelocity(at: 0, time: 0)
    expect(finger.weighted, 0)
    finger.move(to: 100, time: 1)
    expect(finger.weighted, 100)
    finger.move(to: 300, time: 2)
    expect(finger.weighted, 150)
  }

  @Test func `what is slow does not throw`() {
    var finger = ReleaseVelocity(at: 0, time: 0)
    finger.move(to: -2.5, time: 0.01)
    #expect(finger.velocity(liftedAt: 0.01) == -250)
    finger.move(to: -2.4, time: 0.02)
    #expect(finger.velocity(liftedAt: 0.02) == 0)
  }

  @Test func `a velocity that is not finite is ignored`() {
    var finger = ReleaseVelocity(at: 0, time: 0)
    finger.move(to: 10, time: 0.01)
    finger.move(to: 1e300, time: 0.01.nextUp)
    #expect(finger.velocity(liftedAt: 0.01) == 1_000)
  }

  @Test func `two velocities of any size have a mean`() {
    var finger = ReleaseVelocity(at: 0, time: 0)
    finger.move(to: 1.5e308, time: 1)
    finger.move(to: 0, time: 2)
    #expect(finger.weighted == 0)
    finger = ReleaseVelocity(at: -1.5e308, time: 0)
    finger.move(to: 0, time: 1)
    finger.move(to: 1.5e308, time: 2)
    #expect(finger.weighted == 1.5e308)
  }

  @Test func `a finger that has rested does not throw`() {
    var finger = ReleaseVelocity(at: 0, time: 0)
    finger.move(to: 10, time: 0.01)
    #expect(finger.velocity(liftedAt: 0.11) == 1_000)
    #expect(finger.velocity(liftedAt: 0.12) == 0)
  }

  @Test func `two places at the same time are the later one`() {
    var finger = ReleaseVelocity(at: 0, time: 0)
    finger.move(to: 5, time: 0)
    finger.move(to: 10, time: 0.01)
    expect(finger.weighted, 500)
  }
}
