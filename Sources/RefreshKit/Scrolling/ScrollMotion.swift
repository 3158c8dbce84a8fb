extension ScrollView {
  var physics: ScrollPhysics {
    ScrollPhysics(
      geometry: geometry, heldOffset: scrollState.heldOffset, bounces: bounces,
      isPagingEnabled: isPagingEnabled, rate: decelerationRate)
  }

  var motion: Motion? { activity.player?.motion }

  // MARK: Start and stop

  func start(_ motion: Motion, as cause: ScrollCause) {
    let player = MotionPlayer(motion: motion, cause: cause, movesContent: scroller.movesContent)
    changeActivity { $0.play(player) }
    scheduleFrame()
  }

  /// Ends a motion or a deceleration, without telling the delegate.
  func stopMotion() {
    changeActivity { $0.stopMotion() }
    announced.deceleration = false
  }

  /// Moves content that was released outside its range, or between pages, to an offset at which it
  /// can rest. If that offset is too near for a bounce, the content moves there at once. Does
  /// nothing while something else moves the content.
  func bounceBack() {
    guard isIdle else { return }
    let motion = physics.release(with: .zero, at: timeline.now)
    guard motion.end > timeline.now else { return clampOffset(by: .deceleration) }
    start(motion, as: .deceleration)
    notifyDelegateOfDecelerationBegin()
  }

  /// Adapts the motion in progress to a changed range. If a component has made the change, `old` is
  /// the geometry before it; otherwise nil.
  func adjustMotion(from old: ScrollGeometry?) {
    guard let player = activity.player else { return }
    let time = frameClock.time(at: timeline.now)
    start(physics.adjusted(player.motion, at: time, from: old), as: player.cause)
  }

  // MARK: Frames

  func scheduleFrame() {
    guard let end = activity.motionEnd else { return }
    let frame = frameClock.nextFrame(until: end, now: timeline.now, rate: frameRate)
    if let time = frameClock.schedule(frame) { timeline.at(time, frameJob) }
  }

  /// Shows the frame that is due, and schedules the next one. An observer of the frame may adjust
  /// or end the motion, or start another motion.
  func showDueFrame() {
    guard let time = frameClock.takeDue(at: timeline.now) else { return }
    guard let frame = motionFrame(at: time) else { return }
    setOffset(frame.offset, by: frame.cause)
    guard let end = activity.motionEnd else { return }
    if time >= end, let last = motionFrame(at: time), last.offset != scrollState.heldOffset {
      setOffset(last.offset, by: last.cause)
    }
    guard let end = activity.motionEnd else { return }
    if time >= end || hasReturnedHeld { endMotion() } else { scheduleFrame() }
  }

  private func motionFrame(at time: Double) -> (offset: HeldOffset, cause: ScrollCause)? {
    guard let player = activity.player else { return nil }
    let rounded = splitRounded(player.motion.offset(at: time))
    return (player.settled(rounded, at: time, in: scrollState), player.cause)
  }

  func endMotion() {
    guard let player = activity.player, let end = motionFrame(at: player.end) else { return }
    var last = end.offset
    let isDeceleration = end.cause == .deceleration
    let number = announced.presentDeceleration
    for axis in Axis.allCases
    where isDeceleration && player.movesContent && !player.motion[axis].isRest {
      last.offset[axis] = geometry.clamp(last.offset[axis], along: axis)
    }
    stopMotion()
    scrollState.isOffsetSetByApp = end.cause == .app
    if last != scrollState.heldOffset { setOffset(last, by: end.cause) }
    // A motion that only moves a held overshoot back to 0 does not move the content, which may have
    // another offset now. The rest of the overshoot is released at that offset.
    if !player.movesContent { releaseHeld() }
    if isDeceleration {
      notifyDelegateOfDecelerationEnd(number)
    } else {
      notifyDelegate { $0.scrollViewDidEndScrollingAnimation(self) }
    }
  }
}

/// A motion and its cause. This type only computes offsets; the scroll view moves the content.
struct MotionPlayer {
  var motion: Motion
  /// ``ScrollCause/deceleration`` or ``ScrollCause/app``.
  let cause: ScrollCause
  /// Whether the motion moves the content. If not, it only moves a held overshoot back to 0.
  var movesContent = true

  /// In seconds of the timeline.
  var end: Double { motion.end }

  /// Returns the offset to show in place of `rounded`, which was rounded to pixels. Along an axis
  /// without a motion, the result is the exact offset. At the end of the motion, rounding must not
  /// leave the content outside the range.
  func settled(_ rounded: HeldOffset, at time: Double, in snapshot: ScrollSnapshot) -> HeldOffset {
    guard movesContent else { return heldPart(of: rounded, in: snapshot.heldOffset) }
    let geometry = snapshot.geometry
    var result = rounded
    for axis in Axis.allCases where time >= motion[axis].end {
      result.offset[axis] = end(rounded.offset[axis], along: axis, in: geometry)
    }
    return result
  }

