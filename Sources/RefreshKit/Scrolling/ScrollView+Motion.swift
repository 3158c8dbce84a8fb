/// How the content moves by itself: the frames of a motion, from its start to its end.
extension ScrollView {
  /// How content moves by itself from where it is now.
  var physics: ScrollPhysics {
    ScrollPhysics(
      geometry: geometry, heldOffset: _snapshot.heldOffset, bounces: bounces,
      pages: isPagingEnabled, rate: decelerationRate)
  }

  /// The motion that is under way; nil without one.
  var motion: Motion? { activity.player?.motion }

  // MARK: Start and stop

  /// Shows `motion` from the next frame on.
  func start(_ motion: Motion, as cause: ScrollCause) {
    activity.play(
      MotionPlayer(motion: motion, cause: cause, movesContent: scroller.movesContent))
    scheduleFrame()
  }

  /// Ends a motion where the content is; the delegate is not notified.
  func stopMotion() {
    activity.stopMotion()
    announced.deceleration = false
  }

  /// Moves content that was released beyond its range, or between pages, back to where it may rest: at
  /// once where it is too near to bounce. Nothing happens while something else moves the content.
  func bounceBack() {
    guard activity.isIdle else { return }
    let motion = physics.release(with: .zero, at: timeline.now)
    guard motion.end > timeline.now else { return clampOffset(by: .deceleration) }
    start(motion, as: .deceleration)
    notifyDecelerationBegan()
  }

  /// Continues a motion in a range that has changed.
  ///
  /// - Parameter old: The geometry that a component has changed; nil if it was not a component.
  func adjustMotion(from old: ScrollGeometry?) {
    guard let player = activity.player else { return }
    let time = frameClock.time(at: timeline.now)
    start(physics.adjusted(player.motion, at: time, from: old), as: player.cause)
  }

  // MARK: Frames

  /// Schedules the next frame of the motion, if there is one.
  func scheduleFrame() {
    guard let end = activity.motionEnd else { return }
    let frame = frameClock.nextFrame(until: end, now: timeline.now, rate: frameRate)
    if let time = frameClock.schedule(frame) { timeline.at(time, frameJob) }
  }

  /// Shows the frame that is due, and continues with the motion that is under way afterwards: one that
  /// an observer has bent, or started, may have ended as well.
  func showDueFrame() {
    guard let time = frameClock.takeDue(at: timeline.now) else { return }
    guard let frame = motionFrame(at: time) else { return }
    setOffset(frame.offset, by: frame.cause)
    guard let end = activity.motionEnd else { return }
    if time >= end, let last = motionFrame(at: time), last.offset != _snapshot.heldOffset {
      setOffset(last.offset, by: last.cause)
    }
    guard let end = activity.motionEnd else { return }
    if time >= end || hasReturnedHeld { endMotion() } else { scheduleFrame() }
  }

  /// What is shown of the motion at a time; nil without one.
  private func motionFrame(at time: Double) -> (offset: HeldOffset, cause: ScrollCause)? {
    guard let player = activity.player else { return nil }
    let rounded = splitRounded(player.motion.offset(at: time))
    return (player.settled(rounded, at: time, in: _snapshot), player.cause)
  }

  /// Ends the motion where it leads to, and notifies the delegate.
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
    _snapshot.isOffsetSetByApp = end.cause == .app
    if last != _snapshot.heldOffset { setOffset(last, by: end.cause) }
    // The content may be elsewhere than where the motion ends.
    if !player.movesContent { releaseHeld() }
    if isDeceleration {
      notifyDecelerationEnded(number)
    } else {
      notifyDelegate { $0.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// An offset as it is shown: on a pixel.
  func rounded(_ offset: Point) -> Point {
    guard pixelLength > 0 else { return offset }
    func round(_ value: Double) -> Double { (value / pixelLength).rounded() * pixelLength + 0 }
    return Point(x: round(offset.x), y: round(offset.y)).finite(or: offset)
  }
}
