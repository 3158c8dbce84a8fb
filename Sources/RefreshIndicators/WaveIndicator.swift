import RefreshKit

/// A colored area whose lower edge bends with the pull. When the list is released, the edge flattens
/// as a wave; during a refresh a low wave runs along it.
///
/// In a header that a pull stretches, `RefreshStyle.stretch`, the area fills the whole
/// space above the rows.
public final class WaveIndicator: DrawnIndicator {
  /// The color of the area; a blue by default.
  public var color = Color.accent {
    didSet { setNeedsLayout() }
  }
  /// The color of the mark of a result; white by default.
  public var resultColor: Color = .white {
    didSet { setNeedsLayout() }
  }
  /// The greatest height of a wave, in points, 0 or more; 16 by default. Another number is refused.
  /// It is at most a third of the view's height.
  public var waveHeight = 16.0 {
    didSet {
      waveHeight = waveHeight.notNegative(or: oldValue)
      setNeedsLayout()
    }
  }

  /// The number of curves of the edge.
  private static let pieces = 16
  /// The pull that bends the edge as far as possible, as a fraction of the threshold.
  private static let wholePull = 1.4

  public override func draw(_ moment: IndicatorMoment, in context: inout DisplayContext) {
    let bounds = context.bounds
    let height = min(waveHeight, bounds.height / 3)
    let opacity = (moment.percent / 0.2).fraction
    guard opacity > 0, bounds.width > 0 else { return }
    let isMirrored = context.layoutDirection == .rightToLeft
    let isStill = context.reducesMotion
    func edge(_ index: Int) -> Point {
      let x = Double(index) / Double(Self.pieces)
      let bend = (moment.percent / Self.wholePull).fraction * moment.pullAmount
      let wave = isStill ? 0 : moment.loadingAmount * Self.wave(x, at: moment.time)
      let swing = isStill ? 0 : moment.activity * Self.swing(at: moment.time)
      // A parabola that is 0 at both sides, and 1 in the middle.
      let depth = (bend + swing) * 4 * x * (1 - x) + wave
      return Point(
        x: bounds.width * (isMirrored ? 1 - x : x), y: bounds.height - height + depth * height)
    }
    var area = Path()
    area.move(to: Point(x: edge(0).x, y: 0))
    area.addSmoothLine(through: (0...Self.pieces).map(edge))
    area.addLine(to: Point(x: edge(Self.pieces).x, y: 0))
    area.close()
    let pulse = isStill ? 1 - moment.loadingAmount * (1 - moment.pulse) : 1
    context.fill(area, with: color.faded(to: opacity * pulse))
    let side = min(22, bounds.height - height)
    let center = Point(x: bounds.center.x, y: (bounds.height - height) / 2)
    context.drawResult(of: moment, in: Rect(around: center, side: side), color: resultColor)
  }

  /// The bend of the edge after a release, -1...1: it swings, and is flat after 0.9 seconds.
  private static func swing(at time: Double) -> Double {
    let rest = 1 - (time / 0.9).fraction
    return 0.8 * rest * rest * Rotation(turns: 2.6 * time).cosine
  }

  /// The wave that runs along the edge, as a fraction of the greatest height.
  private static func wave(_ x: Double, at time: Double) -> Double {
    0.2 * (time / 0.9).fraction * Rotation(turns: 1.5 * x - 0.9 * time).sine
  }
}

extension Path {
  /// Adds a line through points at equal distances, without corners.
  fileprivate mutating func addSmoothLine(through points: [Point]) {
    addLine(to: points[0])
    for index in 1..<points.count {
      func slope(_ index: Int) -> Point {
        let (before, after) = (points[max(index - 1, 0)], points[min(index + 1, points.count - 1)])
        return Point(x: (after.x - before.x) / 6, y: (after.y - before.y) / 6)
      }
      let (from, to) = (points[index - 1], points[index])
      let (first, last) = (slope(index - 1), slope(index))
      addCurve(
        to: to, control1: Point(x: from.x + first.x, y: from.y + first.y),
        control2: Point(x: to.x - last.x, y: to.y - last.y))
    }
  }
}
