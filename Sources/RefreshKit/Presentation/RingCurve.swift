/// The shapes of a ring while it is pulled, as a function of the pull, and while it spins and
/// shrinks, as functions of time.
///
/// The stroke's start and end move clockwise while the ring spins. In the first half of a cycle the
/// start moves until it is just behind the end, and in the second half the end moves ahead. Neither
/// ever moves back, and each cycle begins with the final stroke of the previous one. The formulas
/// and numbers are the kit's own.
public nonisolated struct RingCurve: Sendable, Hashable {
  /// The duration of one cycle of the stroke, in seconds, above 0; 1.2 by default. Another number,
  /// and one that is not finite, is refused.
  public var lapDuration = 1.2 {
    didSet { lapDuration = lapDuration.positive(or: oldValue) }
  }
  /// The duration of one rotation of the whole ring, in seconds, above 0; 2 by default. Another
  /// number, and one that is not finite, is refused.
  public var turnDuration = 2.0 {
    didSet { turnDuration = turnDuration.positive(or: oldValue) }
  }
  /// The duration of shrinking to nothing, in seconds; 0.3 by default, 0 for at once. A negative
  /// number, and one that is not finite, is refused.
  public var shrinkDuration = 0.3 {
    didSet { shrinkDuration = shrinkDuration.notNegative(or: oldValue) }
  }

  /// The opacity of the stroke at the beginning of a pull.
  private static let faintestAlpha = 0.3
  /// The length of the shortest and the longest stroke of a spinning ring, in turns.
  private static let shortest = 0.05
  private static let longest = 0.75
  /// The duration of the arrowhead's disappearance, in seconds.
  private static let arrowheadDuration = 0.15
  /// The greatest number of cycles and rotations. Up to it, a `Double` has a precision of half a
  /// unit.
  private static let countLimit = 0x1p51

  /// Makes a curve with the default durations.
  public init() {}

  /// Returns the shape of a ring that is pulled by a fraction of the threshold, clamped to 0...1.
  /// The stroke is faint at 0 and opaque at 1.
  public func pulled(_ percent: Double) -> RingShape {
    let fraction = percent.clamped(to: 0...1)
    return RingShape(
      strokeStart: 0, strokeEnd: fraction,
      strokeAlpha: Self.faintestAlpha + (1 - Self.faintestAlpha) * fraction, rotation: 0,
      arrowhead: fraction, scale: 1, drop: 0)
  }

  /// Returns the shape of a ring that has spun for `time` seconds. At 0 it is the shape of a pull
  /// to the threshold.
  public func spinning(_ time: Double) -> RingShape {
    let cycles = Self.count(time / lapDuration)
    let cycle = cycles.rounded(.down)
    let fraction = cycles - cycle
    let distance = Self.longest - Self.shortest
    // The first cycle begins with the whole circle, every other one with the longest stroke.
    let isFirst = cycle == 0
    let start = isFirst ? 0 : 1 - Self.shortest + (cycle - 1) * distance
    let end = 1 + cycle * distance
    let startDistance = isFirst ? 1 - Self.shortest : distance
    return RingShape(
      strokeStart: start + startDistance * EaseInOut.fraction(2 * fraction),
      strokeEnd: end + distance * EaseInOut.fraction(2 * fraction - 1), strokeAlpha: 1,
      rotation: 2 * .pi * Self.count(time / turnDuration),
      arrowhead: 1 - EaseInOut.fraction(time / Self.arrowheadDuration), scale: 1, drop: 0)
  }

  /// Returns the shape of a ring that had a given shape and has shrunk for `time` seconds.
  public func shrinking(_ shape: RingShape, _ time: Double) -> RingShape {
    var shape = shape
    shape.scale *= 1 - EaseInOut.fraction(shrinkDuration > 0 ? time / shrinkDuration : 1)
    return shape
  }

  /// Returns a number of cycles or rotations, clamped to `0...countLimit`; 0 for NaN.
  private static func count(_ number: Double) -> Double {
    number > 0 ? min(number, countLimit) : 0
  }
}
