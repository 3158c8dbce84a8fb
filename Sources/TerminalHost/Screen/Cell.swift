/// What stands in one place of the screen.
public nonisolated struct Cell: Sendable, Hashable {
  /// The sign; behind one that takes two cells stands a cell that is its other half.
  public var glyph: Unicode.Scalar
  /// How it looks.
  public var style: Style

  /// A cell with nothing in it.
  public static let blank = Cell(" ")

  /// Makes a cell.
  public init(_ glyph: Unicode.Scalar, _ style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  /// A cell that is full of a colour.
  static let block: Unicode.Scalar = "█"

  /// The colour that is seen behind what is put here next: a full block is as good as a background.
  var surface: UInt8? { glyph == Self.block ? style.ink ?? style.background : style.background }

  /// The second half of a sign that takes two cells.
  static func tail(_ style: Style) -> Cell { Cell("\0", style) }

  /// Whether this is the second half of the sign to the left.
  var isTail: Bool { glyph == "\0" }
}
