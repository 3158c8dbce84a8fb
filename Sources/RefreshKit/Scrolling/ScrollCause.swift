/// What has set the offset last.
public nonisolated enum ScrollCause: Sendable {
  /// A finger that drags.
  case finger
  /// The motion that a finger left behind.
  case deceleration
  /// The app, by setting an offset, an inset or a size.
  case app
  /// A component, by moving the content or by borrowing and giving back room.
  case component
}
