/// One step of a host that moves the content by physics of its own, by number.
nonisolated enum DriveStep: Int32, CaseIterable {
  /// A drag begins.
  case began = 0
  /// The drag has moved the content to an offset.
  case moved
  /// The drag ends, and the content is at rest.
  case ended
  /// The drag ends, and the content moves on.
  case thrown
  /// The drag is cancelled.
  case cancelled
  /// One frame of a deceleration, which moves the content to an offset.
  case decelerating
  /// The content is at rest.
  case stopped
  /// The content is at rest, or bounces back by itself if it is beyond its range.
  case bouncing
}
