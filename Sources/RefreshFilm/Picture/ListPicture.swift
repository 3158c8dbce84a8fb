import RefreshKit

/// The content of a list: rows below each other, or cards side by side where it scrolls sideways.
nonisolated struct ListPicture {
  /// About the width of a card, in points; scripts do not set it.
  private static let cardLength = 120.0
  /// How many are drawn at most.
  private static let limit = 60

  private let content: Rect
  private let screen: Size
  private let isMirrored: Bool

  /// The content of a scene.
  init(_ scene: Scene) {
    self.init(scene.content, on: scene.size, isMirrored: scene.isMirrored)
  }

  /// Content at a place on a screen of a size.
  init(_ content: Rect, on screen: Size, isMirrored: Bool) {
    self.content = content
    self.screen = screen
    self.isMirrored = isMirrored
  }

  /// The content in the screen's points, from the back to the front.
  var elements: [SVG] {
    guard content.width > 0, content.height > 0 || isSideways else { return [] }
    return isSideways ? cards : [.rect(shown, fill: Palette.content)] + rows
  }

  /// Whether the content scrolls sideways.
  var isSideways: Bool {
    content.width > screen.width && content.height <= screen.height
  }

  /// The part of the content that can be seen, and a little more.
  private var shown: Rect {
    let (top, bottom) = (max(content.y, -10), min(content.maxY, screen.height + 10))
    return Rect(x: content.x, y: top, width: content.width, height: bottom - top)
  }

  // MARK: Rows

  private var rows: [SVG] {
    let length = RowPicture.height
    return visible(length, from: content.y, to: content.maxY, screen: screen.height)
      .flatMap { index in
        let row = RowPicture(
          Self.place(of: index, among: 30),
          at: Rect(
            x: content.x, y: content.y + index * length, width: content.width, height: length),
          isMirrored: isMirrored)
        let middle = row.badgeFrame.center
        let number = Self.number(
          index, at: Point(x: middle.x, y: middle.y + 4), ink: row.badge.ink)
        return row.elements[..<1] + [number] + row.elements[1...]
      }
  }

  // MARK: Cards

  private var cards: [SVG] {
    let count = max((content.width / Self.cardLength).rounded(), 1)
    let length = content.width / count
    let height = content.height > 0 ? content.height : screen.height
    return visible(length, from: content.x, to: content.maxX, screen: screen.width)
      .flatMap { index in
        card(
          index,
          Rect(
            x: content.x + index * length + 6, y: content.y + 10, width: length - 12,
            height: height - 20))
      }
  }

  private func card(_ index: Double, _ frame: Rect) -> [SVG] {
    let badge = Palette.badges[Self.place(of: index, among: Palette.badges.count)]
    let picture = Rect(
      x: frame.x + 8, y: frame.y + 8, width: frame.width - 16, height: frame.height * 0.74)
    let below = picture.maxY
    func line(_ fraction: Double, from top: Double, height: Double) -> Rect {
      let width = picture.width * fraction
      let x = isMirrored ? picture.maxX - width : picture.x
      return Rect(x: x, y: below + top, width: width, height: height)
    }
    return [
      .rect(frame, radius: 14, fill: Palette.content),
      .rect(picture, radius: 9, fill: badge.fill),
      Self.number(index, at: Point(x: picture.center.x, y: picture.center.y + 4), ink: badge.ink),
      .rect(line(0.8, from: 14, height: 7), radius: 3.5, fill: Palette.line),
      .rect(line(0.55, from: 29, height: 5), radius: 2.5, fill: Palette.faintLine),
    ]
  }

  // MARK: Both

  /// The numbers of those that can be seen, from 0: there may be more than an integer can count.
  private func visible(
    _ length: Double, from start: Double, to end: Double, screen: Double
  ) -> [Double] {
    let first = max((-start / length).rounded(.down), 0)
    return (0..<Self.limit).map { first + Double($0) }.filter {
      let place = start + $0 * length
      return place < screen && place + length <= end + 1
    }
  }

  private static func place(of index: Double, among count: Int) -> Int {
    Int(index.truncatingRemainder(dividingBy: Double(count)))
  }

  private static func number(_ index: Double, at point: Point, ink: String) -> SVG {
    .text(
      index < 1e6 ? "\(Int(index) + 1)" : "…", at: point, size: 12, fill: ink, anchor: .middle
    ).with(["font-weight": "600"])
  }
}
