/// How content moves by itself: a value that makes motions; the scroll view shows them.
nonisolated struct ScrollPhysics {
  /// Where content may be.
  let geometry: ScrollGeometry
  /// Where it is now.
  let heldOffset: HeldOffset
  /// Whether content moves beyond its edges.
  let bounces: Bool
  /// Whether it rests on pages.
  let pages: Bool
  /// How fast it slows down.
  let rate: DecelerationRate

  /// Where a delegate sends content that is released, along the axes for which it has set a target.
  struct Target {
    var x: Double?
    var y: Double?

    subscript(axis: Axis) -> Double? { axis == .vertical ? y : x }
  }

  // MARK: Motions

  /// The motion of content that is released.
  ///
  /// - Parameters:
  ///   - velocity: How fast it moves, in points a second.
  ///   - target: Where the delegate sends it.
  ///   - time: When, in seconds of the timeline.
  func release(with velocity: Point, to target: Target = Target(), at time: Double) -> Motion {
    func motion(_ axis: Axis) -> AxisMotion {
      let sample = MotionSample(position: heldOffset.pulled[axis], velocity: velocity[axis])
      guard let target = target[axis] else { return release(sample, along: axis, at: time) }
      return .target(geometry.clamp(target, along: axis), from: sample, at: time)
    }
    return Motion(x: motion(.horizontal), y: motion(.vertical))
  }

  private func release(_ sample: MotionSample, along axis: Axis, at time: Double) -> AxisMotion {
    let bounds = bounds(along: axis)
    guard pages else { return .release(sample, in: bounds, at: time) }
    let page = paging(along: axis).target(from: sample.position, velocity: sample.velocity)
    guard bounds.returnsHeld, page == heldOffset.offset[axis] else {
      return .page(page, from: sample, at: time)
    }
    return .release(MotionSample(position: sample.position, velocity: 0), in: bounds, at: time)
  }

  /// The animated motion of a call, to a place inside the range or outside.
  func ease(to target: Point, at time: Double) -> Motion {
    func ease(_ axis: Axis) -> AxisMotion {
      .easeInOut(
        EaseInOut(from: heldOffset.offset[axis], to: target[axis], duration: 0.3), from: time)
    }
    return Motion(x: ease(.horizontal), y: ease(.vertical))
  }

  // MARK: Changed ranges

  /// A motion in a range that has changed: its target stays the same, as far as the range allows;
  /// without one the content keeps its velocity.
  ///
  /// - Parameters:
  ///   - motion: The motion in the old range.
  ///   - time: From when on, in seconds of the timeline.
  ///   - old: The geometry that a component has changed; nil if it was not a component.
  func adjusted(_ motion: Motion, at time: Double, from old: ScrollGeometry?) -> Motion {
    Motion(
      x: adjusted(motion.x, along: .horizontal, at: time, from: old),
      y: adjusted(motion.y, along: .vertical, at: time, from: old))
  }

  /// A motion that was moved with its content into a range that has changed: a bounce ends where it would
  /// have ended in the old content, all else continues as in ``adjusted(_:at:from:)``.
  func continued(_ motion: Motion, at time: Double) -> Motion {
    func continued(_ axis: Axis) -> AxisMotion {
      motion[axis].bounce(to: geometry.range(along: axis), at: time)
        ?? adjusted(motion[axis], along: axis, at: time, from: nil)
    }
    return Motion(x: continued(.horizontal), y: continued(.vertical))
  }

  private func adjusted(
    _ motion: AxisMotion, along axis: Axis, at time: Double, from old: ScrollGeometry?
  ) -> AxisMotion {
    let sample = motion.sample(at: time)
    switch motion.aim {
    case .none where motion.isRest:
      return .release(sample, in: bounds(along: axis), at: time)
    case .none:
      return .resumed(sample, in: bounds(along: axis), at: time)
    case .page:
      let page = paging(along: axis).target(from: motion.destination, velocity: 0)
      return page == motion.destination ? motion : .page(page, from: sample, at: time)
    case .target:
      let target = geometry.clamp(motion.destination, along: axis)
      return target == motion.destination ? motion : .target(target, from: sample, at: time)
    case .timedTarget:
      let target = target(motion.destination, along: axis, from: old)
      let ease = EaseInOut(from: sample.position, to: target, duration: max(0, motion.end - time))
      return target == motion.destination ? motion : .easeInOut(ease, from: time)
    }
  }

  /// The place that the app has asked for, in a range that has changed. An inset that a component
  /// reserves while the content moves does not shorten the way.
  private func target(_ wanted: Double, along axis: Axis, from old: ScrollGeometry?) -> Double {
    guard let old = old?.range(along: axis) else { return geometry.clamp(wanted, along: axis) }
    let range = geometry.range(along: axis)
    var target = wanted
    if range.lowerBound > old.lowerBound { target = max(target, range.lowerBound) }
    if range.upperBound < old.upperBound { target = min(target, range.upperBound) }
    return target
  }

  // MARK: Parts

  private func bounds(along axis: Axis) -> AxisMotion.Bounds {
    AxisMotion.Bounds(
      range: geometry.range(along: axis), bounces: bounces, rate: rate,
      returnsHeld: heldOffset.held[axis] != 0)
  }

  func paging(along axis: Axis) -> Paging {
    Paging(
      length: geometry.size[axis], content: geometry.contentSize[axis],
      range: geometry.range(along: axis))
  }
}
