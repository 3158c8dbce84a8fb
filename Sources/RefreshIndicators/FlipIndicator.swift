import RefreshKit

/// A card that turns around its vertical axis with the pull, and flips on while the list loads.
public final class FlipIndicator: DrawnIndicator {
  /// The color of the front; a blue by default.
  public var color = Color.accent {
    didSet { setNeedsLayout() }
  }
  /// The color of the back; a darker blue by default.
  public var backColor = Color(red: 0.05, green: 0.3, blue: 0.65) {
    didSet { setNeedsLayout() }
  }
  /// The color of the mark of a result; white by default.
  public var resultColor: Color = .white {
    didSet { setNeedsLayout() }
  }
  /// The width and height of the card, in points, 0 or more; 32 by default. Another number is
  /// refused. The card is smaller in a view that is too low for it.
  public var side = 32.0 {
    didSet {
      side = side.notNegative(or: oldValue)
      setNeedsLayout()
    }
  }

  /// The duration of a flip, in seconds.
  private static let period = 0.7
  /// How much higher the nearer edge is when the card is seen from the side, as a fraction of the
  /// card's height.
  private static let depth = 0.12

  public override func draw(_ moment: IndicatorMoment, in context: inout DisplayContext) {
    let bounds = context.bounds
    let size =
      min(side, bounds.width, bounds.height / (1 + Self.depth)) * (moment.percent / 0.3).fraction
    guard size > 0 else { return }
    let face = face(at: moment, isStill: context.reducesMotion)
    let pulse = context.reducesMotion ? 1 - moment.loadingAmount * (1 - moment.pulse) : 1
    let direction = context.layoutDirection == .rightToLeft ? -1.0 : 1
    context.fill(
      card(at: bounds.center, size, face, direction),
      with: (face.width > 0 ? color : backColor).faded(to: pulse))
    let mark = Size(width: 0.55 * size * max(0, face.width), height: 0.55 * size)
    context.drawResult(
      of: moment, in: Rect(center: bounds.center, size: mark), color: resultColor)
  }

  /// How the card looks when it is turned by an angle. The width is the cosine: a fraction of the
  /// whole width, negative while the back is seen. The depth is the sine: how much nearer one edge
  /// is.
  private typealias Face = (width: Double, depth: Double)

  private func face(at moment: IndicatorMoment, isStill: Bool) -> Face {
    guard !isStill else { return (1, 0) }
    func face(_ turns: Double) -> Face {
      let rotation = Rotation(turns: turns)
      return (rotation.cosine, rotation.sine)
    }
    func mixed(_ one: Face, _ other: Face, _ fraction: Double) -> Face {
      (one.width.mixed(with: other.width, fraction), one.depth.mixed(with: other.depth, fraction))
    }
    // A whole pull turns the card around, and a longer pull turns it a little further.
    let pulled = face(moment.percent.fraction / 2 + 0.12 * moment.excess)
    let flips = moment.time / Self.period
    let count = flips.rounded(.down)
    let turning = face((count + 1 + (flips - count).eased) / 2)
    return mixed(mixed(pulled, turning, moment.activity), face(0), moment.resultAmount)
  }

  /// The outline of the card. Its nearer edge is a little higher than its farther edge.
  private func card(at center: Point, _ size: Double, _ face: Face, _ direction: Double) -> Path {
    func corner(_ x: Double, _ y: Double) -> Point {
      Point(
        x: center.x + direction * x * face.width * size / 2,
        y: center.y + y * (1 + x * Self.depth * face.depth) * size / 2)
    }
    var card = Path()
    card.move(to: corner(-1, -1))
    for (x, y) in [(1.0, -1.0), (1, 1), (-1, 1)] { card.addLine(to: corner(x, y)) }
    card.close()
    return card
  }
}
