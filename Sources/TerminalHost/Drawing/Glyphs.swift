import RefreshKit

/// The signs that pictures are made of.
public nonisolated struct Glyphs: Sendable {
  /// Arrowheads, from the one that points down on, clockwise in eighths of a turn.
  public var heads: [Unicode.Scalar]
  /// Lines in these directions; the second four are the first four.
  public var shafts: [Unicode.Scalar]
  /// Lines from side to side, from one at the top of the cell to one at its bottom.
  public var rules: [Unicode.Scalar]
  /// Lines from top to bottom, from one at the left of the cell to one at its right.
  public var bars: [Unicode.Scalar]
  /// The corners of a box, clockwise from the upper left one on.
  public var corners: [Unicode.Scalar]
  /// Cells that are filled in part: sixteen, one bit for each quarter, row by row, the upper left one
  /// the lowest. A blank is not drawn.
  public var blocks: [Unicode.Scalar]
  /// Whether cells can be drawn as Braille dots, two by four.
  public var hasDots: Bool
  /// What ends a text that is cut.
  public var ellipsis: String
  /// A spinner that turns, picture by picture; all are equally wide.
  public var wheel: [String]

  /// For terminals that know Unicode.
  public static let unicode = Glyphs(
    heads: ["↓", "↙", "←", "↖", "↑", "↗", "→", "↘"],
    shafts: ["│", "╱", "─", "╲"],
    rules: ["▔", "─", "▁"],
    bars: ["▏", "│", "▕"],
    corners: ["┌", "┐", "┘", "└"],
    blocks: Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars),
    hasDots: true,
    ellipsis: "…",
    wheel: ["⠈⡱", "⢀⡱", "⢄⡰", "⢆⡠", "⢎⡀", "⢎⠁", "⠎⠑", "⠊⠱"])

  /// For those that do not.
  public static let ascii = Glyphs(
    heads: ["v", "/", "<", "\\", "^", "/", ">", "\\"],
    shafts: ["|", "/", "-", "\\"],
    rules: ["-", "-", "_"],
    bars: ["|"],
    corners: ["+", "+", "+", "+"],
    blocks: Array("   # ### #######".unicodeScalars),
    hasDots: false,
    ellipsis: "...",
    wheel: ["|", "/", "-", "\\"])

  /// The sign of a cell with these dots, row by row, the upper left one the lowest bit; blank where
  /// nothing is to be drawn.
  func dots(_ bits: Int) -> Unicode.Scalar {
    guard hasDots else { return bits.nonzeroBitCount > 2 ? "*" : bits == 0 ? " " : "." }
    // Braille counts its dots downwards, and the lowest row last.
    let places: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    let dots = places.indices.reduce(0) { bits >> $1 & 1 == 1 ? $0 | places[$1] : $0 }
    return Unicode.Scalar(0x2800 + dots) ?? " "
  }

  /// A line that touches a circle in a frame, at a cell.
  func tangent(
    at column: Int, _ row: Int, _ frame: Rect, _ metrics: CellMetrics
  ) -> Unicode.Scalar {
    let turns = Turn.fraction(
      of: metrics.middle(column: column, row: row), around: frame.center)
    return shafts[(Int((turns * 8).rounded()) + 2) % shafts.count]
  }
}
