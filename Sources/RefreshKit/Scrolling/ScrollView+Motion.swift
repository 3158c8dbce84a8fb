/// How the content moves by itself: frames of a motion on the timeline.
extension ScrollView {
  /// Moves the content to `offset`: at once, or gently in 0.3 seconds.
  ///
  /// It ends a deceleration. Under a finger that drags, an animated move is made at once. An offset
  /// outside the range is gone to all the same, as in UIKit.
  public func setContentOffset(_ offset: Point, animated: Bool) {
    let target = offset.finite(or: contentOffset)
    guard animated, !isDragging else {
      contentOffset = target
      return
    }
    stopMotion()
    releaseHeld()
    guard target != contentOffset else { return }
    start(easing(to: target, in: 0.3, at: timeline.now), as: .app)
  }

  /// Moves the content by as little as shows `rect`, in points of the content; nothing where it is in
  /// sight.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    guard rect.finite(or: .zero) == rect else { return }
    var offset = contentOffset
    for axis in Axis.allCases {
      let inset = adjustedContentInset
      let start = rect.origin[axis] - inset[axis.leadingEdge]
      let end = rect.origin[axis] + rect.size[axis] + inset[axis.trailingEdge]
      offset[axis] = min(max(offset[axis], end - geometry.size[axis]), start)
    }
    offset = geometry.clamp(offset)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Moves the content by as much as a wheel turned, within its range, at once. It ends a
  /// deceleration; under a finger, and for numbers that are not finite, nothing happens.
  public func wheel(dx: Double = 0, dy: Double = 0) {
    guard dx.isFinite, dy.isFinite, !isDragging else { return }
    contentOffset = geometry.clamp(Point(x: contentOffset.x + dx, y: contentOffset.y + dy))
  }

  // MARK: Building

  /// The motion of content that is let go now.
  func motion(releasedWith velocity: Point) -> Motion {
    motion(releasedWith: velocity, at: timeline.now)
  }

  func motion(releasedWith velocity: Point, at time: Double) -> Motion {
    Motion(
      x: motion(releasedWith: velocity.x, along: .horizontal, at: time),
      y: motion(releasedWith: velocity.y, along: .vertical, at: time))
  }

  /// The motion of content that is let go now and drawn to `target`.
  func motion(to target: Point, with velocity: Point) -> Motion {
    func page(_ axis: Axis) -> AxisMotion {
      .page(
        target[axis],
        from: MotionSample(position: pulledOffset[axis], velocity: velocity[axis]),
        at: timeline.now)
    }
    return Motion(x: page(.horizontal), y: page(.vertical))
  }

  func motion(
    releasedWith velocity: Double, along axis: Axis, at time: Double
  ) -> AxisMotion {
    let sample = MotionSample(position: pulledOffset[axis], velocity: velocity)
    let range = geometry.range(along: axis)
    let bounds = AxisMotion.Bounds(
      range: range, bounces: bounces, rate: decelerationRate,
      returnsHeld: present.held[axis] != 0)
    guard isPagingEnabled else { return .release(sample, in: bounds, at: time) }
    let page = Paging.target(
      from: sample.position, velocity: velocity, length: geometry.size[axis], range: range)
    guard bounds.returnsHeld, page == contentOffset[axis] else {
      return .page(page, from: sample, at: time)
    }
    return .release(MotionSample(position: sample.position, velocity: 0), in: bounds, at: time)
  }

  private func easing(to target: Point, in duration: Double, at time: Double) -> Motion {
    func ease(_ axis: Axis) -> AxisMotion {
      .ease(
        Ease(from: contentOffset[axis], to: target[axis], duration: duration),
        from: time)
    }
    return Motion(x: ease(.horizontal), y: ease(.vertical))
  }

  // MARK: Frames

  /// Shows `motion` from the next frame on.
  func start(_ motion: Motion, as mover: ScrollSnapshot.Mover) {
    self.motion = motion
    motionMover = mover
    planFrame()
  }

  /// Ends a motion where the content is; nobody is told.
  func stopMotion() {
    motion = nil
    present.isDecelerating = false
  }

  /// Sends content that was left beyond an edge back into its range.
  func bounceBack() {
    let motion = motion(releasedWith: .zero)
    guard motion.end > timeline.now else { return releaseHeld() }
    present.isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    if isDecelerating { start(motion, as: .deceleration) }
  }

  /// Goes on with the velocity that the content has, in a range that has changed.
  ///
  /// It counts from the frame that is shown, which may be a little ahead of the clock: else a range
  /// that changes with each offset would have the same instant over and over.
  func bendMotion() {
    guard let motion else { return }
    let time = max(timeline.now, shownTime)
    if motionMover == .deceleration {
      start(self.motion(releasedWith: motion.velocity(at: time), at: time), as: .deceleration)
    } else {
      let left = max(0, motion.end - time)
      start(easing(to: geometry.clamp(motion.destination), in: left, at: time), as: motionMover)
    }
  }

  /// How much earlier than its time a frame is due, in seconds: steps that were added up do not meet
  /// a multiple exactly.
  private static let earliness = 1e-9

  /// A frame is shown at each multiple of its length, and at the end of the motion; at the end alone
  /// where the clock has come so far that it cannot count frames any more.
  func planFrame() {
    guard let motion else { return }
    let last = max(timeline.now, shownTime)
    let next = (last * frameRate).rounded(.down) + 1
    let isShown = next / frameRate - Self.earliness <= last
    let frame = (isShown ? next + 1 : next) / frameRate
    let end = max(motion.end, timeline.now)
    let time = frame - Self.earliness > last ? min(frame, end) : end
    guard time != plannedFrame else { return }
    plannedFrame = time
    timeline.at(time - Self.earliness, frameWork)
  }

  /// A frame is due: the one that is planned, or one that was planned before and is not wanted now.
  func frameIsDue() {
    guard let time = plannedFrame, timeline.now >= time - Self.earliness else { return }
    plannedFrame = nil
    showFrame(of: time)
  }

  /// Shows a frame, and goes on with the motion that is under way afterwards: one that was bent
  /// meanwhile, or begun, may have come to its end as well.
  private func showFrame(of time: Double) {
    guard let motion else { return }
    shownTime = time
    setOffset(place(of: motion, at: time), by: motionMover)
    if let bent = self.motion, time >= bent.end {
      let last = place(of: bent, at: time)
      if last != present.place { setOffset(last, by: motionMover) }
    }
    guard let motion = self.motion else { return }
    if time >= motion.end { endMotion() } else { planFrame() }
  }

  /// What is shown of a motion at a time.
  private func place(of motion: Motion, at time: Double) -> HeldOffset {
    var place = splitRounded(motion.offset(at: time))
    if time >= motion.end { place.offset = atRest(place.offset, motion.destination) }
    return place
  }

  /// The last offset of a motion: rounding must not leave content beyond the edge it came to.
  private func atRest(_ rounded: Point, _ destination: Point) -> Point {
    geometry.clamp(destination) == destination ? geometry.clamp(rounded) : rounded
  }

  private func endMotion() {
    let wasDeceleration = motionMover == .deceleration
    stopMotion()
    if wasDeceleration {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
    clampOffset(by: .app)
  }

  /// An offset as it is shown: on a pixel.
  func rounded(_ offset: Point) -> Point {
    guard pixel > 0 else { return offset }
    func round(_ value: Double) -> Double { (value / pixel).rounded() * pixel + 0 }
    return Point(x: round(offset.x), y: round(offset.y)).finite(or: offset)
  }
}
