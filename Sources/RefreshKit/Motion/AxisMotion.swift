/// A motion along one axis, in at most three parts. Each part begins at an absolute time. So the
/// position at a time does not depend on which frames were shown before.
struct AxisMotion {
  enum Curve {
    case rest(Double)
    case deceleration(Deceleration)
    case spring(Spring)
    case easeInOut(EaseInOut)

    func shifted(by distance: Double) -> Curve {
      switch self {
      case .rest(let position): .rest(position + distance)
      case .deceleration(let deceleration): .deceleration(deceleration.shifted(by: distance))
      case .spring(let spring): .spring(spring.shifted(by: distance))
      case .easeInOut(let ease):
        .easeInOut(
          EaseInOut(from: ease.from + distance, to: ease.to + distance, duration: ease.duration))
      }
    }

    func sample(_ time: Double) -> MotionSample {
      switch self {
      case .rest(let position): MotionSample(position: position, velocity: 0)
      case .deceleration(let deceleration): deceleration.sample(time)
      case .spring(let spring): spring.sample(time)
      case .easeInOut(let ease): ease.sample(time)
      }
    }
  }

  /// The intended end of a motion. If the range of the offset changes during the motion, the motion
  /// keeps this aim as far as the new range allows.
  enum Aim {
    /// No aim: the motion is a deceleration, a bounce or content at rest. If the range changes, the
    /// motion keeps its velocity.
    case none
    case page
    case target
    /// A target at a fixed time: if the range changes, the motion still ends at that time.
    case timedTarget
  }

  private struct Part {
    let curve: Curve
    let start: Double

    func shifted(by distance: Double) -> Part {
      Part(curve: curve.shifted(by: distance), start: start)
    }
  }

  struct Bounds {
    let range: ClosedRange<Double>
    let bounces: Bool
    let rate: DecelerationRate
    /// Whether the position includes a held overshoot: see ``HeldOffset``. The overshoot returns to
    /// 0 even if the view does not bounce.
    var returnsHeld = false
  }

  /// When the motion ends, in seconds of the timeline.
  private(set) var end: Double
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

  var isRest: Bool {
    if case .rest = first.curve { true } else { false }
  }

  static func rest(at position: Double, from start: Double) -> AxisMotion {
    AxisMotion(.rest(position), at: start, lasting: 0, to: position)
  }

  static func easeInOut(_ ease: EaseInOut, from start: Double) -> AxisMotion {
    AxisMotion(
      .easeInOut(ease), at: start, lasting: ease.duration, to: ease.to, aim: .timedTarget)
  }

  static func page(_ page: Double, from sample: MotionSample, at start: Double) -> AxisMotion {
    .spring(to: page, from: sample, at: start, aim: .page)
  }

  static func target(_ target: Double, from sample: MotionSample, at start: Double) -> AxisMotion {
    .spring(to: target, from: sample, at: start, aim: .target)
  }

  private static func spring(
    to target: Double, from sample: MotionSample, at start: Double, aim: Aim
  ) -> AxisMotion {
    let spring = Spring(
      page: target, distance: sample.position - target, velocity: sample.velocity)
    return AxisMotion(
      .spring(spring), at: start, lasting: spring.duration, to: target, aim: aim)
  }

  static func release(_ sample: MotionSample, in bounds: Bounds, at start: Double) -> AxisMotion {
    let edge = sample.position.clamped(to: bounds.range)
    guard edge != sample.position else {
      var motion = AxisMotion.rest(at: sample.position, from: start)
      motion.decelerate(sample, in: bounds)
      return motion
    }
    guard bounds.bounces || bounds.returnsHeld else { return .rest(at: edge, from: start) }
    let spring = Spring(
      edge: edge, distance: sample.position - edge, carried: sample.velocity)
    var motion = AxisMotion(.spring(spring), at: start, lasting: spring.duration, to: edge)
    if let crossing = spring.crossing, crossing < spring.duration {
      motion.end = start + crossing
      let inwardVelocity = spring.sample(crossing).velocity
      motion.decelerate(MotionSample(position: edge, velocity: inwardVelocity), in: bounds)
    }
    return motion
  }

  /// Returns a motion that continues from `sample` with the same velocity, after the range has
  /// changed.
  static func resumed(_ sample: MotionSample, in bounds: Bounds, at start: Double) -> AxisMotion {
    let edge = sample.position.clamped(to: bounds.range)
    let carried = Spring.carried(at: sample.position - edge, movingWith: sample.velocity)
    return release(
      MotionSample(position: sample.position, velocity: carried), in: bounds, at: start)
  }

  /// Appends a deceleration from `sample`. If the deceleration reaches an edge, it ends there; if
  /// the view bounces, a bounce follows. Appends nothing if the content is too slow to decelerate.
  private mutating func decelerate(_ sample: MotionSample, in bounds: Bounds) {
    let deceleration = Deceleration(
      start: sample.position, velocity: sample.velocity, rate: bounds.rate)
    guard deceleration.duration > 0 else { return }
    let edge = sample.velocity < 0 ? bounds.range.lowerBound : bounds.range.upperBound
    guard let time = deceleration.time(reaching: edge) else {
      return append(
        .deceleration(deceleration), lasting: deceleration.duration, to: deceleration.destination)
    }
    append(.deceleration(deceleration), lasting: time, to: edge)
    guard bounds.bounces else { return }
    let spring = Spring(edge: edge, distance: 0, carried: deceleration.velocity(at: edge))
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

  mutating func shift(by distance: Double) {
    first = first.shifted(by: distance)
    second = second?.shifted(by: distance)
    third = third?.shifted(by: distance)
    destination += distance
  }

  private func part(at time: Double) -> Part {
    if let third, time >= third.start { return third }
    if let second, time >= second.start { return second }
    return first
  }

  /// If the motion is a bounce at `time` and `range` contains its destination, returns a motion for
  /// that range with the same destination. Otherwise returns nil.
  func bounce(to range: ClosedRange<Double>, at time: Double) -> AxisMotion? {
    let part = part(at: time)
    guard aim == .none, case .spring = part.curve, range.contains(destination) else { return nil }
    let isLast = part.start == (third ?? second ?? first).start
    return isLast ? .target(destination, from: sample(at: time), at: time) : self
  }

  /// Returns the position and the velocity at `time`, in seconds of the timeline. From the end of
  /// the motion on, the position is exactly the destination.
  func sample(at time: Double) -> MotionSample {
    guard time < end else { return MotionSample(position: destination, velocity: 0) }
    let part = part(at: time)
    return part.curve.sample(max(0, time - part.start))
  }
}

typealias Motion = PerAxis<AxisMotion>

extension PerAxis<AxisMotion> {
  /// When the motion ends along both axes, in seconds of the timeline.
  var end: Double { max(x.end, y.end) }

  var destination: Point { Point(x: x.destination, y: y.destination) }

  func offset(at time: Double) -> Point {
    Point(x: x.sample(at: time).position, y: y.sample(at: time).position)
  }

  mutating func shift(by distance: Point) {
    x.shift(by: distance.x)
    y.shift(by: distance.y)
  }
}

struct MotionSample: Equatable {
  var position: Double
  /// In points per second.
  var velocity: Double
}
