/// An event of the user of a terminal.
public nonisolated enum TerminalEvent: Sendable, Hashable {
  /// A key was pressed.
  case key(Key)
  /// The mouse was used.
  case mouse(Mouse)
}

/// A key.
public nonisolated enum Key: Sendable, Hashable {
  /// A key with a character.
  case character(Character)
  /// A letter with the control key: `control("c")`.
  case control(Character)
  /// The return key, or enter on the keypad.
  case enter
  /// The tab key.
  case tab
  /// The key that deletes the character before the cursor.
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
  /// The key for the beginning.
  case home
  /// The key for the end.
  case end
  /// The key for the previous page.
  case pageUp
  /// The key for the next page.
  case pageDown
  /// The insert key.
  case insert
  /// The key that deletes the character after the cursor.
  case delete
}

/// An event of the mouse at a cell.
public nonisolated struct Mouse: Sendable, Hashable {
  /// The kind of an event.
  public nonisolated enum Action: Sendable, Hashable {
    /// The left button was pressed.
    case press
    /// The mouse moved with the left button down.
    case drag
    /// The left button was released.
    case release
    /// The mouse wheel was moved by a notch: -1 scrolls up, 1 down.
    case wheel(Int)
  }

  /// The kind of the event.
  public var action: Action
  /// The cell's distance from the left, in cells.
  public var column: Int
  /// The cell's distance from the top, in cells.
  public var row: Int

  /// Makes an event at a cell.
  public init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }
}
