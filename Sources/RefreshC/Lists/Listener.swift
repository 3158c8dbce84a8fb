import RefreshKit

/// A function that is called with each event of a list, inside the call that causes it; it may call
/// the library itself, but not ``refreshAdvance(_:_:)``.
///
/// - Parameters:
///   - list: The list.
///   - slot: The slot of the component; 0 for a timer.
///   - event: The event: ``ListEvent``.
///   - old: For a change of state, the old state; for a timer, its tag; else 0.
///   - new: For a change of state, the new state; else 0.
public typealias Listener =
  @convention(c) (
    _ list: Int32, _ slot: Int32, _ event: Int32, _ old: Int32, _ new: Int32
  ) -> Void

/// The events of a list.
public nonisolated enum ListEvent: Int32, Sendable, CaseIterable {
  /// The state of a component has changed.
  case state = 0
  /// A component refreshes: the host loads, and ends the refresh.
  case refreshing
  /// The refreshing callback is over.
  case began
  /// The closing animation has begun.
  case endAnimationBegan
  /// The refresh has ended, and the component has closed.
  case ended
  /// A timer of ``refreshAfter(_:_:_:)`` is due.
  case timer
  /// A refresh has begun or ended, in words for a screen reader: `announcement` of
  /// ``refreshGetText(_:_:_:_:_:)``.
  case announcement
  /// The second level of a component has opened.
  case secondLevelOpened
  /// The second level of a component has closed.
  case secondLevelClosed
}
