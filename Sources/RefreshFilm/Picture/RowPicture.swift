import RefreshKit

/// A row of a list: a badge, two lines of words and a line below; from right to left where lists are
/// read so.
nonisolated struct RowPicture {
  /// The height of a row, in points; scripts do not set it.
  static let height = 44.0

  private let index: Int
  private let frame: Rect
  private let isMirrored: Bool

  /// The row `index` of a list, counted from 0, at `frame`; colours and lengths follow the index.
  init(_ index: Int, at frame: Rect, isMirrored: Bool) {
    self.index = index
    self.frame = frame
    self.isMirrored = isMirrored
  }

  /// The colours of the badge.
  var badge: (fill: String, ink: String) { Palette.badges[index % Palette.badges.count] }

  /// Where the badge is.
  var badgeFrame: Rect {
    placed(Rect(x: 12, y: frame.height / 2 - 14, width: 28, height: 28))
  }

  /// The row without what is on its badge.
  var elements: [SVG] {
    let middle = frame.height / 2
    let line = max(frame.width - 72, 0)
    let fraction = [0.62, 0.48, 0.7, 0.54, 0.4][index % 5]
    return [
      .rect(badgeFrame, radius: 8, fill: badge.fill),
      .rect(
        placed(Rect(x: 52, y: middle - 9, width: line * fraction, height: 7)), radius: 3.5,
        fill: Palette.line),
      .rect(
        placed(Rect(x: 52, y: middle + 4, width: line * (1.25 - fraction), height: 5)), radius: 2.5,
        fill: Palette.faintLine),
      .rect(
        placed(Rect(x: 52, y: frame.height - 1, width: frame.width - 52, height: 1)),
        fill: Palette.separator),
    ]
  }

  /// Where a part of the row is, which is laid out from left to right around the row's origin.
  private func placed(_ part: Rect) -> Rect {
    let x = isMirrored ? frame.width - part.maxX : part.x
    return Rect(x: frame.x + x, y: frame.y + part.y, width: part.width, height: part.height)
  }
}
