/// A value that can be shown on its way to another.
nonisolated protocol Interpolatable: Equatable {
  /// The value at `share` (0...1) of the way from `from` to `to`.
  static func interpolate(_ from: Self, _ to: Self, _ fraction: Double) -> Self
}

nonisolated extension Double: Interpolatable {
  static func interpolate(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
    from + (to - from) * fraction
  }
}

nonisolated extension Point: Interpolatable {
  static func interpolate(_ from: Point, _ to: Point, _ fraction: Double) -> Point {
    Point(x: .interpolate(from.x, to.x, fraction), y: .interpolate(from.y, to.y, fraction))
  }
}

nonisolated extension Rect: Interpolatable {
  static func interpolate(_ from: Rect, _ to: Rect, _ fraction: Double) -> Rect {
    Rect(
      origin: .interpolate(from.origin, to.origin, fraction),
      size: Size(
        width: .interpolate(from.width, to.width, fraction),
        height: .interpolate(from.height, to.height, fraction)))
  }
}

nonisolated extension EdgeInsets: Interpolatable {
  static func interpolate(_ from: EdgeInsets, _ to: EdgeInsets, _ fraction: Double) -> EdgeInsets {
    EdgeInsets(
      top: .interpolate(from.top, to.top, fraction),
      left: .interpolate(from.left, to.left, fraction),
      bottom: .interpolate(from.bottom, to.bottom, fraction),
      right: .interpolate(from.right, to.right, fraction))
  }
}

/// The way from what was shown of a value to what it is.
///
/// A change inside an animation begins one, from what is shown at that moment; a change outside ends
/// it: the value is shown as it is.
struct PropertyAnimation<Value: Interpolatable> {
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
  func presentationValue(of value: Value, at now: Double) -> Value {
    let fraction = (now - start) / duration
    return fraction < 1 ? .interpolate(from, value, EaseInOut.fraction(fraction)) : value
  }
}

extension Optional {
  /// What is shown of `value` now: itself, without a transition or outside of a timeline.
  func presentationValue<Value>(of value: Value, on own: @autoclosure () -> Timeline?) -> Value
  where Wrapped == PropertyAnimation<Value> {
    guard let self, let timeline = own() else { return value }
    return self.presentationValue(of: value, at: timeline.now)
  }
}
