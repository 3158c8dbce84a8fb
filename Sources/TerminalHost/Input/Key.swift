/// A key that was pressed.
public nonisolated enum Key: Sendable, Hashable {
  /// A key that types something.
  case character(Character)
  /// A letter with the control key: `control("c")`.
  case control(Character)
  /// Return, on the main block or the keypad.
  case enter
  case tab
  case backspace
  /// The escape key by itself.
  case escape
  /// The arrow keys.
  case up
  case down
  case left
  case right
  /// The keys that go far.
  case home
  case end
  case pageUp
  case pageDown
  case insert
  case delete
}
