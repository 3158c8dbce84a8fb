import RefreshKit

/// Hears of what happens in a list, in the middle of the call that brings it about; it may call the
/// library itself, but not ``refreshAdvance(_:_:)``.
///
/// - Parameters:
///   - list: The list.
///   - slot: Whose event it is; 0 for a timer.
///   - event: What happened; see ``ListEvent``.
///   - old: For a change of state, the state until now; for a timer, its tag; else 0.
///   - new: For a change of state, the state from now on; else 0.
public typealias Listener =
  @convention(c) (
    _ list: Int32, _ slot: Int32, _ event: Int32, _ old: Int32, _ new: Int32
  ) -> Void

/// What a listener hears of.
public nonisolated enum ListEvent: Int32, Sendable, CaseIterable {
  /// The state of a component has changed.
  case state = 0
  /// A component refreshes: load, and end it.
  case refreshing
  /// The refreshing callback is over.
  case began
  /// The closing animation has begun.
  case endAnimationBegan
  /// The refresh has ended, and closed.
  case ended
  /// The time of a timer has come.
  case timer
}
