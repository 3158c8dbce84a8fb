import Testing

@testable import RefreshKit

/// What moves the content: one thing at a time.
struct ScrollActivityTests {
  private var activity = ScrollActivity()
  private let finger = Finger(id: 0, at: .zero, time: 0, hasStoppedMotion: false)

  private func player(_ cause: ScrollCause) -> MotionPlayer {
    let rest = AxisMotion.rest(at: 0, from: 0)
    return MotionPlayer(motion: Motion(x: rest, y: rest), cause: cause)
  }

  @Test func `at first nothing moves the content`() {
    #expect(activity.isIdle)
    #expect(!activity.isTracking && !activity.isDragging && !activity.isDecelerating)
    #expect(activity.player == nil)
  }

  @Test mutating func `a finger that is down moves nothing, and is no rest`() {
    activity.finger = finger
    #expect(activity.isTracking && !activity.isIdle && !activity.isDragging)
  }

  @Test mutating func `a drag replaces a motion, and a motion a drag`() {
    activity.play(player(.deceleration))
    #expect(activity.isDecelerating && !activity.isIdle)
    activity.beginDrag()
    #expect(activity.isDragging && !activity.isDecelerating && activity.player == nil)
    activity.play(player(.deceleration))
    #expect(!activity.isDragging && activity.isDecelerating)
  }

  @Test mutating func `an animated call is no deceleration`() {
    activity.play(player(.app))
    #expect(!activity.isDecelerating && !activity.isIdle && activity.player != nil)
  }

  @Test mutating func `to stop a motion leaves a drag alone`() {
    activity.beginDrag()
    activity.stopMotion()
    #expect(activity.isDragging)
    activity.endDrag()
    #expect(activity.isIdle)
  }

  @Test mutating func `the end of a drag leaves a deceleration alone`() {
    activity.endHostDrag(decelerates: true)
    activity.endDrag()
    #expect(activity.isDecelerating)
    activity.stopMotion()
    #expect(activity.isIdle)
  }

  @Test mutating func `the end of a host's drag leaves a motion alone that has begun since`() {
    activity.beginDrag()
    activity.play(player(.app))
    activity.endHostDrag(decelerates: true)
    #expect(activity.player != nil && !activity.isDecelerating)
  }
}
