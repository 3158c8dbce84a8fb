/// A value that can be shown on its way to another.
nonisolated protocol Blendable: Equatable {
  /// The value at `share` (0...1) of the way from `from` to `to`.
  static func blend(_ from: Self, _ to: Self, _ share: Double) -> Self
}

nonisolated extension Double: Blendable {
  static func blend(_ from: Double, _ to: Double, _ share: Double) -> Double {
    from + (to - from) * share
  }
}

nonisolated extension Point: Blendable {
  static func blend(_ from: Point, _ to: Point, _ share: Double) -> Point {
    Point(x: .blend(from.x, to.x, share), y: .blend(from.y, to.y, share))
  }
}

nonisolated extension Rect: Blendable {
  static func blend(_ from: Rect, _ to: Rect, _ share: Double) -> Rect {
    Rect(
      origin: .blend(from.origin, to.origin, share),
      size: Size(
        width: .blend(from.width, to.width, share), height: .blend(from.height, to.height, share)))
  }
}

nonisolated extension EdgeInsets: Blendable {
  static func blend(_ from: EdgeInsets, _ to: EdgeInsets, _ share: Double) -> EdgeInsets {
    EdgeInsets(
      top: .blend(from.top, to.top, share), left: .blend(from.left, to.left, share),
      bottom: .blend(from.bottom, to.bottom, share), right: .blend(from.right, to.right, share))
  }
}

/// The way from what was shown of a value to what it is.
///
/// A change inside an animation begins one, from what is shown at that moment; a change outside ends
/// it: the value is shown as it is.
struct Transition<Value: Blendable> {
  private let from: Value
  private let start: Double
  private let duration: Double

  /// What a change inside the present animation begins; nothing without one, or where it runs on
  /// another timeline.
  ///
  /// - Parameters:
  ///   - shown: What is shown of the value before the change.
  ///   - own: The timeline that the value lives in.
  init?(from shown: @autoclosure () -> Value, on own: @autoclosure () -> Timeline?) {
    guard let animation = Timeline.animation, animation.duration > 0,
      animation.timeline === own()
    else { return nil }
    from = shown()
    start = animation.timeline.now
    duration = animation.duration
  }

  /// What is shown of `value` at a time of the timeline.
  func shown(of value: Value, at now: Double) -> Value {
    let share = (now - start) / duration
    return share < 1 ? .blend(from, value, Ease.share(share)) : value
  }
}

extension Optional {
  /// What is shown of `value` now: itself, without a transition or outside of a timeline.
  func shown<Value>(of value: Value, on own: @autoclosure () -> Timeline?) -> Value
  where Wrapped == Transition<Value> {
    guard let self, let timeline = own() else { return value }
    return self.shown(of: value, at: timeline.now)
  }
}
