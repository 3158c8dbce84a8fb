import Testing

@testable import RefreshKit

/// A way from 100 to 400 in two seconds.
struct EaseInOutTests {
  private let ease = EaseInOut(from: 100, to: 400, duration: 2)

  @Test(arguments: [
    (0.0, 100.0, 0.0), (0.5, 146.875, 168.75), (1, 250, 225), (1.5, 353.125, 168.75), (2, 400, 0),
    (-1, 100, 0), (3, 400, 0),
  ])
  func `it begins and ends gently, and is fastest half way`(
    time: Double, position: Double, velocity: Double
  ) {
    #expect(ease.sample(time) == MotionSample(position: position, velocity: velocity))
  }

  @Test(arguments: [0.0, -1])
  func `without a duration it is there at once`(duration: Double) {
    let ease = EaseInOut(from: 100, to: 400, duration: duration)
    #expect(ease.sample(0) == MotionSample(position: 400, velocity: 0))
  }
}
