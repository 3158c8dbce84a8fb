#if UIKIT
  import UIKit
#endif

/// A ring on a disc with a shadow, pulled, spinning or shrinking.
///
/// From the back to the front and around the center of the frame, it has the shadow of the disc, the
/// disc, and the stroke with its arrowhead, all scaled by ``RingShape/scale`` and moved down by
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
  /// The offset of the shadow from the disc, in points; 1 downwards by default. A number that is
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

  /// Whether the ring is shrinking or has shrunk.
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

  /// Whether the shape of the ring changes with the next frame.
  private func isAnimating(at time: Double) -> Bool {
    switch activity {
    case .pulled: false
    case .spinning: true
    case .shrinking(_, let start): time < start + curve.shrinkDuration
    }
  }
}
