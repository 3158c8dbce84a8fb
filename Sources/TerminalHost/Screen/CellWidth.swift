nonisolated extension Unicode.Scalar {
  /// What fills two cells in a terminal: the wide scripts of East Asia.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x20000...0x3FFFD,
  ]

  /// What is quickly known to fill one: ASCII, and the lines, blocks, arrows and dots that screens
  /// are made of.
  private var isCommon: Bool {
    switch value {
    case 0x20..<0x7F, 0x2190..<0x2200, 0x23BA..<0x23BE, 0x2500..<0x25FD, 0x2800..<0x2900: true
    default: false
    }
  }

  /// How many cells the sign fills: 0, 1 or 2. What only changes the sign before it, and what
  /// terminals obey instead of showing it, fills none.
  public var cells: Int {
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

nonisolated extension StringProtocol {
  /// How many cells the text fills in a line of a terminal.
  public var cells: Int { unicodeScalars.reduce(0) { $0 + $1.cells } }

  /// The text, or as much of its beginning as fits with an ellipsis behind it.
  ///
  /// - Parameters:
  ///   - columns: How many cells there are.
  ///   - ellipsis: What stands for the rest; left out where it does not fit either.
  public func truncated(to columns: Int, ellipsis: String = "…") -> String {
    guard cells > columns else { return String(self) }
    let end = ellipsis.cells <= columns ? ellipsis : ""
    var (room, kept) = (columns - end.cells, String.UnicodeScalarView())
    for scalar in unicodeScalars {
      room -= scalar.cells
      if room < 0 { break }
      kept.append(scalar)
    }
    return String(kept) + end
  }
}
