/// A motion along one axis, built once: at most three parts, each from an absolute time on. The same
/// time gives the same answer, whatever was asked before.
nonisolated struct AxisMotion {
  /// What moves the content for a while.
  enum Curve {
    /// Nothing: it stays at a place.
    case rest(Double)
    case deceleration(Deceleration)
    case spring(Spring)
    case easeInOut(EaseInOut)

    func sample(_ time: Double) -> MotionSample {
      switch self {
      case .rest(let position): MotionSample(position: position, velocity: 0)
      case .deceleration(let coast): coast.sample(time)
      case .spring(let spring): spring.sample(time)
      case .easeInOut(let ease): ease.sample(time)
      }
    }
  }

  /// What a motion keeps as the range changes in flight.
  enum Aim {
    /// Its velocity: content that was thrown, or that rests.
    case none
    /// The page that it goes to.
    case page
    /// The place that it goes to.
    case place
    /// The place, and when it gets there.
    case placeInTime
  }

  private struct Part {
    let curve: Curve
    let start: Double
  }

  /// Where content may rest along the axis, and how it behaves there.
  struct Bounds {
    let range: ClosedRange<Double>
    let bounces: Bool
    let rate: DecelerationRate
    /// Whether what is beyond the range is held, and so returns even without bounces.
    var returnsHeld = false
  }

  /// When the content has come to its end, in seconds of the timeline.
  private(set) var end: Double
  /// Where it comes to rest, in points.
  private(set) var destination: Double
  let aim: Aim

  private var first: Part
  private var second: Part?
  private var third: Part?

  private init(
    _ curve: Curve, at start: Double, lasting duration: Double, to destination: Double,
    aim: Aim = .none
  ) {
    first = Part(curve: curve, start: start)
    end = start + duration
    self.destination = destination
    self.aim = aim
  }

  /// Whether the content stays where it is.
  var isRest: Bool {
    if case .rest = first.curve { true } else { false }
  }

  /// Content that stays where it is.
  static func rest(at position: Double, from start: Double) -> AxisMotion {
    AxisMotion(.rest(position), at: start, lasting: 0, to: position)
  }

  /// Content that goes gently to a place.
  static func easeInOut(_ ease: EaseInOut, from start: Double) -> AxisMotion {
    AxisMotion(
      .easeInOut(ease), at: start, lasting: ease.duration, to: ease.to, aim: .placeInTime)
  }

  /// Content that goes to a page.
  static func page(_ page: Double, from sample: MotionSample, at start: Double) -> AxisMotion {
    .spring(to: page, from: sample, at: start, aim: .page)
  }

  /// Content that goes to a place.
  static func place(_ place: Double, from sample: MotionSample, at start: Double) -> AxisMotion {
    .spring(to: place, from: sample, at: start, aim: .place)
  }

  private static func spring(
    to place: Double, from sample: MotionSample, at start: Double, aim: Aim
  ) -> AxisMotion {
    let spring = Spring(
      page: place, distance: sample.position - place, velocity: sample.velocity)
    return AxisMotion(
      .spring(spring), at: start, lasting: spring.duration, to: place, aim: aim)
  }

  /// Content that a finger lets go.
  static func release(_ sample: MotionSample, in bounds: Bounds, at start: Double) -> AxisMotion {
    let edge = min(max(sample.position, bounds.range.lowerBound), bounds.range.upperBound)
    guard edge != sample.position else {
      var motion = AxisMotion.rest(at: sample.position, from: start)
      motion.coast(sample, in: bounds)
      return motion
    }
    guard bounds.bounces || bounds.returnsHeld else { return .rest(at: edge, from: start) }
    let spring = Spring(
      edge: edge, distance: sample.position - edge, carried: sample.velocity)
    var motion = AxisMotion(.spring(spring), at: start, lasting: spring.duration, to: edge)
    if let crossing = spring.crossing, crossing < spring.duration {
      motion.end = start + crossing
      let inwards = spring.sample(crossing).velocity
      motion.coast(MotionSample(position: edge, velocity: inwards), in: bounds)
    }
    return motion
  }

  /// Content that goes on, with the velocity that it has, in a range that has changed.
  static func onward(_ sample: MotionSample, in bounds: Bounds, at start: Double) -> AxisMotion {
    let edge = min(max(sample.position, bounds.range.lowerBound), bounds.range.upperBound)
    let carried = Spring.carried(at: sample.position - edge, movingWith: sample.velocity)
    return release(
      MotionSample(position: sample.position, velocity: carried), in: bounds, at: start)
  }

  /// Goes on as a throw from where it ends, up to the edge in its way and into the bounce there.
  private mutating func coast(_ sample: MotionSample, in bounds: Bounds) {
    let coast = Deceleration(start: sample.position, velocity: sample.velocity, rate: bounds.rate)
    guard coast.duration > 0 else { return }
    let edge = sample.velocity < 0 ? bounds.range.lowerBound : bounds.range.upperBound
    guard let time = coast.time(reaching: edge) else {
      return append(.deceleration(coast), lasting: coast.duration, to: coast.landing)
    }
    append(.deceleration(coast), lasting: time, to: edge)
    guard bounds.bounces else { return }
    let spring = Spring(edge: edge, distance: 0, carried: coast.velocity(at: edge))
    append(.spring(spring), lasting: spring.duration, to: edge)
  }

  private mutating func append(_ curve: Curve, lasting duration: Double, to destination: Double) {
    let part = Part(curve: curve, start: end)
    if end == first.start {
      first = part
    } else if second == nil {
      second = part
    } else {
      third = part
    }
    end += duration
    self.destination = destination
  }

  /// Where the content is at `time` of the timeline, and how fast; at the end exactly at its place.
  func sample(at time: Double) -> MotionSample {
    guard time < end else { return MotionSample(position: destination, velocity: 0) }
    var part = first
    if let second, time >= second.start { part = second }
    if let third, time >= third.start { part = third }
    return part.curve.sample(max(0, time - part.start))
  }
}
