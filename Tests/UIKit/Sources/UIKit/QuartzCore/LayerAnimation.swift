/// The timing of the animations begun by one block.
///
/// They begin when Core Animation commits the changes, in the next pass of the run loop:
/// https://developer.apple.com/documentation/quartzcore/catransaction
@MainActor final class AnimationTiming {
  let duration: TimeInterval
  let delay: TimeInterval
  let curve: AnimationCurve
  /// Whether the next animation of a property begins at its visible value while another one is in
  /// flight. Otherwise it begins at the model value:
  /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/beginfromcurrentstate
  let beginsFromCurrentState: Bool
  /// The time of the commit; nil before it.
  private var begin: Double?

  init(
    lasting duration: TimeInterval, after delay: TimeInterval, _ curve: AnimationCurve,
    fromCurrentState: Bool
  ) {
    (self.duration, self.delay, self.curve) = (duration, delay, curve)
    beginsFromCurrentState = fromCurrentState
  }

  func commit(at time: Double) { begin = begin ?? time + delay }

  /// The covered part of the way at a time, 0...1; nil after the end of the animation.
  func progress(at time: Double) -> Double? {
    guard let begin else { return 0 }
    let fraction = (time - begin) / duration
    return fraction < 1 ? curve.progress(at: max(0, fraction)) : nil
  }
}

/// A curve from (0, 0) to (1, 1) with two control points:
/// https://developer.apple.com/documentation/quartzcore/camediatimingfunction
enum AnimationCurve {
  case easeInOut, easeIn, easeOut, linear

  init(_ options: UIView.AnimationOptions) {
    let bits = options.rawValue >> 16 & 0xf
    self = [.easeInOut, .easeIn, .easeOut, .linear][min(Int(bits), 3)]
  }

  /// The horizontal coordinates of the control points. The vertical ones are 0 and 1.
  private var controls: (Double, Double) {
    switch self {
    case .easeInOut: (0.42, 0.58)
    case .easeIn: (0.42, 1)
    case .easeOut: (0, 0.58)
    case .linear: (1.0 / 3, 2.0 / 3)
    }
  }

  func progress(at fraction: Double) -> Double {
    if self == .linear { return fraction }
    let (first, second) = controls
    func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(middle, first, second) < fraction { low = middle } else { high = middle }
    }
    return bezier(low, 0, 1)
  }
}

/// The animation of one property of a layer, in flight or ended.
@MainActor struct LayerAnimation<Value: Blending> {
  let from: Value
  let to: Value
  let timing: AnimationTiming
  /// Earlier animations that are added to this one.
  var earlier: [LayerAnimation] = []
  /// The value set during the animation without an animation.
  private var model: Value?

  init(from: Value, to: Value, timing: AnimationTiming, earlier: [LayerAnimation] = []) {
    (self.from, self.to, self.timing, self.earlier) = (from, to, timing, earlier)
  }

  /// The visible value at a time; nil after the end of the animation.
  func value(at time: Double) -> Value? {
    guard model != nil || !earlier.isEmpty else {
      return timing.progress(at: time).map { Value.blend(from, to, $0) }
    }
    return rest.reduce(model ?? to) { value, animation in
      guard let progress = animation.timing.progress(at: time) else { return value }
      return Value.blend(value, .moved(value, animation.to, animation.from), 1 - progress)
    }
  }

  /// The earlier animations and this one, without those that have ended.
  var rest: [LayerAnimation] {
    let now = MainRunLoop.shared.now
    return (earlier + [LayerAnimation(from: from, to: to, timing: timing)]).filter {
      $0.timing.progress(at: now) != nil
    }
  }

  /// The animation after the property was set without an animation. It continues.
  func moved(to value: Value) -> Self {
    var moved = self
    moved.model = value
    return moved
  }
}

/// The animations of a layer, one for each property that the stub animates.
@MainActor struct LayerAnimations {
  var origin: LayerAnimation<CGPoint>?
  var size: LayerAnimation<CGSize>?
  var position: LayerAnimation<CGPoint>?
  var transform: LayerAnimation<CGAffineTransform>?
  var opacity: LayerAnimation<Float>?
}

/// The visible state of a layer:
/// https://developer.apple.com/documentation/quartzcore/calayer/presentation()
public struct SeenLayer: Sendable {
  public let bounds: CGRect
  public let position: CGPoint
  public let transform: CGAffineTransform
  public let opacity: Float
}

/// A value that can be interpolated.
protocol Blending: Equatable {
  static func blend(_ from: Self, _ to: Self, _ progress: Double) -> Self

  /// A value, moved by the difference between two others.
  static func moved(_ value: Self, _ from: Self, _ to: Self) -> Self
}

extension Float: Blending {
  static func blend(_ from: Float, _ to: Float, _ progress: Double) -> Float {
    from + (to - from) * Float(progress)
  }

  static func moved(_ value: Float, _ from: Float, _ to: Float) -> Float { value + to - from }
}

extension CGPoint: Blending {
  static func blend(_ from: CGPoint, _ to: CGPoint, _ progress: Double) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
  }

  static func moved(_ value: CGPoint, _ from: CGPoint, _ to: CGPoint) -> CGPoint {
    CGPoint(x: value.x + to.x - from.x, y: value.y + to.y - from.y)
  }
}

extension CGSize: Blending {
  static func blend(_ from: CGSize, _ to: CGSize, _ progress: Double) -> CGSize {
    CGSize(
      width: from.width + (to.width - from.width) * progress,
      height: from.height + (to.height - from.height) * progress)
  }

  static func moved(_ value: CGSize, _ from: CGSize, _ to: CGSize) -> CGSize {
    CGSize(
      width: value.width + to.width - from.width, height: value.height + to.height - from.height)
  }
}

extension CGAffineTransform: Blending {
  /// A rotation turns the shorter way. Other transforms are not interpolated.
  static func blend(_ from: Self, _ to: Self, _ progress: Double) -> Self {
    let start = atan2(from.b, from.a)
    let way = (atan2(to.b, to.a) - start).remainder(dividingBy: 2 * .pi)
    return CGAffineTransform(rotationAngle: start + way * progress)
  }

  static func moved(_ value: Self, _ from: Self, _ to: Self) -> Self {
    value.concatenating(from.inverted()).concatenating(to)
  }
}
