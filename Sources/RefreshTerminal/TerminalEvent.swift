/// An event of the user of a terminal.
package nonisolated enum TerminalEvent: Sendable, Hashable {
  case key(Key)
  case mouse(Mouse)
}

package nonisolated enum Key: Sendable, Hashable {
  case character(Character)
  /// A letter with the control key: `control("c")`.
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

/// An event of the mouse at a cell.
package nonisolated struct Mouse: Sendable, Hashable {
  package nonisolated enum Action: Sendable, Hashable {
    /// The left button was pressed.
    case press
    /// The mouse moved with the left button down.
    case drag
    /// The left button was released.
    case release
    /// The mouse wheel was moved by a notch: -1 scrolls up, 1 down.
    case wheel(Int)
  }

  package let action: Action
  /// The cell's distance from the left, in cells.
  package let column: Int
  /// The cell's distance from the top, in cells.
  package let row: Int

  package init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }
}
