/// The signs that pictures are made of.
public nonisolated struct Glyphs: Sendable {
  /// Arrowheads, from the one that points down on, clockwise in eighths of a turn.
  public var heads: [Unicode.Scalar]
  /// Lines in these directions; the second four are the first four.
  public var shafts: [Unicode.Scalar]
  /// Lines from side to side, from one at the top of the cell to one at its bottom.
  public var rules: [Unicode.Scalar]
  /// A wheel that turns, picture by picture; all are equally wide.
  public var wheel: [String]

  /// For terminals that know Unicode.
  public static let unicode = Glyphs(
    heads: ["↓", "↙", "←", "↖", "↑", "↗", "→", "↘"],
    shafts: ["│", "╱", "─", "╲"],
    rules: ["⎺", "⎻", "─", "⎼", "⎽"],
    wheel: ["⠈⡱", "⢀⡱", "⢄⡰", "⢆⡠", "⢎⡀", "⢎⠁", "⠎⠑", "⠊⠱"])

  /// For those that do not.
  public static let ascii = Glyphs(
    heads: ["v", "/", "<", "\\", "^", "/", ">", "\\"],
    shafts: ["|", "/", "-", "\\"],
    rules: ["-", "-", "-", "_", "_"],
    wheel: ["|", "/", "-", "\\"])
}
