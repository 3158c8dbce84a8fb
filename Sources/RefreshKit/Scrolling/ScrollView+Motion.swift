/// The motions of the content: their start, their frames and their end.
extension ScrollView {
  /// The motions that content can make from its present offset.
  var physics: ScrollPhysics {
    ScrollPhysics(
      geometry: geometry, heldOffset: _snapshot.heldOffset, bounces: bounces,
      isPagingEnabled: isPagingEnabled, rate: decelerationRate)
  }

  /// The motion that is under way; nil if there is none.
  var motion: Motion? { activity.player?.motion }

  // MARK: Start and stop

  /// Shows `motion` from the next frame on.
  func start(_ motion: Motion, as cause: ScrollCause) {
    activity.play(
      MotionPlayer(motion: motion, cause: cause, movesContent: scroller.movesContent))
    scheduleFrame()
  }

  /// Ends a motion at the present offset, without a notification of the delegate.
  func stopMotion() {
    activity.stopMotion()
    announced.deceleration = false
  }

  /// Moves content that was released beyond its range, or between pages, to the offset at which it
  /// rests. If that offset is too near for a bounce, the content moves at once. While something
  /// else moves the content, nothing happens.
  func bounceBack() {
    guard activity.isIdle else { return }
    let motion = physics.release(with: .zero, at: timeline.now)
    guard motion.end > timeline.now else { return clampOffset(by: .deceleration) }
    start(motion, as: .deceleration)
    notifyDelegateOfDecelerationBegin()
  }

  /// Adjusts the motion to a range that has changed.
  ///
  /// - Parameter old: The geometry before a change by a component; nil if something else has
  ///   changed it.
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

  /// Shows the frame that is due, and continues with the motion that is under way afterwards. An
  /// observer may have adjusted, ended or started it.
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

  /// The offset that the motion shows at a time; nil if there is no motion.
  private func motionFrame(at time: Double) -> (offset: HeldOffset, cause: ScrollCause)? {
    guard let player = activity.player else { return nil }
    let rounded = splitRounded(player.motion.offset(at: time))
    return (player.settled(rounded, at: time, in: _snapshot), player.cause)
  }

  /// Ends the motion at its destination, and notifies the delegate.
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
    // The content may not be at the destination of the motion.
    if !player.movesContent { releaseHeld() }
    if isDeceleration {
      notifyDelegateOfDecelerationEnd(number)
    } else {
      notifyDelegate { $0.scrollViewDidEndScrollingAnimation(self) }
    }
  }
}
