/// The characters that a ``ViewDrawer`` draws with.
package struct Glyphs: Sendable {
  /// Arrowheads, clockwise in eighths of a full circle; the first points down.
  let heads: [Unicode.Scalar]
  /// Lines in the directions of ``heads``. There are four: opposite directions have the same line.
  package let shafts: [Unicode.Scalar]
  /// Horizontal lines at different heights of a cell; the first is the highest.
  let rules: [Unicode.Scalar]
  /// Vertical lines at different places of a cell; the first is the leftmost.
  let bars: [Unicode.Scalar]
  /// The corners of a box, clockwise; the first is the upper left one.
  let corners: [Unicode.Scalar]
  /// Sixteen glyphs for cells that are filled in part. The bits of an index are the filled
  /// quarters, row by row; the upper left quarter is the lowest bit. A blank is not drawn.
  let blocks: [Unicode.Scalar]
  /// Whether cells can be drawn as Braille dots, two by four.
  let hasDots: Bool
  /// The end of a text that is truncated.
  package let ellipsis: String
  /// The steps of an activity indicator, in order; all are equally wide.
  let spinner: [String]

  package static let unicode = Glyphs(
    heads: ["↓", "↙", "←", "↖", "↑", "↗", "→", "↘"],
    shafts: ["│", "╱", "─", "╲"],
    rules: ["▔", "─", "▁"],
    bars: ["▏", "│", "▕"],
    corners: ["┌", "┐", "┘", "└"],
    blocks: Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars),
    hasDots: true,
    ellipsis: "…",
    spinner: ["⠈⡱", "⢀⡱", "⢄⡰", "⢆⡠", "⢎⡀", "⢎⠁", "⠎⠑", "⠊⠱"])

  package static let ascii = Glyphs(
    heads: ["v", "/", "<", "\\", "^", "/", ">", "\\"],
    shafts: ["|", "/", "-", "\\"],
    rules: ["-", "-", "_"],
    bars: ["|"],
    corners: ["+", "+", "+", "+"],
    blocks: Array("   # ### #######".unicodeScalars),
    hasDots: false,
    ellipsis: "...",
    spinner: ["|", "/", "-", "\\"])

  /// The glyph that has the dots of `bits` and the dots of `shown`, the present glyph of the cell.
  /// The bits are the new dots, row by row; the upper left dot is the lowest bit.
  func dots(_ bits: Int, over shown: Unicode.Scalar) -> Unicode.Scalar {
    guard hasDots else { return bits.nonzeroBitCount > 2 || shown == "*" ? "*" : "." }
    // In Unicode, the bits of Braille count the three upper rows column by column, and then the
    // lowest row.
    let places: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    let dots = places.indices.reduce(0) { bits >> $1 & 1 == 1 ? $0 | places[$1] : $0 }
    let old = 0x2800..<0x2900 ~= shown.value ? shown.value : 0
    return Unicode.Scalar(0x2800 | dots | old) ?? shown
  }
}
