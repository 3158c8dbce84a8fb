import Testing

@testable import RefreshKit

/// What draws content to a place, along its whole way.
struct SpringTests {
  private nonisolated static let bounces: [(distance: Double, carried: Double)] = [
    (0, 0), (0, 300), (0, -2_000), (-100, 0), (100, 0), (-50, 1_000), (50, -1_000), (50, 400),
    (0.3, 0), (0.6, 0), (0.2, 9), (-0.2, 12), (0.4, -40), (1, -4), (0.5, -2), (0.6, -2), (0, 1),
    (3, -7), (10, -19), (10, -20), (10, -21), (0.4, -0.5),
  ]

  private func bounce(_ distance: Double, _ carried: Double) -> Spring {
    Spring(edge: 1_000, distance: distance, carried: carried)
  }

  @Test(arguments: bounces)
  func `a bounce begins where the content is, and follows its two decays`(
    distance: Double, carried: Double
  ) {
    let spring = bounce(distance, carried)
    #expect(abs(spring.sample(0).position - (1_000 + distance)) < 1e-9)
    #expect(abs(spring.sample(0).velocity - (carried - 10 * distance)) < 1e-9)
    let later = spring.sample(0.2)
    let slow = (distance + carried / 2) * exponential(-2)
    let fast = -carried / 2 * exponential(-2.4)
    #expect(abs(later.position - (1_000 + slow + fast)) < 1e-9)
    #expect(abs(later.velocity - (-10 * slow - 12 * fast)) < 1e-9)
  }

  @Test(arguments: bounces)
  func `it is over when it stays within half a point`(distance: Double, carried: Double) {
    let spring = bounce(distance, carried)
    let end = spring.duration
    for time in stride(from: end + 1e-9, to: end + 2, by: 0.001) {
      #expect(abs(spring.sample(time).position - 1_000) <= 0.5)
    }
    if end > 0 {
      #expect(abs(spring.sample(end - 1e-6).position - 1_000) > 0.5)
    }
  }

  @Test(arguments: bounces)
  func `it crosses its edge at most once, at a known time`(distance: Double, carried: Double) throws
  {
    let spring = Spring(edge: 0, distance: distance, carried: carried)
    let sides = stride(from: 0.0005, to: 3, by: 0.001).map { spring.sample($0).position > 0 }
    let changes = zip(sides, sides.dropFirst()).count { $0 != $1 }
    guard changes > 0 else { return #expect(spring.crossing == nil) }
    let crossing = try #require(spring.crossing)
    #expect(changes == 1)
    #expect(abs(spring.sample(crossing).position) < 1e-9)
    #expect(crossing > 0)
  }

  @Test(arguments: [(-320.0, 800.0), (-320, -800), (320, 0), (0, 500), (10, -5_000)])
  func `a page begins where the content is, as fast as it is`(distance: Double, velocity: Double) {
    let spring = Spring(page: 640, distance: distance, velocity: velocity)
    #expect(abs(spring.sample(0).position - (640 + distance)) < 1e-9)
    #expect(abs(spring.sample(0).velocity - velocity) < 1e-9)
    let later = spring.sample(0.25)
    let slow = (velocity + 12 * distance) / 2 * exponential(-2.5)
    let fast = -(velocity + 10 * distance) / 2 * exponential(-3)
    #expect(abs(later.position - (640 + slow + fast)) < 1e-9)
  }
}
