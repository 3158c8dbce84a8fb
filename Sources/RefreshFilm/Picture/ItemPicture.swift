import RefreshKit

/// An item of a scene as shapes.
nonisolated struct ItemPicture {
  private let item: SceneItem

  init(_ item: SceneItem) {
    self.item = item
  }

  /// The item in the screen's points; nil if nothing is visible.
  var element: SVG? {
    let elements = centred
    guard !elements.isEmpty else { return nil }
    return SVG.group(at: item.frame.center, rotation: item.rotation, elements).opacity(item.alpha)
  }

  /// The elements around the origin, which is the middle of the frame.
  var centred: [SVG] {
    switch item.content {
    case .text(let text): words(text)
    case .image(let picture): Self.picture(picture)
    case .ring(let ring): Self.shadow(of: ring.disc) + shapes
    case .spinner, .shape: shapes
    }
  }

  private var shapes: [SVG] {
    item.content.shapes(in: item.frame.size)
      .flatMap { ShapePicture($0, in: item.frame.size).elements }
  }

  // MARK: Words

  /// The height of a line, in sizes of its font.
  private static let lineHeight = 1.15

  /// A line, or a column of glyphs for an upright text; what does not fit ends in an ellipsis.
  private func words(_ text: DisplayItem.Text) -> [SVG] {
    let lines = lines(of: text)
    let (x, anchor): (Double, SVG.Anchor) =
      switch text.contentMode {
      case .left: (-item.frame.width / 2, .left)
      case .center: (0, .middle)
      case .right: (item.frame.width / 2, .right)
      }
    return lines.enumerated().map { index, line in
      let middle = (Double(index) - Double(lines.count - 1) / 2) * text.fontSize * Self.lineHeight
      return SVG.text(
        line, at: Point(x: x, y: middle + text.fontSize * 0.36), size: text.fontSize,
        fill: text.color.css, anchor: anchor
      ).opacity(text.color.alpha)
    }
  }

  private func lines(of text: DisplayItem.Text) -> [String] {
    let (frame, size) = (item.frame, text.fontSize)
    guard frame.width > 0, size > 0 else { return [] }
    guard text.isUpright else {
      // A label that was made as wide as its text holds it, whatever the font.
      let isMadeToFit = abs(frame.width - measureByScalars(text.string, fontSize: size)) < 1
      guard !isMadeToFit else { return [text.string] }
      return TextLines(text.string, size: size, width: frame.width, limit: 1).lines
    }
    let count = Int((frame.height / (size * Self.lineHeight)).clamped(to: 1...1e6))
    let glyphs = text.string.map(String.init)
    return glyphs.count <= count ? glyphs : glyphs.prefix(count - 1) + ["…"]
  }

  // MARK: Images

  /// An image around the origin.
  static func picture(_ picture: DisplayItem.Picture) -> [SVG] {
    let size = picture.image.size
    let shapes = DisplayItem.Content.image(picture).shapes(in: size)
    return shapes.isEmpty
      ? tile(picture.image) : shapes.flatMap { ShapePicture($0, in: size).elements }
  }

  /// An image that only the host has: a page with the end of its name.
  private static func tile(_ image: Image) -> [SVG] {
    let label = String(image.name.split(separator: "#").last ?? "")
    let number = Int(label).map { $0 % Palette.tiles.count } ?? 0
    let frame = Rect(center: .zero, size: image.size)
    let side = min(frame.width, frame.height)
    return [
      .rect(frame, radius: side * 0.24, fill: Palette.tiles[max(number, 0)]),
      SVG.text(
        label, at: Point(x: 0, y: side * 0.17), size: side * 0.46, fill: Palette.tileInk,
        anchor: .middle
      ).with(["font-weight": "600"]),
    ]
  }

  // MARK: The shadow of a disc

  /// The number of circles in a shadow.
  private static let shadowSteps = 4

  /// Circles on top of each other, the widest at the back, each with the same opacity.
  static func shadow(of disc: DisplayItem.Disc?) -> [SVG] {
    guard let disc, let color = disc.shadowColor else { return [] }
    let count = disc.shadowRadius > 0 ? shadowSteps : 1
    return (0..<count).map { step in
      let blur = disc.shadowRadius * (1 - (Double(step) + 0.5) * 2 / Double(count))
      return SVG.circle(disc.shadowOffset, radius: disc.radius + blur, fill: color.css)
        .opacity(color.alpha / Double(count))
    }
  }
}
