/// The state of the pan gesture of a scroll view.
public nonisolated enum PanState: Sendable, Hashable {
  /// No finger has dragged yet.
  case possible
  /// A drag has just begun.
  case began
  /// The finger has moved.
  case changed
  /// The finger was lifted.
  case ended
  /// The system has cancelled the touch.
  case cancelled
}
