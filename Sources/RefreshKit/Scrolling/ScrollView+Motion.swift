/// How the content moves by itself: frames of a motion on the timeline.
extension ScrollView {
  /// Moves the content to `offset`: at once, or gently in 0.3 seconds.
  ///
  /// It ends a deceleration. Under a finger that drags, an animated move is made at once. An offset
  /// outside the range is gone to all the same, as in UIKit, and kept until sizes or insets change.
  public func setContentOffset(_ offset: Point, animated: Bool) {
    let target = offset.finite(or: contentOffset)
    guard animated, !isDragging else {
      contentOffset = target
      return
    }
    stopMotion()
    releaseHeld()
    guard target != contentOffset else { return }
    start(easing(to: target), as: .app)
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
  /// deceleration; under a finger, without interaction, and for numbers that are not finite, nothing
  /// happens.
  public func scrollWheel(dx: Double = 0, dy: Double = 0) {
    guard dx.isFinite, dy.isFinite, isUserInteractionEnabled, !isDragging, finger == nil else {
      return
    }
    contentOffset = geometry.clamp(Point(x: contentOffset.x + dx, y: contentOffset.y + dy))
  }

  // MARK: Building

  /// The motion of content that is let go now, and goes to `target` along the axes for which there is
  /// one.
  func motion(releasedWith velocity: Point, to target: Target = Target()) -> Motion {
    func motion(_ axis: Axis) -> AxisMotion {
      let sample = MotionSample(position: pulledOffset[axis], velocity: velocity[axis])
      guard let place = target[axis] else {
        return self.motion(of: sample, along: axis, at: timeline.now)
      }
      return .place(clamp(place, along: axis), from: sample, at: timeline.now)
    }
    return Motion(x: motion(.horizontal), y: motion(.vertical))
  }

  private func motion(of sample: MotionSample, along axis: Axis, at time: Double) -> AxisMotion {
    let bounds = bounds(along: axis)
    guard isPagingEnabled else { return .release(sample, in: bounds, at: time) }
    let page = pages(along: axis).target(from: sample.position, velocity: sample.velocity)
    guard bounds.returnsHeld, page == contentOffset[axis] else {
      return .page(page, from: sample, at: time)
    }
    return .release(MotionSample(position: sample.position, velocity: 0), in: bounds, at: time)
  }

  private func bounds(along axis: Axis) -> AxisMotion.Bounds {
    AxisMotion.Bounds(
      range: geometry.range(along: axis), bounces: bounces, rate: decelerationRate,
      returnsHeld: _snapshot.held[axis] != 0)
  }

  private func pages(along axis: Axis) -> Paging {
    Paging(
      length: geometry.size[axis], content: geometry.contentSize[axis],
      range: geometry.range(along: axis))
  }

  private func clamp(_ position: Double, along axis: Axis) -> Double {
    let range = geometry.range(along: axis)
    return min(max(position, range.lowerBound), range.upperBound)
  }

  private func easing(to target: Point) -> Motion {
    func ease(_ axis: Axis) -> AxisMotion {
      .easeInOut(
        EaseInOut(from: contentOffset[axis], to: target[axis], duration: 0.3), from: timeline.now)
    }
    return Motion(x: ease(.horizontal), y: ease(.vertical))
  }

  // MARK: Frames

  /// Shows `motion` from the next frame on.
  func start(_ motion: Motion, as cause: ScrollCause) {
    self.motion = motion
    motionCause = cause
    _snapshot.isDecelerating = cause == .deceleration
    scheduleFrame()
  }

  /// Ends a motion where the content is; the delegate is not notified.
  func stopMotion() {
    motion = nil
    _snapshot.isDecelerating = false
    hasAnnouncedDeceleration = false
  }

  /// Lets content go that nothing holds or moves: back into its range, at once where it is too near to
  /// bounce, or on to a page.
  func bounceBack() {
    guard isAtRest else { return }
    let motion = motion(releasedWith: .zero)
    guard motion.end > timeline.now else { return clampOffset(by: .deceleration) }
    start(motion, as: .deceleration)
    notifyDecelerationBegan()
  }

  /// Goes on in a range that has changed.
  ///
  /// It counts from the frame that is shown, which may be a little ahead of the clock: else a range
  /// that changes with each offset would have the same instant over and over.
  ///
  /// - Parameter old: The geometry that a component has changed; nil where it was not a component.
  func bendMotion(from old: ScrollGeometry?) {
    guard let motion else { return }
    let time = max(timeline.now, shownTime)
    let x = bent(motion.x, along: .horizontal, at: time, from: old)
    let y = bent(motion.y, along: .vertical, at: time, from: old)
    start(Motion(x: x, y: y), as: motionCause)
  }

  /// A motion in a range that has changed: its target is kept, as far as the range allows; without
  /// one it goes on with the velocity that the content has.
  private func bent(
    _ motion: AxisMotion, along axis: Axis, at time: Double, from old: ScrollGeometry?
  ) -> AxisMotion {
    let sample = motion.sample(at: time)
    switch motion.aim {
    case .none where motion.isRest:
      return .release(sample, in: bounds(along: axis), at: time)
    case .none:
      return .onward(sample, in: bounds(along: axis), at: time)
    case .page:
      let page = pages(along: axis).target(from: motion.destination, velocity: 0)
      return page == motion.destination ? motion : .page(page, from: sample, at: time)
    case .place:
      let place = clamp(motion.destination, along: axis)
      return place == motion.destination ? motion : .place(place, from: sample, at: time)
    case .placeInTime:
      let place = place(motion.destination, along: axis, from: old)
      let ease = EaseInOut(from: sample.position, to: place, duration: max(0, motion.end - time))
      return place == motion.destination ? motion : .easeInOut(ease, from: time)
    }
  }

  /// The place that the app wants, in a range that has changed. The room that a component reserves as
  /// the content moves is no reason to stop short of it.
  private func place(_ wanted: Double, along axis: Axis, from old: ScrollGeometry?) -> Double {
    guard let old = old?.range(along: axis) else { return clamp(wanted, along: axis) }
    let range = geometry.range(along: axis)
    var place = wanted
    if range.lowerBound > old.lowerBound { place = max(place, range.lowerBound) }
    if range.upperBound < old.upperBound { place = min(place, range.upperBound) }
    return place
  }

  /// How much earlier than its time a frame is due, in seconds: steps that were added up do not meet
  /// a multiple exactly.
  private static let earliness = 1e-9

  /// A frame is shown at each multiple of its length, and at the end of the motion; at the end alone
  /// where the clock has come so far that it cannot count frames any more.
  func scheduleFrame() {
    guard let motionEnd = motion?.end else { return }
    let last = max(timeline.now, shownTime)
    let next = (last * frameRate).rounded(.down) + 1
    let isShown = next / frameRate - Self.earliness <= last
    let frame = (isShown ? next + 1 : next) / frameRate
    let end = max(motionEnd, timeline.now)
    let time = frame - Self.earliness > last ? min(frame, end) : end
    guard time != scheduledFrame else { return }
    scheduledFrame = time
    timeline.at(time - Self.earliness, frameWork)
  }

  /// A frame is due: the one that is planned, or one that was planned before and is not wanted now.
  func frameIsDue() {
    guard let time = scheduledFrame, timeline.now >= time - Self.earliness else { return }
    scheduledFrame = nil
    showFrame(of: time)
  }

  /// Shows a frame, and goes on with the motion that is under way afterwards: one that was bent
  /// meanwhile, or begun, may have come to its end as well.
  private func showFrame(of time: Double) {
    shownTime = time
    guard let place = motionPlace(at: time) else { return }
    setOffset(place, by: motionCause)
    if let end = motion?.end, time >= end, let last = motionPlace(at: time), last != _snapshot.place
    {
      setOffset(last, by: motionCause)
    }
    guard let end = motion?.end else { return }
    if time >= end { endMotion() } else { scheduleFrame() }
  }

  /// What is shown of the motion at a time, nil without one: content that rests stays where it is, and rounding does not
  /// leave content beyond the edge that it has come to.
  private func motionPlace(at time: Double) -> HeldOffset? {
    guard let motion else { return nil }
    var place = splitRounded(motion.offset(at: time))
    if time >= motion.x.end {
      place.offset.x = end(of: motion.x, shownAt: place.offset.x, along: .horizontal)
    }
    if time >= motion.y.end {
      place.offset.y = end(of: motion.y, shownAt: place.offset.y, along: .vertical)
    }
    return place
  }

  /// The offset at the end of a motion along an axis, from the one that is rounded to a pixel.
  private func end(of motion: AxisMotion, shownAt offset: Double, along axis: Axis) -> Double {
    if motion.isRest { return motion.destination }
    let isInRange = clamp(motion.destination, along: axis) == motion.destination
    return isInRange ? clamp(offset, along: axis) : offset
  }

  private func endMotion() {
    guard let motion, var last = motionPlace(at: motion.end) else { return }
    let isDeceleration = motionCause == .deceleration
    let number = announcedDeceleration
    for axis in Axis.allCases where isDeceleration && !motion[axis].isRest {
      last.offset[axis] = clamp(last.offset[axis], along: axis)
    }
    stopMotion()
    if last != _snapshot.place { setOffset(last, by: motionCause) }
    if isDeceleration {
      notifyDecelerationEnded(number)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// An offset as it is shown: on a pixel.
  func rounded(_ offset: Point) -> Point {
    guard pixelLength > 0 else { return offset }
    func round(_ value: Double) -> Double { (value / pixelLength).rounded() * pixelLength + 0 }
    return Point(x: round(offset.x), y: round(offset.y)).finite(or: offset)
  }
}
