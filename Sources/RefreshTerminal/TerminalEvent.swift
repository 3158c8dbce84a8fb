package enum TerminalEvent: Sendable, Hashable {
  case key(Key)
  case mouse(Mouse)
}

package enum Key: Sendable, Hashable {
  case character(Character)
  /// A character with the control key, such as `control("c")`.
  case control(Character)
  /// The return key, or enter on the keypad.
  case enter
  case tab
  /// The key that deletes the character before the cursor.
  case backspace
  /// The escape key by itself.
  case escape
  case up, down, left, right
  case home, end
  case pageUp, pageDown
  case insert
  /// The key that deletes the character after the cursor.
  case delete
}

package struct Mouse: Sendable, Hashable {
  package enum Action: Sendable, Hashable {
    /// The left button was pressed.
    case press
    /// The mouse moved with the left button down.
    case drag
    case release
    /// The mouse wheel was moved by a notch: -1 scrolls up, 1 down.
    case wheel(Int)
  }

  package let action: Action
  package let column: Int
  package let row: Int

  package init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }
}
