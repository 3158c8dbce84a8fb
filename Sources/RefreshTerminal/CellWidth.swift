extension Unicode.Scalar {
  /// The characters of the wide scripts of East Asia. Each fills two cells in a terminal.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x20000...0x3FFFD,
  ]

  /// Whether the character is one of the most frequent characters: ASCII, and the lines, blocks,
  /// arrows and dots of screens. They fill one cell, and need no search in Unicode's tables.
  private var isCommon: Bool {
    switch value {
    case 0x20..<0x7F, 0x2190..<0x2200, 0x23BA..<0x23BE, 0x2500..<0x25FD, 0x2800..<0x2900: true
    default: false
    }
  }

  /// The number of cells that the character fills: 0, 1 or 2. Combining characters and control
  /// characters fill none.
  package var cells: Int {
    if isCommon { return 1 }
    if value >= 0x1100, Self.wide.contains(where: { $0.contains(value) }) { return 2 }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator,
      .surrogate, .unassigned:
      return 0
    default:
      return properties.isEmojiPresentation ? 2 : 1
    }
  }
}

extension StringProtocol {
  /// The number of cells that the text fills in a line of a terminal.
  package var cells: Int { unicodeScalars.reduce(0) { $0 + $1.cells } }

  /// Returns the text if it fits into the columns; otherwise as much of its beginning as fits
  /// together with an ellipsis. If the ellipsis alone is too wide, it is left out.
  package func truncated(to columns: Int, ellipsis: String = "…") -> String {
    guard cells > columns else { return String(self) }
    let end = ellipsis.cells <= columns ? ellipsis : ""
    var (columns, start) = (columns - end.cells, String.UnicodeScalarView())
    for scalar in unicodeScalars {
      columns -= scalar.cells
      if columns < 0 { break }
      start.append(scalar)
    }
    return String(start) + end
  }
}
