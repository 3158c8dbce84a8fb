/// A motion of the content whose frames are shown: a value that computes; the scroll view acts.
nonisolated struct MotionPlayer {
  var motion: Motion
  /// What a frame sets the offset for: a deceleration, or the app.
  let cause: ScrollCause
  /// Whether it moves the content, and not only returns what is held beside it.
  var movesContent = true

  /// When the motion ends, in seconds of the timeline.
  var end: Double { motion.end }

  /// What is shown at a time, from the place that is rounded to a pixel: content that rests stays where
  /// it is, and rounding leaves nothing beyond the edge at which the motion ends.
  func settled(_ rounded: HeldOffset, at time: Double, in view: ScrollSnapshot) -> HeldOffset {
    guard movesContent else { return heldPart(of: rounded, in: view.heldOffset) }
    let geometry = view.geometry
    var result = rounded
    if time >= motion.x.end {
      result.offset.x = end(
        of: motion.x, rounded: rounded.offset.x, along: .horizontal, in: geometry)
    }
    if time >= motion.y.end {
      result.offset.y = end(
        of: motion.y, rounded: rounded.offset.y, along: .vertical, in: geometry)
    }
    return result
  }

  /// What is held of a place along the axes along which something still is; the content is elsewhere.
  private func heldPart(of rounded: HeldOffset, in present: HeldOffset) -> HeldOffset {
    var part = present
    for axis in Axis.allCases where part.held[axis] != 0 { part.held[axis] = rounded.held[axis] }
    return part
  }

  private func end(
    of motion: AxisMotion, rounded: Double, along axis: Axis, in geometry: ScrollGeometry
  ) -> Double {
    if motion.isRest { return motion.destination }
    let range = geometry.range(along: axis)
    return range.contains(motion.destination) ? rounded.clamped(to: range) : rounded
  }
}

/// When the frames of a scroll view's motions are shown. It outlives the motions: a frame that is
/// scheduled stays so when its motion ends, and shows the next one.
nonisolated struct FrameClock {
  /// How much earlier than its time a frame is due, in seconds: steps that were added up do not meet
  /// a multiple exactly.
  static let tolerance = 1e-9

  /// The time of the frame that was shown last, in seconds of the timeline.
  private var shown = 0.0
  /// The time of the frame that is scheduled, in seconds of the timeline; nil without one.
  private var scheduled: Double?

  /// The time that a motion is computed for: that of the frame that is shown, which may be a little
  /// later than `now`. A range that changes with each offset would else have the same time again.
  func time(at now: Double) -> Double { max(now, shown) }

  /// The time of the next frame, in seconds of the timeline.
  ///
  /// There is a frame at each multiple of its length and at the end of the motion; at the end alone
  /// where the time is so large that frames cannot be counted any more.
  ///
  /// - Parameters:
  ///   - end: When the motion ends.
  ///   - now: The present time.
  ///   - rate: How many frames are shown in a second.
  func nextFrame(until end: Double, now: Double, rate: Double) -> Double {
    let last = time(at: now)
    let number = (last * rate).rounded(.down) + 1
    let isShown = number / rate - Self.tolerance <= last
    let frame = (isShown ? number + 1 : number) / rate
    let end = max(end, now)
    return frame - Self.tolerance > last ? min(frame, end) : end
  }

  /// Schedules a frame.
  ///
  /// - Parameter time: The time of the frame.
  /// - Returns: When it is due; nil if it is scheduled already.
  mutating func schedule(_ time: Double) -> Double? {
    guard time != scheduled else { return nil }
    scheduled = time
    return time - Self.tolerance
  }

  /// Takes the frame that is due, which is shown from now on.
  ///
  /// - Returns: Its time; nil if the call belongs to a frame that is not scheduled any more.
  mutating func takeDue(at now: Double) -> Double? {
    guard let time = scheduled, now >= time - Self.tolerance else { return nil }
    scheduled = nil
    shown = time
    return time
  }
}
