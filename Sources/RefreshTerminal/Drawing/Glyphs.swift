import RefreshKit

/// The characters that a ``ViewDrawer`` draws with.
public nonisolated struct Glyphs: Sendable {
  /// Arrowheads, clockwise in eighths of a full circle; the first points down.
  public var heads: [Unicode.Scalar]
  /// Lines in these directions; four, because opposite directions have the same line.
  public var shafts: [Unicode.Scalar]
  /// Horizontal lines, from one at the top of the cell to one at its bottom.
  public var rules: [Unicode.Scalar]
  /// Vertical lines, from one at the left of the cell to one at its right.
  public var bars: [Unicode.Scalar]
  /// The corners of a box, clockwise; the first is the upper left one.
  public var corners: [Unicode.Scalar]
  /// Cells that are filled in part: sixteen, by the bits of their quarters, row by row; the upper left
  /// quarter is the lowest bit. A blank is not drawn.
  public var blocks: [Unicode.Scalar]
  /// Whether cells can be drawn as Braille dots, two by four.
  public var hasDots: Bool
  /// The end of a text that is truncated.
  public var ellipsis: String
  /// The steps of an activity indicator, in order; all are equally wide.
  public var spinner: [String]

  /// The glyphs for a terminal that shows Unicode.
  public static let unicode = Glyphs(
    heads: ["↓", "↙", "←", "↖", "↑", "↗", "→", "↘"],
    shafts: ["│", "╱", "─", "╲"],
    rules: ["▔", "─", "▁"],
    bars: ["▏", "│", "▕"],
    corners: ["┌", "┐", "┘", "└"],
    blocks: Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars),
    hasDots: true,
    ellipsis: "…",
    spinner: ["⠈⡱", "⢀⡱", "⢄⡰", "⢆⡠", "⢎⡀", "⢎⠁", "⠎⠑", "⠊⠱"])

  /// The glyphs for a terminal that shows ASCII only.
  public static let ascii = Glyphs(
    heads: ["v", "/", "<", "\\", "^", "/", ">", "\\"],
    shafts: ["|", "/", "-", "\\"],
    rules: ["-", "-", "_"],
    bars: ["|"],
    corners: ["+", "+", "+", "+"],
    blocks: Array("   # ### #######".unicodeScalars),
    hasDots: false,
    ellipsis: "...",
    spinner: ["|", "/", "-", "\\"])

  /// The glyph of a cell with these dots, row by row; the upper left dot is the lowest bit. A blank is
  /// not drawn.
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
    let turns = PointRotation.fraction(
      of: metrics.middle(column: column, row: row), around: frame.center)
    return shafts[(Int((turns * 8).rounded()) + 2) % shafts.count]
  }
}
