/// A view that is a ring on a disc with a shadow: it keeps what the ring is doing, and how it looks at
/// any time.
///
/// A host draws, from the back to the front and around the middle of the frame, all of it scaled by
/// ``RingShape/scale`` and moved down by ``RingShape/drop``: the shadow of the disc, the disc, and the
/// stroke with its arrowhead. It draws nothing where the stroke has no length or the scale is 0.
public final class RingView: View {
  /// How the ring moves; with the default speeds by default.
  public var curve = RingCurve()
  /// How wide the stroke is, in points, 0 or more; 2.5 by default. Another number is refused.
  public var lineWidth = 2.5 {
    didSet { if !lineWidth.isLength { lineWidth = oldValue } }
  }
  /// The colour of the stroke and the arrowhead; ``Color/text`` by default.
  public var color = Color.text

  /// The colour of the disc behind the ring; white by default, nil for no disc, and so no shadow.
  public var discColor: Color? = Color(white: 1)
  /// How far the disc reaches beyond the ring on each side, in points, 0 or more; 5 by default.
  /// Another number is refused.
  public var discMargin = 5.0 {
    didSet { if !discMargin.isLength { discMargin = oldValue } }
  }
  /// The colour of the disc's shadow, with its opacity; a fifth of black by default, nil for none.
  public var shadowColor: Color? = Color(white: 0, alpha: 0.2)
  /// How far the shadow is blurred, in points, 0 or more: it fades from that far inside the disc's
  /// outline to that far outside. 4 by default. Another number is refused.
  public var shadowRadius = 4.0 {
    didSet { if !shadowRadius.isLength { shadowRadius = oldValue } }
  }
  /// How far the shadow is from the disc, in points; 1 further down by default. A number that is not
  /// finite is refused.
  public var shadowOffset = Point(x: 0, y: 1) {
    didSet { shadowOffset = shadowOffset.finite(or: oldValue) }
  }

  private enum Act {
    case pulled(Double)
    case spinning(since: Double, dropFrom: Double, glide: Double)
    case shrinking(RingShape, since: Double)
  }

  private var act = Act.pulled(0)

  /// Whether the ring spins; it does so until it is pulled or shrinks.
  public var isSpinning: Bool {
    if case .spinning = act { true } else { false }
  }

  /// How the ring looks at `time` of the timeline it is shown on, in seconds.
  public func shape(at time: Double) -> RingShape {
    switch act {
    case .pulled(let percent):
      return curve.pulled(percent)
    case .spinning(let start, let drop, let glide):
      var shape = curve.spinning(time - start)
      shape.drop = drop * (1 - EaseInOut.fraction(glide > 0 ? (time - start) / glide : 1))
      return shape
    case .shrinking(let shape, let start):
      return curve.shrinking(shape, time - start)
    }
  }

  /// The ring is pulled out by a fraction of the way: 0 is not at all, 1 and more is all of it.
  public func pull(to percent: Double) {
    act = .pulled(percent)
  }

  /// The ring begins to spin, and glides to its place.
  ///
  /// - Parameters:
  ///   - time: Now, in seconds of the timeline.
  ///   - drop: How far below its place it is, in points; 0 by default, and where it is not finite.
  ///   - duration: How long the glide takes, in seconds; 0 (the default) is at once.
  public func spin(at time: Double, droppingFrom drop: Double = 0, in duration: Double = 0) {
    act = .spinning(since: time, dropFrom: drop.isFinite ? drop : 0, glide: duration)
  }

  /// The ring begins to shrink, from how it looks at `time` of the timeline, in seconds.
  public func shrink(at time: Double) {
    act = .shrinking(shape(at: time), since: time)
  }

  public override func draw(in context: inout DisplayContext) {
    let shape = shape(at: context.time)
    guard shape.strokeEnd > shape.strokeStart, shape.scale > 0 else { return }
    if moves(at: context.time) { context.changes(at: context.time) }
    var stroke = color
    stroke.alpha *= shape.strokeAlpha
    let bounds = context.bounds
    let ring = DisplayItem.Ring(
      strokeStart: shape.strokeStart, strokeEnd: shape.strokeEnd, rotation: shape.rotation,
      arrowhead: shape.arrowhead, lineWidth: lineWidth * shape.scale, color: stroke,
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

  /// Whether the ring looks different in the next frame.
  private func moves(at time: Double) -> Bool {
    switch act {
    case .pulled: false
    case .spinning: true
    case .shrinking(_, let start): time < start + curve.shrinkDuration
    }
  }
}
