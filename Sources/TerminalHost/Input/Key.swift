/// A key that was pressed.
public nonisolated enum Key: Sendable, Hashable {
  /// A key that types something.
  case character(Character)
  /// A letter with the control key: `control("c")`.
  case control(Character)
  case enter
  case tab
  case backspace
  case escape
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case insert
  case delete
}
