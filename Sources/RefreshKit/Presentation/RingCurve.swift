/// How a ring is drawn by a pull, spins and shrinks: numbers at given times, without a screen.
///
/// While it spins, the stroke's start and end chase each other. A lap is half a run of the start up
/// to just behind the end, and half a run of the end away from it; both only ever go on, so that
/// every lap begins where the last one stopped. The numbers are the kit's own.
public nonisolated struct RingCurve: Sendable, Hashable {
  /// How long one lap of the chase takes, in seconds, above 0; 1.2 by default. Another number, and one
  /// that is not finite, is refused: the old one stays.
  public var lapDuration = 1.2 {
    didSet { lapDuration = lapDuration.positive(or: oldValue) }
  }
  /// How long the whole ring takes for a turn, in seconds, above 0; 2 by default. Another number, and
  /// one that is not finite, is refused.
  public var turnDuration = 2.0 {
    didSet { turnDuration = turnDuration.positive(or: oldValue) }
  }
  /// How long it takes to shrink to nothing, in seconds; 0.3 by default, 0 is at once. A negative
  /// number, and one that is not finite, is refused.
  public var shrinkDuration = 0.3 {
    didSet { shrinkDuration = shrinkDuration.notNegative(or: oldValue) }
  }

  /// The opacity of a stroke that is just about to be drawn.
  private static let faintestAlpha = 0.3
  /// The shortest and the longest stroke while it spins, in turns.
  private static let shortest = 0.05
  private static let longest = 0.75
  /// How long the arrowhead takes to go, in seconds.
  private static let arrowheadDuration = 0.15
  /// The most laps and turns that are counted: up to here a number tells halves apart.
  private static let countLimit = 0x1p51

  /// Makes a curve with the default speeds.
  public init() {}

  /// A ring that is pulled out by `percent` of the way: 0...1, and what is beyond counts as the end.
  /// The stroke starts faint and is opaque at the end.
  public func pulled(_ percent: Double) -> RingShape {
    let fraction = percent.clamped(to: 0...1)
    return RingShape(
      strokeStart: 0, strokeEnd: fraction,
      strokeAlpha: Self.faintestAlpha + (1 - Self.faintestAlpha) * fraction, rotation: 0,
      arrowhead: fraction, scale: 1, drop: 0)
  }

  /// A ring that has spun for `time` seconds; at 0 it is the one that was pulled all the way.
  public func spinning(_ time: Double) -> RingShape {
    let laps = Self.count(time / lapDuration)
    let lap = laps.rounded(.down)
    let fraction = laps - lap
    let run = Self.longest - Self.shortest
    // The first lap begins with the whole circle, every other one with the longest stroke.
    let isFirst = lap == 0
    let start = isFirst ? 0 : 1 - Self.shortest + (lap - 1) * run
    let end = 1 + lap * run
    let chase = isFirst ? 1 - Self.shortest : run
    return RingShape(
      strokeStart: start + chase * EaseInOut.fraction(2 * fraction),
      strokeEnd: end + run * EaseInOut.fraction(2 * fraction - 1), strokeAlpha: 1,
      rotation: 2 * .pi * Self.count(time / turnDuration),
      arrowhead: 1 - EaseInOut.fraction(time / Self.arrowheadDuration), scale: 1, drop: 0)
  }

  /// What is left of `shape` after it has shrunk for `time` seconds.
  public func shrinking(_ shape: RingShape, _ time: Double) -> RingShape {
    var shape = shape
    shape.scale *= 1 - EaseInOut.fraction(shrinkDuration > 0 ? time / shrinkDuration : 1)
    return shape
  }

  /// A number of laps or turns that can be counted; 0 for one that is no number.
  private static func count(_ number: Double) -> Double {
    number > 0 ? min(number, countLimit) : 0
  }
}
