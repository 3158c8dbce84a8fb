/// What a terminal says of its user.
public nonisolated enum TerminalEvent: Sendable, Hashable {
  /// A key was pressed.
  case key(Key)
  /// The mouse did something.
  case mouse(Mouse)
}
