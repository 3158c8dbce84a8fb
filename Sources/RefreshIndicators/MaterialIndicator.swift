import RefreshKit

/// An arc with an arrowhead on a disc with a shadow. The arc grows with the pull; during a refresh it
/// turns, and becomes shorter and longer.
///
/// It is meant for headers in front of the rows, `RefreshStyle.front`.
public final class MaterialIndicator: DrawnIndicator {
  /// The colour of the arc and of the mark of a result; a blue by default.
  public var color = Color.accent {
    didSet { setNeedsLayout() }
  }
  /// The colour of the disc; white by default.
  public var discColor = Color.white {
    didSet { setNeedsLayout() }
  }
  /// The colour of the disc's shadow, with its opacity; black with an alpha of 0.25 by default.
  public var shadowColor = Color(white: 0, alpha: 0.25) {
    didSet { setNeedsLayout() }
  }
  /// The diameter of the disc, in points, 0 or more; 40 by default. Another number is refused. The
  /// disc is smaller in a view that is too low for it and its shadow.
  public var diameter = 40.0 {
    didSet {
      diameter = diameter.length(or: oldValue)
      setNeedsLayout()
    }
  }

  /// The blur radius of the shadow and its offset, in points.
  private static let shadow = (radius: 4.0, offset: 1.0)
  /// The length of the arc of a whole pull, in turns.
  private static let arc = 0.8

  public override func draw(_ moment: IndicatorMoment, in context: inout DisplayContext) {
    let space = min(context.bounds.width, context.bounds.height)
    let shadow = 2 * (Self.shadow.radius + Self.shadow.offset)
    let scale = (moment.percent / 0.3).fraction
    let size = min(diameter, space - shadow) * scale
    guard size > 0 else { return }
    let disc = DisplayItem.Disc(
      radius: size / 2, color: discColor, shadowColor: shadowColor,
      shadowRadius: Self.shadow.radius * scale,
      shadowOffset: Point(x: 0, y: Self.shadow.offset * scale))
    // The disc is that of a ring without a stroke, which is behind both arcs.
    add(length: 0, middle: 0, arrowhead: 0, opacity: 0, on: disc, size, to: &context)
    let pulled = min(moment.percent, 1)
    let length = Self.arc * pulled
    add(
      length: length, middle: length / 2 + 0.3 * (moment.percent - 1), arrowhead: pulled,
      opacity: moment.pullAmount * (0.3 + 0.7 * pulled), on: nil, size, to: &context)
    if context.reducesMotion {
      add(
        length: Self.arc, middle: Self.arc / 2, arrowhead: 0,
        opacity: moment.loadingAmount * moment.pulse, on: nil, size, to: &context)
    } else {
      // The middle moves so fast that neither end moves back.
      let middle = Self.arc / 2 + moment.time
      add(
        length: 0.45 + 0.35 * sine(ofTurns: moment.time / 1.4 + 0.25),
        middle: middle - middle.rounded(.down), arrowhead: 0, opacity: moment.loadingAmount,
        on: nil, size, to: &context)
    }
    context.drawResult(
      of: moment, in: Rect(around: context.bounds.center, side: size * 0.4), color: color,
      lineWidth: size / 16)
  }

  /// Adds an arc around a position, in turns.
  private func add(
    length: Double, middle: Double, arrowhead: Double, opacity: Double,
    on disc: DisplayItem.Disc?, _ size: Double, to context: inout DisplayContext
  ) {
    guard opacity > 0 || disc != nil else { return }
    let ring = DisplayItem.Ring(
      strokeStart: middle - length / 2, strokeEnd: middle + length / 2, arrowhead: arrowhead,
      lineWidth: size / 16, color: color.faded(to: opacity), disc: disc)
    context.add(.ring(ring), in: Rect(around: context.bounds.center, side: size / 2))
  }
}
