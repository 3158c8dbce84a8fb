#if UIKIT
  import UIKit
#endif

/// A ring on a disc with a shadow, pulled, spinning or shrinking.
///
/// From back to front, around the center of the frame, are the shadow of the disc, the disc, and
/// the stroke with its arrowhead, all scaled by ``RingShape/scale`` and moved down by
/// ``RingShape/drop``. Nothing is drawn if the stroke has no length or the scale is 0.
public final class RingView: View {
  /// The shapes of the ring over time; those of ``RingCurve/init()`` by default.
  public var curve = RingCurve()
  /// The width of the stroke, in points, 0 or more; 2.5 by default. Another number is refused.
  public var lineWidth = 2.5 {
    didSet { if !lineWidth.isLength { lineWidth = oldValue } }
  }
  /// The color of the stroke and the arrowhead; ``Color/text`` by default.
  public var color = Color.text

  /// The color of the disc behind the ring; white by default. Nil for no disc and no shadow.
  public var discColor: Color? = .disc
  /// The margin of the disc around the ring, in points, 0 or more; 5 by default. Another number is
  /// refused.
  public var discMargin = 5.0 {
    didSet { if !discMargin.isLength { discMargin = oldValue } }
  }
  /// The color of the disc's shadow, with its opacity; black with an alpha of 0.2 by default. Nil
  /// for no shadow.
  public var shadowColor: Color? = Color(white: 0, alpha: 0.2)
  /// The blur radius of the shadow, in points, 0 or more; 4 by default. The shadow fades from that
  /// distance inside the disc's outline to that distance outside. Another number is refused.
  public var shadowRadius = 4.0 {
    didSet { if !shadowRadius.isLength { shadowRadius = oldValue } }
  }
  /// The offset of the shadow from the disc, in points; 1 downward by default. A number that is
  /// not finite is refused.
  public var shadowOffset = Point(x: 0, y: 1) {
    didSet { shadowOffset = shadowOffset.finite(or: oldValue) }
  }

  private enum Activity {
    case pulled(Double)
    case spinning(since: Double, initialDrop: Double, dropDuration: Double)
    case shrinking(RingShape, since: Double)
  }

  private var activity = Activity.pulled(0)

  /// Whether the ring spins: from ``spin(at:droppingFrom:in:)`` until it is pulled or shrinks.
  public var isSpinning: Bool {
    if case .spinning = activity { true } else { false }
  }

  /// Whether the ring shrinks or has shrunk: from ``shrink(at:)`` until it is pulled or spins.
  var isShrinking: Bool {
    if case .shrinking = activity { true } else { false }
  }

  /// Returns the shape of the ring at `time`, in seconds of the timeline.
  public func shape(at time: Double) -> RingShape {
    switch activity {
    case .pulled(let percent):
      return curve.pulled(percent)
    case .spinning(let start, let drop, let duration):
      var shape = curve.spinning(time - start)
      shape.drop = drop * (1 - EaseInOut.fraction(duration > 0 ? (time - start) / duration : 1))
      return shape
    case .shrinking(let shape, let start):
      return curve.shrinking(shape, time - start)
    }
  }

  /// Draws the ring for a pull.
  ///
  /// - Parameter percent: The pull as a fraction of the threshold, clamped to 0...1.
  public func pull(to percent: Double) {
    activity = .pulled(percent)
  }

  /// Begins to spin, and moves the ring to its resting position.
  ///
  /// - Parameters:
  ///   - time: The current time, in seconds of the timeline.
  ///   - drop: The present distance below the resting position, in points; 0 by default, and if the
  ///     number is not finite.
  ///   - duration: The duration of the movement, in seconds; 0 (the default) for at once.
  public func spin(at time: Double, droppingFrom drop: Double = 0, in duration: Double = 0) {
    activity = .spinning(
      since: time, initialDrop: drop.isFinite ? drop : 0, dropDuration: duration)
  }

  /// Begins to shrink, from the present shape.
  ///
  /// - Parameter time: The current time, in seconds of the timeline.
  public func shrink(at time: Double) {
    activity = .shrinking(shape(at: time), since: time)
  }

