import RefreshKit

nonisolated extension LayoutDirection {
  /// The scripts that are read from right to left, as Unicode blocks lay them out.
  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]

  /// The direction in which a text is read: that of its first letter, left to right without one.
  init(of text: String) {
    let first = text.unicodeScalars.first { $0.properties.isAlphabetic }
    let isRightToLeft = first.map { letter in
      Self.rightToLeft.contains { $0.contains(letter.value) }
    }
    self = isRightToLeft == true ? .rightToLeft : .leftToRight
  }
}
