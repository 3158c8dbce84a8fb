/// The motions of content that moves by itself. This value only computes them; the scroll view
/// moves the content.
nonisolated struct ScrollPhysics {
  /// The limits of the offset.
  let geometry: ScrollGeometry
  /// The present offset, and the held overshoot.
  let heldOffset: HeldOffset
  /// Whether content bounces at its edges.
  let bounces: Bool
  /// Whether it rests on pages.
  let isPagingEnabled: Bool
  /// The rate of a deceleration.
  let rate: DecelerationRate

  /// The target that a delegate has set for released content; nil along an axis without a target.
  struct Target {
    var x: Double?
    var y: Double?

    subscript(axis: Axis) -> Double? { axis == .vertical ? y : x }
  }

  // MARK: Motions

  /// The motion of content that is released.
  ///
  /// - Parameters:
  ///   - velocity: The velocity, in points per second.
  ///   - target: The target that the delegate has set; none by default.
  ///   - time: The time of the release, in seconds of the timeline.
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
    guard isPagingEnabled else { return .release(sample, in: bounds, at: time) }
    let page = pagePositions(along: axis).target(from: sample.position, velocity: sample.velocity)
    guard bounds.returnsHeld, page == heldOffset.offset[axis] else {
      return .page(page, from: sample, at: time)
    }
    return .release(MotionSample(position: sample.position, velocity: 0), in: bounds, at: time)
  }

  /// The motion of an animated call to an offset, inside the range or outside. It takes 0.3
  /// seconds.
  func ease(to target: Point, at time: Double) -> Motion {
    func ease(_ axis: Axis) -> AxisMotion {
      .easeInOut(
        EaseInOut(from: heldOffset.offset[axis], to: target[axis], duration: 0.3), from: time)
    }
    return Motion(x: ease(.horizontal), y: ease(.vertical))
  }

  // MARK: Changed ranges

  /// A motion, adjusted to a range that has changed. It keeps its target as far as the range
  /// allows. A motion without a target keeps its velocity.
  ///
  /// - Parameters:
  ///   - motion: The motion in the old range.
  ///   - time: The time of the change, in seconds of the timeline.
  ///   - old: The geometry before a change by a component; nil if something else has changed it.
  func adjusted(_ motion: Motion, at time: Double, from old: ScrollGeometry?) -> Motion {
    Motion(
      x: adjusted(motion.x, along: .horizontal, at: time, from: old),
      y: adjusted(motion.y, along: .vertical, at: time, from: old))
  }

  /// A motion that was shifted with its content, adjusted to a range that has changed. A bounce
  /// ends at the same position in the content. Other motions are adjusted by
  /// ``adjusted(_:at:from:)``.
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
      let page = pagePositions(along: axis).target(from: motion.destination, velocity: 0)
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

  /// The target that the app has set, limited to a range that has changed. If a component has
  /// changed the range, only an end that has moved inwards limits the target. The new inset of a
  /// component does not.
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

  func pagePositions(along axis: Axis) -> PagePositions {
    PagePositions(
      length: geometry.size[axis], contentLength: geometry.contentSize[axis],
      range: geometry.range(along: axis))
  }
}
