import RefreshKit

/// An arc with an arrowhead on a disc with a shadow. The arc grows with the pull; during a refresh it
/// turns, and becomes shorter and longer.
///
/// It is meant for headers in front of the rows, `RefreshStyle.front`.
public final class MaterialIndicator: DrawnIndicator {
  /// The color of the arc and of the mark of a result; a blue by default.
  public var color = Color.accent {
    didSet { setNeedsLayout() }
  }
  /// The color of the disc; white by default.
  public var discColor: Color = .white {
    didSet { setNeedsLayout() }
  }
  /// The color of the disc's shadow, with its opacity; black with an alpha of 0.25 by default.
  public var shadowColor = Color(white: 0, alpha: 0.25) {
    didSet { setNeedsLayout() }
  }
  /// The diameter of the disc, in points, 0 or more; 40 by default. Another number is refused. The
  /// disc is smaller in a view that is too low for it and its shadow.
  public var diameter = 40.0 {
    didSet {
      diameter = diameter.notNegative(or: oldValue)
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
    // The disc is drawn with the first arc. If no arc is visible, an arc of length 0 draws the
    // disc.
    var arcs = [pulled(moment), loading(moment, isStill: context.reducesMotion)]
    arcs.removeAll { $0.opacity == 0 }
    for (index, arc) in (arcs.isEmpty ? [Arc()] : arcs).enumerated() {
      let ring = DisplayItem.Ring(
        strokeStart: arc.middle - arc.length / 2, strokeEnd: arc.middle + arc.length / 2,
        arrowhead: arc.arrowhead, lineWidth: size / 16, color: color.faded(to: arc.opacity),
        disc: index == 0 ? disc : nil)
      context.add(.ring(ring), in: Rect(around: context.bounds.center, side: size / 2))
    }
    context.drawResult(
      of: moment, in: Rect(around: context.bounds.center, side: size * 0.4), color: color,
      lineWidth: size / 16)
  }

  /// An arc: its length and its middle, in turns, the size of its arrowhead, and its opacity.
  private struct Arc {
    var length = 0.0
    var middle = 0.0
    var arrowhead = 0.0
    var opacity = 0.0
  }

  /// The arc that grows with the pull.
  private func pulled(_ moment: IndicatorMoment) -> Arc {
    let clampedPull = min(moment.percent, 1)
    return Arc(
      length: Self.arc * clampedPull,
      middle: Self.arc * clampedPull / 2 + 0.3 * (moment.percent - 1),
      arrowhead: clampedPull, opacity: moment.pullAmount * (0.3 + 0.7 * clampedPull))
  }

  /// The arc that turns during a refresh. Its middle moves so fast that neither of its ends moves
  /// back while it becomes shorter or longer.
  private func loading(_ moment: IndicatorMoment, isStill: Bool) -> Arc {
    guard !isStill else {
      return Arc(
        length: Self.arc, middle: Self.arc / 2, opacity: moment.loadingAmount * moment.pulse)
    }
    let middle = Self.arc / 2 + moment.time
    return Arc(
      length: 0.45 + 0.35 * Rotation(turns: moment.time / 1.4).cosine,
      middle: middle - middle.rounded(.down), opacity: moment.loadingAmount)
  }
}
