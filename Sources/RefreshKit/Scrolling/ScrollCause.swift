/// What has set an offset.
public nonisolated enum ScrollCause: Sendable {
  /// A finger that drags.
  case finger
  /// The motion after a drag, or a host that shows one.
  case deceleration
  /// The app, by setting an offset, an inset or a size.
  case app
  /// A component, by moving the content or by reserving and releasing an inset.
  case component
}
