import RefreshKit

/// A thin line along the rows. It grows from the side at which reading begins; during a refresh a
/// part of it runs from there to the other side.
public final class LineIndicator: DrawnIndicator {
  /// The color of the line and of the mark of a result; a blue by default.
  public var color = Color.accent {
    didSet { setNeedsLayout() }
  }
  /// The opacity of the track behind the line, 0...1; 0.2 by default. A number outside this range is
  /// clamped to it, and one that is not finite is refused.
  public var trackOpacity = 0.2 {
    didSet {
      trackOpacity = trackOpacity.isFinite ? trackOpacity.fraction : oldValue
      setNeedsLayout()
    }
  }
  /// The thickness of the line, in points, 0 or more; 3 by default. Another number is refused.
  public var thickness = 3.0 {
    didSet {
      thickness = thickness.notNegative(or: oldValue)
      setNeedsLayout()
    }
  }

  /// The duration of a run, in seconds.
  private static let period = 1.2

  /// The height of the view and the threshold of the pull, in points: 40.
  public override var pullHeight: Double { 40 }

  public override func draw(_ moment: IndicatorMoment, in context: inout DisplayContext) {
    let visible = moment.percent.fraction
    add(from: 0, to: 1, opacity: trackOpacity * visible, to: &context)
    add(from: 0, to: visible, opacity: moment.pullAmount, to: &context)
    if context.reducesMotion {
      add(from: 0, to: 1, opacity: moment.loadingAmount * moment.pulse, to: &context)
    } else {
      let runs = moment.time / Self.period
      let part = runs - runs.rounded(.down)
      // In the first half of a run the front of the part is ahead; in the second half its back
      // follows.
      add(
        from: (1.6 * part - 0.6).eased, to: (1.6 * part).eased, opacity: moment.loadingAmount,
        to: &context)
    }
    add(from: 0, to: 1, opacity: moment.resultAmount, to: &context)
    let space = max(0, context.bounds.height - thickness)
    context.drawResult(
      of: moment,
      in: Rect(around: Point(x: context.bounds.center.x, y: space / 2), side: min(18, space)),
      color: color)
  }

  /// Adds a part of the line, in fractions of the width from the side at which reading begins.
  private func add(
    from start: Double, to end: Double, opacity: Double, to context: inout DisplayContext
  ) {
    let (bounds, thickness) = (context.bounds, min(thickness, context.bounds.height))
    guard end > start, opacity > 0, thickness > 0 else { return }
    context.fill(
      context.mirrored(
        Rect(
          x: bounds.width * start, y: bounds.height - thickness,
          width: bounds.width * (end - start), height: thickness)),
      with: color.faded(to: opacity))
  }
}
