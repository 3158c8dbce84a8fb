import Foundation
import Testing

@testable import RefreshKit

/// The laws of motion, checked with the values of the published recordings to a millionth, and
/// their mathematics.
@MainActor struct MotionTests {
  private func expect(
    _ found: Double, _ wanted: Double, within: Double = 1e-6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(found - wanted) < within, "\(found)", sourceLocation: sourceLocation)
  }

  // MARK: A rubber band

  @Test func `a rubber band yields less and less, and the overshoot gives back the pull`() {
    expect(RubberBand(length: 852).shown(100), 51.664829)
    expect(RubberBand(length: 300).shown(-70), -34.121123)
    expect(RubberBand(length: 300).shown(60), 29.729730)
    expect(RubberBand(length: 852).raw(100), 205.996132)
    expect(RubberBand(length: 1).shown(1), 0.354839)
    expect(RubberBand(length: 1).raw(0.354839), 1.000001)
    for raw in [-800.0, -1, 0, 0.25, 77, 851] {
      let band = RubberBand(length: 852)
      expect(band.raw(band.shown(raw)), raw)
    }
    for coefficient in [0.01, 0.3, 0.55, 1.0] {
      let band = RubberBand(length: 600, coefficient: coefficient)
      expect(band.shown(1e-6), coefficient * 1e-6, within: 1e-12)
      expect(band.raw(band.shown(80)), 80, within: 1e-9)
      #expect(band.shown(1e12) < 600)
    }
    #expect(RubberBand(length: 600) == RubberBand(length: 600, coefficient: 0.55))
  }

  @Test func `a rubber band without length shows nothing, and every overshoot has a finite pull`() {
    for raw in [0, 50, 100.0] { #expect(RubberBand(length: 0).shown(raw) == 0) }
    #expect(RubberBand(length: 0).raw(100) == 0)
    #expect(RubberBand(length: 100).raw(100).isFinite)
    #expect(RubberBand(length: 100).raw(-1e9).isFinite)
    let band = RubberBand(length: 600)
    let longest = band.raw(600)
    expect(longest * 0.55e-9 / 600, 1)
    #expect(band.raw(700) == longest && band.raw(-700) == -longest)
    let stiff = RubberBand(length: 600, coefficient: 1e-300)
    #expect(stiff.raw(599) == 1e15 && stiff.shown(stiff.raw(599)).isFinite)
  }

  // MARK: A fling

  @Test func `a deceleration rate is between 0 and 1, and another number gives the normal rate`() {
    for (given, taken) in [
      (0.5, 0.5), (0.99, 0.99), (0, 0.998), (1, 0.998), (1.5, 0.998), (-1, 0.998),
    ] {
      #expect(DecelerationRate(rawValue: given).rawValue == taken)
    }
    #expect(DecelerationRate(rawValue: .nan) == .normal)
  }

  @Test func `a fling slows down by the same fraction each moment, and a slow one ends at once`() {
    let coast = Deceleration(start: 0, velocity: 1_000, rate: .normal)
    expect(coast.sample(0.25).position, 196.492694)
    expect(coast.sample(0.25).velocity, 606.227065)
    expect(coast.duration, 2.300282)
    expect(coast.destination, 494.010000)
    let fast = Deceleration(start: 0, velocity: 1_000, rate: .fast)
    expect(fast.duration, 0.458211)
    expect(fast.destination, 98.010000)
    for velocity in [0.0, 10, -10] {
      let coast = Deceleration(start: 7, velocity: velocity, rate: .normal)
      #expect(coast.duration == 0 && coast.destination == 7)
    }
  }

  @Test func `a fling has a time for each edge that it reaches`() throws {
    let coast = Deceleration(start: 80, velocity: 500, rate: .normal)
    expect(try #require(coast.time(reaching: 100)), 0.041736)
    expect(coast.velocity(at: 100), 459.919840)
    for edge in [80.5, 81, 100, 324] {
      expect(coast.sample(try #require(coast.time(reaching: edge))).position, edge)
    }
    // The fling lands at 324.51.
    for edge in [79, 330, 5_000.0] { #expect(coast.time(reaching: edge) == nil) }
    #expect(coast.time(reaching: 80) == 0)
  }

  // MARK: A spring

  private nonisolated static let bounces: [(distance: Double, carried: Double)] = [
    (0, 0), (0, 300), (0, -2_000), (-100, 0), (100, 0), (-50, 1_000), (50, -1_000), (50, 400),
    (0.3, 0), (0.6, 0), (0.2, 9), (-0.2, 12), (0.4, -40), (1, -4), (0.5, -2), (0.6, -2), (0, 1),
    (3, -7), (10, -19), (10, -20), (10, -21), (0.4, -0.5),
  ]

  @Test(arguments: bounces)
  func `a bounce is the sum of two decays, and ends within half a point of its edge`(
    distance: Double, carried: Double
  ) {
    let spring = Spring(edge: 1_000, distance: distance, carried: carried)
    expect(spring.sample(0).position, 1_000 + distance, within: 1e-9)
    expect(spring.sample(0).velocity, carried - 10 * distance, within: 1e-9)
    let later = spring.sample(0.2)
    let slow = (distance + carried / 2) * exponential(-2)
    let fast = -carried / 2 * exponential(-2.4)
    expect(later.position, 1_000 + slow + fast, within: 1e-9)
    expect(later.velocity, -10 * slow - 12 * fast, within: 1e-9)

    let end = spring.duration
    for time in stride(from: end + 1e-9, to: end + 2, by: 0.001) {
      #expect(abs(spring.sample(time).position - 1_000) <= 0.5)
    }
    if end > 0 { #expect(abs(spring.sample(end - 1e-6).position - 1_000) > 0.5) }
  }

  @Test(arguments: bounces)
  func `a bounce crosses its edge at most once, at a known time`(
    distance: Double, carried: Double
  ) throws {
    let spring = Spring(edge: 0, distance: distance, carried: carried)
    let sides = stride(from: 0.0005, to: 3, by: 0.001).map { spring.sample($0).position > 0 }
    let changes = zip(sides, sides.dropFirst()).count { $0 != $1 }
    guard changes > 0 else { return #expect(spring.crossing == nil) }
    let crossing = try #require(spring.crossing)
    #expect(changes == 1)
    expect(spring.sample(crossing).position, 0, within: 1e-9)
    #expect(crossing > 0)
  }

  @Test func `springs have the values of the recordings`() throws {
    let bounce = Spring(edge: 0, distance: -100, carried: 0)
    expect(bounce.sample(0.1).position, -36.787944)
    expect(bounce.duration, 0.529832)
    #expect(bounce.crossing == nil)
    let flick = Spring(edge: 0, distance: -50, carried: 1_000)
    let crossing = try #require(flick.crossing)
    expect(crossing, 0.052680)
    expect(flick.sample(crossing).velocity, 531.441000)
    let page = Spring(page: 0, distance: -320, velocity: 800)
    expect(page.sample(0).velocity, 800)
    expect(page.sample(0.1).position, -197.743696)
    expect(page.sample(0.3).position, -42.887877)
  }

  @Test(arguments: [(-320.0, 800.0), (-320, -800), (320, 0), (0, 500), (10, -5_000)])
  func `a move to a page begins at the position and velocity of the content`(
    distance: Double, velocity: Double
  ) {
    let spring = Spring(page: 640, distance: distance, velocity: velocity)
    expect(spring.sample(0).position, 640 + distance, within: 1e-9)
    expect(spring.sample(0).velocity, velocity, within: 1e-9)
    let slow = (velocity + 12 * distance) / 2 * exponential(-2.5)
    let fast = -(velocity + 10 * distance) / 2 * exponential(-3)
    expect(spring.sample(0.25).position, 640 + slow + fast, within: 1e-9)
  }

  @Test(arguments: [
    (0.0, 100.0, 0.0), (0.5, 146.875, 168.75), (1, 250, 225), (1.5, 353.125, 168.75), (2, 400, 0),
    (-1, 100, 0), (3, 400, 0),
  ])
  func `an eased move begins and ends gently, and without a duration it ends at once`(
    time: Double, position: Double, velocity: Double
  ) {
    let ease = EaseInOut(from: 100, to: 400, duration: 2)
    #expect(ease.sample(time) == MotionSample(position: position, velocity: velocity))
    for duration in [0, -1.0] {
      let ease = EaseInOut(from: 100, to: 400, duration: duration)
      #expect(ease.sample(0) == MotionSample(position: 400, velocity: 0))
    }
  }

  // MARK: A motion from the release to its end, along one axis

  private func release(
    _ position: Double, _ velocity: Double, bounces: Bool = true
  ) -> AxisMotion {
    .release(
      MotionSample(position: position, velocity: velocity),
      in: AxisMotion.Bounds(range: 0...1_000, bounces: bounces, rate: .normal), at: 5)
  }

  private func positions(_ motion: AxisMotion) -> [Double] {
    stride(from: 5, to: motion.end, by: 0.001).map { motion.sample(at: $0).position }
  }

  @Test(arguments: [
    (100.0, 1_000.0, 594.01, 7.300282), (100, -50, 80.04, nil), (100, 0, 100, 5),
    (800, 2_000, 1_000, nil), (-100, 0, 0, 5.529832), (-50, 6_000, 1_000, nil),
    (-50, 1_000, nil, nil), (1_200, 300, 1_000, nil), (0, -500, 0, nil),
  ])
  func `released content moves without a jump to where its fling or bounce ends`(
    position: Double, velocity: Double, destination: Double?, end: Double?
  ) {
    let motion = release(position, velocity)
    if let destination { #expect(abs(motion.destination - destination) < 1e-9) }
    if let end { #expect(abs(motion.end - end) < 1e-6) }
    #expect(motion.isRest == (velocity == 0 && position == 100))
    #expect(abs(motion.sample(at: 5).position - position) < 1e-9)
    if (0...1_000).contains(position) { #expect(motion.sample(at: 5).velocity == velocity) }
    #expect(motion.sample(at: 99) == MotionSample(position: motion.destination, velocity: 0))
    var last = motion.sample(at: 5).position
    for time in stride(from: 5, through: motion.end + 0.01, by: 0.0005) {
      let next = motion.sample(at: time).position
      #expect(abs(next - last) < 4)
      last = next
    }
    #expect(last == motion.destination)
  }

  @Test func `without bounces a fling ends at the edge, and overshot content is there at once`() {
    let motion = release(800, 2_000, bounces: false)
    #expect(motion.destination == 1_000)
    #expect(positions(motion).allSatisfy { $0 <= 1_000 })
    let overshot = release(-100, 0, bounces: false)
    #expect(overshot.isRest && overshot.end == 5 && overshot.destination == 0)
  }

  // MARK: The velocity of a release

  /// The moves of a finger from 0, as pairs of time and position.
  private func finger(from start: Double = 0, _ moves: (Double, Double)...) -> FingerVelocity {
    var finger = FingerVelocity(at: start, time: 0)
    for (time, position) in moves { finger.move(to: position, time: time) }
    return finger
  }

  @Test func `of the last three velocities the oldest counts most, and two count equally`() {
    expect(finger((1, 100), (2, 300), (3, 600)).weightedMean, 145)
    #expect(finger((1, 100), (2, 300), (3, 600)).velocity(liftedAt: 3) == 0)
    expect(finger().weightedMean, 0)
    expect(finger((1, 100)).weightedMean, 100)
    expect(finger((1, 100), (2, 300)).weightedMean, 150)
    // Of two positions at the same time, the later one counts.
    expect(finger((0, 5), (0.01, 10)).weightedMean, 500)
    #expect(finger((1, 1.5e308), (2, 0)).weightedMean == 0)
    #expect(finger(from: -1.5e308, (1, 0), (2, 1.5e308)).weightedMean == 1.5e308)
  }

  @Test func `a finger that moves slowly or has stopped does not throw`() {
    #expect(finger((0.01, -2.5)).velocity(liftedAt: 0.01) == -250)
    #expect(finger((0.01, -2.5), (0.02, -2.4)).velocity(liftedAt: 0.02) == 0)
    #expect(finger((0.01, 10)).velocity(liftedAt: 0.11) == 1_000)
    #expect(finger((0.01, 10)).velocity(liftedAt: 0.12) == 0)
    // A velocity that is not finite is ignored.
    #expect(finger((0.01, 10), (0.01.nextUp, 1e300)).velocity(liftedAt: 0.01) == 1_000)
  }

  // MARK: Mathematics

  /// The distance of two numbers, in units of the last place of the greater one.
  private func distance(_ a: Double, _ b: Double) -> Double {
    abs(a - b) / max(abs(a), abs(b), .leastNormalMagnitude).ulp
  }

  @Test func `powers and logarithms are those of the C library, to the last place`() {
    for (numbers, step) in [(-700.0...700, 0.173), (-3.0...1, 0.001)] {
      for x in stride(from: numbers.lowerBound, through: numbers.upperBound, by: step) {
        #expect(distance(exponential(x), exp(x)) <= 1, "e to the power of \(x)")
      }
    }
    for exponent in stride(from: -300.0, through: 300, by: 0.173) {
      let x = pow(10, exponent)
      #expect(distance(logarithm(x), log(x)) <= 1, "the logarithm of \(x)")
    }
    for x in stride(from: 0.001, to: 3, by: 0.001) {
      #expect(distance(logarithm(x), log(x)) <= 1, "the logarithm of \(x)")
    }
    for (x, power) in [
      (0.0, 1.0), (1_000, .infinity), (.infinity, .infinity), (-1_000, 0), (-.infinity, 0),
    ] {
      #expect(exponential(x) == power)
    }
    for (x, power) in [(1.0, 0.0), (0, -.infinity), (.infinity, .infinity)] {
      #expect(logarithm(x) == power)
    }
    #expect(exponential(.nan).isNaN && logarithm(.nan).isNaN && logarithm(-1).isNaN)
  }
}
