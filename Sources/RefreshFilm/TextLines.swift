import RefreshKit

/// A text in lines that are not wider than a given width, as far as that can be measured without a
/// font.
struct TextLines {
  /// The factor by which the glyphs of a reader's font may be wider than
  /// ``measureByScalars(_:fontSize:)`` assumes.
  private static let allowance = (plain: 1.15, bold: 1.25)

  /// The lines; none for an empty text. If the text needs more lines than the limit, the last line
  /// ends in an ellipsis.
  let lines: [String]

  /// Breaks `text` between words, and inside a word that is wider than a line, into at most `limit`
  /// lines.
  init(_ text: String, size: Double, isBold: Bool = false, width: Double, limit: Int) {
    let allowance = isBold ? Self.allowance.bold : Self.allowance.plain
    func fits(_ line: some StringProtocol) -> Bool {
      measureByScalars(String(line), fontSize: size) * allowance <= width
    }
    var lines: [String] = []
    var rest = text.drop { $0 == " " }
    while !rest.isEmpty, lines.count < limit {
      var end = rest.startIndex
      while end < rest.endIndex, fits(rest[...end]) { end = rest.index(after: end) }
      end = max(end, rest.index(after: rest.startIndex))
      let isLast = lines.count == limit - 1
      if end < rest.endIndex, isLast {
        lines.append(rest[..<end].dropLast() + "…")
        break
      }
      if end < rest.endIndex, let space = rest[...end].lastIndex(of: " ") { end = space }
      lines.append(rest[..<end].split(separator: " ").joined(separator: " "))
      rest = rest[end...].drop { $0 == " " }
    }
    self.lines = lines
  }
}

extension LayoutDirection {
  /// The ranges of Unicode whose scripts are read from right to left.
  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]

  /// The direction in which a text is read: the direction of its first letter; left to right if it
  /// has no letter.
  init(of text: String) {
    let first = text.unicodeScalars.first { $0.properties.isAlphabetic }
    let isRightToLeft = first.map { letter in
      Self.rightToLeft.contains { $0.contains(letter.value) }
    }
    self = isRightToLeft == true ? .rightToLeft : .leftToRight
  }
}
