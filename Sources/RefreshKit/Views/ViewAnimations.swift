protocol Interpolatable: Equatable {
  /// `fraction` is in 0...1.
  static func interpolate(_ from: Self, _ to: Self, _ fraction: Double) -> Self
}

extension Double: Interpolatable {
  static func interpolate(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
    from + (to - from) * fraction
  }
}

#if UIKIT
  import UIKit

  extension CGFloat: Interpolatable {
    static func interpolate(_ from: CGFloat, _ to: CGFloat, _ fraction: Double) -> CGFloat {
      from + (to - from) * CGFloat(fraction)
    }
  }
#endif

extension Point: Interpolatable {
  static func interpolate(_ from: Point, _ to: Point, _ fraction: Double) -> Point {
    from + (to - from) * fraction
  }
}

extension Rect: Interpolatable {
  static func interpolate(_ from: Rect, _ to: Rect, _ fraction: Double) -> Rect {
    Rect(
      origin: .interpolate(from.origin, to.origin, fraction),
      size: Size(
        width: .interpolate(from.width, to.width, fraction),
        height: .interpolate(from.height, to.height, fraction)))
  }
}

extension EdgeInsets: Interpolatable {
  static func interpolate(_ from: EdgeInsets, _ to: EdgeInsets, _ fraction: Double) -> EdgeInsets {
    EdgeInsets(
      top: .interpolate(from.top, to.top, fraction),
      left: .interpolate(from.left, to.left, fraction),
      bottom: .interpolate(from.bottom, to.bottom, fraction),
      right: .interpolate(from.right, to.right, fraction))
  }
}

/// The animation of one property. If the property changes inside
/// ``Timeline/animate(_:_:completion:)``, an animation begins from the value that is shown at that
/// moment. If it changes outside that function, the animation ends.
@MainActor struct PropertyAnimation<Value: Interpolatable> {
  private var from: Value
  private let start: Double
  private let duration: Double

  /// Nil outside an animation, and inside an animation of another timeline.
  init?(from shown: @autoclosure () -> Value, on timeline: @autoclosure () -> Timeline?) {
    guard let animation = Timeline.animation, animation.duration > 0,
      animation.timeline === timeline()
    else { return nil }
    from = shown()
    start = animation.timeline.now
    duration = animation.duration
  }

  /// Returns the value that is shown at `now`, in seconds of the timeline. `value` is the model
  /// value.
  func presentationValue(of value: Value, at now: Double) -> Value {
    let fraction = Timeline.showsEndsOfAnimations ? 1 : (now - start) / duration
    return fraction < 1 ? .interpolate(from, value, EaseInOut.fraction(fraction)) : value
  }
}

extension Timeline {
  fileprivate static var showsEndsOfAnimations = false

  /// Calls `read` while views and lists show the ends of their animations, as in a still picture.
  package static func showingEndsOfAnimations<Result>(_ read: () -> Result) -> Result {
    let outer = exchange(&showsEndsOfAnimations, with: true)
    defer { showsEndsOfAnimations = outer }
    return read()
  }
}

extension PropertyAnimation<Point> {
  func shifted(by distance: Point) -> PropertyAnimation {
    var animation = self
    animation.from = from + distance
    return animation
  }
}

@MainActor extension Optional {
  func presentationValue<Value>(of value: Value, on timeline: @autoclosure () -> Timeline?) -> Value
  where Wrapped == PropertyAnimation<Value> {
    guard let self, let now = timeline()?.now else { return value }
    return self.presentationValue(of: value, at: now)
  }
}

/// The animation of the last change of each property; nil if that change was not animated.
@MainActor final class ViewAnimations {
  fileprivate var frame: PropertyAnimation<Rect>?
  fileprivate var rotation: PropertyAnimation<Double>?
  fileprivate var alpha: PropertyAnimation<Double>?
}

extension Part {
  var frameAnimation: PropertyAnimation<Rect>? {
    get { animations?.frame }
    set { if let stored = animations(for: newValue) { stored.frame = newValue } }
  }

  var rotationAnimation: PropertyAnimation<Double>? {
    get { animations?.rotation }
    set { if let stored = animations(for: newValue) { stored.rotation = newValue } }
  }

  var alphaAnimation: PropertyAnimation<Double>? {
    get { animations?.alpha }
    set { if let stored = animations(for: newValue) { stored.alpha = newValue } }
  }

  /// Returns the object that stores the animations. It is made for the first animation, because
  /// most views are never animated; nil until then.
  private func animations<Value>(for new: PropertyAnimation<Value>?) -> ViewAnimations? {
    if animations == nil, new != nil { animations = ViewAnimations() }
    return animations
  }
}

/// The values of a view that are shown at one time, even during an animation.
public struct ViewPresentation: Sendable, GeometryValue {
  /// The position and size in the superview's coordinates, in points.
  public let frame: Rect
  /// The opacity, 0...1.
  public let alpha: Double
  /// The clockwise rotation around the center, in radians.
  public let rotation: Double
}
