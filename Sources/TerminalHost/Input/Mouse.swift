/// Something that the mouse did, and at which cell.
public nonisolated struct Mouse: Sendable, Hashable {
  /// What it did.
  public nonisolated enum Action: Sendable, Hashable {
    /// The left button went down.
    case press
    /// The mouse moved with the left button down.
    case drag
    /// The left button came up.
    case release
    /// The wheel turned by a notch: -1 shows what is above, 1 what is below.
    case wheel(Int)
  }

  /// What it did.
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
