/// A motion of the content whose frames are shown. This value only computes; the scroll view moves
/// the content.
nonisolated struct MotionPlayer {
  var motion: Motion
  /// The cause with which a frame sets the offset: a deceleration, or the app.
  let cause: ScrollCause
  /// Whether it moves the content. If not, it only returns the held overshoot.
  var movesContent = true

  /// The time at which the motion ends, in seconds of the timeline.
  var end: Double { motion.end }

  /// The offset to show at a time, from the offset that was rounded to pixels. Content at rest
  /// keeps its exact offset. Rounding does not leave the content beyond the edge at which the
  /// motion ends.
  func settled(_ rounded: HeldOffset, at time: Double, in snapshot: ScrollSnapshot) -> HeldOffset {
    guard movesContent else { return heldPart(of: rounded, in: snapshot.heldOffset) }
    let geometry = snapshot.geometry
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

  /// The present offset, with the overshoot of `rounded` along each axis with a held overshoot.
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

/// The times at which the frames of a scroll view's motions are shown. It outlives the motions: a
/// frame stays scheduled when its motion ends, and then shows the next motion.
nonisolated struct FrameClock {
  /// The tolerance by which a frame is due before its time, in seconds: a sum of steps may differ
  /// from a multiple by rounding errors.
  static let tolerance = 1e-9

  /// The time of the frame that was shown last, in seconds of the timeline.
  private var shown = 0.0
  /// The time of the frame that is scheduled, in seconds of the timeline; nil if there is none.
  private var scheduled: Double?

  /// The time for which a motion is computed: the time of the frame that is shown, which may be
  /// later than `now` by the tolerance. With `now` itself, a motion whose range changes in each
  /// frame would be computed for the same time again.
  func time(at now: Double) -> Double { max(now, shown) }

  /// The time of the next frame, in seconds of the timeline.
  ///
  /// There is a frame at each multiple of the duration of a frame, and at the end of the motion. If
  /// the time is too large to count frames, there is only the one at the end.
  ///
  /// - Parameters:
  ///   - end: The time at which the motion ends.
  ///   - now: The present time.
  ///   - rate: The number of frames per second.
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
  /// - Returns: The time at which it is due; nil if it is scheduled already.
  mutating func schedule(_ time: Double) -> Double? {
    guard time != scheduled else { return nil }
    scheduled = time
    return time - Self.tolerance
  }

  /// Takes the frame that is due, which is shown from now on.
  ///
  /// - Returns: Its time; nil if the frame for which the call was scheduled is no longer scheduled.
  mutating func takeDue(at now: Double) -> Double? {
    guard let time = scheduled, now >= time - Self.tolerance else { return nil }
    scheduled = nil
    shown = time
    return time
  }
}
