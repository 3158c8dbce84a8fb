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

  private func positions(_ motion: AxisMotion) -> [Double] {
    stride(from: 5, to: motion.end, by: 0.001).map { motion.sample(at: $0).position }
  }

  @Test(arguments: [
    (100.0, 1_000.0, 594.01, 7.300282), (100, -50, 80.04, nil), (100, 0, 100, 5),
    (800, 2_000, 1_000, nil), (-100, 0, 0, 5.529832), (-50, 6_000, 1_000, nil),
    (-50, 1_000, nil, nil), (1_200, 300, 1_000, nil), (0, -500, 0, nil),
  ])
  func `content that is released moves without a jump to where its fling or bounce ends`(
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

  @Test func `a fling over the edge slows down beyond it from the moment at which it arrives`()
    throws
  {
    let motion = release(800, 2_000)
    let coast = Deceleration(start: 800, velocity: 2_000, rate: .normal)
    let arrival = 5 + (try #require(coast.time(reaching: 1_000)))
    for time in [arrival - 1e-9, arrival + 1e-9] {
      #expect(abs(motion.sample(at: time).position - 1_000) < 1e-5)
    }
    #expect(motion.sample(at: arrival + 0.01).position > 1_000)
    #expect(try #require(positions(motion).max()) > 1_010)
    #expect(motion.bounce(to: 0...1_000, at: arrival.nextDown) == nil)
    #expect(motion.bounce(to: 0...1_000, at: arrival) != nil)
  }

  @Test func `a fling from beyond the edge is a spring until it is over it, then a fling`() throws {
    let motion = release(-20, 3_000)
    let spring = Spring(edge: 0, distance: -20, carried: 3_000)
    let crossing = try #require(spring.crossing)
    let before = motion.sample(at: 5 + crossing / 2).position
    #expect(abs(before - spring.sample(crossing / 2).position) < 1e-6)
    let coast = Deceleration(start: 0, velocity: spring.sample(crossing).velocity, rate: .normal)
    let later = motion.sample(at: 5 + crossing + 0.05).position
    #expect(abs(later - coast.sample(0.05).position) < 1e-6)

    let strong = positions(release(-50, 6_000))
    #expect(try #require(strong.max()) > 1_000, "it runs through the whole list to the other edge")
  }

  @Test func `without bounces a fling ends at the edge, and overshot content is there at once`() {
    let motion = release(800, 2_000, bounces: false)
    #expect(motion.destination == 1_000)
    #expect(positions(motion).allSatisfy { $0 <= 1_000 })
    let overshot = release(-100, 0, bounces: false)
    #expect(overshot.isRest && overshot.end == 5 && overshot.destination == 0)
  }

  @Test func `an eased way begins and ends gently, and one to a page as fast as the content is`() {
    let eased = AxisMotion.easeInOut(EaseInOut(from: 0, to: 100, duration: 0.3), from: 2)
    #expect(eased.sample(at: 2) == MotionSample(position: 0, velocity: 0))
    #expect(abs(eased.sample(at: 2.15).position - 50) < 1e-9)
    #expect(eased.sample(at: 2.3) == MotionSample(position: 100, velocity: 0))

    let page = AxisMotion.page(320, from: MotionSample(position: 100, velocity: 400), at: 5)
    #expect(page.sample(at: 5).position == 100)
    #expect(abs(page.sample(at: 5).velocity - 400) < 1e-9)
    #expect(page.destination == 320)
  }
}
