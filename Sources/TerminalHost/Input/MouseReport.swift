/// What a terminal reports of its mouse, in its own numbers.
nonisolated struct MouseReport {
  /// The bits of ``code`` that say which keys are held meanwhile.
  private static let modifiers = 4 | 8 | 16

  /// The button, and what happens: 32 is a move, 64 the wheel.
  let code: Int
  /// The cell's column, from 1 on.
  let column: Int
  /// The cell's row, from 1 on.
  let row: Int
  /// Whether a button came up.
  let isRelease: Bool

  /// What the left button or the wheel did; nil for others.
  var event: TerminalEvent? {
    guard column > 0, row > 0, let action else { return nil }
    return .mouse(Mouse(action, column: column - 1, row: row - 1))
  }

  private var action: Mouse.Action? {
    switch code & ~Self.modifiers {
    case 0: isRelease ? .release : .press
    case 3 where isRelease: .release
    case 32 where !isRelease: .drag
    case 64 where !isRelease: .wheel(-1)
    case 65 where !isRelease: .wheel(1)
    default: nil
    }
  }
}
