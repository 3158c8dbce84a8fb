import RefreshKit

/// The content of a list: rows below each other, or cards side by side where it scrolls sideways.
nonisolated struct ListPicture {
  /// How high a row is, and about how wide a card, in points; no script says so.
  private static let rowLength = 44.0
  private static let cardLength = 120.0
  /// How many are drawn at most.
  private static let limit = 60

  private let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// The content in the screen's points, from the back to the front.
  var elements: [SVG] {
    let content = scene.content
    guard content.width > 0, content.height > 0 || isSideways else { return [] }
    return isSideways ? cards : [.rect(shown(content), fill: Palette.content)] + rows
  }

  /// The part of the content that can be seen, and a little more.
  private func shown(_ content: Rect) -> Rect {
    let (top, bottom) = (max(content.y, -10), min(content.maxY, scene.size.height + 10))
    return Rect(x: content.x, y: top, width: content.width, height: bottom - top)
  }

  private var isSideways: Bool {
    scene.content.width > scene.size.width && scene.content.height <= scene.size.height
  }

  // MARK: Rows

  private var rows: [SVG] {
    let content = scene.content
    let length = Self.rowLength
    return visible(length, from: content.y, to: content.maxY, screen: scene.size.height)
      .flatMap { index in
        row(
          index,
          Rect(x: content.x, y: content.y + index * length, width: content.width, height: length))
      }
  }

  private func row(_ index: Double, _ frame: Rect) -> [SVG] {
    let badge = Palette.badges[Self.place(of: index, among: Palette.badges.count)]
    let middle = frame.center.y
    let room = max(frame.width - 72, 0)
    let share = [0.62, 0.48, 0.7, 0.54, 0.4][Self.place(of: index, among: 5)]
    return [
      .rect(
        Rect(x: frame.x + 12, y: middle - 14, width: 28, height: 28), radius: 8, fill: badge.fill),
      Self.number(index, at: Point(x: frame.x + 26, y: middle + 4), ink: badge.ink),
      .rect(
        Rect(x: frame.x + 52, y: middle - 9, width: room * share, height: 7), radius: 3.5,
        fill: Palette.line),
      .rect(
        Rect(x: frame.x + 52, y: middle + 4, width: room * (1.25 - share), height: 5), radius: 2.5,
        fill: Palette.faintLine),
      .rect(
        Rect(x: frame.x + 52, y: frame.maxY - 1, width: frame.width - 52, height: 1),
        fill: Palette.separator),
    ]
  }

  // MARK: Cards

  private var cards: [SVG] {
    let content = scene.content
    let count = max((content.width / Self.cardLength).rounded(), 1)
    let length = content.width / count
    let height = content.height > 0 ? content.height : scene.size.height
    return visible(length, from: content.x, to: content.maxX, screen: scene.size.width)
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
    return [
      .rect(frame, radius: 14, fill: Palette.content),
      .rect(picture, radius: 9, fill: badge.fill),
      Self.number(index, at: Point(x: picture.center.x, y: picture.center.y + 4), ink: badge.ink),
      .rect(
        Rect(x: picture.x, y: below + 14, width: picture.width * 0.8, height: 7), radius: 3.5,
        fill: Palette.line),
      .rect(
        Rect(x: picture.x, y: below + 29, width: picture.width * 0.55, height: 5), radius: 2.5,
        fill: Palette.faintLine),
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
      index < 1e6 ? "\(Int(index) + 1)" : "…", at: point, size: 12, fill: ink, anchor: "middle"
    ).with(["font-weight": "600"])
  }
}