  private func heldPart(of rounded: HeldOffset, in present: HeldOffset) -> HeldOffset {
    var part = present
    for axis in Axis.allCases where part.held[axis] != 0 { part.held[axis] = rounded.held[axis] }
    return part
  }

  private func end(
    _ rounded: Double, along axis: Axis, in geometry: ScrollGeometry
  ) -> Double {
    let motion = motion[axis]
    if motion.isRest { return motion.destination }
    let range = geometry.range(along: axis)
    return range.contains(motion.destination) ? rounded.clamped(to: range) : rounded
  }
}

/// The times of the frames of motions. If a motion ends while a frame is scheduled, the frame stays
/// scheduled, and shows the next motion.
struct FrameClock {
  /// In seconds. The present time is a sum of steps, so it may differ from a multiple of the
  /// frame's duration by a rounding error. The tolerance is greater than this error.
  static let tolerance = 1e-9

  /// In seconds of the timeline.
  private var lastFrameTime = 0.0
  private var scheduledFrameTime: Double?

  /// The time for which offsets are computed: `now`, or the time of the last frame, which may be
  /// later by the tolerance. If an observer of that frame changes the range, the adapted motion
  /// starts at the time of the frame. At `now`, it would start before the frame that is shown.
  func time(at now: Double) -> Double { max(now, lastFrameTime) }

  /// Returns the time of the next frame. There is a frame at each multiple of a frame's duration,
  /// and a last frame at the end of the motion. If the time is so large that frames cannot be
  /// counted, there is only the last frame.
  func nextFrame(until end: Double, now: Double, rate: Double) -> Double {
    let last = time(at: now)
    let number = (last * rate).rounded(.down) + 1
    let isShown = number / rate - Self.tolerance <= last
    let frame = (isShown ? number + 1 : number) / rate
    let end = max(end, now)
    return frame - Self.tolerance > last ? min(frame, end) : end
  }

  /// Stores the time of the next frame. Returns the time at which the timeline must run the work
  /// that shows the frame; nil if that work is scheduled already.
  mutating func schedule(_ time: Double) -> Double? {
    guard time != scheduledFrameTime else { return nil }
    scheduledFrameTime = time
    return time - Self.tolerance
  }

  /// Returns the time of the frame that is due, and removes it; nil if none is due, because another
  /// frame has replaced it.
  mutating func takeDue(at now: Double) -> Double? {
    guard let time = scheduledFrameTime, now >= time - Self.tolerance else { return nil }
    scheduledFrameTime = nil
    lastFrameTime = time
    return time
  }
}

struct ScrollPhysics {
  let geometry: ScrollGeometry
  let heldOffset: HeldOffset
  let bounces: Bool
  let isPagingEnabled: Bool
  let rate: DecelerationRate

  /// The position at which the delegate wants the released content to rest; nil along an axis on
  /// which the delegate has set no target.
  typealias Target = PerAxis<Double?>

  // MARK: Motions

  /// Returns the motion after a drag. The velocity is in points per second.
  func release(with velocity: Point, to target: Target = Target { _ in nil }, at time: Double)
    -> Motion
  {
    Motion { axis in
      let sample = MotionSample(position: heldOffset.pulled[axis], velocity: velocity[axis])
      guard let target = target[axis] else { return release(sample, along: axis, at: time) }
      return .target(geometry.clamp(target, along: axis), from: sample, at: time)
    }
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

  /// Returns the motion of an animated call. The target may be outside the range.
  func ease(to target: Point, at time: Double) -> Motion {
    Motion { axis in
      .easeInOut(
        EaseInOut(from: heldOffset.offset[axis], to: target[axis], duration: 0.3), from: time)
    }
  }

  // MARK: Changed ranges

  /// Returns the motion for a changed range. The motion keeps its target, as far as the range
  /// allows. A motion without a target keeps its velocity. If a component has made the change,
  /// `old` is the geometry before it; otherwise nil.
  func adjusted(_ motion: Motion, at time: Double, from old: ScrollGeometry?) -> Motion {
    Motion { adjusted(motion[$0], along: $0, at: time, from: old) }
  }

  /// Returns the motion after it was moved together with its content. A bounce ends at the same
  /// position of the content as before.
  func continued(_ motion: Motion, at time: Double) -> Motion {
    Motion { axis in
      motion[axis].bounce(to: geometry.range(along: axis), at: time)
        ?? adjusted(motion[axis], along: axis, at: time, from: nil)
    }
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

  /// Returns the target of an animated call in the changed range. An end that a component has moved
  /// inward limits the target. An end that a component has moved outward, by reserving an inset,
  /// does not. If something else has changed the range, both ends limit the target.
  private func target(
    _ oldTarget: Double, along axis: Axis, from old: ScrollGeometry?
  ) -> Double {
    guard let old = old?.range(along: axis) else { return geometry.clamp(oldTarget, along: axis) }
    let range = geometry.range(along: axis)
    var target = oldTarget
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
