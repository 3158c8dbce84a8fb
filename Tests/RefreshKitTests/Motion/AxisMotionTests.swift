import Testing

@testable import RefreshKit

/// A motion from the release to its end, along one axis.
struct AxisMotionTests {
  private func release(
    _ position: Double, _ velocity: Double, bounces: Bool = true
  ) -> AxisMotion {
    .release(
      MotionSample(position: position, velocity: velocity),
      in: AxisMotion.Bounds(range: 0...1_000, bounces: bounces, rate: .normal), at: 5)
  }

  @Test func `a fling inside the range lands there`() {
    let motion = release(100, 1_000)
    #expect(abs(motion.destination - 594.01) < 1e-9)
    #expect(abs(motion.end - 7.300282) < 1e-6)
    #expect(motion.sample(at: 5) == MotionSample(position: 100, velocity: 1_000))
    #expect(motion.sample(at: 99) == MotionSample(position: motion.destination, velocity: 0))
  }

  @Test func `a fling over the edge returns to it`() {
    let motion = release(800, 2_000)
    #expect(motion.destination == 1_000)
    let highest = stride(from: 5, to: motion.end, by: 0.001)
      .map { motion.sample(at: $0).position }.max()
    #expect(highest! > 1_010)
    #expect(motion.sample(at: motion.end).position == 1_000)
  }

  @Test func `a fling from beyond the edge is a spring until it is over it, then a fling`() {
    let motion = release(-20, 3_000)
    let spring = Spring(edge: 0, distance: -20, carried: 3_000)
    let crossing = spring.crossing!
    let before = motion.sample(at: 5 + crossing / 2).position
    #expect(abs(before - spring.sample(crossing / 2).position) < 1e-6)
    let coast = Deceleration(start: 0, velocity: spring.sample(crossing).velocity, rate: .normal)
    let later = motion.sample(at: 5 + crossing + 0.05).position
    #expect(abs(later - coast.sample(0.05).position) < 1e-6)
  }

  @Test func `without bounces a fling ends at the edge`() {
    let motion = release(800, 2_000, bounces: false)
    #expect(motion.destination == 1_000)
    for time in stride(from: 5, to: 8, by: 0.01) {
      #expect(motion.sample(at: time).position <= 1_000)
    }
  }

  @Test func `without bounces overshot content is at the edge at once`() {
    let motion = release(-100, 0, bounces: false)
    #expect(motion.isRest && motion.end == 5 && motion.destination == 0)
  }

  @Test func `a bounce begins at the moment at which a fling arrives at the edge`() throws {
    let motion = release(800, 2_000)
    let coast = Deceleration(start: 800, velocity: 2_000, rate: .normal)
    let arrival = 5 + (try #require(coast.time(reaching: 1_000)))
    #expect(motion.bounce(to: 0...1_000, at: arrival.nextDown) == nil)
    #expect(motion.bounce(to: 0...1_000, at: arrival) != nil)
  }

  @Test func `overshot content returns to the edge`() {
    let motion = release(-100, 0)
    #expect(motion.destination == 0)
    #expect(abs(motion.end - 5.529832) < 1e-6)
  }

  @Test func `a strong flick back runs through the whole list to the other edge`() {
    let motion = release(-50, 6_000)
    #expect(motion.destination == 1_000)
    let positions = stride(from: 5, to: motion.end, by: 0.001)
      .map { motion.sample(at: $0).position }
    #expect(positions.max()! > 1_000)
    for (one, next) in zip(positions, positions.dropFirst()) {
      #expect(abs(next - one) < 7)
    }
  }

  @Test(arguments: [
    (100.0, 1_000.0), (800, 2_000), (-100, 0), (-50, 6_000), (-50, 1_000), (1_200, 300), (0, -500),
  ])
  func `nothing jumps where one law hands over to the next`(position: Double, velocity: Double) {
    let motion = release(position, velocity)
    var last = motion.sample(at: 5).position
    for time in stride(from: 5, through: motion.end + 0.01, by: 0.0005) {
      let next = motion.sample(at: time).position
      #expect(abs(next - last) < 4)
      last = next
    }
    #expect(last == motion.destination)
  }

  @Test func `content that is released at rest has no motion`() {
    let motion = release(100, 0)
    #expect(motion.isRest)
    #expect(motion.end == 5)
    #expect(motion.destination == 100)
  }

  @Test func `an eased way begins and ends gently`() {
    let motion = AxisMotion.easeInOut(EaseInOut(from: 0, to: 100, duration: 0.3), from: 2)
    #expect(motion.sample(at: 2) == MotionSample(position: 0, velocity: 0))
    #expect(abs(motion.sample(at: 2.15).position - 50) < 1e-9)
    #expect(motion.sample(at: 2.3) == MotionSample(position: 100, velocity: 0))
  }

  @Test func `a slow throw has a short way`() {
    let motion = release(100, -50)
    #expect(abs(motion.destination - 80.04) < 1e-9)
    #expect(motion.sample(at: 5).velocity == -50)
  }

  @Test func `a fling crosses the edge without a jump, and slows down from there`() throws {
    let motion = release(800, 2_000)
    let coast = Deceleration(start: 800, velocity: 2_000, rate: .normal)
    let crossing = 5 + (try #require(coast.time(reaching: 1_000)))
    for time in [crossing - 1e-9, crossing + 1e-9] {
      #expect(abs(motion.sample(at: time).position - 1_000) < 1e-5)
    }
    #expect(motion.sample(at: crossing + 0.01).position > 1_000)
  }

  @Test func `content on its way to a page begins where it is, as fast as it is`() {
    let motion = AxisMotion.page(320, from: MotionSample(position: 100, velocity: 400), at: 5)
    #expect(motion.sample(at: 5).position == 100)
    #expect(abs(motion.sample(at: 5).velocity - 400) < 1e-9)
    #expect(motion.destination == 320)
  }
}
