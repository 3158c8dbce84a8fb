import RefreshKit

/// Three dots that appear one by one with the pull, and then bounce one after another.
public final class DotsIndicator: DrawnIndicator {
  /// The color of the dots and of the mark of a result; a blue by default.
  public var color = Color.accent {
    didSet { setNeedsLayout() }
  }
  /// The diameter of a dot, in points, 0 or more; 10 by default. Another number is refused.
  public var diameter = 10.0 {
    didSet {
      diameter = diameter.notNegative(or: oldValue)
      setNeedsLayout()
    }
  }

  private static let count = 3
  /// The pull at which the dots begin to appear, as a fraction of the threshold. Before it, the
  /// middle of a header, where the dots are, is out of sight.
  private static let appearanceStart = 0.3
  /// The duration of a bounce with the pause after it, in seconds.
  private static let period = 0.9

  public override func draw(_ moment: IndicatorMoment, in context: inout DisplayContext) {
    let bounds = context.bounds
    let diameter = min(diameter, bounds.height, bounds.width / 7)
    let shown =
      (moment.percent - Self.appearanceStart) / (1 - Self.appearanceStart) * Double(Self.count)
    for index in 0..<Self.count {
      let size = diameter * (shown - Double(index)).fraction
      let distance = Double(index - 1) * diameter * (1.8 + moment.excess)
      let height = context.reducesMotion ? 0 : jump(of: index, at: moment.time) * moment.activity
      let center = Point(
        x: bounds.center.x + distance,
        y: bounds.center.y - height * min(diameter, (bounds.height - diameter) / 2))
      let dot = context.mirrored(Rect(around: center, side: size))
      let pulse = context.reducesMotion ? moment.pulse : 1
      let opacity = moment.pullAmount + moment.loadingAmount * pulse
      guard size > 0, opacity > 0 else { continue }
      context.fill(Path(ovalIn: dot), with: color.faded(to: opacity))
    }
    context.drawResult(
      of: moment, in: Rect(around: bounds.center, side: min(2 * diameter, bounds.height)),
      color: color)
  }

  /// The height of a dot above its place, as a fraction of the greatest height. Each dot jumps a
  /// little later than the one before.
  private func jump(of index: Int, at time: Double) -> Double {
    let periods = time / Self.period - Double(index) * 0.16
    let phase = (periods - periods.rounded(.down)) / 0.6
    return periods > 0 && phase < 1 ? 4 * phase * (1 - phase) : 0
  }
}
