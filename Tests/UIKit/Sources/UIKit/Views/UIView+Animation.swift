extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = Self(rawValue: 1)
    public static let allowUserInteraction = Self(rawValue: 2)
    public static let beginFromCurrentState = Self(rawValue: 4)
    public static let overrideInheritedDuration = Self(rawValue: 32)
    public static let curveEaseInOut: Self = []
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)
  }

  /// For tests: a begun animation.
  public struct RecordedAnimation: Sendable {
    public let duration: TimeInterval
    public let delay: TimeInterval
    public let options: AnimationOptions
    public let start: TimeInterval
  }

  /// For tests: the last begun animations, at most a hundred.
  public static var recordedAnimations: [RecordedAnimation] = []

  /// For tests: called with the block of each animation. It can retain the block, as UIKit can.
  public static var didAnimate: ((@escaping () -> Void) -> Void)?

  /// The timings of the animation blocks that are running, the innermost last.
  private static var timings: [AnimationTiming] = []

  /// The timing of changes made now; nil if they are not animated. Blocks run even if animations
  /// are off: https://developer.apple.com/documentation/uikit/uiview/areanimationsenabled
  static var presentTiming: AnimationTiming? {
    guard areAnimationsEnabled, let timing = timings.last, timing.duration > 0 else { return nil }
    return timing
  }

  /// The duration of the animation of changes made now, in seconds.
  public class var inheritedAnimationDuration: TimeInterval { presentTiming?.duration ?? 0 }

  public private(set) static var areAnimationsEnabled = true

  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Turns animations off during `actions`, including those begun by it:
  /// https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)
  public class func performWithoutAnimation(_ actions: () -> Void) {
    let wasEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    actions()
    areAnimationsEnabled = wasEnabled
  }

  /// Makes the changes at once. The completion is called by the clock of the run loop.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let inherited = options.contains(.overrideInheritedDuration) ? nil : presentTiming?.duration
    let duration = inherited ?? duration
    // https://developer.apple.com/documentation/uikit/uiview/animationoptions/overrideinheritedcurve
    let timing = AnimationTiming(
      lasting: duration, after: delay, presentTiming?.curve ?? AnimationCurve(options),
      fromCurrentState: options.contains(.beginFromCurrentState))
    recordedAnimations.append(
      RecordedAnimation(
        duration: duration, delay: delay, options: options, start: MainRunLoop.shared.now))
    recordedAnimations.removeFirst(max(0, recordedAnimations.count - 100))
    MainRunLoop.shared.willCommit(timing)
    timings.append(timing)
    animations()
    timings.removeLast()
    didAnimate?(animations)
    guard let completion else { return }
    MainRunLoop.shared.later(after: delay + duration) { completion(true) }
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }
}
