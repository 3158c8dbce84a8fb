import RefreshKit

/// A finger that pulls at the component's edge.
extension Bench {
  /// The edge at which the component is attached.
  var edge: Edge { component.edge }

  /// The length of the list along the component's axis, in points.
  var viewLength: Double { list.frame.size[edge.axis] }

  /// The offset along the component's axis.
  var position: Double { list.contentOffset[edge.axis] }

  /// The overshoot that is held at the component's edge.
  var held: Double { list.heldOverscroll[edge] }

  /// The direction of the offset that moves the content away from the edge: 1 or -1.
  var inwards: Double { edge == edge.axis.leadingEdge ? 1 : -1 }

  /// Brings the content to rest at the component's edge, and returns the offset there.
  @discardableResult
  func rest() -> Point {
    list.contentOffset = offset(pulledBy: 0)
    return list.contentOffset
  }

  /// Moves a finger to `way` points from the start of its touch, in the direction of a pull if
  /// positive.
  func touch(_ phase: TouchPhase, _ way: Double = 0) {
    var point = Point(x: 187, y: 333)
    point[edge.axis] += way * inwards
    list.touch(phase, at: point)
  }

  /// Begins a touch and pulls by `way` points beyond the slop, in steps of a sixtieth of a second.
  func fingerPulls(by way: Double, steps: Int = 10) {
    touch(.began)
    for step in 1...steps {
      wait(1.0 / 60)
      touch(.moved, (way + 10) * Double(step) / Double(steps))
    }
  }

  /// The overshoot that a rubber band shows for a pull of `way` points.
  func band(_ way: Double) -> Double {
    0.55 * way * viewLength / (0.55 * way + viewLength)
  }

  /// The threshold of the pull, in points.
  var threshold: Double {
    (component as? RefreshRingHeader)?.triggerDistance ?? component.pullTriggerDistance
      ?? component.frame.size[edge.axis]
  }

  /// Drags until the content is pulled by `points` beyond its resting position.
  func drag(to points: Double) {
    if !list.isDragging { list.beginDragging() }
    var offset = offset(pulledBy: 0)
    offset[edge.axis] -= points * inwards
    list.drag(to: offset)
  }

  // MARK: A finger at points of the screen

  func down(_ y: Double, x: Double = 100) {
    list.touch(.began, at: Point(x: x, y: y))
  }

  func move(_ y: Double, x: Double = 100) {
    list.touch(.moved, at: Point(x: x, y: y))
  }

  func up(_ y: Double = 0, x: Double = 100) {
    list.touch(.ended, at: Point(x: x, y: y))
  }

  /// Moves a finger from `start` by `step` points every hundredth of a second, and lifts it.
  func flick(from start: Double, by step: Double, times: Int) {
    down(start)
    for count in 1...times {
      wait(0.01)
      move(start + step * Double(count))
    }
    up()
  }
}
