/// A motion of the content along both axes. It can be sampled at any times, in any order.
nonisolated struct Motion {
  var x: AxisMotion
  var y: AxisMotion

  /// The motion along `axis`.
  subscript(axis: Axis) -> AxisMotion {
    get { axis == .vertical ? y : x }
    set {
      if axis == .vertical { y = newValue } else { x = newValue }
    }
  }

  /// The time at which the motions along both axes have ended, in seconds of the timeline.
  var end: Double { max(x.end, y.end) }

  /// The offset at the end.
  var destination: Point { Point(x: x.destination, y: y.destination) }

  /// The offset at `time` of the timeline.
  func offset(at time: Double) -> Point {
    Point(x: x.sample(at: time).position, y: y.sample(at: time).position)
  }

  /// Moves the whole motion by `distance`.
  mutating func shift(by distance: Point) {
    x.shift(by: distance.x)
    y.shift(by: distance.y)
  }
}

/// A position along an axis, and a velocity.
nonisolated struct MotionSample: Equatable {
  /// The position, in points.
  var position: Double
  /// The velocity, in points a second.
  var velocity: Double
}
