import RefreshKit

/// A drop. It is round at first, and stretches with the pull; then it lets go, and becomes a spinner.
public final class DropIndicator: DrawnIndicator {
  /// The color of the drop, of the spinner and of the mark of a result; a gray by default.
  public var color = Color(white: 0.55) {
    didSet { setNeedsLayout() }
  }
  /// The diameter of the round drop, in points, 0 or more; 26 by default. Another number is refused.
  /// The drop is smaller in a view that is too low to stretch it.
  public var diameter = 26.0 {
    didSet {
      diameter = diameter.notNegative(or: oldValue)
      setNeedsLayout()
    }
  }

  /// The distance of the drop from the upper and the lower side, in points.
  private static let margin = 4.0
  /// The pull up to which the drop grows, as a fraction of the threshold. Beyond it, the drop
  /// stretches.
  private static let appearanceEnd = 0.45

  public override func draw(_ moment: IndicatorMoment, in context: inout DisplayContext) {
    let bounds = context.bounds
    let radius = max(
      0, min(diameter / 2, bounds.height / 4, bounds.height / 2 - Self.margin, bounds.width / 2))
    let stretch = ((moment.percent - Self.appearanceEnd) / (1 - Self.appearanceEnd)).fraction
    let grownRadius = radius * (moment.percent / Self.appearanceEnd).fraction
    let low = bounds.height - Self.margin - grownRadius
    let high = low.mixed(with: Self.margin + radius, stretch)
    // When a refresh begins, the drop contracts to the middle of the view.
    let size = context.reducesMotion ? 1 : moment.pullAmount
    let center = Double(bounds.center.y)
    let opacity =
      context.reducesMotion
      ? moment.pullAmount + moment.loadingAmount * moment.pulse : 3 * moment.pullAmount
    if grownRadius > 0, size > 0, opacity > 0 {
      let drop = Path(
        dropAt: bounds.center.x, head: center.mixed(with: high, size),
        radius: grownRadius * (1 - 0.2 * stretch) * size, tail: center.mixed(with: low, size),
        radius: grownRadius * (1 - 0.6 * stretch * stretch - 0.2 * moment.excess) * size)
      context.fill(drop, with: color.faded(to: opacity))
    }
    if !context.reducesMotion { addSpinner(moment, radius, to: &context) }
    context.drawResult(
      of: moment, in: Rect(around: bounds.center, side: 1.5 * radius), color: color)
  }

  private func addSpinner(
    _ moment: IndicatorMoment, _ radius: Double, to context: inout DisplayContext
  ) {
    guard moment.loadingAmount > 0, radius > 0 else { return }
    let turns = moment.time / DisplayItem.Spinner.turnDuration
    let spokes = DisplayItem.Spinner.spokes
    let step = Int((turns - turns.rounded(.down)) * Double(spokes)) % spokes
    context.add(
      .spinner(DisplayItem.Spinner(step: step, color: color.faded(to: moment.loadingAmount))),
      in: Rect(around: context.bounds.center, side: 1.7 * radius))
  }
}

extension Path {
  /// Makes a drop: a circle at the top, a second circle at the bottom, and curves between them.
  init(dropAt x: Double, head: Double, radius: Double, tail: Double, radius small: Double) {
    let quarter = Self.quarter
    let waist = head.mixed(with: tail, 0.5)
    func point(_ dx: Double, _ y: Double) -> Point { Point(x: x + dx, y: y) }
    self.init()
    move(to: point(-radius, head))
    addCurve(
      to: point(0, head - radius), control1: point(-radius, head - radius * quarter),
      control2: point(-radius * quarter, head - radius))
    addCurve(
      to: point(radius, head), control1: point(radius * quarter, head - radius),
      control2: point(radius, head - radius * quarter))
    addCurve(
      to: point(small, tail), control1: point(radius, waist), control2: point(small, waist))
    addCurve(
      to: point(0, tail + small), control1: point(small, tail + small * quarter),
      control2: point(small * quarter, tail + small))
    addCurve(
      to: point(-small, tail), control1: point(-small * quarter, tail + small),
      control2: point(-small, tail + small * quarter))
    addCurve(
      to: point(-radius, head), control1: point(-small, waist), control2: point(-radius, waist))
    close()
  }
}
