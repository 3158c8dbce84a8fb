/// A key that was pressed.
public nonisolated enum Key: Sendable, Hashable {
  /// A key that types something.
  case character(Character)
  /// A letter with the control key: `control("c")`.
  case control(Character)
  /// Return, on the main block or the keypad.
  case enter
  /// The tabulator.
  case tab
  /// The key that takes back what was typed last.
  case backspace
  /// The escape key by itself.
  case escape
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// The key that goes to the beginning.
  case home
  /// The key that goes to the end.
  case end
  /// The key that goes back by a page.
  case pageUp
  /// The key that goes on by a page.
  case pageDown
  /// The key that begins to insert.
  case insert
  /// The key that takes away what stands after the cursor.
  case delete
}