  public override func draw(in context: inout DisplayContext) {
    let shape = shape(at: context.time)
    guard shape.strokeEnd > shape.strokeStart, shape.scale > 0 else { return }
    if isAnimating(at: context.time) { context.changes(at: context.time) }
    let bounds = context.bounds
    let ring = DisplayItem.Ring(
      strokeStart: shape.strokeStart, strokeEnd: shape.strokeEnd, rotation: shape.rotation,
      arrowhead: shape.arrowhead, lineWidth: lineWidth * shape.scale,
      color: color.faded(by: shape.strokeAlpha),
      disc: disc(behind: bounds, scale: shape.scale))
    context.add(
      .ring(ring),
      in: Rect(
        center: Point(x: bounds.center.x, y: bounds.center.y + shape.drop),
        size: Size(width: bounds.width * shape.scale, height: bounds.height * shape.scale)))
  }

  private func disc(behind bounds: Rect, scale: Double) -> DisplayItem.Disc? {
    discColor.map {
      DisplayItem.Disc(
        radius: (bounds.width / 2 + discMargin) * scale, color: $0, shadowColor: shadowColor,
        shadowRadius: shadowRadius * scale,
        shadowOffset: Point(x: shadowOffset.x * scale, y: shadowOffset.y * scale))
    }
  }

  private func isAnimating(at time: Double) -> Bool {
    switch activity {
    case .pulled: false
    case .spinning: true
    case .shrinking(_, let start): time < start + curve.shrinkDuration
    }
  }
}

/// The shape of a pulled ring as a function of the pull, and the shapes of a spinning and of a
/// shrinking ring as functions of time.
///
/// The stroke's start and end move clockwise while the ring spins. In the first half of a cycle the
/// start moves until it is just behind the end, and in the second half the end moves ahead. Neither
/// ever moves back, and each cycle begins with the final stroke of the previous one. The formulas
/// and numbers are the kit's own.
public struct RingCurve: Sendable, Hashable {
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

  private static let faintestAlpha = 0.3
  /// Of a spinning ring, in turns.
  private static let shortestStroke = 0.05
  private static let longestStroke = 0.75
  /// How long the arrowhead takes to disappear when the ring begins to spin, in seconds.
  private static let arrowheadDuration = 0.15
  /// The greatest number of cycles and turns. Up to this number, a `Double` has a precision of half
  /// a unit.
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
    let cycles = Self.limitedCount(time / lapDuration)
    let cycle = cycles.rounded(.down)
    let fraction = cycles - cycle
    let distance = Self.longestStroke - Self.shortestStroke
    // The first cycle begins with the whole circle, the others with the longest stroke.
    let isFirst = cycle == 0
    let start = isFirst ? 0 : 1 - Self.shortestStroke + (cycle - 1) * distance
    let end = 1 + cycle * distance
    let startDistance = isFirst ? 1 - Self.shortestStroke : distance
    return RingShape(
      strokeStart: start + startDistance * EaseInOut.fraction(2 * fraction),
      strokeEnd: end + distance * EaseInOut.fraction(2 * fraction - 1), strokeAlpha: 1,
      rotation: 2 * .pi * Self.limitedCount(time / turnDuration),
      arrowhead: 1 - EaseInOut.fraction(time / Self.arrowheadDuration), scale: 1, drop: 0)
  }

  /// Returns the shape of a ring that had a given shape and has shrunk for `time` seconds.
  public func shrinking(_ shape: RingShape, _ time: Double) -> RingShape {
    var shape = shape
    shape.scale *= 1 - EaseInOut.fraction(shrinkDuration > 0 ? time / shrinkDuration : 1)
    return shape
  }

  /// Limits a number of cycles or turns to ``countLimit``; numbers below 0, and NaN, become 0.
  private static func limitedCount(_ number: Double) -> Double {
    number > 0 ? min(number, countLimit) : 0
  }
}

/// The shape of a ring at one time, which a host draws.
///
/// Positions along the ring are in turns, clockwise: 0 is at the top, and 1 is at the top again
/// after a whole turn.
public struct RingShape: Sendable, Hashable {
  /// The start of the stroke, in turns.
  public var strokeStart: Double
  /// The end of the stroke, in turns; not less than its start.
  public var strokeEnd: Double
  /// The opacity of the stroke and the arrowhead: 0...1.
  public var strokeAlpha: Double
  /// The rotation of the whole ring, clockwise, in radians.
  public var rotation: Double
  /// The size of the arrowhead at the stroke's end, as a fraction of its full size: 0...1.
  public var arrowhead: Double
  /// The size of the ring, as a fraction of its full size: 0...1.
  public var scale: Double
  /// The distance of the ring below its resting position, in points.
  public var drop: Double
}
